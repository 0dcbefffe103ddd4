/// What restricts every answer of a catalogue.
package struct CatalogScope: Hashable, Sendable {
  /// Names of sources, beginnings of ids (`local/music`), or kinds of sources (`local`); empty: all.
  package var sources: [String] = []
  /// Libraries; empty: all.
  package var libraries: [String] = []
  /// Whether only records count whose file is here.
  package var isDownloadedOnly = false

  package init() {}
}
