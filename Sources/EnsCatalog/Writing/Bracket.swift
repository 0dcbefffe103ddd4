internal import EnsDomain

/// One source's part of a stream, from its `sync_begin` on: what has come in so far.
final class Bracket {
  let source: String
  let account: String
  /// The account as bytes.
  let accountBytes: [UInt8]
  /// The source's number in the index.
  var sourceNumber: Int64
  /// The libraries that are replaced; nil: all.
  let libraries: [String]?
  /// The kinds that are replaced; nil: all.
  let kinds: Set<Int>?
  /// Whether only changes come in.
  let isDelta: Bool
  let begun: Instant
  /// Whether it has no brackets, and so no end to wait for.
  var isUnmarked = false

  /// Records that came in, by kind.
  var received: [Int: Int] = [:]
  /// `removed` records that came in.
  var receivedRemovals = 0
  /// New rows, by where they will belong.
  var new: [LiveSets.Place: RowSet] = [:]
  /// All new rows.
  var pending = RowSet()
  /// Rows of the current snapshot that came in again, unchanged.
  var seen = RowSet()
  /// Rows of the current snapshot that new ones replace.
  var replaced = RowSet()
  /// Rows of the current snapshot that a delta takes away.
  var removed = RowSet()
  /// Those of them that are there under another id now.
  var movedRows = RowSet()
  /// Records that a delta says were moved: the old id and the new one.
  var moves: [(old: String, new: String)] = []
  /// Scopes that records were in.
  var scopes: Set<Int64> = []
  /// Beginnings of ids that belong here: `SOURCE/SERVER/`.
  var prefixes: Set<[UInt8]>
  var changed = 0
  var unchanged = 0

  init(
    source: String, account: String, sourceNumber: Int64, libraries: [String]?, kinds: Set<Int>?, isDelta: Bool,
    begun: Instant
  ) {
    self.source = source
    self.account = account
    accountBytes = Array(account.utf8)
    self.sourceNumber = sourceNumber
    self.libraries = libraries
    self.kinds = kinds
    self.isDelta = isDelta
    self.begun = begun
    prefixes = [Array("\(source)/".utf8)]
  }

  /// The beginning of the last id.
  private var lastPrefix: [UInt8] = []
  /// Whether records have shown what ids of this source look like.
  private(set) var hasLearned = false

  /// Notes the server that an id is from.
  func learn(_ id: Span<UInt8>) {
    let last = lastPrefix
    if !last.isEmpty, id.count > last.count, id.extracting(0..<last.count).hasSameBytes(as: last.span) { return }
    guard let prefix = Self.prefix(of: id.array) else { return }
    lastPrefix = prefix
    hasLearned = true
    prefixes.insert(prefix)
  }

  /// Whether an id is from one of the servers seen here.
  func isHome(of id: [UInt8]) -> Bool { Self.prefix(of: id).map { prefixes.contains($0) } ?? false }

  /// `SOURCE/SERVER/` of an id.
  private static func prefix(of id: [UInt8]) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    guard let first = id.firstIndex(of: slash), let second = id[(first + 1)...].firstIndex(of: slash) else {
      return nil
    }
    return Array(id[...second])
  }

  /// Takes a new row back.
  func drop(_ row: UInt32) {
    pending.remove(row)
    for place in new.keys { new[place]?.remove(row) }
  }

  /// The library that records without one belong to: what was asked for, as a whole. '' when that was everything.
  var wholeLibrary: String {
    guard let libraries else { return "" }
    return libraries.count == 1 ? libraries[0] : libraries.sorted().joined(separator: "\u{1F}")
  }
}
