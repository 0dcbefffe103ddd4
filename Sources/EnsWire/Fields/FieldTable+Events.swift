extension FieldTable {
  /// What was done with records.
  static let events: [KindDescription] = [
    KindDescription(
      .play, "an event of playing one track",
      [
        FieldDescription("play_id", .text, "the same in all events of one play", by: .play),
        FieldDescription("seq", .count, "the place among the events of the play, from 1", by: .play),
        FieldDescription(
          "event",
          .word([
            "started", "progress", "paused", "resumed", "seeked", "stalled", "ended", "skipped", "stopped", "failed",
          ]), "what happened", by: .play),
        FieldDescription("at", .instant, "when it happened", by: .play),
        FieldDescription("position_ms", .count, "the place in the track", by: .play),
        FieldDescription("listened_ms", .count, "audible time so far; rules count this", by: .play),
        FieldDescription("duration_ms", .count, "how long the track is", by: .play),
        FieldDescription("record", .record, "the record that was played; in the first and the last event", by: .play),
        FieldDescription(
          "reason", .text,
          "first event: user, next, repeat, restored, autoplay or remote; `failed`: why", by: .play),
        FieldDescription("session", .text, "the same in all plays of one run", by: .play),
        FieldDescription("media_source", .text, "what the stream was opened with", by: .play),
        FieldDescription("method", .word(["file", "direct", "transcode"]), "how the sound was got", by: .play),
        FieldDescription("control", .text, "the path of the control socket", by: .play),
        FieldDescription("next", .flag, "last event: whether another play follows", by: .play),
      ]),
    KindDescription(
      .download, "what became of a record that was to be copied",
      [
        FieldDescription("status", .word(["copied", "present", "planned"]), "what became of it", by: .download),
        FieldDescription("file", .text, "the path of the copy", by: .download),
        FieldDescription("target", .text, "the path that the copy would have", by: .download),
        FieldDescription("size_bytes", .count, "the size of the copy", by: .download),
        FieldDescription("at", .instant, "when that was", by: .download),
      ]),
    KindDescription(
      .scrobble, "a listen that counts, and where it was reported",
      [
        FieldDescription("to", .text, "where it was reported", by: .scrobble),
        FieldDescription("status", .text, "what became of it there", by: .scrobble),
        FieldDescription("play_id", .text, "the play that it was made from", by: .scrobble),
        FieldDescription("listened_at", .instant, "when the listen began", by: .scrobble),
        FieldDescription("listened_ms", .count, "how long it was heard", by: .scrobble),
        FieldDescription("duration_ms", .count, "how long the track is", by: .scrobble),
        FieldDescription("artist", .text, "who made it", by: .scrobble),
        FieldDescription("album", .text, "the title of the album", by: .scrobble),
        FieldDescription("record", .record, "the record that was played", by: .scrobble),
      ]),
    KindDescription(
      .edit, "what the overlay has for a record, or is to have",
      [
        FieldDescription(
          "set",
          .object([
            FieldDescription("favorite", .flag, "whether it is a favourite", by: .index),
            FieldDescription("rating", .stars, "how it is rated", by: .index),
            FieldDescription("plays", .count, "how often it was played", by: .index),
            FieldDescription("last_played", .instant, "when it was played last", by: .index),
            FieldDescription("added", .instant, "when it was added first", by: .index),
            FieldDescription("file", .text, "the path of the file on this machine", by: .index),
          ]), "fields by name, with their values; any field of the record may be among them", by: .index),
        FieldDescription("unset", .texts, "fields that are to be as the source has them"),
      ]),
  ]
}
