// The room of EnsSQLite; see Sources/README.md.
