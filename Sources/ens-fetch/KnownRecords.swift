import EnsCLI
import EnsSource
import EnsWire

/// What `ens-index --cursors` says is known, taken apart by source.
struct KnownRecords {
  private var items: [String: KnownItems] = [:]
  private var cursors: [String: String] = [:]

  /// Reads `cursor` and `known` records to the end; others are passed over.
  init(_ reader: inout RecordReader) throws(Failure) {
    // Most lines are of the same source as the one before.
    var origin = ""
    var current = KnownItems()
    while try reader.next() {
      if reader.string("kind", equals: "known") {
        guard let id = reader.string("id") else { continue }
        if origin.isEmpty || !id.hasPrefix(origin) || id.utf8.dropFirst(origin.utf8.count).first != 0x2F {
          if !origin.isEmpty { items[origin] = current }
          origin = Self.origin(of: id) ?? ""
          current = items.removeValue(forKey: origin) ?? KnownItems()
        }
        if !origin.isEmpty { current.add(id: id, stamp: reader.string("stamp")) }
      } else if reader.string("kind", equals: "cursor"), let source = reader.string("source") {
        cursors[source] = reader.string("cursor")
      }
    }
    if !origin.isEmpty { items[origin] = current }
  }

  /// What is known of a source; nil when that is nothing.
  func items(of origin: String) -> KnownItems? {
    guard var known = items[origin] ?? cursors[origin].map({ _ in KnownItems() }) else { return nil }
    known.cursor = cursors[origin]
    return known.items.isEmpty && known.cursor == nil ? nil : known
  }

  /// `SOURCE/SERVER`, the first two parts of an id.
  private static func origin(of id: String) -> String? {
    guard let first = id.firstIndex(of: "/"), let second = id[id.index(after: first)...].firstIndex(of: "/") else {
      return nil
    }
    return String(id[..<second])
  }
}
