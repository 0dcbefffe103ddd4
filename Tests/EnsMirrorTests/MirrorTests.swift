import EnsMirror
import EnsPOSIX
import EnsTestSupport
import EnsWire
import Testing

@Suite("a mirror")
struct MirrorTests {
  private let work: TemporaryFolder

  init() throws { work = try TemporaryFolder("mirror") }

  private func track(_ file: String, _ title: String, _ more: String = "") throws -> Record {
    try Record(line: Array("{\"kind\":\"track\",\"id\":\"local/m/\(file)\",\"title\":\"\(title)\"\(more)}".utf8))
  }

  /// Mirrors tracks in one run; gives for each its status and its path in the mirror.
  private func run(
    _ template: String, _ options: MirrorOptions, _ tracks: [(file: String, record: Record)]
  ) throws -> [String] {
    var mirror = try Mirror(work.file("mirror"), PathTemplate(template), options) {}
    var results: [String] = []
    for track in tracks {
      let result = try mirror.mirror(track.record, id: track.record.id ?? "", audio: work.file(track.file))
      results.append("\(result.status) " + result.path.displayed.dropFirst(work.path.bytes.count + 8))
    }
    try mirror.finish()
    return results
  }

  private func one(
    _ file: String, _ title: String, _ more: String = "", at template: String = "{title}", options: MirrorOptions = []
  ) throws -> [String] {
    try run(template, options, [(file, try track(file, title, more))])
  }

