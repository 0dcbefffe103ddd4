import EnsDomain
import EnsPOSIX
import EnsWire
import Testing

/// The lines in a folder beside the tests, each in a file of its own.
func lines(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
  let folder = FilePath(#filePath).parent.appending("Lines").appending(folder)
  return try Files.names(in: folder).map { name in
    (name.displayed, try Descriptor(opening: folder.appending(name)).readAll())
  }
}

@Suite("the scanner")
struct ScannerTests {
  @Test("accepts every line that RFC 8259 calls an object")
  func accepts() throws {
    let lines = try lines(in: "accept")
    #expect(lines.count >= 20)
    for line in lines {
      var index = FieldIndex()
      do { try index.scan(line.bytes.span) } catch { Issue.record("\(line.name): \(error)") }
    }
  }

  @Test("refuses every line that is something else, and names a byte of it")
  func refuses() throws {
    let lines = try lines(in: "refuse")
    #expect(lines.count >= 60)
    for line in lines {
      let error = #expect(throws: RecordError.self, "\(line.name)") { _ = try Record(line: line.bytes) }
      #expect((1...line.bytes.count + 1).contains(error?.column ?? 0), "\(line.name)")
    }
  }

  @Test("refuses every accepted line cut short anywhere")
  func refusesEveryPrefix() throws {
    for line in try lines(in: "accept") where line.bytes.last == UInt8(ascii: "}") {
      for length in 0..<line.bytes.count {
        #expect(throws: RecordError.self, "\(line.name) cut to \(length)") {
          _ = try Record(line: Array(line.bytes[..<length]))
        }
      }
    }
  }

  @Test("never traps on bytes chosen at random, or on a line with one byte changed")
  func survivesNoise() throws {
    var generator = SeededGenerator(seed: 20)
    for line in try lines(in: "accept") where line.bytes.count < 200 && !line.bytes.isEmpty {
      for _ in 0..<200 {
        var bytes = line.bytes
        bytes[Int(generator.uniform(below: UInt64(bytes.count)))] = UInt8(generator.uniform(below: 256))
        if let record = try? Record(line: bytes) {
          for name in record.names { _ = record.value(name) }
          #expect(record.bytes == bytes)
        }
      }
    }
  }

  @Test(
    "says what is wrong in words",
    arguments: [
      ("{\"a\":1,}", "unexpected \"}\" at byte 8"), ("{\"a\":01}", "malformed number at byte 6"),
      ("[1]", "not an object"), ("{\"a\":1} x", "\"x\" after the end of the object at byte 9"),
      ("{\"a\":\"\\q\"}", "unknown escape at byte 7"), ("{\"a\"", "ends too early at byte 5"),
    ])
  func explains(_ line: String, _ message: String) {
    let error = #expect(throws: RecordError.self) { _ = try Record(line: Array(line.utf8)) }
    #expect(error?.description == message)
  }
}
