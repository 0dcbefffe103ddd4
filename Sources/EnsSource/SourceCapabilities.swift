package import EnsWire

/// What a source can do, so that whoever uses it asks before and needs to know no dialect.
package struct SourceCapabilities: Hashable, Sendable {
  /// How a source tells what has changed since an earlier sync.
  package enum Delta: Hashable, Sendable {
    /// It cannot: every sync is a whole one.
    case none
    /// It compares what the index knows, item by item, with what is there.
    case knownItems
    /// It gives what has changed since its cursor.
    case cursor
  }

  /// The kinds of records that a sync can give.
  package let kinds: [RecordKind]
  package let delta: Delta
  /// Whether plays are reported to the source, and not only kept here.
  package let takesPlays: Bool

  package init(kinds: [RecordKind], delta: Delta, takesPlays: Bool) {
    self.kinds = kinds
    self.delta = delta
    self.takesPlays = takesPlays
  }
}
