// The tests of EnsSQLite.
