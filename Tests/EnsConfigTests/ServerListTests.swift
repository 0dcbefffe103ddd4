import EnsConfig
import EnsDomain
import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("the list of servers")
struct ServerListTests {
  @Test("gives the file of a local id back, whatever its bytes")
  func findsFiles() throws {
    let folder = try TemporaryFolder()
    var list = try ServerList(folder.file("state/servers.json"))
    let music = FilePath(bytes: Array("/music/é ".utf8) + [0xFF])
    try list.note(library: "my music", folder: music)
    let id = RecordID.local(library: "my music", path: Array("a b/1.flac".utf8) + [0xFE])
    let again = try ServerList(folder.file("state/servers.json"))
    #expect(again.localFile(id) == music.appending(FilePath(bytes: Array("a b/1.flac".utf8) + [0xFE])))
    #expect(again.localFile(.local(library: "other", path: [65])) == nil)
    #expect(RecordID("plex/x/1").flatMap { again.localFile($0) } == nil)
  }

  @Test("never leads out of the folder", arguments: ["../x", "a/../../x", "/etc/passwd", "a/%00b", "%2e%2e/x"])
  func staysInside(_ item: String) throws {
    let folder = try TemporaryFolder()
    var list = try ServerList(folder.file("servers.json"))
    try list.note(library: "m", folder: "/music")
    #expect(list.localFile(RecordID(source: "local", server: "m", item: item)) == nil)
  }

  @Test("refuses a name that means another folder, and takes the same note twice")
  func refusesNames() throws {
    let folder = try TemporaryFolder()
    var list = try ServerList(folder.file("servers.json"))
    try list.note(library: "m", folder: "/a")
    try list.note(library: "m", folder: "/a")
    #expect(throws: ConfigError.nameTaken(library: "m", folder: "/a")) { try list.note(library: "m", folder: "/b") }
  }

  @Test("loses no note of two lists that are open at once")
  func mergesNotes() throws {
    let folder = try TemporaryFolder()
    var first = try ServerList(folder.file("servers.json"))
    var second = try ServerList(folder.file("servers.json"))
    try first.note(library: "a", folder: "/a")
    try second.note(library: "b", folder: "/b")
    let both = try ServerList(folder.file("servers.json"))
    #expect(both.address(source: "local", server: "a") == "/a" && both.address(source: "local", server: "b") == "/b")
  }

  @Test("says which file is malformed, and where")
  func explains() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("servers.json", "{\"a\":")
    let error = #expect(throws: ConfigError.self) { _ = try ServerList(path) }
    #expect(error?.description == "\(path.displayed): ends too early at byte 6")
    let sources = try folder.write("sources.json", "{\"sources\":[{\"name\":\"home\"}]}")
    let other = #expect(throws: ConfigError.self) { _ = try SourcesFile(sources) }
    #expect(other?.description == "\(sources.displayed): $.sources[0]: lacks a name or an address")
  }
}

@Suite("places")
struct PlacesTests {
  @Test("follow XDG, pass over relative paths, and move as one with ENS_HOME")
  func follow() {
    let plain = Places(environment: ["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "relative"])
    #expect(plain.database.displayed == "/d/ens/library.db")
    #expect(plain.servers.displayed == "/h/.local/state/ens/servers.json")
    #expect(plain.sources.displayed == "/h/.config/ens/sources.json")
    let moved = Places(environment: ["HOME": "/h", "XDG_DATA_HOME": "/d", "ENS_HOME": "/e"])
    #expect(moved.database.displayed == "/e/data/library.db" && moved.cache.displayed == "/e/cache")
  }
}
