import EnsCLI

extension PlayCommand {
  static let manual = Manual(
    name: "ens-play", purpose: "play the tracks of a stream",
    synopses: ["[OPTIONS]", "--control SOCKET --send COMMAND"],
    description: [
      "`ens-play` reads track records from standard input and plays them one after the other. What happens goes to "
        + "standard output as `play` records, which `ens-scrobble` reads: a play starts, makes progress, is paused, "
        + "ends. On a terminal no events are printed; a status line is shown instead.",
      "The sound of a track is the file in its `file`, when that is there; else the file that its local id stands for, "
        + "by `--source`, sources.json or the folder that `ens-fetch` noted.",
      "MP3 is decoded by libmpg123; FLAC, Ogg Vorbis, Opus, WAV, AIFF and others by libsndfile. Consecutive tracks of "
        + "one format reach the output as one run of samples, none added and none lost.",
      "A track that cannot be played is one line on standard error and a `failed` event with the reason. Five in a row "
        + "end the run. Albums, artists, playlists and the like are refused: `ens-resolve --expand` turns them into "
        + "tracks.",
    ],
    options: [
      output.description, gain.description, start.description, control.description, send.description,
      events.description, source.description, seed.description,
    ],
    sections: [
      Manual.Section(
        "Outputs",
        [
          "`auto` is `pulse`, then `alsa`. Other drivers are those of libout123, which Debian keeps in the package "
            + "mpg123; a device of one follows a colon. A device is opened at the rate of the track where it can be, "
            + "else the sound is resampled.",
          "`wav:FILE` and `raw:FILE` write a file, made aside and renamed when it is complete. The first track decides "
            + "the format: its own number of bits where nothing was lost, else 16; later tracks are converted to it. "
            + "Into standard output (`-`) events go nowhere, unless `--events` names a file. `null` decodes as fast as "
            + "it can.",
        ]),
      Manual.Section(
        "Loudness",
        [
          "The gains are those of the record. With `auto`, a track whose neighbour in the queue is of the same album "
            + "gets the album's gain, else its own. The known peak is never lifted above full scale, and a track "
            + "without a known peak is never lifted. `null` applies none."
        ]),
      Manual.Section(
        "Control",
        [
          "On the socket of `--control` one JSON object a line is a command, and each is answered by one line with "
            + "`ok`, the state and the position: `{\"command\":\"pause\"}`, and in the same way `stop`, `resume`, "
            + "`toggle`, `next`, `previous`, `state`, and `{\"command\":\"seek\",\"position_ms\":90000}` or "
            + "`\"offset_ms\":-5000`. `--send` speaks for a person: `next`, `seek 1:30`, `seek +10s`.",
          "On a terminal the keys are space (pause), n (next), p (previous, or back to the start), the left and right "
            + "arrows (10 seconds) and q.",
        ]),
      Manual.Section(
        "Events",
        [
          "`started` and the last event of a play (`ended`, `skipped`, `stopped`, `failed`) hold the input record as "
            + "`record`; `listened_ms` is what was heard, whatever the position. `progress` comes every 10 seconds of "
            + "sound and is dropped when the reader is slow. When the reader has left, the music goes on."
        ]),
    ],
    statuses: [
      (.nothing, "no track came in"), (.partial, "some tracks failed, or five in a row did"),
      (.unavailable, "no sound device, or no player listens on the socket"),
      (.cannotCreate, "the output file cannot be made"),
    ],
    examples: [
      Manual.Example("Play some jazz.", "ens-resolve \"play some jazz\" | ens-queue --shuffle | ens-play"),
      Manual.Example(
        "Make one WAV file of an album, without gaps.",
        "ens-resolve \"the album blue hours\" | ens-play --output wav:album.wav"),
      Manual.Example(
        "Keep what was heard.",
        "ens-resolve \"play some jazz\" | ens-play --output null | ens-scrobble --to file:plays.ndjson"),
    ],
    seeAlso: ["ens-queue(1)", "ens-resolve(1)", "ens-scrobble(1)", "mpg123(1)"], input: .records)
}
