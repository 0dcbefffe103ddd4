/// What became of one bracket.
package struct SyncReport: Hashable, Sendable {
  package var source: String
  /// Empty for a source without accounts.
  package var account: String
  /// The number of the snapshot; nil when there is none.
  package var snapshot: Int64?
  /// Why there is none.
  package var refusal: SyncRefusal?
  package var added = 0
  package var changed = 0
  package var unchanged = 0
  package var removed = 0
  /// Records of the source that are in the index now, by kind.
  package var counts: [(kind: String, count: Int)] = []

  package static func == (left: SyncReport, right: SyncReport) -> Bool {
    left.source == right.source && left.account == right.account && left.snapshot == right.snapshot
      && left.refusal == right.refusal && left.added == right.added && left.changed == right.changed
      && left.unchanged == right.unchanged && left.removed == right.removed
      && left.counts.elementsEqual(right.counts) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(snapshot)
  }
}
