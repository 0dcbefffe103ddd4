// Command tests.
