import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("files")
struct FilesTests {
  @Test("a file written aside appears whole, and an abandoned one leaves nothing")
  func writesAtomically() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "old")
    do {
      let file = try AtomicFile(replacing: folder.file("a"))
      try file.descriptor.write(Array("half".utf8))
    }
    #expect(try folder.text("a") == "old")
    #expect(try Files.names(in: folder.path) == ["a"])
    try AtomicFile.write(Array("new".utf8), to: folder.file("a"))
    #expect(try folder.text("a") == "new")
    #expect(try Files.names(in: folder.path) == ["a"])
  }

  @Test("names that are not UTF-8 are kept as they are, and sorted by their bytes")
  func keepsBytes() throws {
    let folder = try TemporaryFolder()
    let odd = FilePath(bytes: [0xFF, 0x0A, 0x41])
    for name in [odd, FilePath("b"), FilePath("é")] {
      try Descriptor(opening: folder.path.appending(name), .creating).write([1])
    }
    #expect(try Files.names(in: folder.path) == ["b", "é", odd])
    #expect(try FileStatus(of: folder.path.appending(odd)).sizeBytes == 1)
    #expect(odd.displayed == "\u{FFFD}\nA")
  }

  @Test(
    "paths are taken apart as POSIX says",
    arguments: [
      ("/a/b.Flac", "/a", "b.Flac", "flac"), ("b", ".", "b", nil), ("/a", "/", "a", nil),
      ("a/.hidden", "a", ".hidden", nil),
      ("a/b.c/", "a", "b.c", "c"), ("x.", ".", "x.", nil),
    ] as [(String, String, String, String?)])
  func takesApart(_ text: String, _ parent: String, _ name: String, _ ending: String?) {
    let path = FilePath(text)
    #expect(path.parent.displayed == parent)
    #expect(path.name.displayed == name)
    #expect(path.fileExtension == ending)
  }

  @Test("errors say what was done to what")
  func explains() {
    let error = #expect(throws: POSIXError.self) { _ = try Descriptor(opening: "/nowhere/at/all") }
    #expect(error?.description == "cannot open /nowhere/at/all: no such file or directory")
    #expect(error?.isMissingFile == true)
  }

  @Test("a lock keeps a second owner waiting until the first has ended")
  func locks() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("lock")
    do {
      let first = try FileLock(path)
      #expect(try FileLock.attempt(path) == nil)
      _ = consume first
    }
    #expect(try FileLock.attempt(path) != nil)
  }
}

@Suite("threads")
struct ThreadTests {
  @Test("workers run at the same time and share a value one at a time")
  func shares() throws {
    let sum = Monitor(0)
    try Thread.concurrently(4) { worker in for _ in 0..<1000 { sum.with { $0 += worker } } }
    #expect(sum.with { $0 } == 6000)
  }

  @Test("whoever waits sees what another thread changes, or gives up")
  func waits() throws {
    let value = Monitor(0)
    let thread = try Thread { value.with { $0 = 7 } }
    #expect(value.wait { $0 == 7 ? $0 : nil } == 7)
    thread.join()
    #expect(value.wait(milliseconds: 5) { $0 == 8 ? $0 : nil } == nil)
  }
}
