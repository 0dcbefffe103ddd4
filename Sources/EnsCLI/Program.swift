internal import EnsPOSIX

/// The way from a command line to an exit status.
package enum Program {
  /// Runs a command with the process's own arguments and ends the process.
  package static func run<Program: Command>(_ command: Program.Type) -> Never {
    // A reader that leaves shows as an error of the write, which says more than a signal does.
    Signals.ignore(.pipe)
    let words = Array(CommandLine.arguments.dropFirst())
    let status = status(of: command, words, environment: SystemEnvironment.variables())
    SystemEnvironment.exit(status.rawValue)
  }

  private static func status<Program: Command>(
    of command: Program.Type, _ words: [String], environment: [String: String]
  ) -> ExitStatus {
    let manual = Program.manual
    do throws(UsageError) {
      if let renderer = words.first == "--generate" && words.count == 2 ? PageRenderer(rawValue: words[1]) : nil {
        return show(renderer.text(of: manual))
      }
      let arguments = try Arguments(words, for: manual, environment: environment)
      if try arguments.has(CommonOptions.help) { return show(HelpText.text(of: manual)) }
      if try arguments.has(CommonOptions.version) { return show("\(manual.name) \(Version.text)\n") }
      let console = try Console(manual, arguments)
      let program = try Program(arguments)
      return run(program, console)
    } catch {
      let reporter = Reporter(command: manual.name, style: .text)
      reporter.failure(Failure(.usage, nil, error.message, advice: "see \(manual.name) --help"))
      return .usage
    }
  }

  private static func run(_ program: consuming some Command, _ console: Console) -> ExitStatus {
    do throws(Failure) {
      return try program.run(console)
    } catch {
      if error != .readerLeft { console.reporter.failure(error) }
      return error.status
    }
  }

  private static func show(_ text: String) -> ExitStatus {
    do throws(POSIXError) {
      try Descriptor.standardOutput.write(Array(text.utf8))
      return .success
    } catch {
      return error.isBrokenPipe ? .success : .inputOutput
    }
  }
}

/// The version of ens.
package enum Version {
  /// What `--version` prints after the name.
  package static let text = "0.1.0"
  /// The day of the manual pages.
  package static let date = "November 30, 2026"
}
