import EnsDomain

/// Identifiers as tag databases write them.
extension SeededGenerator {
  /// A version 4 UUID in lower case, such as MusicBrainz gives. Source: RFC 9562, section 5.4.
  mutating func uuid() -> String {
    let high = next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    var text = [UInt8](repeating: UInt8(ascii: "-"), count: 36)
    var place = 0
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { place += 1 }
      let word = index < 16 ? high : low
      text[place] = Self.hexDigits[Int(word >> UInt64(60 - 4 * (index & 15)) & 15)]
      place += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// An International Standard Recording Code: country, registrant, year, number. Source: ISO 3901.
  mutating func isrc(year: Int) -> String {
    let countries = ["GB", "US", "DE", "FR", "JP", "SE"]
    let country = pick(from: countries)
    let registrant = "\(pick(from: Self.letters))\(number(in: 0...9))\(pick(from: Self.letters))"
    let digits = 10_000_000 + (year % 100) * 100_000 + number(in: 0...99_999)
    return country + registrant + String(digits).dropFirst()
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
}
