extension FieldTable {
  /// What `ens-resolve` and `ens-index` say.
  static let answers: [KindDescription] = [
    KindDescription(.intent, "what a sentence asks for; `ens-queue` obeys it", [query] + intentMembers),
    KindDescription(
      .resolution, "what a sentence may mean, best first",
      [
        query,
        FieldDescription("intent", .object(intentMembers), "what the sentence asks for", by: .resolve),
        FieldDescription("candidates", .objects(candidateMembers), "what it may mean", by: .resolve),
      ]),
    KindDescription(
      RecordKind(rawValue: "mood"), "a mood that `ens-resolve --list` found",
      [FieldDescription("track_count", .count, "how many tracks have it", by: .resolve)]),
    KindDescription(
      RecordKind(rawValue: "decade"), "ten years that `ens-resolve --list` found",
      [FieldDescription("track_count", .count, "how many tracks are of them", by: .resolve)]),
    KindDescription(.summary, "what came of a sync, or what the index holds", summaryMembers),
  ]

  private static let query = FieldDescription("query", .text, "the sentence", by: .resolve)

  private static let intentMembers = [
    FieldDescription(
      "action", .word(["play", "shuffle", "next", "last", "radio", "download", "favorite", "add_to_playlist"]),
      "what is to be done with the records that follow", by: .resolve),
    FieldDescription("shuffle", .flag, "whether the order is to be mixed", by: .resolve),
    FieldDescription("repeat", .word(["all", "one"]), "whether to go on after the last record", by: .resolve),
    FieldDescription("limit", .count, "how many records are wanted", by: .resolve),
    FieldDescription("understood", .text, "how the sentence was read", by: .resolve),
  ]

  private static let candidateMembers = [
    FieldDescription(
      "kind", .text, "track, album, artist, playlist, genre, mood, year, decade, movie or hub", by: .resolve),
    FieldDescription("id", .identifier, "the candidate's record", by: .resolve),
    FieldDescription("title", .text, "its name", by: .resolve),
    FieldDescription("artist", .text, "who made it", by: .resolve),
    FieldDescription("score", .number, "how well it fits, from 0 to 1", by: .resolve),
    FieldDescription("parts", .object(partMembers), "the parts of its price; lower is better", by: .resolve),
  ]

  private static let partMembers = [
    FieldDescription("name", .number, "bits to pick the name", by: .resolve),
    FieldDescription("exactness", .number, "bits for slips and for what was left out", by: .resolve),
    FieldDescription("kind", .number, "bits for words that say a kind", by: .resolve),
    FieldDescription("artist", .number, "bits for the artist's fit", by: .resolve),
    FieldDescription("rest", .number, "bits for the words that are left over", by: .resolve),
  ]

  private static let summaryMembers = [
    FieldDescription("source", .text, "the source that is summed up", by: .index),
    FieldDescription(
      "outcome", .word(["committed", "failed", "refused", "sound", "damaged"]),
      "what became of the last sync, or what a check found", by: .index),
    FieldDescription("reason", .text, "why a sync was not taken", by: .index),
    FieldDescription("snapshot", .count, "the number of the new snapshot", by: .index),
    FieldDescription("added_count", .count, "records that are new", by: .index),
    FieldDescription("changed_count", .count, "records that differ from before", by: .index),
    FieldDescription("unchanged_count", .count, "records that came as they were", by: .index),
    FieldDescription("removed_count", .count, "records that are gone", by: .index),
    FieldDescription("counts", .counts, "how many records there are of each kind", by: .index),
    FieldDescription("last_sync", .instant, "when the last sync ended, well or badly", by: .index),
    FieldDescription("last_good", .instant, "when the last good sync ended", by: .index),
    FieldDescription("tracks", .count, "tracks of the source", by: .index),
    FieldDescription("albums", .count, "albums of the source", by: .index),
    FieldDescription("artists", .count, "artists of the source", by: .index),
    FieldDescription("playlists", .count, "playlists of the source", by: .index),
    FieldDescription("records", .count, "records of every kind", by: .index),
    FieldDescription("overlay", .count, "records that the overlay has something for", by: .index),
  ]
}
