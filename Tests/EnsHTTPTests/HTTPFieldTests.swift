import EnsDomain
import EnsHTTP
import Testing

@Suite("header fields")
struct HTTPFieldTests {
  @Test(
    "a value that would become a second field is refused",
    arguments: ["a\r\nX: y", "a\nb", "a\rb", "a\u{0}", "\u{7F}", "\u{1}"])
  func injection(_ value: String) {
    #expect(throws: MessageError.badFieldValue(name: "X-Name")) { try HTTPField("X-Name", value) }
    #expect(throws: MessageError.badFieldValue(name: "X-Name")) { try HTTPField("X-Name", Secret(value)) }
  }

  @Test("a name that is no token is refused", arguments: ["", "a b", "a:b", "a\r\n", "ä", "a\u{0}"])
  func names(_ name: String) {
    #expect(throws: MessageError.badFieldName) { try HTTPField(name, "x") }
  }

  @Test("fields are found whatever the case of their names")
  func cases() throws {
    var fields = HTTPFields()
    try fields.set("X-Name", "a")
    try fields.set("Other", "b")
    try fields.set("x-name", "c")
    #expect(fields["X-NAME"] == "c" && fields.count == 2)
    #expect(fields.description == "x-name: c\nOther: b")
    fields.append(try HTTPField("other", "d"))
    #expect(fields.values("Other") == ["b", "d"])
    try fields.set("Other", "e")
    #expect(fields.values("Other") == ["e"])
    fields.remove("OTHER")
    #expect(fields.count == 1)
  }

  @Test("secrets are sent and never shown, and an empty one is none")
  func secrets() throws {
    var fields = HTTPFields()
    try fields.set("X-Own", Secret("marker"))
    try fields.set("Authorization", "Bearer marker")
    try fields.set("X-Plex-Token", Secret(""))
    #expect(fields.description == "X-Own: ••••\nAuthorization: ••••")
    #expect(fields["x-own"] == "marker" && fields["X-Plex-Token"] == nil)
    #expect(fields.withoutSecrets.count == 0)
  }

  private func read(_ line: [UInt8]) -> HTTPField? { HTTPField(received: line.span) }

  @Test("a received line is read as it comes")
  func received() throws {
    let field = try #require(read(Array("Content-Type:  text/plain\t\r\n".utf8)))
    #expect(field.name == "Content-Type" && field.revealed == "text/plain")
    #expect(read(Array("no colon\r\n".utf8)) == nil)
    #expect(read(Array("a b: c".utf8)) == nil)
    let odd = try #require(read(Array("X: a".utf8) + [0, 0xFF]))
    #expect(odd.revealed == "a \u{FFFD}")
    #expect(read(Array("Set-Cookie: marker".utf8))?.masked == "••••")
  }

  @Test("a part of a file is asked for, and a weak validator is not sent")
  func ranges() throws {
    var request = try HTTPRequest(.get, WebURL("http://a.example/"), compression: .gzip)
    try request.ask(for: .last(500), ifUnchangedSince: "W/\"1\"")
    #expect(request.fields["Range"] == "bytes=-500" && request.fields["If-Range"] == nil)
    #expect(request.compression == .none)
    try request.ask(for: .closed(0, 0), ifUnchangedSince: "\"1\"")
    #expect(request.fields["range"] == "bytes=0-0" && request.fields["if-range"] == "\"1\"")
  }
}
