// The room of EnsPOSIX; see Sources/README.md.
