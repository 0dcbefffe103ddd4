import EnsPOSIX
import EnsTestSupport
import EnsWire

/// The manual of one command, as the command itself tells it.
struct CommandManual: Sendable {
  /// The commands that are for people, in the order of the pipeline.
  static let names = [
    "ens-fetch", "ens-index", "ens-resolve", "ens-queue", "ens-download", "ens-play", "ens-scrobble", "ens-fixture",
  ]

  let name: String
  /// One record an option: `name`, `short`, `placeholder`, `variable`, `help`, `value`, `repeats`, `common`.
  let options: [Record]
  let page: String
  let help: String

  init(_ name: String) throws {
    self.name = name
    let listing = try Self.run(name, "--generate", "options")
    options = try listing.split(separator: "\n").map { try Record(line: Array($0.utf8)) }
    page = try Self.run(name, "--generate", "man")
    help = try Self.run(name, "--help")
  }

  /// All of them.
  static func all() throws -> [CommandManual] { try names.map { try CommandManual($0) } }

  private static func run(_ name: String, _ arguments: String...) throws -> String {
    let program = try Programs.folder().appending(name).displayed
    return try ProgramRun.run(program, arguments).text
  }
}
