extension FieldTable {
  /// What frames a fetch stream.
  static let brackets: [KindDescription] = [
    KindDescription(
      .syncBegin, "what follows, up to its `sync_end`, comes from one source",
      [
        FieldDescription("source", .text, "the source and server: `local/NAME`", by: .fetch, .fixture),
        FieldDescription(
          "libraries", .texts, "the libraries that are covered; absent: all of the source", by: .fetch, .fixture),
        FieldDescription("kinds", .texts, "the kinds that are covered; absent: all", by: .fetch, .fixture),
        FieldDescription(
          "mode", .word(["full", "delta"]), "whether the records replace what is known, or change it",
          by: .fetch, .fixture),
        FieldDescription("cursor", .text, "where the delta starts", by: .fetch),
      ]),
    KindDescription(
      .syncEnd, "the end of a source's part; a part without it is not used",
      [
        FieldDescription("source", .text, "as in `sync_begin`", by: .fetch, .fixture),
        FieldDescription("complete", .flag, "whether everything was read", by: .fetch, .fixture),
        FieldDescription("reason", .text, "why it is not complete", by: .fetch),
        FieldDescription(
          "counts", .counts, "how many records of each kind lie between the brackets", by: .fetch, .fixture),
        FieldDescription("cursor", .text, "where the next delta can start", by: .fetch),
      ]),
    KindDescription(
      .cursor, "where a source's next delta starts",
      [
        FieldDescription("source", .text, "as in `sync_begin`", by: .index),
        FieldDescription("cursor", .text, "what the source's last `sync_end` gave", by: .index),
      ]),
    KindDescription(
      .known, "an item that the index has, for sources that do not tell what was deleted", []),
    KindDescription(.removed, "an item that is gone", []),
  ]
}
