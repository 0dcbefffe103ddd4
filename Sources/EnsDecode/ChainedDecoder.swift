package import EnsAudio

/// Several sounds in one file, played one after the other: the links of a chained Ogg file.
///
/// libsndfile plays the first link and then ends without an error.
package final class ChainedDecoder: AudioDecoder {
  private let links: [any AudioDecoder]
  private let starts: [FrameCount]
  private var current = 0

  package var library: String { links[current].library }
  package var format: PCMFormat { links[current].format }
  package var storage: SampleEncoding { links[current].storage }
  package var gaps: Int { links.reduce(0) { $0 + $1.gaps } }
  package let length: FrameCount?

  /// Plays `links`, of which there is at least one, in order.
  init(_ links: [any AudioDecoder]) {
    precondition(!links.isEmpty, "a chain has at least one link")
    self.links = links
    var starts: [FrameCount] = []
    var total: FrameCount? = .zero
    for link in links {
      starts.append(total ?? .zero)
      total = total.flatMap { sum in link.length.map { sum + $0 } }
    }
    self.starts = starts
    length = total
  }

  package var position: FrameCount { starts[current] + links[current].position }

  package func read(into buffer: inout PCMBuffer, atMost frames: Int) throws(DecodeError) {
    while true {
      try links[current].read(into: &buffer, atMost: frames)
      guard buffer.frames == 0, current + 1 < links.count else { return }
      current += 1
      try links[current].seek(to: .zero)
    }
  }

  package func seek(to place: FrameCount) throws(DecodeError) {
    if let length, place > length { throw .seekRefused(place) }
    let target = starts.lastIndex { $0 <= place } ?? 0
    try links[target].seek(to: place - starts[target])
    current = target
  }
}
