import EnsDomain

/// Which source a catalogue claims to come from.
package struct CatalogueOrigin: Sendable, Hashable {
  /// The kind of source, as ids begin with it.
  package var source: String
  /// The account that every record names; nil for a source without accounts.
  package var account: String?
  /// The name of the one library in it.
  package var library: String

  package init(source: String = "fixture", account: String? = nil, library: String = "Music") {
    self.source = source
    self.account = account
    self.library = library
  }

  /// The server that a seed stands for, in the shape of a machine identifier.
  static func server(of seed: FixtureSeed) -> String {
    var generator = seed.generator(.library, 0)
    return String(generator.uuid().prefix(8))
  }
}
