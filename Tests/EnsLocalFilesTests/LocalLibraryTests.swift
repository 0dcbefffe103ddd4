import EnsDomain
import EnsPOSIX
import EnsSource
import EnsTestSupport
import EnsWire
import Testing

@testable import EnsLocalFiles

@Suite("A folder of music")
struct LocalLibraryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("m/a/1.wav", WaveBytes.track("One", "Ada", "Sea", 1, sound: 1))
    try folder.write("m/a/2.wav", WaveBytes.track("Two", "Ada", "Sea", 2, sound: 2))
    try folder.write("m/b/3.wav", WaveBytes.track("Three", "Ben", "Hits", 1, sound: 3))
  }

  private func library(threads: Int = 2) throws -> LocalLibrary {
    try LocalLibrary(folder.file("m"), name: "lib", threads: threads)
  }

  private func sync(_ known: [Record]? = nil, threads: Int = 2) throws -> CollectingSink {
    let sink = CollectingSink()
    var items: KnownItems?
    if let known {
      items = KnownItems()
      for record in known { if let id = record.id { items?.add(id: id, stamp: record.string("stamp")) } }
    }
    _ = try library(threads: threads).sync(SyncRequest(known: items), into: sink)
    return sink
  }

  @Test("gives the same records in the same order, whatever the number of threads", arguments: [1, 3, 8])
  func isStable(threads: Int) throws {
    for index in 0..<60 {
      try folder.write("m/c\(index % 7)/\(index).wav", WaveBytes.track("T\(index)", "A", "B", index))
    }
    #expect(try sync(threads: threads).records == sync(threads: 2).records)
  }

  @Test("that has not changed gives nothing to a delta")
  func givesNothingUnchanged() throws {
    #expect(try sync(sync().records).records.isEmpty)
  }

  @Test("gives a delta that makes of the old state what a whole sync gives")
  func deltaEqualsWhole() throws {
    try folder.write("m/list.m3u", "a/1.wav\nb/3.wav\na/2.wav\n")
    try folder.write("m/a/1.lrc", "[00:00.01]la\n")
    let before = try sync().records
    try folder.write("m/a/2.wav", WaveBytes.track("Two", "Ada", "Lake", 2, sound: 2))
    try Files.rename(folder.file("m/b/3.wav"), to: folder.file("m/a/3.wav"))
    try Files.remove(folder.file("m/a/1.lrc"))
    try folder.write("m/list.m3u", "a/1.wav\nb/3.wav\n")
    try folder.write("m/d/4.wav", WaveBytes.track("Four", "Ben", "Hits", 2, sound: 4))
    let delta = try sync(before)
    var state: [String: Record] = [:]
    for record in before { state[record.id ?? ""] = record }
    for record in delta.records {
      if record.kind == .removed {
        state[record.id ?? ""] = nil
      } else {
        state[record.id ?? ""] = record.removing("moved_from")
      }
    }
    var whole: [String: Record] = [:]
    for record in try sync().records { whole[record.id ?? ""] = record }
    #expect(state == whole)
    let moved = try #require(delta.all(.track).first { $0.id == "local/lib/a/3.wav" })
    #expect(moved.string("moved_from") == "local/lib/b/3.wav")
  }

  @Test("notices a cover that came, and one that went")
  func noticesCovers() throws {
    let before = try sync().records
    try folder.write("m/a/cover.jpg", [1, 2, 3])
    let delta = try sync(before)
    #expect(delta.all(.track).map { $0.string("art") } == ["a/cover.jpg", "a/cover.jpg"])
    #expect(delta.all(.album).map(\.id) == ["local/lib/@album/ada/sea"])
  }

  @Test("that lost a whole album gives its album, its artist and its tracks as removed")
  func removesAlbums() throws {
    let before = try sync().records
    try Files.removeTree(folder.file("m/b"))
    let removed = try sync(before).all(.removed).map(\.id)
    #expect(removed == ["local/lib/b/3.wav", "local/lib/@album/ben/hits", "local/lib/@artist/ben"])
  }

  @Test("that is empty, or gone, is an error and not an empty library")
  func refusesEmptiness() throws {
    let before = try sync().records
    try Files.removeTree(folder.file("m/a"))
    try Files.removeTree(folder.file("m/b"))
    #expect(throws: SourceError.empty(place: folder.file("m").displayed)) { try sync(before) }
    #expect(throws: SourceError.empty(place: folder.file("m").displayed)) { try sync() }
    try Files.removeTree(folder.file("m"))
    #expect(throws: SourceError.missing(place: folder.file("m").displayed, reason: "no such file or directory")) {
      try sync()
    }
  }

  @Test("keeps in a delta what lies where it cannot look")
  func keepsTheUnseen() throws {
    let before = try sync().records
    try Files.removeTree(folder.file("m/b"))
    _ = try ProgramRun.shell("ln -s b b", in: folder.file("m"))
    let delta = try sync(before)
    #expect(delta.records.isEmpty)
    #expect(delta.problems == ["b: cannot be looked at: too many levels of symbolic links"])
  }

  @Test("stops when no more records are wanted")
  func stops() throws {
    let sink = CollectingSink()
    sink.limit = 2
    #expect(throws: SourceError.stopped) { try library().sync(SyncRequest(), into: sink) }
    #expect(sink.records.count == 2)
  }

  @Test("gives only the kinds that are wanted")
  func givesChosenKinds() throws {
    let sink = CollectingSink()
    _ = try library().sync(SyncRequest(kinds: [.album]), into: sink)
    #expect(Set(sink.records.map(\.kind)) == [.album])
  }

  @Test("finds the file of a track, and nothing outside itself")
  func locatesAudio() throws {
    let library = try library()
    func id(_ text: String) throws -> RecordID { try #require(RecordID(text)) }
    let file = try library.locateAudio(of: id("local/lib/a/1.wav"))
    #expect(file == .file(path: folder.file("m/a/1.wav").bytes))
    try folder.write("secret.wav", "x")
    for text in [
      "local/lib/../secret.wav", "local/lib/a", "local/lib/nothing.wav", "local/other/a/1.wav", "local/lib//etc/passwd",
    ] {
      #expect(throws: SourceError.unknownItem(text)) { try library.locateAudio(of: id(text)) }
    }
  }

  @Test("that has been found unreadable in part says so and keeps the rest")
  func reportsDamage() throws {
    try folder.write("m/a/0.wav", "no sound")
    let sink = try sync()
    #expect(sink.problems == ["a/0.wav: is a text, not sound"])
    #expect(sink.all(.track).count == 3)
  }
}
