// The room of EnsSignal; see Sources/README.md.
