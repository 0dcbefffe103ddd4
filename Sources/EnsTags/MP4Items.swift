/// Reads iTunes' list of metadata items.
enum MP4Items {
  /// The tags in the contents of an `ilst` atom.
  static func read(
    _ window: ByteWindow, in range: Range<Int>, _ problems: inout [TagError]
  ) throws(TagError) -> TagSet {
    var tags = TagSet()
    for item in try MP4Atom.list(window, in: range, &problems) {
      do {
        try add(item, window, to: &tags, &problems)
      } catch {
        if case .unreadable = error { throw error }
        problems.append(error)
      }
    }
    return tags
  }

  private static func add(
    _ item: MP4Atom, _ window: ByteWindow, to tags: inout TagSet, _ problems: inout [TagError]
  ) throws(TagError) {
    let name = item.name
    let atoms = try MP4Atom.list(window, in: item.body, &problems)
    let data = atoms.filter { $0.name == "data" && $0.body.count >= 8 }
    switch name {
    case "----":
      guard let key = atoms.first(where: { $0.name == "name" && $0.body.count >= 4 }) else { return }
      let bytes = try text(window, key.body.dropFirst(4), key)
      guard let field = TagField(name: TextCoding.utf8.text(bytes)) else { return }
      for atom in data { tags.add(field, try values(window, atom)) }
    case "covr": for atom in data { try addPicture(window, atom, to: &tags) }
    case "©lyr":
      for atom in data {
        let lyrics = try values(window, atom, limit: TagLimits.lyrics).joined(separator: "\n")
        tags.add(TaggedLyrics(language: nil, text: lyrics, lines: []))
      }
    case "trkn", "disk":
      for atom in data { try addNumbers(window, atom, name == "trkn", to: &tags) }
    case "gnre":
      for atom in data {
        let number = try number(window, atom) ?? 0
        if let genre = GenreNames.name(number - 1) { tags.add(.genre, genre) }
      }
    case "cpil", "tmpo":
      for atom in data {
        if let number = try number(window, atom) {
          tags.add(name == "cpil" ? .compilation : .beatsPerMinute, "\(number)")
        }
      }
    default:
      guard let field = fields[name] else { return }
      for atom in data { tags.add(field, try values(window, atom)) }
    }
  }

  private static func text(
    _ window: ByteWindow, _ range: Range<Int>, _ atom: MP4Atom, limit: Int = TagLimits.text
  ) throws(TagError) -> ArraySlice<UInt8> {
    guard range.count <= limit else { throw .tooLarge(.mp4Atom(atom.name), size: range.count) }
    return try window.prefix(at: range.lowerBound, upTo: range.count)
  }

  /// The texts of a `data` atom: type 2 is UTF-16, everything else is read as UTF-8.
  private static func values(
    _ window: ByteWindow, _ atom: MP4Atom, limit: Int = TagLimits.text
  ) throws(TagError) -> [String] {
    let type = try window.prefix(at: atom.body.lowerBound, upTo: 4).last ?? 1
    let bytes = try text(window, atom.body.dropFirst(8), atom, limit: limit)
    return (type == 2 ? TextCoding.utf16BigEndian : .unknown).values(bytes)
  }

  private static func number(_ window: ByteWindow, _ atom: MP4Atom) throws(TagError) -> Int? {
    guard (9...16).contains(atom.body.count) else { return nil }
    var cursor = ByteCursor(
      try window.prefix(at: atom.body.lowerBound + 8, upTo: atom.body.count - 8), of: .mp4Atom(atom.name))
    return try cursor.big(cursor.remaining)
  }

  private static func addNumbers(
    _ window: ByteWindow, _ atom: MP4Atom, _ isTrack: Bool, to tags: inout TagSet
  ) throws(TagError) {
    guard atom.body.count >= 14 else { return }
    var cursor = ByteCursor(try window.prefix(at: atom.body.lowerBound + 10, upTo: 4), of: .mp4Atom("trkn"))
    let (number, total) = (try cursor.big(2), try cursor.big(2))
    if number > 0 { tags.add(isTrack ? .trackNumber : .discNumber, "\(number)") }
    if total > 0 { tags.add(isTrack ? .trackTotal : .discTotal, "\(total)") }
  }

  private static func addPicture(_ window: ByteWindow, _ atom: MP4Atom, to tags: inout TagSet) throws(TagError) {
    let range = atom.body.dropFirst(8)
    guard !range.isEmpty else { return }
    let start = try window.prefix(at: range.lowerBound, upTo: min(16, range.count))
    let type = try window.prefix(at: atom.body.lowerBound, upTo: 4).last
    let named = type == 13 ? "image/jpeg" : type == 14 ? "image/png" : ""
    // The first picture is what players show as the cover; MP4 has no kinds.
    tags.add(
      TaggedPicture(
        kind: 3, mediaType: TaggedPicture.mediaType(sniffing: start) ?? named, offset: range.lowerBound,
        length: range.count, storage: .plain))
  }

  private static let fields: [String: TagField] = [
    "©nam": .title, "sonm": .titleSort, "©ART": .artist, "soar": .artistSort, "©alb": .album, "soal": .albumSort,
    "aART": .albumArtist, "soaa": .albumArtistSort, "©day": .date, "©gen": .genre, "©wrt": .composer,
    "soco": .composerSort,
  ]
}
