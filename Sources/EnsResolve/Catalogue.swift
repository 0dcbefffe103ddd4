/// What the resolver asks of an index: a few indexed look-ups, each bounded, none reading a whole table. The value
/// itself applies what restricts every answer (source, library, downloaded only).
package protocol Catalogue {
  associatedtype Failure: Error

  /// Names of exactly this key (`TextFolding.key`), of every kind, popular ones first.
  func names(key: String, limit: Int) throws(Failure) -> [CatalogueName]

  /// Names whose key begins with `part`, is `length` UTF-8 bytes long and is wanted; looks at no more than `scan` keys.
  func names(
    beginning part: String, length: ClosedRange<Int>, scan: Int, where isWanted: (String) -> Bool
  ) throws(Failure) -> [CatalogueName]

  /// Names whose key ends with `part`, is `length` UTF-8 bytes long and is wanted; looks at no more than `scan` keys.
  /// `isWanted` is given the key itself, not its reverse.
  func names(
    ending part: String, length: ClosedRange<Int>, scan: Int, where isWanted: (String) -> Bool
  ) throws(Failure) -> [CatalogueName]

  /// Names that contain every one of the folded words, popular ones first where that costs nothing.
  func names(words: [String], lastIsPrefix: Bool, limit: Int) throws(Failure) -> [CatalogueName]

  /// In how many names a folded word occurs.
  func frequency(of word: String) throws(Failure) -> Int

  /// Things of that name, popular ones first; unless `artists` is empty, only those credited to one of these names.
  func items(named name: Int64, creditedTo artists: [Int64], limit: Int) throws(Failure) -> [CatalogueItem]

  /// Albums credited to an artist's name, the newest first.
  func albums(by artist: Int64, limit: Int) throws(Failure) -> [CatalogueItem]
}
