import EnsCLI
import EnsFixtures
import EnsPOSIX

extension FixtureCommand {
  static let tracks = Option.parsed("tracks", "N", "make exactly N tracks") { text throws(UsageError) in
    guard let number = Int(text), (0...100_000_000).contains(number) else {
      throw UsageError("is not a whole number up to 100000000: \(text)")
    }
    return number
  }
  static let seed = Option.seed("make everything from this number: the same number, the same bytes")
  static let formats = Option.parsed(
    "formats", "LIST", "encode albums in turn as these: flac, ogg, opus, mp3, wav (all of them)"
  ) { text throws(UsageError) in
    var formats: [AudioFormat] = []
    for name in text.split(separator: ",") {
      guard let format = AudioFormat(rawValue: String(name)) else {
        throw UsageError("is not a list of flac, ogg, opus, mp3 and wav: \(text)")
      }
      formats.append(format)
    }
    if formats.isEmpty { throw UsageError("is empty") }
    return formats
  }
  static let length = Option.duration("length", "TIME", "let a track last about so long (9s)")
  static let sourceName = Option.parsed(
    "source-name", "NAME", "let the records come from this kind of source (fixture)"
  ) { text throws(UsageError) in
    let isWord = !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    if !isWord { throw UsageError("is not a word of small letters and digits: \(text)") }
    return text
  }
  static let account = Option.text("account", "NAME", "let every record name this account")

  static func libraryOptions(_ arguments: Arguments) throws(UsageError) -> LibraryOptions {
    var options = LibraryOptions(seed: FixtureSeed(try arguments[seed] ?? 1))
    if let count = try arguments[tracks] { options.trackCount = count }
    if let formats = try arguments[formats] { options.formats = formats }
    if let length = try arguments[length] {
      guard (200...3_600_000).contains(length) else { throw UsageError("--length is not between 0.2s and 1h") }
      options.lengthMs = Int(length)
    }
    return options
  }

  static func folder(_ operands: [String]) throws(UsageError) -> FilePath {
    guard operands.count > 1, !operands[1].isEmpty else {
      throw UsageError("library needs a folder: ens-fixture library DIR")
    }
    if operands.count > 2 { throw UsageError("unexpected operand: \(operands[2])") }
    return FilePath(operands[1])
  }

  static func stream(_ arguments: Arguments) throws(UsageError) -> CatalogueStream {
    try refuseOperands(after: 1, arguments)
    var origin = CatalogueOrigin()
    if let source = try arguments[sourceName] { origin.source = source }
    origin.account = try arguments[account]
    return CatalogueStream(
      seed: FixtureSeed(try arguments[seed] ?? 1), trackCount: try arguments[tracks] ?? 1000, origin: origin)
  }

  static func refuseOperands(after count: Int, _ arguments: Arguments) throws(UsageError) {
    if arguments.operands.count > count { throw UsageError("unexpected operand: \(arguments.operands[count])") }
  }

  /// Refuses an option that another verb has.
  static func refuse<each Value>(
    _ option: repeat Option<each Value>, arguments: Arguments, of verb: String
  ) throws(UsageError) {
    for option in repeat each option {
      if try arguments[option] != nil { throw UsageError("--\(option.description.name) is not an option of \(verb)") }
    }
  }
}
