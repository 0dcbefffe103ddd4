import EnsAudio

/// Lays packets on the pages of one logical Ogg stream. Source: RFC 3533, section 6.
struct OggPageWriter: Sendable {
  private(set) var bytes: [UInt8] = []
  private let serial: Int
  private var sequence = 0

  init(serial: Int) { self.serial = serial }

  /// Writes header packets, beginning on a new page; their granule position is 0.
  mutating func append(_ packets: [[UInt8]], isFirst: Bool) {
    var lacing: [UInt8] = []
    for packet in packets {
      lacing += [UInt8](repeating: 255, count: packet.count / 255) + [UInt8(packet.count % 255)]
    }
    let body = packets.flatMap { $0 }
    var place = 0
    var continues = false
    for start in stride(from: 0, to: lacing.count, by: 255) {
      let segments = Array(lacing[start..<min(lacing.count, start + 255)])
      let size = segments.reduce(0) { $0 + Int($1) }
      // A page on which no packet ends has no position.
      let granule = segments.contains { $0 < 255 } ? 0 : -1
      write(
        flags: (continues ? 1 : 0) | (isFirst && start == 0 ? 2 : 0), granule: granule, segments,
        body[place..<(place + size)])
      place += size
      continues = segments.last == 255
    }
  }

  /// Writes a page of another file in our numbering.
  mutating func copy(_ page: [UInt8]) {
    var page = page
    Self.store(serial, at: 14, in: &page)
    Self.store(sequence, at: 18, in: &page)
    seal(page)
  }

  private mutating func write(flags: UInt8, granule: Int, _ segments: [UInt8], _ body: ArraySlice<UInt8>) {
    var writer = ByteWriter()
    writer.append("OggS")
    writer.append([0, flags])
    writer.appendLittleEndian(granule, count: 8)
    writer.appendLittleEndian(serial)
    writer.appendLittleEndian(sequence)
    writer.appendLittleEndian(0)
    writer.append([UInt8(segments.count)])
    writer.append(segments)
    writer.append(body)
    seal(writer.bytes)
  }

  private mutating func seal(_ page: [UInt8]) {
    var page = page
    Self.store(Int(OggPage.checksum(page, 0..<page.count)), at: 22, in: &page)
    bytes += page
    sequence += 1
  }

  private static func store(_ value: Int, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
  }
}
