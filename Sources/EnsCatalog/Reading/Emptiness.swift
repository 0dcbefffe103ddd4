package import EnsDomain

/// Why there is nothing to find.
package enum Emptiness: Hashable, Sendable {
  /// Nothing was ever put into the index.
  case noSource
  /// A source is known, but no sync of it has ended.
  case neverSynced(source: String)
  /// No sync of a source has succeeded, and the last one failed.
  case lastSyncFailed(source: String, at: Instant?, reason: String?)
  /// The library or kind was not asked for when the sources were synced.
  case notChosen(what: String)
}
