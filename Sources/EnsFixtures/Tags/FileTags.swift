import EnsDomain

/// What is written into a file about its sound; nil and empty are not written.
struct FileTags: Sendable {
  var title: String?
  /// The artist as shown; `artists` names each one where there are several.
  var artist: String?
  var artists: [String] = []
  var album: String?
  var albumArtist: String?
  var trackNumber: Int?
  var trackTotal: Int?
  var discNumber: Int?
  var discTotal: Int?
  /// A year, or a day as `2004-05-17`.
  var date: String?
  var genres: [String] = []
  var moods: [String] = []
  var composer: String?
  var isCompilation = false
  var artistSort: String?
  var recordingID: String?
  var albumID: String?
  var artistID: String?
  var isrc: String?
  var gains = GainValues()
  var lyrics: String?
  var picture: Picture?

  /// A front cover.
  struct Picture: Sendable {
    let mediaType: String
    let width: Int
    let height: Int
    let bytes: [UInt8]
  }

  /// `3/12`, as ID3 writes a place in a series.
  static func place(_ number: Int?, of total: Int?) -> String? {
    guard let number else { return nil }
    return total.map { "\(number)/\($0)" } ?? String(number)
  }

  /// `-7.35 dB`, as ReplayGain is written.
  static func decibels(_ value: Double?) -> String? { value.map { fixed($0, digits: 2) + " dB" } }

  /// `0.988553`, as a ReplayGain peak is written.
  static func peak(_ value: Double?) -> String? { value.map { fixed($0, digits: 6) } }

  /// A number with so many digits after the point.
  private static func fixed(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((abs(value) * Double(scale)).rounded())
    let fraction = String(scale + whole % scale).dropFirst()
    return "\(value < 0 && whole > 0 ? "-" : "")\(whole / scale).\(fraction)"
  }
}
