internal import EnsWire

/// One line of lyrics, and where it stands in time.
struct LyricLine: Hashable, Sendable {
  /// A word, or a part of one, with its own instant.
  struct Word: Hashable, Sendable {
    var milliseconds: Int64
    var text: String
  }

  var milliseconds: Int64
  var text: String
  /// Empty where only the line is timed.
  var words: [Word] = []

  /// `{"at_ms":…,"text":…,"words":[{"at_ms":…,"text":…}]}`
  var value: JSONValue {
    var members = [JSONMember("at_ms", .integer(milliseconds)), JSONMember("text", .string(text))]
    if !words.isEmpty {
      members.append(
        JSONMember(
          "words",
          .array(words.map { ["at_ms": .integer($0.milliseconds), "text": .string($0.text)] })))
    }
    return .object(members)
  }
}
