/// What an index has of one source: which items, and in which state.
package struct KnownItems: Sendable {
  /// An item, and the stamp that says which state of it the index has; "" where it has none.
  package struct Item: Hashable, Sendable {
    package let id: String
    package let stamp: String
  }

  /// The items, in the order in which they were added.
  package private(set) var items: [Item] = []
  /// Where the source's last sync ended, for sources that count so.
  package var cursor: String?

  package init() {}

  /// Adds an item.
  package mutating func add(id: String, stamp: String?) { items.append(Item(id: id, stamp: stamp ?? "")) }
}
