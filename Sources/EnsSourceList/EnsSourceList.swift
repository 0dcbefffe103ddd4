// The room of EnsSourceList; see Sources/README.md.
