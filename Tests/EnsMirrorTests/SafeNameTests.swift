import EnsDomain
import EnsMirror
import Testing

@Suite("names that every file system takes")
struct SafeNameTests {
  @Test(
    "a name keeps what is harmless and loses what is not",
    arguments: [
      ("Blue Hours", "Blue Hours"), ("AC/DC", "AC_DC"), ("a\\b:c*d?e\"f<g>h|i", "a_b_c_d_e_f_g_h_i"),
      ("..", "_"), (".", "_"), ("", "_"), ("...And Justice", "_..And Justice"), (".hidden", "_hidden"),
      ("R.E.M.", "R.E.M"), ("  spaced out ", "spaced out"), ("dots. . .", "dots"), ("a\u{0}b\nc\u{7F}d", "a_b_c_d"),
      ("CON", "CON_"), ("con.fusion", "con_.fusion"), ("Nul ", "Nul_"), ("COM1", "COM1_"), ("lpt¹.x", "lpt¹_.x"),
      ("CONCERT", "CONCERT"), ("gnp\u{202E}3.exe", "gnp_3.exe"), ("Sigur Rós", "Sigur Rós"), ("東京", "東京"),
      ("!!!", "!!!"), ("-rf", "-rf"), ("\u{FFFE}x", "_x"), ("\u{A0}\u{2003}x", "x"), ("con .x", "con _.x"),
    ])
  func replaces(_ text: String, _ name: String) {
    #expect(SafeName.component(text) == name)
  }

  @Test("a long name is cut between characters, and its ending stays")
  func cuts() {
    let flags = String(repeating: "🇮🇸", count: 60)
    let name = SafeName.component(flags, ending: ".flac")
    #expect(name == String(repeating: "🇮🇸", count: 31) + ".flac")
    #expect(SafeName.component(String(repeating: "a", count: 300)).utf8.count == 255)
    #expect(SafeName.component(String(repeating: "é", count: 300), ending: " (2).ogg").utf8.count == 254)
    #expect(SafeName.component(String(repeating: "a", count: 250) + " . . . . ").utf8.count == 250)
    // One character of 601 bytes: there is no border between characters to cut at.
    let pile = "e" + String(repeating: "\u{301}", count: 300)
    #expect(SafeName.component(pile).utf8.count == 255)
  }

  @Test("whatever the bytes, a name is safe, and making it safe again changes nothing", arguments: 0..<8)
  func survivesRandomBytes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Bytes that trouble file systems come up more often than others.
    let troubles: [UInt8] =
      Array("./\\:*?\"<>| \u{0}\n\u{7F}CONcon1aux".utf8) + [0xE2, 0x80, 0xAE, 0xC2, 0x85, 0xCC, 0x81]
    for _ in 0..<400 {
      let bytes = (0..<generator.uniform(below: 400)).map { _ in
        generator.uniform(below: 2) == 0
          ? UInt8(truncatingIfNeeded: generator.next())
          : troubles[Int(generator.uniform(below: UInt64(troubles.count)))]
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let name = SafeName.component(text, ending: ".ogg")
      #expect(
        isSafe(name) && name.hasSuffix(".ogg"), "seed \(seed): \(text.debugDescription) -> \(name.debugDescription)")
      let bare = SafeName.component(text)
      #expect(isSafe(bare), "seed \(seed): \(text.debugDescription) -> \(bare.debugDescription)")
      #expect(SafeName.component(bare) == bare, "seed \(seed): \(text.debugDescription)")
    }
  }

  /// The rules of Windows, macOS and Linux, written down once more and in another way.
  private func isSafe(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, name.utf8.count <= 255 else { return false }
    let forbidden = Set("/\\:*?\"<>|".unicodeScalars)
    if scalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || forbidden.contains($0) }) {
      return false
    }
    if first == "." || first == " " || last == "." || last == " " { return false }
    let stem = String(name.split(separator: ".", omittingEmptySubsequences: false)[0]).lowercased()
    return !["con", "prn", "aux", "nul"].contains(stem)
      && !(stem.count == 4 && ["com", "lpt"].contains(stem.prefix(3)))
      || stem.count == 4 && !(stem.last?.isNumber ?? false)
  }
}
