// The tests of EnsSignal.
