/// Who fills a field.
package enum FieldWriter: String, Hashable, Sendable, CaseIterable {
  /// `ens-fetch` from a folder of music.
  case local
  case fetch = "ens-fetch"
  case index = "ens-index"
  case resolve = "ens-resolve"
  case queue = "ens-queue"
  case download = "ens-download"
  case play = "ens-play"
  case scrobble = "ens-scrobble"
  case fixture = "ens-fixture"
}
