// The tests of EnsResolve.
