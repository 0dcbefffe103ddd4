// The tests of EnsDomain.
