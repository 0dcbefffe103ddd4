// The tests of EnsCLI.
