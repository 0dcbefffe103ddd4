// The tests of EnsLedger.
