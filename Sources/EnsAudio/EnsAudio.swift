// The room of EnsAudio; see Sources/README.md.
