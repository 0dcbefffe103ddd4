import EnsCLI

/// Writes the pages of the manual that belong to no single command.
struct PagesCommand: Command {
  static let manual = Manual(
    name: "ens-pages", purpose: "write the common pages of the manual", synopses: ["PAGE"],
    description: ["Writes `ens` or `ens-records` in the mdoc language. It is for the maintainers of ens."], options: [],
    examples: [], input: .nothing)

  private let page: String

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw UsageError("name one page: ens or ens-records")
    }
    switch name {
    case "ens": page = OverviewPage.text
    case "ens-records": page = RecordsPage.text
    default: throw UsageError("no such page: \(name)")
    }
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    var output = console.standardOutput()
    try output.write(text: page)
    try output.finish()
    return .success
  }
}
