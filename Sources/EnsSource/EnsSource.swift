// The room of EnsSource; see Sources/README.md.
