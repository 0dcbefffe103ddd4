/// Figures about the resolver, for manuals.
package enum ResolverFacts {
  /// Below this confidence the answer is nothing.
  package static let floor = 0.66

  /// How many languages have a table of frame words.
  package static var languageCount: Int { FrameTable.all.count }
}
