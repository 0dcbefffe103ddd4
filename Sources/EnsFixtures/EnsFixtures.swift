// The room of EnsFixtures; see Sources/README.md.
