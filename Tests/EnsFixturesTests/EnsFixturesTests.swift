// The tests of EnsFixtures.
