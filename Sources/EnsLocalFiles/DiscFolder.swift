/// Folders that hold one disc of a set: `CD1`, `Disc 2`, `disk-03`. What they hold belongs to the folder above.
enum DiscFolder {
  /// The disc's number that a folder's name means; nil for every other folder.
  static func number(_ name: some Collection<UInt8>) -> Int? {
    let text = String(decoding: name, as: UTF8.self).lowercased()
    guard let word = ["cd", "disc", "disk", "dvd"].first(where: { text.hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(word.count).drop { " -_.#".contains($0) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let number = Int(digits), number > 0 else { return nil }
    // `Disc 2 - The Ballads` and `CD1 (live)` are discs, `CD 50 hits` is an album.
    let after = rest.dropFirst(digits.count)
    let isEnd = after.isEmpty || [" - ", ": ", " (", " [", "-", "_", "."].contains { after.hasPrefix($0) }
    return isEnd ? number : nil
  }

  /// The folder that the files of `folder` are shelved under: itself, or the one above a disc's.
  static func shelf(of folder: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = folder.lastIndex(of: 0x2F)
    guard number(folder[((slash ?? folder.startIndex - 1) + 1)...]) != nil else { return folder }
    return folder[..<(slash ?? folder.startIndex)]
  }
}
