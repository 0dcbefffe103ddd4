import EnsDomain

/// Words to sing, made of titles.
enum Lyrics {
  /// What lies beside a track by the ending of its name; of some tracks the words are in the tags instead.
  static func beside(
    _ track: Int, lengthMs: Int, tags: inout FileTags, using generator: inout SeededGenerator
  ) -> [String: String] {
    guard track % 4 == 1 else { return [:] }
    let lines = (0..<generator.number(in: 4...7)).map { _ in Tongue.english.title(using: &generator) }
    switch track / 4 % 3 {
    case 0: return ["lrc": timed(lines, lengthMs: lengthMs, tags: tags)]
    case 1: return ["txt": lines.joined(separator: "\n") + "\n"]
    default:
      tags.lyrics = lines.joined(separator: "\n")
      return [:]
    }
  }

  /// The LRC format: a time in minutes, seconds and hundredths before every line, spread over the track.
  private static func timed(_ lines: [String], lengthMs: Int, tags: FileTags) -> String {
    var text = "[ti:\(tags.title ?? "")]\n[ar:\(tags.artist ?? "")]\n"
    for (index, line) in lines.enumerated() {
      let hundredths = lengthMs / 10 * 3 / 4 * index / lines.count
      text += "[\(padded(hundredths / 6000)):\(padded(hundredths / 100 % 60)).\(padded(hundredths % 100))]\(line)\n"
    }
    return text
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
