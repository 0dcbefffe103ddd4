/// What an index has of one source: for each id the stamp that says which state of the item that is.
package struct KnownItems: Sendable {
  /// The stamps by id; empty for items that have none.
  package private(set) var stamps: [String: String] = [:]
  /// Where the source's last sync ended, for sources that count so.
  package var cursor: String?

  package init() {}

  /// Whether nothing is known, so that only a whole sync can be made.
  package var isEmpty: Bool { stamps.isEmpty && cursor == nil }

  /// Adds an item.
  package mutating func add(id: String, stamp: String?) { stamps[id] = stamp ?? "" }
}
