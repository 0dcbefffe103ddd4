import Testing

@testable import EnsHTTP

@Suite("digests")
struct DigestTests {
  @Test(
    "SHA-1 gives the digests of RFC 3174 and of sha1sum",
    arguments: [
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
      (
        String(repeating: "0123456701234567012345670123456701234567012345670123456701234567", count: 10),
        "dea356a2cddd90c7a7ecedc5ebb563934f460452"
      ),
    ])
  func sha1(_ text: String, _ expected: String) {
    let digest = SHA1.digest(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(digest == expected)
  }

  @Test(
    "base64 gives the texts of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func base64(_ text: String, _ expected: String) { #expect(Base64.encode(Array(text.utf8)) == expected) }

  @Test("the key of RFC 6455, section 1.3 has the proof given there")
  func proof() {
    #expect(WebSocketHandshake(key: "dGhlIHNhbXBsZSBub25jZQ==").proof == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }
}
