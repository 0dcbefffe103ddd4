/// What a sync may take away, and what is believed of it.
package struct SnapshotLimits: Hashable, Sendable {
  /// Losing more of a source than this, in percent, is refused.
  package var maxRemovedPercent: Int
  /// Whether a source may become empty.
  package var allowsEmpty: Bool
  /// Whether lines were left out on purpose, so that the counts of `sync_end` need not agree.
  package var isFiltered: Bool
  /// The name under which what comes in is kept; nil: the one in its `sync_begin`.
  package var source: String?
  /// So many may always go.
  static let harmless = 20

  package init(
    maxRemovedPercent: Int = 30, allowsEmpty: Bool = false, isFiltered: Bool = false, source: String? = nil
  ) {
    self.maxRemovedPercent = maxRemovedPercent
    self.allowsEmpty = allowsEmpty
    self.isFiltered = isFiltered
    self.source = source
  }
}
