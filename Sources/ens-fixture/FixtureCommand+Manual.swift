import EnsCLI

extension FixtureCommand {
  static let manual = Manual(
    name: "ens-fixture", purpose: "make music libraries and catalogues to test with",
    synopses: [
      "library DIR [--tracks N] [--seed N] [--formats LIST] [--length TIME]",
      "records [--tracks N] [--seed N] [--source-name NAME] [--account NAME]", "scrub [--seed N]",
    ],
    description: [
      """
      Makes fixtures: things to test a music program with, which are the same bytes for the same number whenever and \
      wherever they are made with the same versions of the sound libraries, so that nobody has to keep them.
      """,
      """
      Every name is made up, from words of seventeen languages. Artists, albums and titles are as many and as often \
      repeated as in real collections, and so are their oddities: accents, other scripts, sets of several discs, \
      compilations, guests, albums of one name, playlists with an entry twice and with one that is gone.
      """,
    ],
    verbs: [
      .init("library", "write a folder of tagged audio files and print a track record for each"),
      .init("records", "print a whole catalogue between brackets, without any audio"),
      .init("scrub", "read a catalogue and print one that can be published"),
    ],
    options: [
      tracks.description, seed.description, formats.description, length.description, sourceName.description,
      account.description,
    ],
    sections: [librarySection, scrubSection],
    statuses: [
      (.partial, "Some input lines were no records; the others were scrubbed."),
      (.cannotCreate, "The folder cannot be made, or is not empty."),
    ],
    examples: [
      .init("Make a folder of music to play with.", "ens-fixture library demo --tracks 12 --seed 7 > tracks.ndjson"),
      .init("See how a program bears a large catalogue.", "ens-fixture records --tracks 20000 | ens-index"),
      .init(
        "Turn a catalogue into one for a bug report.",
        "ens-fixture records --tracks 100 | ens-fixture scrub > report.ndjson"),
    ],
    seeAlso: ["ens(7)", "ens-records(7)", "ens-fetch(1)", "ens-index(1)"], input: .records)

  private static let librarySection = Manual.Section(
    "THE LIBRARY",
    [
      """
      `library` makes 48 tracks of some nine seconds unless told otherwise, in FLAC, Ogg Vorbis, Opus, MP3 and WAV, \
      and never writes into a folder that holds something. The music is made up too, after the genre. Tags are what a \
      careful tagger writes: Vorbis comments, ID3 2.3 and 2.4 (with ID3v1), INFO lists, pictures, loudness. Beside the \
      tracks lie covers, lyrics (timed and plain) and playlists.
      """,
      """
      The first albums are the same for every number, whatever else is asked for; among them are the jazz album Blue \
      Hours, which the examples of the other pages play, and one name borne by two albums. A track record says what \
      tags and sound say, as a fetch of the folder does, and where the file is.
      """,
    ])

  private static let scrubSection = Manual.Section(
    "SCRUBBING",
    [
      """
      `scrub` replaces every name, id, path, date and account, and every text in a field that it does not know; what \
      stays are measures and counts, words of the format itself (kinds, codecs, types) and punctuation. One word \
      becomes the same other word wherever it stands and, with the same `--seed`, in every run, so equal stays equal, \
      different stays different, and ids still lead to their records. Script, capitals, accents and length are kept as \
      far as a replacement can keep them, and so are order, counts, fields, spacing and escapes. Instants move by one \
      distance, release dates by whole years.
      """,
      """
      Whoever knows the number can try what a word was. Without `--seed` a new number is drawn and forgotten; give one \
      that cannot be guessed, and keep it to yourself, when several files must fit together.
      """,
    ])
}
