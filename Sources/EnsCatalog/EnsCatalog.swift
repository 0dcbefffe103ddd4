// The room of EnsCatalog; see Sources/README.md.
