package import EnsAudio

/// Something strange about a file of sound.
package enum AudioOddity: Hashable, Sendable, CustomStringConvertible {
  /// The header promises more than the file holds: so many bytes are missing.
  case shorterThanStated(bytes: Int64)
  /// The file holds more sound than the header states: so many bytes.
  case longerThanStated(bytes: Int64)
  /// The header promises `stated` frames, the last one ends at `found`.
  case framesMissing(stated: FrameCount, found: FrameCount)
  /// The header leaves the length open.
  case lengthNotStated
  /// Several streams one after the other.
  case chained(links: Int)
  /// The stream ends without its end page: it was cut off, or recorded from the air.
  case endMissing

  package var description: String {
    switch self {
    case .shorterThanStated(let bytes): "\(bytes) bytes shorter than its header states"
    case .longerThanStated(let bytes): "\(bytes) bytes longer than its header states"
    case .framesMissing(let stated, let found):
      "ends at frame \(found.value) of the \(stated.value) that its header states"
    case .lengthNotStated: "its header does not state the length"
    case .chained(let links): "\(links) streams one after the other"
    case .endMissing: "its last page is missing"
    }
  }
}
