// The room of EnsWire; see Sources/README.md.
