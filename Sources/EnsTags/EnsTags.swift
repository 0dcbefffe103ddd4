// The room of EnsTags; see Sources/README.md.
