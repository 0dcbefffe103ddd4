// The room of EnsResolve; see Sources/README.md.
