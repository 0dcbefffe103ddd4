import EnsCurl
import EnsDomain
import EnsHTTP
import EnsPOSIX
import EnsTestSupport
import Testing

@Suite("HTTP/2, with nghttpd")
struct CurlHTTP2Tests {
  private let folder: TemporaryFolder
  private let server: Server
  private let transport: CurlTransport

  init() throws {
    folder = try TemporaryFolder()
    let certificate = try Certificate(in: folder)
    for number in 0..<50 { try folder.write("files/\(number)", "file \(number)") }
    try folder.write("files/large", [UInt8](repeating: 0x61, count: 20_000_000))
    let script = FilePath(#filePath).parent.appending("Servers/http2.py").displayed
    server = try Server(
      "python3", [script, folder.file("files").displayed, certificate.certificate, certificate.key])
    // nghttpd speaks nothing else, so an answer is proof.
    transport = try makeTransport(connectionsPerHost: 1, trusting: certificate)
  }

  @Test("requests share one connection, and end in any order")
  func sharing() throws {
    var expected: [ExchangeID: String] = [:]
    for number in 0..<50 {
      expected[transport.begin(HTTPRequest(.get, try server.url("/\(number)", scheme: "https")))] = "file \(number)"
    }
    while let end = transport.next() {
      #expect(try end.result.get().text == expected.removeValue(forKey: end.id))
    }
    #expect(expected.isEmpty)
  }

  @Test("a body that pauses holds nobody else back, and loses nothing")
  func pausing() throws {
    let sink = CollectingSink(keeps: false)
    sink.flow = { $0.calls % 40 == 0 ? .pause : .more }
    let large = transport.begin(
      HTTPRequest(.get, try server.url("/large", scheme: "https"), limits: .media), into: sink)
    #expect(transport.next() == nil)
    #expect(try transport.send(HTTPRequest(.get, server.url("/7", scheme: "https"))).text == "file 7")
    var end: FinishedExchange?
    while end == nil {
      end = transport.next()
      transport.resume(large)
    }
    #expect(try end?.result.get().receivedBytes == 20_000_000)
    #expect(sink.total == 20_000_000)
  }

  @Test("an exchange that is cancelled leaves the connection to the others")
  func cancelling() throws {
    let large = transport.begin(HTTPRequest(.get, try server.url("/large", scheme: "https")))
    let small = transport.begin(HTTPRequest(.get, try server.url("/1", scheme: "https")))
    #expect(try transport.finish(small).get().status == 200)
    transport.cancel(large)
    #expect(try transport.send(HTTPRequest(.get, server.url("/2", scheme: "https"))).text == "file 2")
  }

  @Test("a file that is not there is an answer, and fields are in small letters found by any")
  func answers() throws {
    #expect(try transport.send(HTTPRequest(.get, server.url("/none", scheme: "https"))).status == 404)
    let answer = try transport.send(HTTPRequest(.get, server.url("/3", scheme: "https")))
    #expect(answer.contentLength == 6 && answer.fields["CONTENT-LENGTH"] == "6")
  }
}
