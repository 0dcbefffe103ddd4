// The tests of EnsTags.
