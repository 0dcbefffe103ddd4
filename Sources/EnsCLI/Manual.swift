/// Everything that is to be said about a command: its help, manual page and completions are made from this.
package struct Manual: Sendable {
  /// A deed of a command that has several, named by the first operand.
  package struct Verb: Hashable, Sendable {
    package let name: String
    /// One sentence without full stop.
    package let help: String

    package init(_ name: String, _ help: String) {
      self.name = name
      self.help = help
    }
  }

  /// A further section of the manual page.
  package struct Section: Hashable, Sendable {
    package let title: String
    /// Paragraphs; a backtick pair sets a word in bold. A paragraph that begins with `    ` is kept line by line.
    package let paragraphs: [String]

    package init(_ title: String, _ paragraphs: [String]) {
      self.title = title
      self.paragraphs = paragraphs
    }
  }

  /// A command line that runs as it stands, where the examples of the other pages have been run.
  package struct Example: Hashable, Sendable {
    /// One sentence with full stop.
    package let explanation: String
    package let command: String

    package init(_ explanation: String, _ command: String) {
      self.explanation = explanation
      self.command = command
    }
  }

  /// What comes in by standard input, and so which options every such command has.
  package enum Input: Sendable { case nothing, records }

  package let name: String
  /// One phrase without full stop.
  package let purpose: String
  /// The ways to call it, without the name, as in `[SENTENCE ...] [--limit N]`.
  package let synopses: [String]
  /// Paragraphs, see `Section`.
  package let description: [String]
  package let verbs: [Verb]
  package let options: [OptionDescription]
  /// Made when they are asked for: they are long, and a command that does its work does not read its own manual.
  package var sections: [Section] { makeSections() }
  /// The statuses that the command can end with, with what each means here; 0 and 64 need not be given.
  package let statuses: [(ExitStatus, String)]
  package let examples: [Example]
  /// Other pages: `ens-queue(1)`.
  package let seeAlso: [String]
  package let input: Input
  private let makeSections: @Sendable () -> [Section]

  package init(
    name: String, purpose: String, synopses: [String], description: [String], verbs: [Verb] = [],
    options: [OptionDescription], sections: @autoclosure @escaping @Sendable () -> [Section] = [],
    statuses: [(ExitStatus, String)] = [],
    examples: [Example], seeAlso: [String] = [], input: Input
  ) {
    self.name = name
    self.purpose = purpose
    self.synopses = synopses
    self.description = description
    self.verbs = verbs
    self.options = options + CommonOptions.all(reading: input)
    makeSections = sections
    self.statuses = statuses
    self.examples = examples
    self.seeAlso = seeAlso
    self.input = input
  }

  /// The option of that name.
  func option(named name: String) -> OptionDescription? { options.first { $0.name == name } }

  /// The option of that letter.
  func option(letter: Character) -> OptionDescription? { options.first { $0.short == letter } }
}
