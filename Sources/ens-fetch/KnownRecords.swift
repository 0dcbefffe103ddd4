import EnsCLI
import EnsSource
import EnsWire

/// What `ens-index --cursors` says is known, taken apart by source.
struct KnownRecords {
  private var items: [String: KnownItems] = [:]

  /// Reads `cursor` and `known` records to the end; others are passed over.
  init(_ reader: inout RecordReader) throws(Failure) {
    while try reader.next() {
      let kind = reader.string("kind")
      if kind == "known" {
        guard let id = reader.string("id"), let origin = Self.origin(of: id) else { continue }
        items[origin, default: KnownItems()].add(id: id, stamp: reader.string("stamp"))
      } else if kind == "cursor", let source = reader.string("source") {
        items[source, default: KnownItems()].cursor = reader.string("cursor")
      }
    }
  }

  /// What is known of a source; nil when that is nothing.
  func items(of origin: String) -> KnownItems? { items[origin].flatMap { $0.stamps.isEmpty ? nil : $0 } }

  /// `SOURCE/SERVER`, the first two parts of an id.
  private static func origin(of id: String) -> String? {
    guard let first = id.firstIndex(of: "/"), let second = id[id.index(after: first)...].firstIndex(of: "/") else {
      return nil
    }
    return String(id[..<second])
  }
}
