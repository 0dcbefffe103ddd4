import EnsDomain

/// Writes ID3v2 tags. Sources: id3.org's "ID3 tag version 2.4.0" and "ID3 tag version 2.3.0".
struct ID3Writer: Sendable {
  /// The two versions in use; they differ in text encodings, sizes and dates.
  enum Version: UInt8, Sendable { case v3 = 3, v4 = 4 }

  private let version: Version
  private var frames = ByteWriter()

  /// A whole tag, with some padding so that it can be edited in place.
  static func tag(_ tags: FileTags, _ version: Version, padding: Int = 512) -> [UInt8] {
    var writer = ID3Writer(version: version)
    writer.addTexts(tags)
    writer.addDate(tags.date)
    writer.addNumbers(tags)
    writer.addIdentifiers(tags)
    writer.addGains(tags.gains)
    writer.addLyrics(tags.lyrics)
    writer.addPicture(tags.picture)
    var tag = ByteWriter()
    tag.append("ID3")
    tag.append([version.rawValue, 0, 0])
    tag.append(synchsafe(writer.frames.count + padding))
    tag.append(writer.frames.bytes)
    tag.append([UInt8](repeating: 0, count: padding))
    return tag.bytes
  }

  private init(version: Version) { self.version = version }

  private mutating func addTexts(_ tags: FileTags) {
    addText("TIT2", [tags.title])
    addText("TPE1", [tags.artist])
    addUserText("ARTISTS", tags.artists)
    addText("TALB", [tags.album])
    addText("TPE2", [tags.albumArtist])
    addText("TCON", tags.genres)
    addText("TCOM", [tags.composer])
    addText("TSOP", [tags.artistSort])
    if version == .v4 { addText("TMOO", tags.moods) } else { addUserText("MOOD", tags.moods) }
  }

  /// One frame in 2.4; a year and a day of the year in 2.3.
  private mutating func addDate(_ date: String?) {
    guard let date else { return }
    if version == .v4 { return addText("TDRC", [date]) }
    let parts = date.split(separator: "-").map { String($0) }
    addText("TYER", [parts.first])
    if parts.count == 3 { addText("TDAT", [parts[2] + parts[1]]) }
  }

  private mutating func addNumbers(_ tags: FileTags) {
    addText("TRCK", [FileTags.place(tags.trackNumber, of: tags.trackTotal)])
    addText("TPOS", [FileTags.place(tags.discNumber, of: tags.discTotal)])
    if tags.isCompilation { addText("TCMP", ["1"]) }
  }

  private mutating func addIdentifiers(_ tags: FileTags) {
    addText("TSRC", [tags.isrc])
    addUserText("MusicBrainz Album Id", [tags.albumID])
    addUserText("MusicBrainz Artist Id", [tags.artistID])
    guard let recording = tags.recordingID else { return }
    addFrame("UFID", Array("http://musicbrainz.org".utf8) + [0] + Array(recording.utf8))
  }

  private mutating func addGains(_ gains: GainValues) {
    addUserText("REPLAYGAIN_TRACK_GAIN", [FileTags.decibels(gains.trackGainDB)])
    addUserText("REPLAYGAIN_TRACK_PEAK", [FileTags.peak(gains.trackPeak)])
    addUserText("REPLAYGAIN_ALBUM_GAIN", [FileTags.decibels(gains.albumGainDB)])
    addUserText("REPLAYGAIN_ALBUM_PEAK", [FileTags.peak(gains.albumPeak)])
  }

  private mutating func addLyrics(_ lyrics: String?) {
    guard let lyrics else { return }
    addFrame("USLT", [encoding] + Array("und".utf8) + encoded("") + terminator + encoded(lyrics))
  }

  private mutating func addPicture(_ picture: FileTags.Picture?) {
    guard let picture else { return }
    addFrame("APIC", [0] + Array(picture.mediaType.utf8) + [0, 3, 0] + picture.bytes)
  }

  /// Version 2.4 separates values by a zero. Version 2.3 has a slash for a few frames, which names can hold too, so that
  /// taggers write the zero there as well.
  private mutating func addText(_ name: String, _ values: [String?]) {
    let values = values.compactMap { $0 }.filter { !$0.isEmpty }
    guard !values.isEmpty else { return }
    addFrame(name, [encoding] + encoded(values.joined(separator: "\0")))
  }

  private mutating func addUserText(_ description: String, _ values: [String?]) {
    let values = values.compactMap { $0 }.filter { !$0.isEmpty }
    guard !values.isEmpty else { return }
    let text = encoded(description) + terminator + encoded(values.joined(separator: "\0"))
    addFrame("TXXX", [encoding] + text)
  }

  private mutating func addFrame(_ name: String, _ content: [UInt8]) {
    frames.append(name)
    if version == .v4 { frames.append(Self.synchsafe(content.count)) } else { frames.appendBigEndian(content.count) }
    frames.append([0, 0])
    frames.append(content)
  }

  private var encoding: UInt8 { version == .v4 ? 3 : 1 }
  private var terminator: [UInt8] { version == .v4 ? [0] : [0, 0] }

  /// UTF-8 in 2.4; UTF-16 with its mark, lowest byte first, in 2.3.
  private func encoded(_ text: String) -> [UInt8] {
    if version == .v4 { return Array(text.utf8) }
    return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  /// Seven bits a byte, so that a size never looks like the start of MPEG sound.
  private static func synchsafe(_ value: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(value >> $0 & 0x7F) }
  }
}
