// The tests of EnsConfig.
