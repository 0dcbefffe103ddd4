/// A command line taken apart after the table of a manual, as `getopt_long` does: `--name VALUE`, `--name=VALUE`,
/// `-n VALUE`, `-nVALUE`, several letters behind one dash, and `--` before operands that begin with a dash.
package struct Arguments: Sendable {
  /// What is not an option, in order.
  package let operands: [String]
  /// The variables that stand in for options.
  package let environment: [String: String]
  private let given: [String: [String]]

  /// Takes the arguments apart, without the name of the program.
  ///
  /// - Throws: `UsageError` for an option that the manual does not have, and for a value that is missing or too much.
  package init(_ arguments: [String], for manual: Manual, environment: [String: String]) throws(UsageError) {
    var parser = ArgumentParser(arguments, manual)
    try parser.parse()
    operands = parser.operands
    given = parser.given
    self.environment = environment
  }

  /// The value of an option, or of its variable; of several the last.
  package subscript<Value>(_ option: Option<Value>) -> Value? {
    get throws(UsageError) {
      if let text = given[option.description.name]?.last {
        return try value(option, text, of: "--\(option.description.name)")
      }
      guard let variable = option.description.variable, let text = environment[variable], !text.isEmpty else {
        return nil
      }
      return try value(option, text, of: variable)
    }
  }

  /// Every value that an option was given.
  package func all<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for text in given[option.description.name] ?? [] {
      values.append(try value(option, text, of: "--\(option.description.name)"))
    }
    if values.isEmpty, let value = try self[option] { values.append(value) }
    return values
  }

  /// Whether a flag is set.
  package func has(_ flag: Option<Bool>) throws(UsageError) -> Bool { try self[flag] ?? false }

  /// Refuses more than one of several deeds that exclude each other; gives the one that was chosen.
  package func chosen(of flags: [Option<Bool>]) throws(UsageError) -> String? {
    var names: [String] = []
    for flag in flags where try has(flag) { names.append(flag.description.name) }
    if names.count > 1 { throw UsageError("--\(names[0]) and --\(names[1]) exclude each other") }
    return names.first
  }

  /// Refuses operands.
  package func refuseOperands() throws(UsageError) {
    if let first = operands.first { throw UsageError("unexpected operand: \(first)") }
  }

  private func value<Value>(_ option: Option<Value>, _ text: String, of name: String) throws(UsageError) -> Value {
    do throws(UsageError) { return try option.parse(text) } catch { throw UsageError("\(name) \(error.message)") }
  }
}
