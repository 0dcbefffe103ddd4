import EnsCLI
import EnsWire
import Testing

private let shuffle = Option.flag("shuffle", short: "s", "shuffle")
private let quick = Option.flag("quick", short: "q", variable: "ENS_TEST_QUICK", "be quick")
private let limit = Option.count("limit", short: "n", atLeast: 1, variable: "ENS_TEST_LIMIT", "limit")
private let to = Option.text("to", short: "t", "DIR", repeats: true, "target")
private let gain = Option.choice("gain", ["track", "album"], "gain")
private let time = Option.duration("time", "TIME", "time")

private let manual = Manual(
  name: "ens-test", purpose: "test", synopses: ["[OPTIONS]"], description: ["It tests."],
  options: [
    shuffle.description, quick.description, limit.description, to.description, gain.description, time.description,
  ], examples: [], input: .records)

private func parse(_ words: [String], _ environment: [String: String] = [:]) throws(UsageError) -> Arguments {
  try Arguments(words, for: manual, environment: environment)
}

@Suite("a command line")
struct ArgumentsTests {
  @Test(
    "can be written in every way that getopt_long takes",
    arguments: [
      ["--limit", "3", "--shuffle", "x"], ["--limit=3", "-s", "x"], ["-n", "3", "-s", "x"], ["-n3", "x", "-s"],
      ["-sn3", "x"], ["-sn", "3", "--", "x"], ["x", "--shuffle", "--limit=2", "--limit=3"],
    ])
  func parses(_ words: [String]) throws {
    let arguments = try parse(words)
    #expect(try arguments[limit] == 3)
    #expect(try arguments.has(shuffle))
    #expect(try !arguments.has(quick))
    #expect(arguments.operands == ["x"])
  }

  @Test("keeps words after -- and a lone dash as operands")
  func keepsOperands() throws {
    #expect(try parse(["-", "--", "--limit", "-s"]).operands == ["-", "--limit", "-s"])
  }

  @Test("takes several values, empty ones and ones with a sign")
  func takesValues() throws {
    #expect(try parse(["--to=a=b", "-t", "-x", "-tc"]).all(to) == ["a=b", "-x", "c"])
  }

  @Test(
    "says what is wrong with it",
    arguments: [
      (["--limt", "3"], "unknown option --limt (did you mean --limit?)"), (["--zzzzzz"], "unknown option --zzzzzz"),
      (["-x"], "unknown option -x"), (["--shuffle=yes"], "--shuffle takes no value"),
      (["--limit"], "--limit needs a value: --limit N"), (["-sn"], "--limit needs a value: --limit N"),
    ])
  func refusesSyntax(_ words: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { _ = try parse(words) }
    #expect(error?.message == message)
  }

  @Test("says which value is wrong")
  func refusesValues() throws {
    let limits = try parse(["--limit", "0"])
    #expect(throws: UsageError("--limit is not a whole number from 1 up: 0")) { _ = try limits[limit] }
    let gains = try parse(["--gain=loud"])
    #expect(throws: UsageError("--gain is not one of track, album: loud")) { _ = try gains[gain] }
    let variables = try parse([], ["ENS_TEST_LIMIT": "x"])
    #expect(throws: UsageError("ENS_TEST_LIMIT is not a whole number from 1 up: x")) { _ = try variables[limit] }
  }

  @Test("lets variables stand in, and options win over them")
  func readsVariables() throws {
    #expect(try parse([], ["ENS_TEST_LIMIT": "5", "ENS_TEST_QUICK": "1"])[limit] == 5)
    #expect(try parse(["-n2"], ["ENS_TEST_LIMIT": "5"])[limit] == 2)
    #expect(try parse([], ["ENS_TEST_QUICK": "1"]).has(quick))
    #expect(try !parse([], ["ENS_TEST_QUICK": "0"]).has(quick))
    #expect(try parse([], ["ENS_TEST_LIMIT": ""])[limit] == nil)
  }

  @Test(
    "knows lengths of time",
    arguments: [
      ("90", 90_000), ("90s", 90_000), ("10m", 600_000), ("1h30m", 5_400_000), ("1.5h", 5_400_000), ("250ms", 250),
      ("1:30", 90_000), ("1:02:03", 3_723_000), ("2d", 172_800_000), ("", nil), ("x", nil), ("1:75", nil), ("-3", nil),
      ("1:2:3:4", nil), ("5 m", nil), ("1e999", nil),
    ] as [(String, Int64?)])
  func readsTime(_ text: String, _ milliseconds: Int64?) { #expect(DurationText.milliseconds(text) == milliseconds) }
}

@Suite("a template")
struct TemplateTests {
  static let record = {
    var builder = RecordBuilder(kind: .track, id: "x")
    builder.set("artist", "Ada\u{1B}[31m")
    builder.set("genres", ["Jazz", "Bop"])
    builder.set("gains", ["track_gain_db": -6.5])
    builder.set("year", 1959)
    return builder.record
  }()

  @Test(
    "puts fields in their places",
    arguments: [
      ("{genres} {year}", "Jazz, Bop 1959"), ("{gains.track_gain_db} dB", "-6.5 dB"), ("{none}!", "!"),
      ("{{{id}}}", "{x}"),
      ("a\\tb\\n", "a\tb\n"), ("", ""),
    ])
  func fills(_ template: String, _ text: String) throws {
    #expect(try Template(template).text(for: Self.record, escaping: false) == text)
  }

  @Test("escapes what would move the cursor, for a terminal")
  func escapes() throws {
    #expect(try Template("{artist}").text(for: Self.record, escaping: true) == "Ada\\u{1b}[31m")
    #expect(try Template("{artist}").text(for: Self.record, escaping: false) == "Ada\u{1B}[31m")
    #expect(TerminalText.escaped("a\u{202E}b\nc\u{9B}") == "a\\u{202e}b\\nc\\u{9b}")
    #expect(TerminalText.escaped("Sigur Rós 日本 🎵") == "Sigur Rós 日本 🎵")
  }

  @Test("is refused with a brace too much", arguments: ["{", "{a", "}", "{}", "a{b}}c"])
  func refuses(_ template: String) { #expect(throws: UsageError.self) { _ = try Template(template) } }

  @Test("columns are counted as a terminal shows them")
  func countsColumns() {
    #expect(TerminalText.width("日本x") == 5)
    #expect(TerminalText.width("e\u{301}") == 1)
    #expect(TerminalText.fitted("日本語", columns: 4) == "日…")
    #expect(TerminalText.fitted("abc", columns: 3) == "abc")
  }
}
