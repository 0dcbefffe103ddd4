internal import EnsDomain
package import EnsPOSIX

/// What a command is given to work with: its surroundings, and the way to standard input, output and error.
package struct Console: Sendable {
  /// The name of the command.
  package let command: String
  package let environment: [String: String]
  /// Stands still at `ENS_NOW` when that is set.
  package let clock: Clock
  package let reporter: Reporter
  /// What `--format` asks for; nil when it was not given.
  package let format: OutputFormat?
  /// Where lines that are no records go.
  package let rejectsPath: FilePath?

  /// Reads the options that every command has.
  ///
  /// - Throws: `UsageError` for a wrong value.
  init(_ manual: Manual, _ arguments: Arguments) throws(UsageError) {
    command = manual.name
    environment = arguments.environment
    let style = try arguments[CommonOptions.log].flatMap { LogStyle(rawValue: $0) } ?? .text
    reporter = Reporter(command: manual.name, style: style)
    format = try arguments[CommonOptions.format].map { text throws(UsageError) in try OutputFormat(text) }
    rejectsPath = manual.input == .records ? try arguments[CommonOptions.rejects].map { FilePath($0) } : nil
    clock = Clock(fixed: try Self.fixedInstant(environment))
  }

  /// The records of standard input.
  ///
  /// `descriptor` is where its bytes are really read from, when a thread of the command hands them on.
  ///
  /// - Throws: a usage failure when it is a terminal, where a person would wait for nothing.
  package func standardInput(
    through descriptor: consuming Descriptor = .standardInput
  ) throws(Failure) -> RecordReader {
    if Descriptor.standardInput.isTerminal {
      throw Failure(
        .usage, nil, "reads records from standard input, which is a terminal",
        advice: "pipe something into it; see \(command) --help")
    }
    return try RecordReader(self, descriptor, name: "stdin")
  }

  /// Standard output, for records.
  ///
  /// `row` gives the cells of a record for a person: with it, a terminal gets an aligned table instead of JSON.
  package func standardOutput(row: RowMaker? = nil) -> RecordWriter {
    let isTerminal = Descriptor.standardOutput.isTerminal
    return RecordWriter(
      .standardOutput, format: format ?? (isTerminal && row != nil ? .table : .json), row: row, isTerminal: isTerminal)
  }

  /// The status of a command that has done its work: 2 when something was reported as a problem, else `good`.
  package func status(otherwise good: ExitStatus = .success) -> ExitStatus {
    reporter.problems > 0 ? .partial : good
  }

  private static func fixedInstant(_ environment: [String: String]) throws(UsageError) -> Instant? {
    guard let text = environment["ENS_NOW"], !text.isEmpty else { return nil }
    guard let instant = Instant(rfc3339: text) else { throw UsageError("ENS_NOW is not an RFC 3339 instant: \(text)") }
    return instant
  }
}
