import EnsSource
import Testing

@Suite("Addresses of sources")
struct SourceAddressTests {
  @Test("have a dialect and a place")
  func takesApart() throws {
    let address = try #require(SourceAddress("plex:https://server.example:32400/x"))
    #expect(address.dialect == "plex")
    #expect(address.place == "https://server.example:32400/x")
    #expect(address.description == "plex:https://server.example:32400/x")
  }

  @Test("without one of them are none", arguments: ["", "local", "local:", ":x", "Local:x", "a b:c", "/a:b"])
  func refuses(text: String) { #expect(SourceAddress(text) == nil) }
}
