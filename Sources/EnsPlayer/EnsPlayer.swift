// The room of EnsPlayer; see Sources/README.md.
