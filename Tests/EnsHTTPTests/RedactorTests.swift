import EnsDomain
import EnsHTTP
import Testing

@Suite("masking")
struct RedactorTests {
  private let redactor = Redactor([Secret("won der&1/\"x\""), Secret("Marker+Token")])

  @Test(
    "a secret is masked in all its spellings",
    arguments: [
      "won der&1/\"x\"", "won%20der%261%2F%22x%22", "won%20der%261%2f%22x%22", "won+der%261%2F%22x%22",
      "won der&1/\\\"x\\\"", "won der&1\\/\\\"x\\\"", "776f6e2064657226312f227822", "776F6E2064657226312F227822",
      "d29uIGRlciYxLyJ4Ig==", "Marker+Token", "Marker%2BToken", "Marker%2bToken",
    ])
  func spellings(_ text: String) {
    #expect(redactor.masked("<\(text)>") == "<••••>")
    #expect(redactor.masked(text + text) == "••••••••")
  }

  @Test("in bytes that are no text as well")
  func binary() {
    let masked = redactor.masked([0xFF, 0x00] + Array("Marker+Token".utf8) + [0xFE])
    #expect(masked == [0xFF, 0x00] + Array("••••".utf8) + [0xFE])
  }

  @Test(
    "values are masked by the names before them",
    arguments: [
      (#"{"authToken":"abc","a":1}"#, #"{"authToken":"••••","a":1}"#),
      (#"{"AccessToken" : "a\"bc" }"#, #"{"AccessToken" : "••••" }"#),
      (#"{"accessToken":null,"token":5}"#, #"{"accessToken":null,"token":5}"#),
      (#"<user authenticationToken="abc" id="1"/>"#, #"<user authenticationToken="••••" id="1"/>"#),
      ("http://a/?X-Plex-Token=abc&b=1", "http://a/?X-Plex-Token=••••&b=1"),
      (#""/parts/1?X-Plex-Token=abc""#, #""/parts/1?X-Plex-Token=••••""#),
      ("Authorization: Bearer abc\nB: c", "Authorization: ••••\nB: c"),
      ("cookie: a=b; c=d", "cookie: ••••"),
      ("tokens are nice: yes, a token is", "tokens are nice: yes, a token is"),
      ("my-token=5 X-Token=6", "my-token=5 X-Token=6"),
      ("token=", "token="), ("token", "token"), ("", ""),
    ])
  func names(_ text: String, _ expected: String) {
    #expect(Redactor().masked(text) == expected)
    #expect(Redactor().masked(expected) == expected)
  }

  @Test("short words are not looked for, and text without secrets stays as it is")
  func short() {
    #expect(Redactor([Secret("a"), Secret("")]).masked("a banana") == "a banana")
    let text = "Käse \"and\" %20 + more"
    #expect(redactor.masked(text) == text)
  }

  @Test("no request, answer or field shows a secret, however it is printed")
  func descriptions() throws {
    let url = try WebURL("http://a.example/a").adding("p", Secret("Marker+Token"))
    var request = HTTPRequest(.post, url, body: Array("Marker".utf8))
    try request.fields.set("X-Own", Secret("Marker+Token"))
    let answer = HTTPResponse(status: 200, fields: request.fields, body: request.body, url: url)
    let numbers = request.body.map(String.init).joined(separator: ", ")
    for value in [request, answer, request.fields, url, Array(request.fields), [request], ["a": answer]] as [Any] {
      var dumped = ""
      dump(value, to: &dumped)
      let shown = "\(value) \(String(reflecting: value)) \(dumped)"
      #expect(!shown.contains("Marker") && !shown.contains(numbers), "\(type(of: value))")
    }
  }
}
