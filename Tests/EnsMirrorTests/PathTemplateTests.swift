import EnsMirror
import EnsWire
import Testing

@Suite("templates for paths")
struct PathTemplateTests {
  private func path(_ template: String, _ fields: String) throws -> String {
    let record = try Record(line: Array("{\"kind\":\"track\"\(fields.isEmpty ? "" : ",")\(fields)}".utf8))
    return try PathTemplate(template).components(for: record, stem: "file name").joined(separator: "/")
  }

  private let usual = "{album_artist}/{album}/{disc}-{track} {title}"

  @Test("the usual template names artist, album, disc, track and title")
  func usualTemplate() throws {
    let fields = "\"title\":\"T\",\"artist\":\"A\",\"album_artist\":\"B\",\"album\":\"C\""
    #expect(try path(usual, fields + ",\"disc_number\":1,\"track_number\":3") == "B/C/1-03 T")
    #expect(try path(usual, fields + ",\"track_number\":12") == "B/C/12 T")
    #expect(try path(usual, fields + ",\"disc_number\":2") == "B/C/2-T")
    #expect(try path(usual, fields) == "B/C/T")
    #expect(try path(usual, "") == "Unknown Artist/Unknown Album/file name")
    #expect(try PathTemplate(usual) == PathTemplate.usual)
  }

  @Test("a track of a compilation without an album artist is by various artists")
  func compilation() throws {
    #expect(try path("{album_artist}", "\"artist\":\"A\",\"compilation\":true") == "Various Artists")
    #expect(try path("{album_artist}", "\"artist\":\"A\",\"compilation\":false") == "A")
    #expect(try path("{album_artist}", "\"album_artist\":[\"B\"],\"compilation\":true") == "B")
  }

  @Test("numbers have as many digits as the last of them")
  func digits() throws {
    #expect(
      try path("{disc}-{track}", "\"disc_number\":2,\"disc_total\":12,\"track_number\":7,\"track_total\":120")
        == "02-007")
    #expect(try path("{disc}-{track}", "\"disc_number\":13,\"track_number\":1234") == "13-1234")
    #expect(try path("{track}", "\"track_number\":3,\"track_total\":9223372036854775807") == "000000003")
  }

  @Test("an unknown field takes its punctuation with it")
  func leavesOut() throws {
    #expect(try path("{album} ({year})/{title}", "\"album\":\"C\",\"year\":1999") == "C (1999)/file name")
    #expect(try path("{album} ({year})/{title}", "\"album\":\"C\"") == "C/file name")
    #expect(try path("{album} [{year}] x", "\"album\":\"C\"") == "C x")
    #expect(try path("{year} - {album}", "\"album\":\"C\"") == "C")
    #expect(try path("{title} - {year}", "") == "file name")
    #expect(try path("{{{title}}}", "\"title\":\"T\"") == "{T}")
  }

  @Test("a slash in a field makes no folder here, and the first of several genres counts")
  func fields() throws {
    let components = try PathTemplate("{genre}/{title}").components(
      for: try Record(line: Array("{\"title\":\"a/b\",\"genres\":[\"Jazz\",\"Bop\"]}".utf8)), stem: "x")
    #expect(components == ["Jazz", "a/b"])
  }

  @Test(
    "what is no template is refused",
    arguments: [
      ("", TemplateError.empty), ("a/", .empty), ("/a", .leavesFolder), ("a/../b", .leavesFolder),
      ("{title", .unclosedBrace), ("title}", .unclosedBrace), ("{tilte}", .unknownField("tilte")),
      ("{}", .unknownField("")), ("./.", .empty),
    ])
  func refuses(_ text: String, _ error: TemplateError) {
    #expect(throws: error) { try PathTemplate(text) }
  }
}
