package import EnsWire

/// What a sync is to bring.
package struct SyncRequest: Sendable {
  /// The kinds that are wanted; all that the source has when nil.
  package var kinds: Set<RecordKind>?
  /// What is known already; nil for a whole sync.
  package var known: KnownItems?

  package init(kinds: Set<RecordKind>? = nil, known: KnownItems? = nil) {
    self.kinds = kinds
    self.known = known
  }

  /// Whether records of a kind are wanted.
  package func wants(_ kind: RecordKind) -> Bool { kinds?.contains(kind) ?? true }
}
