import EnsCLI

extension QueueCommand {
  static let manual = Manual(
    name: "ens-queue", purpose: "put tracks in playing order", synopses: ["[OPTIONS]"],
    description: [
      "`ens-queue` reads records from standard input and writes the tracks among them in the order they are to be "
        + "played: as they came, shuffled, repeated, or only the first of them. Records are passed on byte for byte.",
      "An `intent` record, which `ens-resolve` writes before its tracks, is obeyed for the tracks that follow it, up to "
        + "the next one: its `shuffle`, `repeat` and `limit`. It is not passed on. Options win over it, and where they "
        + "decide the order or the repetition the whole stream is one queue.",
      "Albums, artists, playlists and the like are refused: `ens-resolve --expand` turns them into tracks. Records of "
        + "other kinds are passed on where they stand, or before the tracks that are held.",
      "Without shuffling and repeating every track is passed on at once and the memory needed does not grow; otherwise "
        + "the lines of one queue are held. Endless repetition ends when the reader leaves or at a limit.",
    ],
    options: [
      shuffle.description, shuffleBy.description, seed.description, repeats.description, limit.description,
      limitTime.description,
    ],
    sections: [
      Manual.Section(
        "Shuffling",
        [
          "The generator is xoshiro256** 1.0, its state filled by SplitMix64 from the seed; numbers below a bound are "
            + "drawn by Lemire's method, and orders by the shuffle of Fisher and Yates. So one seed gives one order on "
            + "every machine and in every version. With each pass of a repeated queue the order is drawn anew.",
          "Tracks of one album are those with the same `account` and `album_id`, else with the same `album` and "
            + "`album_artist`; tracks of one artist those with the same `album_artist`, else `artist`.",
        ]),
      Manual.Section(
        "Limits",
        [
          "`--limit` and `--limit-time` count what is written, repeats included. The queue ends before the first track "
            + "that would be too much; a track of unknown length takes no time."
        ]),
    ],
    statuses: [
      (.nothing, "no track came in"), (.partial, "some lines were no records, or records that cannot be queued"),
      (.badInput, "the input is pretty-printed JSON"), (.inputOutput, "reading or writing failed"),
    ],
    examples: [
      Manual.Example(
        "Play some jazz in random order.",
        "ens-resolve \"play some jazz\" | ens-queue --shuffle | ens-play --output null"),
      Manual.Example(
        "Keep half an hour of it, the same every time.",
        "ens-resolve \"play some jazz\" | ens-queue --shuffle --seed 7 --limit-time 30m > evening.ndjson"),
      Manual.Example(
        "An editor, jq and sort are queue commands too.",
        "ens-resolve \"play some jazz\" | jq -c 'select(.kind == \"track\")' | sort | ens-queue --limit 3 --format '{artist} – {title}'"
      ),
    ],
    seeAlso: ["ens-resolve(1)", "ens-play(1)"], input: .records)
}
