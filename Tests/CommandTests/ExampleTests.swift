import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("the programs in examples/")
struct ExampleTests {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder("ens-examples")
    try Files.makeFolder(folder.file("home"))
    var environment = try Programs.environment(home: folder.file("home"))
    environment["EXAMPLES"] = Repository.folder.appending("examples").displayed
    self.environment = environment
  }

  @Test("the nightly mirror copies everything once, and then only what is new")
  func nightlyMirror() throws {
    try passes("ens-fixture library music --tracks 12 --seed 3 --length 2s")
    let make = "make -f \"$EXAMPLES/nightly.mk\" MUSIC=\"$PWD/music\" MIRROR=\"$PWD/copy\""
    try passes(make)
    let count =
      "find copy -type f \\( -name '*.flac' -o -name '*.mp3' -o -name '*.ogg' -o -name '*.opus' "
      + "-o -name '*.wav' \\) | wc -l"
    let first = try passes(count).text
    #expect((Int(first.filter(\.isNumber)) ?? 0) >= 12)

    let newest = "find copy -type f ! -path '*/.ens/*' -newer mark | wc -l"
    try passes("touch mark")
    try passes(make)
    #expect(try passes(newest).text.filter(\.isNumber) == "0")

    try passes("sox -n -r 44100 -c 2 music/new.flac synth 1 sine 300")
    try passes(make)
    #expect(try passes(newest).text.filter(\.isNumber) != "0")
  }

  @Test("the fixture for other people's tests has the same bytes each time, and notices when it has not")
  func fixtureOfOthers() throws {
    try passes("\"$EXAMPLES/ci-fixture\" one && \"$EXAMPLES/ci-fixture\" two && diff -r one two")
    try passes("\"$EXAMPLES/ci-fixture\" one")
    let spoilt = try run(
      "find one/music -type f | head -n 1 | while read -r f; do echo >> \"$f\"; done; "
        + "\"$EXAMPLES/ci-fixture\" one")
    #expect(spoilt.status != 0)
  }

  @discardableResult
  private func passes(_ script: String) throws -> ProgramRun {
    let run = try run(script)
    #expect(run.status == 0, "\(script)\n\(run)")
    return run
  }

  private func run(_ script: String) throws -> ProgramRun {
    try ProgramRun.shell("set -o pipefail\n" + script, in: folder.path, environment: environment)
  }
}
