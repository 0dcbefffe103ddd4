import EnsSignal

/// How music of a genre is made up here: enough that jazz and techno are told apart by ear.
struct MusicStyle: Sendable {
  /// A chord: the distance of its root from the key, and its notes above the root, in semitones.
  struct Chord: Sendable {
    let root: Int
    let notes: [Int]
  }

  /// What the drums do.
  enum Drums: Sendable { case none, swing, straight, four }

  let beatsPerMinute: ClosedRange<Int>
  let progressions: [[Chord]]
  let lead: Waveform
  /// How many lead notes make up a beat.
  let notesPerBeat: Int
  let swings: Bool
  let drums: Drums
  let walksBass: Bool

  /// The style of a genre; one that is not known here sounds like pop.
  static func of(genre: String) -> MusicStyle {
    switch genre {
    case "Jazz", "Blues", "Soul":
      MusicStyle(
        beatsPerMinute: 96...138, progressions: [turnaround, minorTurnaround], lead: .triangle, notesPerBeat: 2,
        swings: true, drums: .swing, walksBass: true)
    case "Rock", "Metal", "Country":
      MusicStyle(
        beatsPerMinute: 112...152, progressions: [ballad, anthem], lead: .square, notesPerBeat: 2, swings: false,
        drums: .straight, walksBass: false)
    case "Electronic", "Hip-Hop", "Reggae":
      MusicStyle(
        beatsPerMinute: 92...128, progressions: [minor, anthem], lead: .sawtooth, notesPerBeat: 4, swings: false,
        drums: .four, walksBass: false)
    case "Classical", "Folk", "Soundtrack":
      MusicStyle(
        beatsPerMinute: 80...112, progressions: [cadence, ballad], lead: .sine, notesPerBeat: 3, swings: false,
        drums: .none, walksBass: false)
    case "Ambient":
      MusicStyle(
        beatsPerMinute: 50...66, progressions: [drift], lead: .sine, notesPerBeat: 1, swings: false, drums: .none,
        walksBass: false)
    default:
      MusicStyle(
        beatsPerMinute: 96...124, progressions: [ballad, minor], lead: .triangle, notesPerBeat: 2, swings: false,
        drums: .straight, walksBass: false)
    }
  }

  private static let major = [0, 4, 7]
  private static let lesser = [0, 3, 7]
  private static let turnaround = chords(
    (2, [0, 3, 7, 10]), (7, [0, 4, 7, 10]), (0, [0, 4, 7, 11]), (9, [0, 3, 7, 10]))
  private static let minorTurnaround = chords(
    (2, [0, 3, 6, 10]), (7, [0, 4, 7, 10]), (0, [0, 3, 7, 10]), (8, [0, 4, 7, 11]))
  private static let ballad = chords((0, major), (7, major), (9, lesser), (5, major))
  private static let anthem = chords((9, lesser), (5, major), (0, major), (7, major))
  private static let minor = chords((0, lesser), (8, major), (3, major), (10, major))
  private static let cadence = chords((0, major), (5, major), (7, [0, 4, 7, 10]), (0, major))
  private static let drift = chords((0, [0, 2, 7]), (5, [0, 4, 7, 11]), (0, [0, 4, 9]), (5, [0, 2, 7]))

  private static func chords(_ chords: (Int, [Int])...) -> [Chord] { chords.map { Chord(root: $0.0, notes: $0.1) } }
}
