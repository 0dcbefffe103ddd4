// The room of EnsDomain; see Sources/README.md.
