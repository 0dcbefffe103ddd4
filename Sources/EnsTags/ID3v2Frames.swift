/// Gathers what single ID3v2 frames say; what one frame alone does not tell is put together at the end.
struct ID3v2Frames {
  private var tags = TagSet()
  private var year: String?
  private var dayAndMonth: String?
  private var adjustments: [(field: TagField, value: String)] = []

  /// Whether a frame of this name is read at all.
  static func isKnown(_ name: String) -> Bool { texts[name] != nil || others.contains(name) }

  /// The four-letter name of a 2.2 frame; frames that nothing here reads keep theirs.
  static func modernName(_ old: String) -> String { modern[old] ?? old }

  /// Everything said, old date frames joined and volume adjustments taken where no ReplayGain is given.
  func finished() -> TagSet {
    var tags = tags
    if let year, tags.first(.date) == nil {
      var date = year
      if let digits = dayAndMonth, digits.utf8.count == 4, year.utf8.count == 4 {
        date += "-\(digits.suffix(2))-\(digits.prefix(2))"
      }
      tags.add(.date, date)
    }
    for (field, value) in adjustments where tags.first(field) == nil { tags.add(field, value) }
    return tags
  }

  mutating func add(_ frame: ID3v2Frame, _ bytes: ArraySlice<UInt8>) throws(TagError) {
    switch frame.name {
    case "TXXX": try addNamed(bytes)
    case "COMM": try addComment(bytes)
    case "UFID": addIdentifier(bytes)
    case "USLT": try addLyrics(bytes)
    case "SYLT": try addTimedLyrics(bytes)
    case "RVA2": try addAdjustment(bytes)
    default: addText(frame.name, bytes)
    }
  }

  private mutating func addText(_ name: String, _ bytes: ArraySlice<UInt8>) {
    guard let field = Self.texts[name], let first = bytes.first else { return }
    let coding = TextCoding(id3: first)
    let values = (coding ?? .unknown).values(coding == nil ? bytes : bytes.dropFirst())
    switch name {
    case "TCON": tags.add(.genre, values.flatMap(GenreNames.genres(inFrame:)))
    case "TYER": year = values.first
    case "TDAT": dayAndMonth = values.first
    default: tags.add(field, values)
    }
  }

  private mutating func addNamed(_ bytes: ArraySlice<UInt8>) throws(TagError) {
    let (name, values) = try Self.described(bytes, .id3Frame("TXXX"), language: false)
    guard let field = TagField(name: name) else { return }
    // Taggers that know TXXX for an album artist or a date mean the same as the frame; the frame wins.
    tags.add(field, values)
  }

  private mutating func addComment(_ bytes: ArraySlice<UInt8>) throws(TagError) {
    let (name, values) = try Self.described(bytes, .id3Frame("COMM"), language: true)
    if name == "iTunSMPB", let value = values.first { tags.add(.gapless, value) }
  }

  private static func described(_ bytes: ArraySlice<UInt8>, _ part: TagPart, language: Bool) throws(TagError)
    -> (name: String, values: [String])
  {
    var cursor = ByteCursor(bytes, of: part)
    guard let coding = TextCoding(id3: try cursor.byte()) else { throw .malformed(part) }
    if language { try cursor.skip(3) }
    let name = coding.isWide ? cursor.upToZeroPair() : cursor.upToZero()
    return (coding.text(name), coding.values(cursor.rest))
  }

  private mutating func addIdentifier(_ bytes: ArraySlice<UInt8>) {
    var cursor = ByteCursor(bytes, of: .id3Frame("UFID"))
    let owner = TextCoding.latin.text(cursor.upToZero())
    guard owner.hasPrefix("http://musicbrainz.org") || owner.hasPrefix("https://musicbrainz.org") else { return }
    tags.add(.recordingID, TextCoding.latin.text(cursor.rest))
  }

  private mutating func addLyrics(_ bytes: ArraySlice<UInt8>) throws(TagError) {
    let part = TagPart.id3Frame("USLT")
    var cursor = ByteCursor(bytes, of: part)
    guard let coding = TextCoding(id3: try cursor.byte()) else { throw .malformed(part) }
    let language = TaggedLyrics.language(try cursor.take(3))
    _ = coding.isWide ? cursor.upToZeroPair() : cursor.upToZero()
    tags.add(TaggedLyrics(language: language, text: coding.values(cursor.rest).joined(separator: "\n"), lines: []))
  }

