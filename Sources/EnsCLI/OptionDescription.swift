/// What one option is called and means. The parser, `--help`, the manual page and the completions all read this.
package struct OptionDescription: Hashable, Sendable {
  /// What completes the option's value.
  package enum Value: Hashable, Sendable {
    /// There is no value.
    case none
    /// Any text.
    case text
    case file
    case folder
    /// One of these words, or other text when the option takes some.
    case choice([String])
  }

  /// The name without its dashes.
  package let name: String
  /// The letter, when it has one.
  package let short: Character?
  /// What stands for the value in the synopsis, in capitals.
  package let placeholder: String?
  package let value: Value
  /// One sentence without full stop.
  package let help: String
  /// The environment variable that stands in for the option when it is not given.
  package let variable: String?
  /// Whether it can be given more than once.
  package let repeats: Bool
  /// Whether it is one of those that every command has.
  package let isCommon: Bool
}

/// One option of a command, and the type of its value.
package struct Option<Value: Sendable>: Sendable {
  /// The value, or why the text is none.
  package typealias Parser = @Sendable (String) throws(UsageError) -> Value

  package let description: OptionDescription
  let parse: Parser

  /// An option whose text is read by `parse`, which may throw a phrase such as `not a number`.
  package static func parsed(
    _ name: String, short: Character? = nil, _ placeholder: String, value: OptionDescription.Value = .text,
    variable: String? = nil, repeats: Bool = false, _ help: String, parse: @escaping Parser
  ) -> Option {
    Option(
      description: OptionDescription(
        name: name, short: short, placeholder: placeholder, value: value, help: help, variable: variable,
        repeats: repeats, isCommon: false),
      parse: parse)
  }
}

extension Option where Value == Bool {
  /// An option that is there or not.
  package static func flag(_ name: String, short: Character? = nil, variable: String? = nil, _ help: String) -> Option {
    Option(
      description: OptionDescription(
        name: name, short: short, placeholder: nil, value: .none, help: help, variable: variable, repeats: false,
        isCommon: false),
      parse: { text throws(UsageError) in !["", "0", "no", "false"].contains(text) })
  }
}

extension Option where Value == String {
  /// An option with any text.
  package static func text(
    _ name: String, short: Character? = nil, _ placeholder: String, variable: String? = nil, repeats: Bool = false,
    _ help: String
  ) -> Option {
    .parsed(name, short: short, placeholder, variable: variable, repeats: repeats, help) { text throws(UsageError) in
      if text.isEmpty { throw UsageError("is empty") }
      return text
    }
  }

  /// An option with one of a few words.
  package static func choice(
    _ name: String, short: Character? = nil, _ words: [String], variable: String? = nil, repeats: Bool = false,
    _ help: String
  ) -> Option {
    .parsed(
      name, short: short, words.joined(separator: "|"), value: .choice(words), variable: variable, repeats: repeats,
      help
    ) { text throws(UsageError) in
      guard words.contains(text) else { throw UsageError("is not one of \(words.joined(separator: ", ")): \(text)") }
      return text
    }
  }

  /// An option with the path of a file.
  package static func file(
    _ name: String, short: Character? = nil, _ placeholder: String = "FILE", variable: String? = nil, _ help: String
  ) -> Option {
    .parsed(name, short: short, placeholder, value: .file, variable: variable, help) { text throws(UsageError) in text }
  }

  /// An option with the path of a folder.
  package static func folder(
    _ name: String, short: Character? = nil, _ placeholder: String = "DIR", variable: String? = nil, _ help: String
  ) -> Option {
    .parsed(name, short: short, placeholder, value: .folder, variable: variable, help) { text throws(UsageError) in text
    }
  }
}

extension Option where Value == Int {
  /// An option with a whole number that is not negative.
  package static func count(
    _ name: String, short: Character? = nil, _ placeholder: String = "N", atLeast least: Int = 0,
    variable: String? = nil, _ help: String
  ) -> Option {
    .parsed(name, short: short, placeholder, variable: variable, help) { text throws(UsageError) in
      guard let number = Int(text), number >= least else {
        throw UsageError("is not a whole number\(least > 0 ? " from \(least) up" : ""): \(text)")
      }
      return number
    }
  }

  /// An option with a share of a hundred.
  package static func percent(_ name: String, _ help: String) -> Option {
    .parsed(name, "PERCENT", help) { text throws(UsageError) in
      let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
      guard let number = Int(digits), (0...100).contains(number) else {
        throw UsageError("is not a number from 0 to 100: \(text)")
      }
      return number
    }
  }
}

extension Option where Value == UInt64 {
  /// An option that fixes every random choice.
  package static func seed(_ help: String) -> Option {
    .parsed("seed", "N", variable: "ENS_SEED", help) { text throws(UsageError) in
      guard let seed = UInt64(text) else { throw UsageError("is not a whole number: \(text)") }
      return seed
    }
  }
}

extension Option where Value == Int64 {
  /// An option with a length of time, in milliseconds: `90s`, `10m`, `1h30m`, `1:30`, or seconds.
  package static func duration(_ name: String, _ placeholder: String, variable: String? = nil, _ help: String) -> Option
  {
    .parsed(name, placeholder, variable: variable, help) { text throws(UsageError) in
      guard let milliseconds = DurationText.milliseconds(text) else {
        throw UsageError("is not a length of time such as 90s, 10m or 1h30m: \(text)")
      }
      return milliseconds
    }
  }
}
