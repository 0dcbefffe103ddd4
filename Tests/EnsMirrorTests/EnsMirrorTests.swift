// The tests of EnsMirror.
