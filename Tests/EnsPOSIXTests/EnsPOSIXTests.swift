// The tests of EnsPOSIX.
