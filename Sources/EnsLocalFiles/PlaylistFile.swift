internal import EnsDomain
internal import EnsTags

/// What a playlist file lists: where each entry is, and what it says about it.
struct PlaylistFile: Hashable, Sendable {
  /// One line of a playlist.
  struct Entry: Hashable, Sendable {
    /// The path or address as written, decoded where it was a `file:` address; need not be UTF-8.
    var location: [UInt8]
    var title: String?
    var artist: String?
    var durationMs: Int64?
    /// Whether it is an address of something that is no file.
    var isRemote = false
  }

  var title: String?
  var entries: [Entry] = []

  /// Reads a playlist whose format is the name's ending.
  init(_ bytes: [UInt8], extension name: String) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    switch name {
    case "pls": readPLS(bytes)
    case "xspf": readXSPF(PlainText.decode(bytes))
    default: readM3U(bytes)
    }
  }

  /// Takes an address apart: `file:` ones are paths, others are remote.
  static func entry(_ location: [UInt8], title: String? = nil) -> Entry {
    let text = String(decoding: location.prefix(16), as: UTF8.self).lowercased()
    if text.hasPrefix("file:") {
      var path = location.dropFirst(5)
      if path.starts(with: [0x2F, 0x2F]) {
        // An authority: empty, or `localhost`.
        path = path.dropFirst(2)
        path = path[(path.firstIndex(of: 0x2F) ?? path.endIndex)...]
      }
      return Entry(location: decoded(path) ?? Array(path), title: title)
    }
    var entry = Entry(location: location, title: title)
    entry.isRemote = text.contains("://")
    return entry
  }

  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    PercentEncoding.decode(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func readM3U(_ bytes: [UInt8]) {
    var pending: Entry?
    for line in Self.lines(bytes) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("#EXTINF:") {
        pending = Self.information(text.dropFirst(8))
      } else if text.hasPrefix("#PLAYLIST:") {
        title = String(text.dropFirst(10)).trimmingBlanks
      } else if !text.hasPrefix("#") {
        var entry = Self.entry(line)
        if let pending {
          (entry.title, entry.artist, entry.durationMs) = (pending.title, pending.artist, pending.durationMs)
        }
        entries.append(entry)
        pending = nil
      }
    }
  }

  /// `SECONDS,ARTIST - TITLE`
  private static func information(_ text: Substring) -> Entry {
    var entry = Entry(location: [])
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    let seconds = parts.first.flatMap { Int64($0.split(separator: " ").first ?? "") }
    if let seconds, seconds > 0, seconds < 1 << 32 { entry.durationMs = seconds * 1000 }
    guard parts.count == 2 else { return entry }
    guard let names = String(parts[1]).trimmingBlanks else { return entry }
    if let dash = names.firstRange(of: " - ") {
      entry.artist = String(names[..<dash.lowerBound]).trimmingBlanks
      entry.title = String(names[dash.upperBound...]).trimmingBlanks
    } else {
      entry.title = names
    }
    return entry
  }

  private mutating func readPLS(_ bytes: [UInt8]) {
    var found: [Int: Entry] = [:]
    for line in Self.lines(bytes) {
      guard let equals = line.firstIndex(of: 0x3D) else { continue }
      let name = String(decoding: line[..<equals], as: UTF8.self).lowercased()
      let value = Array(line[(equals + 1)...])
      let key = name.prefix { $0.isLetter }
      guard let number = Int(name.dropFirst(key.count)), (1...1_000_000).contains(number) else { continue }
      var entry = found[number] ?? Entry(location: [])
      switch key {
      case "file":
        let place = Self.entry(value)
        (entry.location, entry.isRemote) = (place.location, place.isRemote)
      case "title": entry.title = PlainText.decode(value)
      case "length":
        let seconds = Int64(String(decoding: value, as: UTF8.self)) ?? 0
        if seconds > 0, seconds < 1 << 32 { entry.durationMs = seconds * 1000 }
      default: continue
      }
      found[number] = entry
    }
    entries = found.keys.sorted().compactMap { found[$0] }.filter { !$0.location.isEmpty }
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { line in
      var line = line
      while let first = line.first, first == 0x20 || first == 0x09 { line.removeFirst() }
      while let last = line.last, last == 0x20 || last == 0x09 { line.removeLast() }
      return Array(line)
    }.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without blanks at either end; nil when nothing is left.
  fileprivate var trimmingBlanks: String? {
    let inner = drop { $0 == " " || $0 == "\t" }
    guard let last = inner.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return nil }
    return String(inner[...last])
  }
}
