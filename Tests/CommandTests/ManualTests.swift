import EnsWire
import Testing

@Suite("the manuals of all commands, side by side")
struct ManualTests {
  private let manuals: [CommandManual]
  private let options: [Record]

  init() throws {
    manuals = try CommandManual.all()
    options = manuals.flatMap(\.options)
  }

  @Test("every command has options, a page, and help that names the page")
  func everyCommandIsDescribed() {
    for manual in manuals {
      #expect(manual.options.contains { $0.string("name") == "help" }, "\(manual.name)")
      #expect(manual.page.contains(".Nm \(manual.name)\n.Nd "), "\(manual.name)")
      #expect(manual.help.contains("See man \(manual.name)"), "\(manual.name)")
    }
  }

  @Test("one letter belongs to one option everywhere")
  func lettersAgree() {
    let uses = options.filter { $0.has("short") }
    let byLetter = Dictionary(grouping: uses) { $0.string("short") ?? "" }
    for (letter, uses) in byLetter {
      #expect(Set(uses.compactMap { $0.string("name") }).count == 1, "-\(letter): \(uses.map(\.text))")
    }
  }

  @Test("an option of one name and placeholder has one letter, one sort of value and one variable everywhere")
  func namesakesAgree() {
    for (name, uses) in Dictionary(grouping: options, by: { $0.string("name") ?? "" }) {
      // A name may stand for two things that are told apart by what they take: --to DIR and --to source|file:PATH.
      for (_, alike) in Dictionary(grouping: uses, by: { $0.string("placeholder") ?? "" }) {
        for field in ["short", "value", "variable", "common"] {
          let values = Set(alike.map { $0.value(field) })
          #expect(values.count == 1, "--\(name) differs in \(field): \(alike.map(\.text))")
        }
      }
    }
  }

  @Test("no command has two options of one name or letter")
  func nothingClashesWithin() {
    for manual in manuals {
      let names = manual.options.compactMap { $0.string("name") }
      let letters = manual.options.compactMap { $0.string("short") }
      #expect(Set(names).count == names.count, "\(manual.name): \(names)")
      #expect(Set(letters).count == letters.count, "\(manual.name): \(letters)")
    }
  }

  @Test("every option is described by a phrase that starts small and ends without a full stop")
  func everyOptionIsDescribed() {
    for option in options {
      let help = option.string("help") ?? ""
      #expect(help.count > 8 && help.last != "." && help.first?.isUppercase == false, "\(option.text)")
    }
  }

  @Test("an option has a placeholder exactly when it takes a value")
  func placeholdersArePresent() {
    for option in options {
      #expect(option.has("placeholder") == (option.string("value") != "none"), "\(option.text)")
    }
  }

  @Test("a placeholder is in capitals, or is a choice of words")
  func placeholdersLookAlike() {
    for option in options {
      let placeholder = option.string("placeholder") ?? ""
      #expect(placeholder == placeholder.uppercased() || placeholder.contains("|"), "\(option.text)")
    }
  }

  @Test("a variable that stands in for an option begins with ENS_ and means one option")
  func variablesAreOurs() {
    let withVariable = options.filter { $0.has("variable") }
    for (variable, uses) in Dictionary(grouping: withVariable, by: { $0.string("variable") ?? "" }) {
      #expect(variable.hasPrefix("ENS_"))
      #expect(Set(uses.compactMap { $0.string("name") }).count == 1, "\(variable): \(uses.map(\.text))")
    }
  }

  @Test("every page has the same sections, with examples that call the command")
  func everyPageHasExamples() {
    for manual in manuals {
      for section in ["SYNOPSIS", "DESCRIPTION", "EXIT STATUS", "EXAMPLES", "SEE ALSO"] {
        #expect(manual.page.contains(".Sh \(section)\n"), "\(manual.name) has no \(section)")
      }
      let examples = ShellBlock.blocks(ofPage: manual.page, named: manual.name)
      #expect(examples.contains { $0.script.contains(manual.name) }, "\(manual.name) has no example of itself")
    }
  }

  @Test("every option stands in the help and in the page")
  func helpAndPageAreWhole() {
    for manual in manuals {
      for name in manual.options.compactMap({ $0.string("name") }) {
        #expect(manual.help.contains("--\(name)"), "\(manual.name) --help lacks --\(name)")
        #expect(manual.page.contains("Fl -\(name)"), "\(manual.name)(1) lacks --\(name)")
      }
    }
  }
}
