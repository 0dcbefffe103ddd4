/// A distinct name in the index: one spelling of one kind, however many things bear it.
package struct CatalogueName: Hashable, Sendable {
  /// The index's own number for the name.
  package var id: Int64
  /// What it is the name of.
  package var kind: NameKind
  /// The name as it is most often written.
  package var title: String
  /// The title as `TextFolding.fold` makes it.
  package var folded: String
  /// How much there is behind the name: tracks of the title, album, artist or genre, entries of the playlist; plays
  /// count on top.
  package var popularity: Int

  package init(id: Int64, kind: NameKind, title: String, folded: String, popularity: Int) {
    self.id = id
    self.kind = kind
    self.title = title
    self.folded = folded
    self.popularity = popularity
  }
}
