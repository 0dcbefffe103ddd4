/// An answer to a sentence: a thing of the catalogue, or a time.
package struct Candidate: Sendable {
  /// What kind of answer it is.
  package enum Kind: Hashable, Sendable {
    case name(NameKind)
    case year
    case decade

    /// The word that `--candidates` prints.
    package var word: String {
      switch self {
      case .year: "year"
      case .decade: "decade"
      case .name(let kind): kind.word
      }
    }
  }

  package var kind: Kind
  package var title: String
  /// Who it is by, of tracks and albums.
  package var artist: String?
  /// The record behind it, where there is exactly one.
  package var item: CatalogueItem?
  /// The `CatalogueName.id` of its name; nil for times.
  package var name: Int64?
  /// The first year of a time; for others nil.
  package var year: Int?
  /// Years that narrow it.
  package var years: ClosedRange<Int>?
  /// The `CatalogueName.id` of a genre that narrows it.
  package var genre: Int64?
  /// How sure the resolver is, 0 to 1.
  package var score: Double
  /// The named parts of the price, in bits; lower is better.
  package var parts: [(part: String, bits: Double)]
  /// The words that were taken for it.
  package var words: String
}