  private func files() throws -> [String] {
    let found = try ProgramRun.run(
      "find",
      [work.file("mirror").displayed, "-path", "*/.ens-mirror", "-prune", "-o", "-type", "f", "-printf", "%P\\n"])
    return found.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test("a second run finds the copy and makes none")
  func secondRun() throws {
    try work.write("a.ogg", "first")
    #expect(try one("a.ogg", "T") == ["copied T.ogg"])
    let inode = try FileStatus(of: work.file("mirror/T.ogg")).inode
    #expect(try one("a.ogg", "T") == ["present T.ogg"])
    #expect(try FileStatus(of: work.file("mirror/T.ogg")).inode == inode)
    #expect(try FileStatus(of: work.file("mirror/T.ogg")).modifiedNs == FileStatus(of: work.file("a.ogg")).modifiedNs)
  }

  @Test("a changed original is copied again, also when its size is the same")
  func changedOriginal() throws {
    try work.write("a.ogg", "first")
    _ = try one("a.ogg", "T")
    try work.write("a.ogg", "other")
    try Files.setModified(work.file("a.ogg"), nanoseconds: 1_700_000_000_000_000_001)
    #expect(try one("a.ogg", "T") == ["copied T.ogg"])
    #expect(try work.text("mirror/T.ogg") == "other")
  }

  @Test("a copy that was changed or removed is made again")
  func changedCopy() throws {
    try work.write("a.ogg", "first")
    _ = try one("a.ogg", "T")
    try work.write("mirror/T.ogg", "torn")
    #expect(try one("a.ogg", "T") == ["copied T.ogg"])
    try Files.remove(work.file("mirror/T.ogg"))
    #expect(try one("a.ogg", "T") == ["copied T.ogg"])
    #expect(try work.text("mirror/T.ogg") == "first")
  }

  @Test("verifying finds a copy whose bytes differ, whatever its size and time say")
  func verify() throws {
    try work.write("a.ogg", "first")
    _ = try one("a.ogg", "T")
    let time = try FileStatus(of: work.file("a.ogg")).modifiedNs
    try work.write("mirror/T.ogg", "rusty")
    try Files.setModified(work.file("mirror/T.ogg"), nanoseconds: time)
    #expect(try one("a.ogg", "T") == ["present T.ogg"])
    #expect(try one("a.ogg", "T", options: .verify) == ["copied T.ogg"])
    #expect(try work.text("mirror/T.ogg") == "first")
  }

  @Test("tracks that come to one path are numbered, and keep their numbers whatever the order")
  func collisions() throws {
    for name in ["a.ogg", "b.ogg", "c.ogg"] { try work.write(name, name) }
    let tracks = try ["a.ogg", "b.ogg", "c.ogg"].map { ($0, try track($0, $0 == "b.ogg" ? "t" : "T")) }
    let paths = ["T.ogg", "t (2).ogg", "T (3).ogg"]
    #expect(try run("{title}", [], tracks) == paths.map { "copied \($0)" })
    #expect(try run("{title}", [], tracks.reversed()) == paths.reversed().map { "present \($0)" })
    #expect(try one("c.ogg", "T") == ["present T (3).ogg"])
    #expect(try work.text("mirror/t (2).ogg") == "b.ogg")
  }

  @Test("two tracks with the same audio and the same path share one copy")
  func sharing() throws {
    try work.write("a.ogg", "same")
    try work.write("b.ogg", "same")
    let tracks = try ["a.ogg", "b.ogg"].map { ($0, try track($0, "T")) }
    #expect(try run("{title}", [], tracks) == ["copied T.ogg", "present T.ogg"])
    try work.write("b.ogg", "changed")
    #expect(try run("{title}", [], tracks) == ["present T.ogg", "copied T (2).ogg"])
  }

  @Test("a file of somebody else is never written over; one with the same bytes is taken for the copy")
  func foreignFiles() throws {
    try work.write("a.ogg", "audio")
    try work.write("mirror/T.ogg", "my own")
    #expect(try one("a.ogg", "T") == ["copied T (2).ogg"])
    #expect(try work.text("mirror/T.ogg") == "my own")
    try work.write("b.ogg", "known")
    try work.write("mirror/U.ogg", "known")
    #expect(try one("b.ogg", "U") == ["present U.ogg"])
  }

  @Test("without its manifest the mirror is known again by its bytes")
  func lostManifest() throws {
    try work.write("a.ogg", "audio")
    _ = try one("a.ogg", "T")
    try Files.remove(work.file("mirror/.ens-mirror/manifest.ndjson"))
    #expect(try one("a.ogg", "T") == ["present T.ogg"])
    #expect(try files() == ["T.ogg"])
  }

  @Test("a copy moves when the fields of its track have changed, and empty folders go")
  func moves() throws {
    try work.write("a.ogg", "audio")
    _ = try one("a.ogg", "T", ",\"album\":\"Old\"", at: "{album}/{title}")
    #expect(try one("a.ogg", "T", ",\"album\":\"New\"", at: "{album}/{title}") == ["present New/T.ogg"])
    #expect(try files() == ["New/T.ogg"])
    #expect(!Files.exists(work.file("mirror/Old")))
    try work.write("a.ogg", "other audio")
    #expect(try one("a.ogg", "T", ",\"album\":\"Third\"", at: "{album}/{title}") == ["copied Third/T.ogg"])
    #expect(try files() == ["Third/T.ogg"])
    #expect(try one("a.ogg", "t", ",\"album\":\"Third\"", at: "{album}/{title}") == ["present Third/t.ogg"])
    #expect(try files() == ["Third/t.ogg"])
  }

  @Test("a file that moved in its library keeps its place")
  func movedOriginal() throws {
    try work.write("a.ogg", "audio")
    _ = try one("a.ogg", "T")
    try work.write("b.ogg", "audio, tagged anew")
    #expect(try one("b.ogg", "T", ",\"moved_from\":\"local/m/a.ogg\"") == ["copied T.ogg"])
    #expect(try files() == ["T.ogg"])
  }

  @Test("a dry run writes nothing and says the same as the real one")
  func dryRun() throws {
    try work.write("a.ogg", "a")
    try work.write("b.ogg", "b")
    let tracks = try ["a.ogg", "b.ogg"].map { ($0, try track($0, "T")) }
    #expect(try run("{title}", .dryRun, tracks) == ["planned T.ogg", "planned T (2).ogg"])
    #expect(!Files.exists(work.file("mirror")))
    #expect(try run("{title}", [], tracks) == ["copied T.ogg", "copied T (2).ogg"])
    #expect(try run("{title}", .dryRun, tracks) == ["present T.ogg", "present T (2).ogg"])
  }

  @Test("two accounts that know one id have two copies")
  func accounts() throws {
    try work.write("a.ogg", "audio")
    let first = try track("a.ogg", "T", ",\"account\":\"ada\",\"artist\":\"A\"")
    let second = try track("a.ogg", "T", ",\"account\":\"bob\",\"artist\":\"B\"")
    let both = [("a.ogg", first), ("a.ogg", second)]
    #expect(try run("{artist}", [], both) == ["copied A.ogg", "copied B.ogg"])
    #expect(try run("{artist}", [], both) == ["present A.ogg", "present B.ogg"])
  }

  @Test("a torn last line of the manifest is dropped, and what it spoke of is settled again")
  func tornManifest() throws {
    try work.write("a.ogg", "audio")
    _ = try one("a.ogg", "T")
    let manifest = try work.read("mirror/.ens-mirror/manifest.ndjson")
    for cut in [1, 10, manifest.count / 2, manifest.count - 1] {
      try work.write("mirror/.ens-mirror/manifest.ndjson", Array(manifest.dropLast(cut)))
      #expect(try one("a.ogg", "T")[0].hasSuffix(" T.ogg"))
      #expect(try one("a.ogg", "T") == ["present T.ogg"])
      #expect(try files() == ["T.ogg"])
    }
  }

  @Test("links below the folder are not followed, and files in the way are named")
  func links() throws {
    try work.write("a.ogg", "audio")
    try Files.makeFolder(work.file("outside"))
    try Files.makeFolder(work.file("mirror"))
    _ = try ProgramRun.run("ln", ["-s", work.file("outside").displayed, work.file("mirror/A").displayed])
    try work.write("mirror/B", "a file")
    #expect(throws: MirrorError.link(path: work.file("mirror/A").displayed)) {
      try one("a.ogg", "T", ",\"artist\":\"A\"", at: "{artist}/{title}")
    }
    #expect(throws: MirrorError.notAFolder(path: work.file("mirror/B").displayed)) {
      try one("a.ogg", "T", ",\"artist\":\"B\"", at: "{artist}/{title}")
    }
    #expect(try Files.names(in: work.file("outside")).isEmpty)
    #expect(!Files.exists(work.file("mirror/.ens-mirror/part")))
  }

  @Test("a folder, a pipe and a missing file are no audio")
  func noAudio() throws {
    try Files.makeFolder(work.file("x.ogg"))
    #expect(throws: MirrorError.notAFile(path: work.file("x.ogg").displayed)) { try one("x.ogg", "T") }
    _ = try ProgramRun.run("mkfifo", [work.file("p.ogg").displayed])
    #expect(throws: MirrorError.notAFile(path: work.file("p.ogg").displayed)) { try one("p.ogg", "T") }
    #expect(throws: MirrorError.self) { try one("missing.ogg", "T") }
    #expect(try files() == [])
  }
}
