// The tests of EnsCatalog.
