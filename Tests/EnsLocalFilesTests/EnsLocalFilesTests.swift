// The tests of EnsLocalFiles.
