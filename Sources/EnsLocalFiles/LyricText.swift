/// Lyrics as they were read: plain, or with times.
struct LyricText: Hashable, Sendable {
  /// The words alone, line by line.
  var text: String
  /// Timed lines in order; empty for plain lyrics.
  var lines: [LyricLine] = []
  var language: String?

  /// `word`, `line`, or nil for plain lyrics.
  var timing: String? {
    if lines.isEmpty { return nil }
    return lines.contains { !$0.words.isEmpty } ? "word" : "line"
  }

  /// Lyrics from timed lines.
  init(lines: [LyricLine], language: String? = nil) {
    self.lines = lines
    self.language = language
    text = lines.map(\.text).joined(separator: "\n")
  }

  /// Reads a text, in the LRC format or plain.
  ///
  /// LRC has `[mm:ss.xx]` before a line, several of them where it comes again, `<mm:ss.xx>` before a word, and
  /// `[offset:±ms]`, which lets all lines come so much sooner. Lines without a time in it are names of things.
  init(_ source: String, language: String? = nil) {
    self.language = language
    var timed: [LyricLine] = []
    var plain: [String] = []
    var offset: Int64 = 0
    for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = line.drop { $0 == " " || $0 == "\t" }
      var times: [Int64] = []
      while rest.first == "[", let close = rest.firstIndex(of: "]") {
        let inner = rest[rest.index(after: rest.startIndex)..<close]
        if let time = Self.time(inner) {
          times.append(time)
        } else if let value = Self.offset(inner) {
          offset = value
        } else if times.isEmpty, !inner.contains(":") {
          break
        }
        rest = rest[rest.index(after: close)...]
      }
      if times.isEmpty {
        plain.append(String(line))
      } else {
        timed += times.map { Self.line(rest, at: $0) }
      }
    }
    guard !timed.isEmpty else {
      text = plain.joined(separator: "\n").trimmed
      return
    }
    // The order of equal times is the file's: a sort that keeps it.
    let order = timed.indices.sorted { (timed[$0].milliseconds, $0) < (timed[$1].milliseconds, $1) }
    lines = order.map { timed[$0].shifted(by: -offset) }
    text = lines.map(\.text).joined(separator: "\n")
  }

  private static func line(_ source: Substring, at milliseconds: Int64) -> LyricLine {
    var words: [LyricLine.Word] = []
    var text = ""
    var current: (time: Int64, text: String)?
    var rest = source
    while !rest.isEmpty {
      if rest.first == "<", let close = rest.firstIndex(of: ">"),
        let time = Self.time(rest.dropFirst().prefix(upTo: close))
      {
        if let current, !current.text.isEmpty {
          words.append(LyricLine.Word(milliseconds: current.time, text: current.text))
        }
        current = (time, "")
        rest = rest[rest.index(after: close)...]
        continue
      }
      let character = rest.removeFirst()
      text.append(character)
      current?.text.append(character)
    }
    if let current, !current.text.isEmpty {
      words.append(LyricLine.Word(milliseconds: current.time, text: current.text))
    }
    return LyricLine(milliseconds: milliseconds, text: text.trimmed, words: words)
  }

  /// `mm:ss`, `mm:ss.xx`, `mm:ss:xx` or `mm:ss.xxx` in milliseconds; nil for anything else.
  private static func time(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let minutes = number(parts[0], 1...4) else { return nil }
    let tail =
      parts.count == 3 ? [parts[1], parts[2]] : parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard tail.count == 1 || tail.count == 2, let seconds = number(tail[0], 1...2), seconds < 60 else { return nil }
    var fraction: Int64 = 0
    if tail.count == 2 {
      guard let value = number(tail[1], 1...3) else { return nil }
      fraction = value * [100, 10, 1][tail[1].utf8.count - 1]
    }
    return (minutes * 60 + seconds) * 1000 + fraction
  }

  private static func number(_ text: Substring, _ digits: ClosedRange<Int>) -> Int64? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }

  private static func offset(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "offset" else { return nil }
    let digits = parts[1].filter { $0 != " " }
    return Int64(digits.hasPrefix("+") ? String(digits.dropFirst()) : digits).flatMap {
      $0.magnitude < 86_400_000 ? $0 : nil
    }
  }
}

extension LyricLine {
  /// The line so much later, never before the track's start.
  fileprivate func shifted(by milliseconds: Int64) -> LyricLine {
    var line = self
    line.milliseconds = max(0, line.milliseconds + milliseconds)
    line.words = words.map { Word(milliseconds: max(0, $0.milliseconds + milliseconds), text: $0.text) }
    return line
  }
}

extension String {
  /// The text without blanks and line ends at either end.
  fileprivate var trimmed: String {
    let inner = drop { $0.isWhitespace }
    guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(inner[...last])
  }
}
