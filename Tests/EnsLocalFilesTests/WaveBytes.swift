/// A small WAVE file with one INFO list, written byte by byte.
enum WaveBytes {
  /// Mono, 8 kHz, 16 bits; `sound` makes one differ from another.
  static func file(_ tags: [(String, String)] = [], sound: UInt8 = 0, frames: Int = 800) -> [UInt8] {
    func little(_ value: Int, _ width: Int = 4) -> [UInt8] { (0..<width).map { UInt8(value >> ($0 * 8) & 0xFF) } }
    func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      Array(name.utf8) + little(bytes.count) + bytes + (bytes.count % 2 == 1 ? [0] : [])
    }
    var format = little(1, 2) + little(1, 2)
    format += little(8000) + little(16_000)
    format += little(2, 2) + little(16, 2)
    let info = tags.flatMap { chunk($0.0, Array($0.1.utf8)) }
    var body = chunk("fmt ", format)
    if !info.isEmpty { body += chunk("LIST", Array("INFO".utf8) + info) }
    body += chunk("data", [UInt8](repeating: sound, count: frames * 2))
    return Array("RIFF".utf8) + little(body.count + 4) + Array("WAVE".utf8) + body
  }

  /// A track of an album.
  static func track(_ title: String, _ artist: String, _ album: String, _ number: Int, sound: UInt8 = 0) -> [UInt8] {
    file([("INAM", title), ("IART", artist), ("IPRD", album), ("IPRT", String(number))], sound: sound)
  }
}
