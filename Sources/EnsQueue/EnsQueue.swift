// The room of EnsQueue; see Sources/README.md.
