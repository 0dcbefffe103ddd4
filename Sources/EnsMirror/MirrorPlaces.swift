internal import EnsPOSIX
internal import EnsWire

/// The paths that the template gives a record: one, and numbered ones for when it is taken.
struct MirrorPlaces {
  /// The folders, with a slash behind each.
  private let folders: String
  /// The name of the file without its ending; not safe yet.
  private let stem: String
  /// The ending with its dot; empty when there is none.
  private let ending: String

  init(_ template: PathTemplate, _ record: Record, audio: FilePath) {
    let components = template.components(for: record, stem: Self.stem(of: audio))
    folders = components.dropLast().map { SafeName.component($0) + "/" }.joined()
    stem = components.last ?? ""
    ending = Self.ending(of: audio)
  }

  /// The first path, or that with the number ` (2)` and so on.
  func path(_ number: Int) -> String {
    folders + SafeName.component(stem, ending: (number > 1 ? " (\(number))" : "") + ending)
  }

  /// Whether a path is one of these.
  func contains(_ path: String) -> Bool {
    if path == self.path(1) { return true }
    let bare = path.dropLast(ending.count)
    guard bare.last == ")", let open = bare.lastIndex(of: "("),
      let number = Int(bare[bare.index(after: open)...].dropLast())
    else { return false }
    return number > 1 && path == self.path(number)
  }

  private static func stem(of audio: FilePath) -> String {
    let name = audio.name.displayed
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The file's own, when it looks like one.
  private static func ending(of audio: FilePath) -> String {
    guard let text = audio.fileExtension, text.utf8.count <= 8,
      text.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
    else { return "" }
    return ".\(text)"
  }
}
