package import EnsAudio

/// Encoded sound whose kind is known.
package struct EncodedAudio {
  /// Where the bytes come from.
  package let source: any ByteSource
  /// What they are, judged by themselves.
  package let payload: Payload
  /// Where the sound's own bytes begin, behind any ID3v2 tag.
  package let start: Int64
  /// The first bytes from `start` on, at most `Payload.sniffSize`.
  package let head: [UInt8]

  /// Looks at the first bytes of `source`, behind ID3v2 tags of any size. Throws `DecodeError.source`.
  package init(_ source: any ByteSource) throws(DecodeError) {
    self.source = source
    var start: Int64 = 0
    do {
      var head = try source.bytes(at: 0, count: Payload.sniffSize)
      while let tag = ID3v2Extent(head) {
        // A tag that claims more than there is lies about its size: the sound is somewhere behind its header.
        let isLying = source.length.map { start + Int64(tag.size) >= $0 } ?? false
        start += isLying ? 10 : Int64(tag.size)
        head = try source.bytes(at: start, count: Payload.sniffSize)
      }
      self.head = head
    } catch {
      throw .source(error)
    }
    self.start = start
    payload = Payload(sniffing: head)
  }

  /// The bytes from `start` on, as a source of their own.
  package var body: any ByteSource {
    guard start > 0 else { return source }
    return SubrangeSource(source, range: start..<max(start, source.length ?? .max / 4))
  }
}
