// The tests of EnsQueue.
