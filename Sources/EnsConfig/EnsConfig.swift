// The room of EnsConfig; see Sources/README.md.
