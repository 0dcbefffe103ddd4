internal import EnsWire

/// What a `download`, `edit`, `scrobble` or `loudness` record changes in the overlay.
struct OverlayChanges {
  /// Members and their JSON; nil takes one out.
  private(set) var members: [(name: String, json: String?)] = []
  /// Whether it tells of a play to be counted.
  private(set) var isPlay = false
  /// The play that is counted, so that it is counted once.
  private(set) var play: String?
  /// When it was played, as an RFC 3339 instant.
  private(set) var playedAt: String?

  /// Whether nothing changes.
  var isEmpty: Bool { members.isEmpty && !isPlay }

  /// Members that a record may set directly.
  private static let direct = ["favorite", "rating", "plays", "last_played", "added", "pinned", "file", "gains"]

  init(_ record: Record) {
    for name in Self.direct { add(name, record) }
    if let object = record.object("set") {
      for name in object.names { add(name, object, removesNull: true) }
    }
    for name in record.strings("unset") { members.append((name, nil)) }
    switch record.kind {
    case .download where ["removed", "pruned", "gone"].contains(record.string("status") ?? ""):
      members.append(("file", nil))
    case .scrobble where !record.has("plays") && record.string("status") != "pending":
      isPlay = true
      play = record.string("play_id")
      playedAt = record.string("listened_at") ?? record.string("at") ?? record.string("played_at")
    default: break
    }
  }

  private mutating func add(_ name: String, _ record: Record, removesNull: Bool = false) {
    if let raw = record.rawBytes(name), record.has(name) {
      members.append((name, String(decoding: raw, as: UTF8.self)))
    } else if removesNull {
      members.append((name, nil))
    }
  }
}
