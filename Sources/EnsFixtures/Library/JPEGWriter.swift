/// Writes pictures as baseline JPEG of plain 8 by 8 squares, so that only the mean of a square is coded. Source: ITU-T
/// T.81, annexes B, F and K; colours as in JFIF 1.02.
enum JPEGWriter {
  static func bytes(_ art: CoverArt) -> [UInt8] {
    let size = CoverArt.size
    var writer = ByteWriter()
    writer.append([0xFF, 0xD8])
    writer.append(segment(0xE0, Array("JFIF".utf8) + [0, 1, 2, 0, 0, 1, 0, 1, 0, 0]))
    // Steps of 8: the mean of a square is its first coefficient divided by 8, so a step is one level of colour.
    writer.append(segment(0xDB, [0] + [UInt8](repeating: 8, count: 64)))
    let frame = [8, UInt8(size >> 8), UInt8(size & 255), UInt8(size >> 8), UInt8(size & 255), 3]
    writer.append(segment(0xC0, frame + [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]))
    writer.append(segment(0xC4, [0x00] + means))
    writer.append(segment(0xC4, [0x10] + details))
    writer.append(segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]))
    writer.append(scan(art))
    writer.append([0xFF, 0xD9])
    return writer.bytes
  }

  /// The lengths 2 to 9 for the twelve sizes of a difference (T.81, table K.3).
  private static let means: [UInt8] = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0] + (0...11)
  /// One code of one bit: the end of a square that has no details.
  private static let details: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  /// The codes that `means` stands for, with their lengths in bits.
  private static let codes: [(code: Int, bits: Int)] = [
    (0b00, 2), (0b010, 3), (0b011, 3), (0b100, 3), (0b101, 3), (0b110, 3), (0b1110, 4), (0b11110, 5), (0b111110, 6),
    (0b1111110, 7), (0b11111110, 8), (0b111111110, 9),
  ]

  private static func scan(_ art: CoverArt) -> [UInt8] {
    var bits = JPEGBits()
    var last = [0, 0, 0]
    for colour in art.colours {
      let levels = luminanceAndColour(colour)
      for part in 0..<3 {
        let difference = levels[part] - last[part]
        last[part] = levels[part]
        let size = Int.bitWidth - abs(difference).leadingZeroBitCount
        bits.append(codes[size].code, codes[size].bits)
        bits.append(difference < 0 ? difference - 1 : difference, size)
        bits.append(0, 1)
      }
    }
    return bits.finished()
  }

  /// Brightness and two colour differences around zero, in whole numbers.
  private static func luminanceAndColour(_ colour: [UInt8]) -> [Int] {
    let (red, green, blue) = (Int(colour[0]), Int(colour[1]), Int(colour[2]))
    return [
      (299 * red + 587 * green + 114 * blue) / 1000 - 128, (-169 * red - 331 * green + 500 * blue) / 1000,
      (500 * red - 419 * green - 81 * blue) / 1000,
    ]
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.append([0xFF, marker])
    writer.appendBigEndian(content.count + 2, count: 2)
    writer.append(content)
    return writer.bytes
  }
}
