import EnsAudio
import EnsDecode

/// A track while it is played: the sound, and how far it has come.
struct CurrentPlay {
  let item: PlayItem
  let id: String
  let decoder: any AudioDecoder
  let mediaSource: String
  let gain: Gain
  var sequence = 0
  /// Milliseconds that were handed to the output, seeks left out.
  var listened: Double = 0
  /// The position at which the next `progress` is due, in milliseconds of listening.
  var nextProgress: Double = Self.progressInterval

  static let progressInterval: Double = 10_000

  /// Where the next frame to be decoded stands, in milliseconds.
  var position: Int64 { decoder.position.milliseconds(at: decoder.format.rate) }

  /// The exact length, or what the record says where only decoding would tell.
  var duration: Int64? { decoder.length?.milliseconds(at: decoder.format.rate) ?? item.statedDuration }

  /// How many frames may be read before `progress` is due, at most `block`.
  func framesToRead(block: Int) -> Int {
    let left = (nextProgress - listened) * Double(decoder.format.rate.hertz) / 1000
    return max(1, min(block, Int(left.rounded(.up))))
  }
}
