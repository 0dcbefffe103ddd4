/// Which album a track belongs to.
struct AlbumIdentity: Hashable, Sendable {
  let id: String
  let title: String
  /// The artist as shown; nil when nobody is named.
  let artist: String?
  let artists: [String]
  let isCompilation: Bool
}
