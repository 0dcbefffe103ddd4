// The tests of EnsDecode.
