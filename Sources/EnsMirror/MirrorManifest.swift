internal import EnsPOSIX
internal import EnsWire

/// Which record every file of a mirror belongs to: a file to which lines are only ever added, the last one of a record
/// counting.
///
/// In memory there are two numbers a record, not the names. A line goes to the file before the copy it speaks of gets
/// its name, so that no file of the mirror is without an owner, whenever the power goes.
struct MirrorManifest: ~Copyable {
  private let isWriting: Bool
  private var file: Descriptor?
  /// Nil in a dry run.
  private var appending: Descriptor?
  private var length: Int64 = 0
  /// The hash of a record's key, and where its last line begins. Lines that are not on disk (of a dry run) are below 0.
  private var lines: [Int: Int64] = [:]
  /// The hash of a folded path, and that of the key it belongs to.
  private var owners: [Int: Int] = [:]
  private var unwritten: [[UInt8]] = []

  /// Reads the file. Without `writing` nothing is made or written, and it may be missing.
  init(_ path: FilePath, writing: Bool) throws(POSIXError) {
    isWriting = writing
    if writing { appending = try Descriptor(opening: path, .appending) }
    if Files.exists(path) { file = try Descriptor(opening: path) }
    try load()
    // What a crash has left of a last line.
    if let size = try appending?.status().sizeBytes, size > length { try appending?.truncate(to: length) }
  }

  /// What is remembered of a record.
  func entry(_ key: MirrorKey) throws(POSIXError) -> MirrorEntry? {
    guard let offset = lines[Self.hash(key)] else { return nil }
    return MirrorEntry.read(try line(at: offset))?.entry
  }

  /// Whose a path is: nil when nobody's.
  func isOwner(_ key: MirrorKey, of path: String) -> Bool? {
    owners[Self.hash(path)].map { $0 == Self.hash(key) }
  }

  /// Whether a path is nobody's.
  func isFree(_ path: String) -> Bool { owners[Self.hash(path)] == nil }

  /// Remembers something about a record, instead of what was known.
  mutating func note(_ entry: MirrorEntry, for key: MirrorKey) throws(POSIXError) {
    if let old = try self.entry(key), old.path != entry.path, isOwner(key, of: old.path) == true {
      owners[Self.hash(old.path)] = nil
    }
    let line = entry.line(for: key)
    if isWriting {
      try appending?.write(line)
      lines[Self.hash(key)] = length
      length += Int64(line.count)
    } else {
      unwritten.append(line)
      lines[Self.hash(key)] = -Int64(unwritten.count)
    }
    owners[Self.hash(entry.path)] = Self.hash(key)
  }

  /// Puts it onto the disk.
  func synchronize() throws(POSIXError) { try appending?.synchronize() }

  private func line(at offset: Int64) throws(POSIXError) -> [UInt8] {
    guard offset >= 0 else { return Array(unwritten[Int(-offset - 1)].dropLast()) }
    var size = 1 << 10
    while true {
      let bytes = try file?.read(at: offset, count: size) ?? []
      if let end = bytes.firstIndex(of: 0x0A) { return Array(bytes[..<end]) }
      if bytes.count < size { return bytes }
      size *= 4
    }
  }

  private mutating func load() throws(POSIXError) {
    var offset: Int64 = 0
    var splitter = LineSplitter()
    while try splitter.fill({ (bytes, range) throws(POSIXError) in try read(into: &bytes, range) }) > 0 {
      while let line = splitter.next() {
        guard case .text(let range) = line else {
          // Nobody but a vandal writes such a line; what follows it is kept, and forgotten.
          length = try file?.status().sizeBytes ?? 0
          return
        }
        take(Array(splitter.buffer[range]), at: offset)
        offset += Int64(range.count) + 1
      }
    }
    length = offset
  }

  private func read(into bytes: inout [UInt8], _ range: Range<Int>) throws(POSIXError) -> Int {
    try file?.read(into: &bytes, range) ?? 0
  }

  private mutating func take(_ line: [UInt8], at offset: Int64) {
    guard let (key, entry) = MirrorEntry.read(line) else { return }
    let hash = Self.hash(key)
    // The old line is read again only where a record has moved.
    if owners[Self.hash(entry.path)] != hash, let old = lines[hash], let before = try? self.line(at: old),
      let known = MirrorEntry.read(before)?.entry,
      known.path != entry.path, owners[Self.hash(known.path)] == hash
    {
      owners[Self.hash(known.path)] = nil
    }
    lines[hash] = offset
    owners[Self.hash(entry.path)] = hash
  }

  private static func hash(_ key: MirrorKey) -> Int { key.hashValue }
  private static func hash(_ path: String) -> Int { SafeName.folded(path).hashValue }
}
