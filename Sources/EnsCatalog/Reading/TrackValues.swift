internal import EnsDomain
internal import EnsResolve
internal import EnsWire

/// The values of one track, with what the overlay has for it.
struct TrackValues {
  private let record: Record
  private let overlay: [String: String]
  private let isDownloaded: Bool

  init(_ record: Record, overlay: [(name: String, json: String)]) {
    var record = record
    var values: [String: String] = [:]
    for change in overlay {
      values[change.name] = change.json
      record = record.setting(change.name, raw: Array(change.json.utf8))
    }
    self.record = record
    self.overlay = values
    isDownloaded = values["file"] != nil
  }

  /// Whether the record fulfils a condition that only it can tell of.
  func fulfils(_ filter: TrackFilter) -> Bool {
    switch filter {
    case .number(let field, let bounds): return bounds.includes(record.number(field.rawValue))
    case .instant(let field, let bounds):
      return bounds.includes(record.instant(field.rawValue).map { Double($0.milliseconds) })
    case .flag(let field): return holds(field)
    case .contains(let field, let folded, let prefix):
      return texts(field).contains { FoldedText.contains(TextFolding.fold($0), folded, prefix: prefix) }
    case .equals(let field, let folded):
      return texts(field).contains { $0 == folded || TextFolding.fold($0) == folded }
    case .everything, .all, .any, .not, .name, .album: return true
    }
  }

  private func holds(_ field: FlagField) -> Bool {
    switch field {
    case .favorite: record.bool("favorite") ?? false
    case .compilation: record.bool("compilation") ?? false
    case .playable: record.bool("playable") ?? true
    case .downloaded: isDownloaded
    }
  }

  private func texts(_ field: TextField) -> [String] {
    switch field {
    case .any: ["title", "artist", "album", "genres"].flatMap { record.strings($0) }
    case .genre: record.strings("genres")
    case .mood: record.strings("moods")
    case .style: record.strings("styles")
    case .artist: record.strings("artist") + record.strings("artists")
    default: record.strings(field.rawValue)
    }
  }

  /// What an order compares; nil where the record does not have it, which goes last.
  func value(_ key: TrackOrder.Key) -> OrderValue? {
    switch key {
    case .title: text(record.string("sort_title") ?? record.string("title"))
    case .artist: text(record.string("album_artist") ?? record.string("artist"))
    case .album: text(record.string("album"))
    case .id: record.id.map { .text($0) }
    case .disc: .number((record.number("disc_number") ?? 1) * 100_000 + (record.number("track_number") ?? 99_999))
    case .year: year.map { .number($0) }
    case .added: instant("added")
    case .updated: instant("updated")
    case .played: instant("last_played")
    case .duration: record.number("duration_ms").map { .number($0) }
    case .plays: .number(record.number("plays") ?? 0)
    case .rating: record.number("rating").map { .number($0) }
    case .random: nil
    }
  }

  /// The year: `year`, else the beginning of `date`.
  var year: Double? {
    record.number("year") ?? record.string("date").flatMap { Double($0.prefix(4)) }
  }

  private func text(_ text: String?) -> OrderValue? { text.map { .text(TextFolding.fold($0)) } }

  private func instant(_ name: String) -> OrderValue? {
    record.instant(name).map { .number(Double($0.milliseconds)) }
  }
}

/// Something that decides an order.
enum OrderValue: Hashable {
  case number(Double)
  case text(String)

  /// Whether this comes before another; text by its bytes.
  static func < (left: OrderValue, right: OrderValue) -> Bool {
    switch (left, right) {
    case (.number(let one), .number(let other)): one < other
    case (.text(let one), .text(let other)): one.utf8.lexicographicallyPrecedes(other.utf8)
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}

extension NumberBounds {
  /// Whether a number is within; an absent one is not.
  func includes(_ value: Double?) -> Bool {
    guard let value else { return false }
    if let lower, includesLower ? value < lower : value <= lower { return false }
    if let upper, includesUpper ? value > upper : value >= upper { return false }
    return true
  }
}
