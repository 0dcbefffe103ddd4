// The tests of EnsSource.
