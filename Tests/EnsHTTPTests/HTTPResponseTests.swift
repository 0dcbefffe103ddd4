import EnsDomain
import EnsHTTP
import Testing

@Suite("answers")
struct HTTPResponseTests {
  private func answer(_ status: Int = 200, _ fields: [(String, String)] = [], _ body: String = "") throws
    -> HTTPResponse
  {
    let list = try fields.map { try HTTPField($0.0, $0.1) }
    return HTTPResponse(
      status: status, fields: HTTPFields(list), body: Array(body.utf8), url: try WebURL("http://a.example/"))
  }

  @Test(
    "dates in all three forms are the same instant",
    arguments: ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
  func dates(_ text: String) {
    #expect(HTTPDate.instant(text)?.description == "1994-11-06T08:49:37Z")
  }

  @Test(
    "what is no date is none",
    arguments: ["", "now", "08:49:37", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:00:00 GMT"])
  func notDates(_ text: String) { #expect(HTTPDate.instant(text) == nil) }

  @Test("how long to wait is read in seconds or as a date, by the server's clock")
  func retryAfter() throws {
    let now = try #require(Instant(rfc3339: "1994-11-06T08:49:00Z"))
    #expect(try answer(503, [("Retry-After", "005")]).retryAfter(now: now) == .seconds(5))
    #expect(try answer(503, [("Retry-After", "-5")]).retryAfter(now: now) == .zero)
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    #expect(try answer(503, [("Retry-After", date)]).retryAfter(now: now) == .seconds(37))
    let both = [("Retry-After", date), ("Date", "Sun, 06 Nov 1994 08:49:30 GMT")]
    #expect(try answer(503, both).retryAfter(now: now) == .seconds(7))
    #expect(try answer(503, [("Retry-After", "soon")]).retryAfter(now: now) == nil)
    #expect(try answer(503).retryAfter(now: now) == nil)
  }

  @Test("a web page with a status of success is a failure of the transport")
  func pages() throws {
    for type in ["text/html", "Text/HTML; charset=utf-8", "application/xhtml+xml"] {
      let page = try answer(200, [("Content-Type", type)])
      #expect(throws: TransportError.unexpectedPage) { try page.checkedForData() }
    }
    let nameless = try answer(200, [], "\u{FEFF} \n<!DOCTYPE HTML><p>")
    #expect(throws: TransportError.unexpectedPage) { try nameless.checkedForData() }
    // Servers say what is wrong in pages: those are answers.
    #expect(try answer(401, [("Content-Type", "text/html")]).checkedForData().status == 401)
    #expect(try answer(200, [("Content-Type", "text/javascript")], "{}").checkedForData().status == 200)
    #expect(TransportError.unexpectedPage.isTransport)
  }

  @Test("the part that an answer holds is read")
  func contentRange() throws {
    #expect(ContentRange("bytes 0-99/1000").map { ($0.bytes, $0.total) } ?? (nil, nil) == (0...99, 1000))
    #expect(ContentRange("Bytes 5-5/*").map { ($0.bytes, $0.total) } ?? (nil, nil) == (5...5, nil))
    let none = try #require(ContentRange("bytes */1000"))
    #expect(none.bytes == nil && none.total == 1000)
    for text in [
      "", "bytes", "bytes 0-99", "bytes 9-5/10", "bytes 0-10/10", "bytes */*", "items 0-1/2", "bytes -1-2/3",
      "bytes 0-1/x",
    ] {
      #expect(ContentRange(text) == nil, "\(text)")
    }
    #expect(try answer(200, [("Content-Length", "-1")]).contentLength == nil)
    #expect(try answer(200, [("Content-Length", "12")]).contentLength == 12)
  }
}
