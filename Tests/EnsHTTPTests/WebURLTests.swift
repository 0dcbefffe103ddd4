import EnsDomain
import EnsHTTP
import Testing

@Suite("URLs")
struct WebURLTests {
  @Test(
    "absolute URLs are read",
    arguments: [
      ("http://music.example", "http://music.example/"),
      ("HTTPS://Music.Example:443/", "https://music.example/"),
      ("http://music.example:80/a", "http://music.example/a"),
      ("http://music.example:/a", "http://music.example/a"),
      ("http://127.0.0.1:32400/plex?x=1#top", "http://127.0.0.1:32400/plex?x=1"),
      ("http://[::1]:8096/a", "http://[::1]:8096/a"),
      ("https://[2001:DB8::1]", "https://[2001:db8::1]/"),
      ("http://a.example/x/../y/./z", "http://a.example/y/z"),
      ("http://a.example/ü b", "http://a.example/%C3%BC%20b"),
      ("http://a.example/100%", "http://a.example/100%25"),
      ("http://a.example/a%2fb", "http://a.example/a%2fb"),
      ("http://a.example?x=1", "http://a.example/?x=1"),
      ("http://a.example/?a&b=&c=1=2", "http://a.example/?a&b=&c=1=2"),
      ("http://müsic.example/", "http://müsic.example/"),
    ])
  func reading(_ text: String, _ expected: String) throws {
    #expect(try WebURL(text).revealed == expected)
  }

  @Test(
    "what is no such URL is refused",
    arguments: [
      ("", MessageError.notAURL), ("music.example", .notAURL), ("/library", .notAURL),
      ("ftp://a.example/", .unsupportedScheme), ("file:///etc/passwd", .unsupportedScheme),
      ("http://", .badHost), ("http:///a", .badHost), ("http://a b/", .badHost),
      ("http://a.example\\@b/", .userInformation),
      ("http://a.example\\b/", .badHost), ("http://a\u{0}b/", .badHost), ("http://a\r\nb/", .badHost),
      ("http://user@a.example/", .userInformation), ("http://user:pass@a.example/", .userInformation),
      ("http://a.example:0/", .badPort), ("http://a.example:65536/", .badPort), ("http://a.example:x/", .badPort),
      ("http://a.example:-1/", .badPort), ("http://[::1/", .badHost), ("http://[1]/", .badHost),
      ("http://[::1]x/", .badHost), ("http://[::1%25eth0]/", .badHost), ("http://a.example/..", .leavesBase),
    ])
  func refusing(_ text: String, _ error: MessageError) {
    #expect(throws: error) { try WebURL(text) }
  }

  @Test("names and values of a query are encoded strictly, operators in names too")
  func query() throws {
    let url = try WebURL("http://a.example/x").adding("addedAt>>", "1").adding("q", "a b+c&d=e/f>g%h'ü")
    #expect(url.revealed == "http://a.example/x?addedAt%3E%3E=1&q=a%20b%2Bc%26d%3De%2Ff%3Eg%25h%27%C3%BC")
    #expect(url.description == url.revealed)
  }

  @Test("a secret in the query is sent and never shown")
  func secrets() throws {
    let url = try WebURL("http://a.example/rest/ping").adding("u", "ann").adding("p", Secret("mar&ker"))
    #expect(url.revealed == "http://a.example/rest/ping?u=ann&p=mar%26ker")
    #expect(url.description == "http://a.example/rest/ping?u=ann&p=••••")
    var dumped = ""
    dump(url, to: &dumped)
    #expect(!"\(url) \(String(reflecting: url)) \(dumped) \([url]) \(url.maskedTarget)".contains("mar"))
  }

  @Test(
    "a token in a URL that somebody wrote is taken for one",
    arguments: ["X-Plex-Token", "x-plex-token", "api_key", "ApiKey", "access_token", "X-Amz-Signature"])
  func foundSecrets(_ name: String) throws {
    let url = try WebURL("http://a.example/a?b=1&\(name)=mar%2Fker&c=2")
    #expect(url.description == "http://a.example/a?b=1&\(name)=••••&c=2")
    #expect(url.revealed == "http://a.example/a?b=1&\(name)=mar%2Fker&c=2")
  }

