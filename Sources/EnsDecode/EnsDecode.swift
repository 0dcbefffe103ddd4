// The room of EnsDecode; see Sources/README.md.
