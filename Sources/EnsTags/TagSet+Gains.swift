extension TagSet {
  /// What an R128 gain is short of a ReplayGain: it aims at -23 LUFS (RFC 7845), ReplayGain 2 at -18 LUFS.
  package static let r128Reference = 5.0

  /// The track's ReplayGain in dB; of Opus files the R128 gain, shifted to ReplayGain's reference.
  package var trackGain: Double? { r128(.r128TrackGain) ?? gain(.trackGain) }

  /// The album's ReplayGain in dB; of Opus files the R128 gain, shifted to ReplayGain's reference.
  package var albumGain: Double? { r128(.r128AlbumGain) ?? gain(.albumGain) }

  /// The track's highest sample, 1 being full scale.
  package var trackPeak: Double? { peak(.trackPeak) }

  /// The album's highest sample, 1 being full scale.
  package var albumPeak: Double? { peak(.albumPeak) }

  private func r128(_ field: TagField) -> Double? {
    guard let text = first(field), let steps = Int(text.hasPrefix("+") ? String(text.dropFirst()) : text),
      (-32768...32767).contains(steps)
    else { return nil }
    return Double(steps) / 256 + Self.r128Reference
  }

  private func gain(_ field: TagField) -> Double? {
    guard let value = first(field).flatMap(Self.decimal), value.magnitude <= 64 else { return nil }
    return value
  }

  private func peak(_ field: TagField) -> Double? {
    guard let value = first(field).flatMap(Self.decimal), value > 0, value <= 64 else { return nil }
    return value
  }

  /// The number that a text such as `-7.89 dB` or `0,98` starts with.
  private static func decimal(_ text: String) -> Double? {
    var digits = text.prefix { "+-.,0123456789eE".contains($0) }
    if digits.hasPrefix("+") { digits = digits.dropFirst() }
    guard let value = Double(String(digits.map { $0 == "," ? "." : $0 })), value.isFinite else { return nil }
    return value
  }
}