  @Test(
    "keys of a server are taken below the base path",
    arguments: [
      ("/library/sections", "/jelly/library/sections"), ("library/sections", "/jelly/library/sections"),
      ("/", "/jelly/"), ("", "/jelly/"), ("?a=1", "/jelly/?a=1"),
      ("/library/metadata/1/children?x=y", "/jelly/library/metadata/1/children?x=y"),
      ("/a/./b", "/jelly/a/b"), ("/a/../b", "/jelly/b"), ("./a", "/jelly/a"), ("a/..", "/jelly/"),
      ("/a/.", "/jelly/a/"),
      ("/parts/1/Käse & Brot.flac", "/jelly/parts/1/K%C3%A4se%20&%20Brot.flac"),
      ("/a%20b?q=%26", "/jelly/a%20b?q=%26"), ("/a#b", "/jelly/a"), ("/a//b", "/jelly/a//b"),
      ("http://MUSIC.example:8096/jelly/a", "/jelly/a"), ("/1:2", "/jelly/1:2"),
      ("/a?u=http://x/", "/jelly/a?u=http://x/"),
    ])
  func joining(_ key: String, _ target: String) throws {
    for base in ["http://music.example:8096/jelly", "http://music.example:8096/jelly/"] {
      #expect(try WebURL(base).joining(key).revealed == "http://music.example:8096\(target)")
    }
  }

  @Test(
    "keys that lead elsewhere are refused",
    arguments: [
      "..", "/..", "/../a", "/a/../../b", "/%2e%2E/a", "/.%2e/a", "a/../..", "//other.example/a", "/\\other.example/a",
      "\\\\other.example", "/a/..\\..\\b",
    ])
  func leaving(_ key: String) throws {
    let base = try WebURL("http://music.example/jelly/")
    #expect(throws: MessageError.leavesBase) { try base.joining(key) }
  }

  @Test("absolute keys must be of the same origin, and of http or https")
  func otherOrigins() throws {
    let base = try WebURL("http://music.example/jelly/")
    for key in ["https://music.example/a", "http://music.example:81/a", "http://other.example/a"] {
      let other = try WebURL(key).origin
      #expect(throws: MessageError.otherOrigin(other)) { try base.joining(key) }
    }
    #expect(throws: MessageError.unsupportedScheme) { try base.joining("file:///a") }
    #expect(throws: MessageError.unsupportedScheme) { try base.joining("javascript:alert(1)") }
    #expect(throws: MessageError.userInformation) { try base.joining("http://music.example@other.example/a") }
  }

  @Test("segments are encoded whole")
  func segments() throws {
    let url = try WebURL("http://a.example/base/").appending("Artists", "AC/DC", "a?b#c")
    #expect(url.revealed == "http://a.example/base/Artists/AC%2FDC/a%3Fb%23c")
    #expect(throws: MessageError.leavesBase) { try url.appending("..") }
    #expect(throws: MessageError.leavesBase) { try url.appending("") }
  }

  @Test(
    "a Location is resolved as RFC 3986 says",
    arguments: [
      ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
      ("//g", "http://g/"), ("?y", "http://a/b/c/d?y"), ("g?y", "http://a/b/c/g?y"), ("", "http://a/b/c/d?q"),
      (".", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
      ("../../g", "http://a/g"), ("https://x.example/y", "https://x.example/y"),
    ])
  func following(_ reference: String, _ expected: String) throws {
    #expect(try WebURL("http://a/b/c/d?q").following(reference).revealed == expected)
  }

  @Test("what is joined never leaves origin and base, whatever the key")
  func hostileKeys() throws {
    let base = try WebURL("http://music.example/jelly")
    let pieces = [
      "..", ".", "/", "//", "\\", "%2e", "%2E%2e", "a", "http:", "@", "?", "#", ":", "\u{0}", "\r\n", " ", "ü",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let key = (0..<generator.uniform(below: 7)).map { _ in pieces[Int(generator.uniform(below: UInt64(pieces.count)))]
      }
      .joined()
      guard let url = try? base.joining(key) else { continue }
      #expect(url.origin == base.origin && url.path.hasPrefix("/jelly/"))
      let again = try WebURL(url.revealed)
      #expect(again.revealed == url.revealed, "\(key)")
      #expect(url.revealed.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test("loopback addresses are known as such")
  func loopback() throws {
    for host in ["localhost", "127.0.0.1", "127.8.8.8", "[::1]"] {
      #expect(try WebURL("http://\(host):1/").origin.isLoopback)
    }
    for host in ["127.0.0.1.example", "music.example", "10.0.0.1"] {
      #expect(try !WebURL("http://\(host)/").origin.isLoopback)
    }
  }
}
