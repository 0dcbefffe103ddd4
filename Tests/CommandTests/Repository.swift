import EnsPOSIX

/// The files of the repository that tests hold against the programs.
enum Repository {
  static let folder = FilePath(#filePath).parent.parent.parent

  /// The text of a file, named from the top of the repository.
  static func text(_ name: String) throws -> String {
    String(decoding: try Descriptor(opening: folder.appending(name)).readAll(), as: UTF8.self)
  }

  /// Every Swift file below a folder, named from the top of the repository.
  static func swiftFiles(below room: String) throws -> [String] {
    var files: [String] = []
    for name in try Files.names(in: folder.appending(room)).map(\.displayed) {
      let path = "\(room)/\(name)"
      if try FileStatus(of: folder.appending(path)).sort == .directory {
        files += try swiftFiles(below: path)
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    return files
  }
}
