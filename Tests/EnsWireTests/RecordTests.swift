import EnsDomain
import EnsWire
import Testing

private func record(_ text: String) throws -> Record { try Record(line: Array(text.utf8)) }

@Suite("reading a record")
struct RecordReadingTests {
  @Test("reads fields of every type")
  func readsFields() throws {
    let it = try record(
      #"{"kind":"track","v":1,"id":"local/m/a.flac","n":-12,"x":1.5,"b":true,"l":["a","b"],"at":"2026-01-02T03:04:05Z"}"#
    )
    #expect(it.kind == .track)
    #expect(it.id == "local/m/a.flac")
    #expect(it.integer("n") == -12)
    #expect(it.number("x") == 1.5)
    #expect(it.number("n") == -12)
    #expect(it.bool("b") == true)
    #expect(it.strings("l") == ["a", "b"])
    #expect(it.strings("id") == ["local/m/a.flac"])
    #expect(it.instant("at")?.description == "2026-01-02T03:04:05Z")
    #expect(it.names == ["kind", "v", "id", "n", "x", "b", "l", "at"])
  }

  @Test("takes null and the empty string for absent")
  func emptyIsAbsent() throws {
    let it = try record(#"{"a":null,"b":"","c":0,"d":false}"#)
    #expect(!it.has("a") && !it.has("b") && !it.has("e"))
    #expect(it.has("c") && it.has("d"))
    #expect(it.string("a") == nil && it.string("b") == nil)
  }

  @Test("lets the last of two fields of one name count, also when one is written with an escape")
  func lastCounts() throws {
    #expect(try record(#"{"a":1,"a":2}"#).integer("a") == 2)
    #expect(try record(#"{"kind":"x","\u006bind":"track"}"#).kind == .track)
  }

  @Test("decodes escapes and surrogate pairs")
  func decodes() throws {
    #expect(try record(#"{"a":"\"\\\/\b\f\n\r\t\u00e9\uD83C\uDFB5"}"#).string("a") == "\"\\/\u{8}\u{C}\n\r\té🎵")
  }

  @Test(
    "reads whole numbers to the ends of their range, and none beyond",
    arguments: [
      ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min), ("9223372036854775808", nil),
      ("215000.0", 215000), ("1e3", 1000), ("1.5", nil), ("\"7\"", nil), ("-0", 0),
    ] as [(String, Int64?)])
  func integers(_ text: String, _ value: Int64?) throws {
    let it = try record("{\"n\":\(text)}")
    #expect(it.integer("n") == value)
    var index = FieldIndex()
    try index.scan(it.bytes.span)
    #expect(index.integer(named: "n", in: it.bytes.span) == value)
  }

  @Test("gives a nested record byte for byte")
  func nests() throws {
    let inner = #"{ "kind":"track" , "x":1.50 }"#
    #expect(try record("{\"record\":\(inner)}").object("record")?.text == inner)
  }
}

@Suite("changing a record")
struct RecordSplicingTests {
  static let lines = [
    "{}", "{ }", #"{"a":1}"#, #" { "a" : 1 , "b" : 2 } "#, #"{"a":1,"b":2,"a":3}"#,
    #"{"x":1.50e+00,"s":"\u00e9","o":{"a":9}}"#,
  ]

  @Test("replaces or adds one field and leaves every other byte alone", arguments: lines)
  func sets(_ line: String) throws {
    let before = try record(line)
    for name in ["a", "b", "new", "q\"uote"] {
      let after = before.setting(name, "v\n")
      #expect(after.string(name) == "v\n")
      #expect(try Record(line: after.bytes) == after)
      for other in Set(before.names) where other != name { #expect(after.rawBytes(other) == before.rawBytes(other)) }
      #expect(Set(after.names) == Set(before.names + [name]))
    }
  }

  @Test("writes into the place of the old value")
  func keepsPlaces() throws {
    #expect(try record(#"{"a":1, "b" : 2.0 ,"c":3}"#).setting("b", 7).text == #"{"a":1, "b" : 7 ,"c":3}"#)
    #expect(try record(#"{"a":1 }"#).setting("b", true).text == #"{"a":1,"b":true }"#)
    #expect(try record("{ }").setting("b", ["x"]).text == #"{ "b":["x"]}"#)
  }

  @Test("removes a field, all of its name", arguments: lines)
  func removes(_ line: String) throws {
    let before = try record(line)
    for name in ["a", "b", "o", "none"] {
      let after = before.removing(name)
      #expect(!after.names.contains(name))
      #expect(try Record(line: after.bytes) == after)
      for other in Set(before.names) where other != name { #expect(after.rawBytes(other) == before.rawBytes(other)) }
    }
    #expect(before.removing("none").bytes == before.bytes)
  }
}

@Suite("writing a record")
struct RecordBuilderTests {
  @Test("writes kind, version and id first, and leaves out what is unknown")
  func builds() {
    var builder = RecordBuilder(kind: .track, id: "local/m/1")
    builder.set("title", "A \"quoted\"\n\u{1} é")
    builder.set("empty", "")
    builder.set("none", nil as Int?)
    builder.set("genres", ["Jazz"])
    builder.set("moods", [])
    builder.set("gain", -6.5)
    builder.set("peak", 1.0)
    builder.set("nan", Double.nan)
    builder.set("compilation", false)
    builder.set("at", Instant(milliseconds: 1))
    let line =
      #"{"kind":"track","v":1,"id":"local/m/1","title":"A \"quoted\"\n\u0001 é","genres":["Jazz"],"gain":-6.5,"#
    #expect(builder.record.text == line + #""peak":1,"compilation":false,"at":"1970-01-01T00:00:00.001Z"}"#)
  }

  @Test("writes any string so that it reads the same")
  func roundTrips() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<generator.uniform(below: 20) {
        if let scalar = Unicode.Scalar(UInt32(generator.uniform(below: 0x11_0000))) {
          text.unicodeScalars.append(scalar)
        }
        text.unicodeScalars.append(Unicode.Scalar(UInt8(generator.uniform(below: 128))))
      }
      var builder = RecordBuilder(kind: .track)
      builder.set("t", text)
      let read = try Record(line: builder.bytes)
      #expect(read.string("t") ?? "" == text)
      let value = JSONValue.object([JSONMember(text, .string(text))])
      #expect(try JSONValue(parsing: Array(value.text.utf8).span) == value)
    }
  }
}
