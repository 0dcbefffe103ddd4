// The room of EnsLocalFiles; see Sources/README.md.
