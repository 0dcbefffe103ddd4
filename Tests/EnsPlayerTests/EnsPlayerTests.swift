// The tests of EnsPlayer.
