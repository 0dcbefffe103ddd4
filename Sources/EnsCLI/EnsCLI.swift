// The room of EnsCLI; see Sources/README.md.
