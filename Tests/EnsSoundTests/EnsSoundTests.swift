// The tests of EnsSound.
