// The room of EnsLedger; see Sources/README.md.
