// The tests of EnsWire.
