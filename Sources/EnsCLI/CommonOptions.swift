/// The options that every command has, with one meaning.
package enum CommonOptions {
  package static let help = common(.flag("help", short: "h", "show this help and exit"))
  package static let version = common(.flag("version", "show the version and exit"))
  package static let log: Option<String> = common(
    .choice(
      "log", LogStyle.allCases.map(\.rawValue), variable: "ENS_LOG",
      "how standard error is written: text, one JSON object a line, or only what ends the command"))
  package static let format: Option<String> = common(
    .text(
      "format", "json|TEMPLATE", variable: "ENS_FORMAT",
      "write records, or a text for each such as '{artist} – {title}'"))
  package static let rejects: Option<String> = common(
    .file("rejects", "FILE", "write input lines that are no records to a file"))

  /// Those of a command with such input.
  static func all(reading input: Manual.Input) -> [OptionDescription] {
    let reading = input == .records ? [rejects.description] : []
    return [format.description] + reading + [log.description, help.description, version.description]
  }

  private static func common<Value>(_ option: Option<Value>) -> Option<Value> {
    let it = option.description
    return Option(
      description: OptionDescription(
        name: it.name, short: it.short, placeholder: it.placeholder, value: it.value, help: it.help,
        variable: it.variable, repeats: it.repeats, isCommon: true),
      parse: option.parse)
  }
}
