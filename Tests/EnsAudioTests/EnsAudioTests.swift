// The tests of EnsAudio.
