import EnsCLI

extension ScrobbleCommand {
  static let manual = Manual(
    name: "ens-scrobble", purpose: "report what was listened to, each listen once",
    synopses: ["[--to source|file:PATH] ...", "--flush [--to source|file:PATH] ...", "--pending", "--export"],
    description: [
      """
      Reads the `play` events of `ens-play` and makes a listen of every play that was heard for long enough: half of the \
      track or four minutes, whichever is less, of a track of more than thirty seconds; four minutes of a track whose \
      length is unknown. Audible time counts: neither seeking nor a pause adds to it. A play whose last event is missing \
      at the end of input was stopped where it was heard last.
      """,
      """
      A listen is kept in a ledger before it is reported, and marked there afterwards. What a full disk, a kill or a \
      power cut has left over is reported by the next run, and what has been reported is not reported again: not when \
      the same events come a second time, not when the ledger missed that a line was written, and not to a file that \
      holds the play already. A last line that was torn is completed. Two plays never begin in one second; the later one \
      is moved, since some services take such for one.
      """,
      """
      Until its input ends it passes over the signals INT, HUP and TERM for up to three seconds: Ctrl-C ends the whole \
      pipeline, and the player's last event still counts. Then it reports what it has and ends by the signal.
      """,
      """
      With `--to source` a listen goes back to the source of the track. For a local library that is a record on standard \
      output, from which `ens-index` counts the play. Listens to other sources are kept until a later version can report \
      them.
      """,
      """
      With `--to file:PATH` it becomes a line of a file, put onto the disk before the next event is read. The file may \
      be moved away at any time; a new one begins with the next listen. The folder must be there.
      """,
    ],
    options: [targets.description, flush.description, pending.description, export.description],
    sections: [
      Manual.Section(
        "OUTPUT",
        [
          """
          A line of a file, and of `--export`, is a `scrobble` record with the `id` and `account` of the track, `play_id`, \
          `listened_at` (when the play began), `listened_ms` (how much was heard), `duration_ms`, `title`, `artist`, \
          `album`, and `record`: the track as it was played, byte for byte. On standard output come the same records with \
          `to`, which is `source` or `file:PATH`, and `status`, which is `sent` or, with `--pending`, `pending`. One \
          reader counts a `play_id` once, so `ens-index` takes such records from anywhere, any number of times.
          """
        ]),
      Manual.Section(
        "THE LEDGER",
        [
          """
          `$XDG_STATE_HOME/ens/ledger.db` holds every listen as its record, and for every place that it goes to whether \
          it has got there. A place gets what is heard from its first use on. `ens-scrobble --export` gives everything \
          that was ever heard, for instance to begin a file again that was lost.
          """
        ]),
    ],
    statuses: [
      (.nothing, "There were records, but no play events."),
      (.partial, "Some records were no events, or listens could not be reported and wait in the ledger."),
      (.badInput, "The ledger is damaged or no ledger."),
      (.cannotCreate, "The ledger or the folder of a file is not there or may not be written."),
      (.inputOutput, "Writing failed, for example because the disk is full. The listens wait in the ledger."),
      (.temporary, "Another program holds the ledger."),
    ],
    examples: [
      Manual.Example(
        "Play something and keep a diary of it.",
        "ens-resolve \"the album blue hours\" | ens-play --output null | ens-scrobble --to file:plays.ndjson"),
      Manual.Example(
        "Count the plays in the index.",
        "ens-resolve \"the album blue hours\" | ens-play --output null | ens-scrobble --to source | ens-index"),
      Manual.Example("See what has been heard.", "ens-scrobble --export --format '{listened_at} {artist} - {title}'"),
      Manual.Example("Report what could not be reported before.", "ens-scrobble --flush"),
    ],
    seeAlso: ["ens-index(1)", "ens-play(1)"], input: .records)
}
