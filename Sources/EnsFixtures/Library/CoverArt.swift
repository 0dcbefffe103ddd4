import EnsDomain

/// Front covers: a few coloured rings on a ground, drawn from the seed, as 24 by 24 squares of plain colour.
struct CoverArt: Sendable {
  static let cells = 24
  /// Dots along the side of a square; eight is what JPEG codes at a time.
  static let cellSize = 8
  static var size: Int { cells * cellSize }

  /// Red, green and blue of each cell, row by row.
  let colours: [[UInt8]]

  init(album number: Int, seed: FixtureSeed) {
    var generator = seed.generator(.cover, number)
    let palette = (0..<4).map { _ in (0..<3).map { _ in UInt8(generator.number(in: 24...232)) } }
    let centre = (generator.number(in: 4...20), generator.number(in: 4...20))
    let width = generator.number(in: 18...60)
    colours = (0..<(Self.cells * Self.cells)).map { cell in
      let (across, down) = (cell % Self.cells - centre.0, cell / Self.cells - centre.1)
      return palette[(across * across + down * down) / width % palette.count]
    }
  }

  /// The cover as a picture of the type that the name's ending says.
  func picture(jpeg: Bool) -> FileTags.Picture {
    FileTags.Picture(
      mediaType: jpeg ? "image/jpeg" : "image/png", width: Self.size, height: Self.size,
      bytes: jpeg ? JPEGWriter.bytes(self) : PNGWriter.bytes(self))
  }
}