  private mutating func addTimedLyrics(_ bytes: ArraySlice<UInt8>) throws(TagError) {
    let part = TagPart.id3Frame("SYLT")
    var cursor = ByteCursor(bytes, of: part)
    guard let coding = TextCoding(id3: try cursor.byte()) else { throw .malformed(part) }
    let language = TaggedLyrics.language(try cursor.take(3))
    // Format 2 counts milliseconds; format 1 counts MPEG frames, whose length the tag does not know.
    guard try cursor.byte() == 2 else { throw .unsupported(part) }
    // 1 is lyrics, 2 a transcription; events, chords and trivia are not sung.
    guard [0, 1, 2].contains(try cursor.byte()) else { return }
    _ = coding.isWide ? cursor.upToZeroPair() : cursor.upToZero()
    var lines: [TaggedLyrics.Line] = []
    while cursor.remaining > 4 {
      let text = coding.text(coding.isWide ? cursor.upToZeroPair() : cursor.upToZero())
      guard cursor.remaining >= 4 else { break }
      lines.append(TaggedLyrics.Line(milliseconds: try cursor.big(4), text: text))
    }
    tags.add(TaggedLyrics(language: language, text: "", lines: lines))
  }

  private mutating func addAdjustment(_ bytes: ArraySlice<UInt8>) throws(TagError) {
    var cursor = ByteCursor(bytes, of: .id3Frame("RVA2"))
    let isAlbum = TextCoding.latin.text(cursor.upToZero()).lowercased() == "album"
    // Channel 1 is the master volume; gains are 1/512 dB (ID3v2.4.0 frames, section 4.11).
    guard cursor.remaining >= 4, try cursor.byte() == 1 else { return }
    let gain = Int16(truncatingIfNeeded: try cursor.big(2))
    adjustments.append((isAlbum ? .albumGain : .trackGain, "\(Double(gain) / 512)"))
    let bits = Int(try cursor.byte())
    let width = (bits + 7) / 8
    guard (1...4).contains(width), cursor.remaining >= width else { return }
    let peak = Double(try cursor.big(width)) / Double(1 << (bits - 1))
    if peak > 0 { adjustments.append((isAlbum ? .albumPeak : .trackPeak, "\(peak)")) }
  }

  mutating func addPicture(
    _ frame: ID3v2Frame, _ bytes: ArraySlice<UInt8>, storage: TaggedPicture.Storage, tagOffset: Int?
  ) throws(TagError) {
    var cursor = ByteCursor(bytes, of: .id3Frame(frame.name))
    guard let coding = TextCoding(id3: try cursor.byte()) else { throw .malformed(.id3Frame(frame.name)) }
    var type = TextCoding.latin.text(frame.name == "PIC" ? try cursor.take(3) : cursor.upToZero())
    let kind = try cursor.byte()
    _ = coding.isWide ? cursor.upToZeroPair() : cursor.upToZero()
    let used = bytes.count - cursor.remaining
    guard type != "-->", used < frame.size else { return }
    type = TaggedPicture.mediaType(sniffing: cursor.rest) ?? TaggedPicture.mediaType(named: type)
    tags.add(
      TaggedPicture(
        kind: kind, mediaType: type, offset: tagOffset ?? frame.offset + used, length: frame.size - used,
        storage: storage))
  }

  private static let others: Set<String> = ["TXXX", "COMM", "UFID", "USLT", "SYLT", "RVA2", "APIC", "PIC"]

  private static let texts: [String: TagField] = [
    "TIT2": .title, "TSOT": .titleSort, "TPE1": .artist, "TSOP": .artistSort, "XSOP": .artistSort,
    "TALB": .album, "TSOA": .albumSort, "TPE2": .albumArtist, "TSO2": .albumArtistSort,
    "TRCK": .trackNumber, "TPOS": .discNumber, "TDRC": .date, "TYER": .date, "TDAT": .date, "TDRL": .date,
    "TDOR": .originalDate, "TORY": .originalDate, "XDOR": .originalDate, "TCON": .genre, "TMOO": .mood,
    "TCOM": .composer, "TSOC": .composerSort, "TCMP": .compilation, "TSRC": .isrc, "TPUB": .label,
    "TBPM": .beatsPerMinute,
  ]

  private static let modern: [String: String] = [
    "TT2": "TIT2", "TST": "TSOT", "TP1": "TPE1", "TSP": "TSOP", "TAL": "TALB", "TSA": "TSOA", "TP2": "TPE2",
    "TS2": "TSO2", "TRK": "TRCK", "TPA": "TPOS", "TYE": "TYER", "TDA": "TDAT", "TOR": "TORY", "TCO": "TCON",
    "TCM": "TCOM", "TSC": "TSOC", "TCP": "TCMP", "TRC": "TSRC", "TPB": "TPUB", "TBP": "TBPM", "TXX": "TXXX",
    "COM": "COMM", "UFI": "UFID", "ULT": "USLT", "SLT": "SYLT",
  ]
}
