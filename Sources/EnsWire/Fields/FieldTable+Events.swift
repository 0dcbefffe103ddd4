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
        FieldDescription("via", .text, "the player, when the sound is made elsewhere", by: .play),
        FieldDescription("next", .flag, "last event: whether another play follows", by: .play),
      ]),
    KindDescription(
      .download, "what became of a record that was to be copied",
      [
        FieldDescription(
          "status", .word(["copied", "present", "failed"]), "what became of it", by: .download),
        FieldDescription("file", .text, "the path of the copy", by: .download),
        FieldDescription("size_bytes", .count, "the size of the copy", by: .download),
        FieldDescription("at", .instant, "when it was made", by: .download),
        FieldDescription("reason", .text, "why it failed", by: .download),
      ]),
    KindDescription(
      .scrobble, "a listen that was reported",
      [
        FieldDescription("to", .text, "where it was reported", by: .scrobble),
        FieldDescription("at", .instant, "when the listen began", by: .scrobble),
        FieldDescription("play_id", .text, "the play that it was made from", by: .scrobble),
        FieldDescription("listened_ms", .count, "how long it was heard", by: .scrobble),
        FieldDescription("plays", .count, "how many plays this adds", by: .scrobble),
        FieldDescription("last_played", .instant, "when the item was last heard", by: .scrobble),
      ]),
  ]
}
