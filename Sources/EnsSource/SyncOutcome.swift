/// How a sync ended.
package struct SyncOutcome: Hashable, Sendable {
  /// Why the records are not all there; nil when they are.
  package var incompleteReason: String?
  /// Where the next delta begins, for sources that count so.
  package var cursor: String?

  package init(incompleteReason: String? = nil, cursor: String? = nil) {
    self.incompleteReason = incompleteReason
    self.cursor = cursor
  }
}
