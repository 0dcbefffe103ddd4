/// Which tracks, in which order, and how many: what a sentence and a field query both come to. EnsCatalog makes SQL of
/// it.
package struct TrackQuery: Hashable, Sendable {
  package var filter: TrackFilter
  /// What decides the order, first things first; empty: the order that the filter suggests.
  package var order: [TrackOrder]
  package var limit: Int?
  /// The seed of `TrackOrder.Key.random`.
  package var seed: UInt64

  package init(_ filter: TrackFilter, order: [TrackOrder] = [], limit: Int? = nil, seed: UInt64 = 0) {
    self.filter = filter
    self.order = order
    self.limit = limit
    self.seed = seed
  }
}

/// One thing that decides an order.
package struct TrackOrder: Hashable, Sendable {
  /// What is compared. `disc` stands for disc and track number together.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    case title, artist, album, year, rating, plays, added, updated, played, duration, disc, id, random
  }

  package var key: Key
  package var descending: Bool

  package init(_ key: Key, descending: Bool = false) {
    self.key = key
    self.descending = descending
  }
}
