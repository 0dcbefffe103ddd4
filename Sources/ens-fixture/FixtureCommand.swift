import EnsCLI
import EnsFixtures
import EnsPOSIX

/// Makes fixtures: invented music libraries and catalogues, and real catalogues made fit to be shown.
struct FixtureCommand: Command {
  /// What is to be done, with everything it needs.
  private enum Deed {
    case library(LibraryOptions, FilePath)
    case records(CatalogueStream)
    case scrub(Scrubber)
  }

  private let deed: Deed

  init(_ arguments: Arguments) throws(UsageError) {
    switch arguments.operands.first {
    case "library":
      try Self.refuse(Self.sourceName, Self.account, arguments: arguments, of: "library")
      deed = .library(try Self.libraryOptions(arguments), try Self.folder(arguments.operands))
    case "records":
      try Self.refuse(Self.formats, Self.length, arguments: arguments, of: "records")
      deed = .records(try Self.stream(arguments))
    case "scrub":
      try Self.refuse(
        Self.tracks, Self.formats, Self.length, Self.sourceName, Self.account, arguments: arguments, of: "scrub")
      try Self.refuseOperands(after: 1, arguments)
      // Without a number nobody can guess what the names were; see the manual.
      deed = .scrub(Scrubber(seed: try arguments[Self.seed] ?? SystemEnvironment.randomNumber()))
    case let verb?: throw UsageError("no such thing to make: \(verb); there are library, records and scrub")
    case nil: throw UsageError("say what to make: library, records or scrub")
    }
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    switch deed {
    case .library(let options, let folder): try LibraryDeed.run(options, in: folder, console)
    case .records(let stream): try RecordsDeed.run(stream, console)
    case .scrub(let scrubber): try ScrubDeed.run(scrubber, console)
    }
    return console.status()
  }
}
