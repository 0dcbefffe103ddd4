// The room of EnsSound; see Sources/README.md.
