/// Writes pictures as PNG, without compression. Source: the W3C's PNG specification; RFC 1950 and 1951.
enum PNGWriter {
  static func bytes(_ art: CoverArt) -> [UInt8] {
    var header = ByteWriter()
    header.appendBigEndian(CoverArt.size)
    header.appendBigEndian(CoverArt.size)
    header.append([8, 2, 0, 0, 0])
    var writer = ByteWriter()
    writer.append([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    writer.append(chunk("IHDR", header.bytes))
    writer.append(chunk("IDAT", stored(rows(art))))
    writer.append(chunk("IEND", []))
    return writer.bytes
  }

  /// Each row of dots after the number of its filter, which is none.
  private static func rows(_ art: CoverArt) -> [UInt8] {
    var rows: [UInt8] = []
    for row in 0..<CoverArt.size {
      rows.append(0)
      let first = row / CoverArt.cellSize * CoverArt.cells
      for column in 0..<CoverArt.size { rows += art.colours[first + column / CoverArt.cellSize] }
    }
    return rows
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.append([0x78, 0x01])
    for start in stride(from: 0, to: data.count, by: 65_535) {
      let block = data[start..<min(data.count, start + 65_535)]
      writer.append([block.endIndex == data.count ? 1 : 0])
      writer.appendLittleEndian(block.count, count: 2)
      writer.appendLittleEndian(~block.count, count: 2)
      writer.append(block)
    }
    writer.appendBigEndian(adler32(data))
    return writer.bytes
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.appendBigEndian(content.count)
    writer.append(name)
    writer.append(content)
    writer.appendBigEndian(Int(crc32(Array(name.utf8) + content)))
    return writer.bytes
  }

  private static func adler32(_ data: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  private static func crc32(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(~0) { crc, byte in crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
  }
}
