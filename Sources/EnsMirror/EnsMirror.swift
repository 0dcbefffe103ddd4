// The room of EnsMirror; see Sources/README.md.
