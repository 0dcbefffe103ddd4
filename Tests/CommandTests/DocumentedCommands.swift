import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("the commands that documents show")
struct DocumentedCommands {
  /// What brings the tests here, and what needs root, is run by `.ci/run` itself.
  private static let runElsewhere = ["./examples/", "./Tests/run", "make"]
  private static let pages = CommandManual.names.map { "\($0).1" } + ["ens.7", "ens-records.7"]

  @Test("every example of the manual works as it stands")
  func examplesOfTheManual() throws {
    let library = try DocumentationStage()
    try library.makeMusic()
    for page in Self.pages {
      let blocks = ShellBlock.blocks(ofPage: try Repository.text("man/\(page)"), named: "man/\(page)")
      #expect(!blocks.isEmpty, "\(page)")
      try run(blocks, on: library.withItsMusic())
    }
  }

  @Test("the tour of the README prints what it shows")
  func tourOfTheReadme() throws {
    let blocks = ShellBlock.blocks(ofMarkdown: try Repository.text("README.md"), named: "README.md")
    let shown = blocks.filter { block in !Self.runElsewhere.contains { block.script.hasPrefix($0) } }
    #expect(shown.count >= 5)
    try run(shown, on: DocumentationStage())
  }

  private func run(_ blocks: [ShellBlock], on stage: DocumentationStage) throws {
    for block in blocks {
      let run = try stage.run(block.script)
      // 141 is a writer whose reader had enough.
      #expect([0, 141].contains(run.status), "\(block.place)\n\(block.script)\n\(run)")
      if let output = block.output { #expect(run.text == output, "\(block.place)\n\(run)") }
    }
  }
}
