package import EnsDomain
package import EnsPOSIX
internal import EnsWire

/// `servers.json`: which folder or address the source and server parts of an id stand for. `ens-fetch` notes what it
/// was given, so that other commands find the audio of a record again. It holds no secrets.
///
///     {"local/music":"/home/ada/Music"}
package struct ServerList: Sendable, Hashable {
  private let path: FilePath
  private var entries: [JSONMember]

  /// Reads the list; one that does not exist yet is empty.
  package init(_ path: FilePath) throws(ConfigError) {
    self.path = path
    switch try JSONFile.read(path) {
    case nil: entries = []
    case .object(let members): entries = members
    case .some: throw .malformed(path: path.displayed, reason: "not an object")
    }
  }

  /// Every server that has been noted, by name: the beginning of its ids, what it is called, and its address as it is
  /// typed.
  package var all: [(origin: String, name: String, address: String)] {
    entries.compactMap { entry in
      guard let place = entry.value.stringValue, let slash = entry.name.firstIndex(of: "/") else { return nil }
      let source = entry.name[..<slash]
      func decoded(_ text: String) -> String { String(decoding: PercentEncoding.decode(text) ?? [], as: UTF8.self) }
      return (
        entry.name, decoded(String(entry.name[entry.name.index(after: slash)...])),
        "\(source):\(source == "local" ? decoded(place) : place)"
      )
    }
  }

  /// The address of a server; for `local` the path of the folder.
  package func address(source: String, server: String) -> String? {
    entries.last { $0.name == "\(source)/\(server)" }?.value.stringValue
  }

  /// The file that a local id stands for; nil when the library is not known here, or the id is of another source or
  /// would leave the folder.
  package func localFile(_ id: RecordID) -> FilePath? {
    guard let path = id.localPath, id.source == "local", let folder = address(source: "local", server: id.server),
      Self.staysInside(path), let folder = PercentEncoding.decode(folder)
    else { return nil }
    return FilePath(bytes: folder).appending(FilePath(bytes: path))
  }

  /// Notes the folder of a local library, and writes the file when that is news.
  ///
  /// - Throws: `nameTaken` when the name means another folder.
  package mutating func note(library: String, folder: FilePath) throws(ConfigError) {
    let server = PercentEncoding.encode(Array(library.utf8), keepingSlash: false)
    let encoded = PercentEncoding.encode(folder.bytes, keepingSlash: true)
    if let known = address(source: "local", server: server) {
      if known == encoded { return }
      throw .nameTaken(library: library, folder: String(decoding: PercentEncoding.decode(known) ?? [], as: UTF8.self))
    }
    try note(source: "local", server: server, address: encoded)
  }

  /// Notes the address of a server, in place of an older one, and writes the file.
  ///
  /// The file is read anew under a lock, so that two commands do not lose each other's notes.
  package mutating func note(source: String, server: String, address: String) throws(ConfigError) {
    let lock = try Self.lock(path)
    self = try ServerList(path)
    let name = "\(source)/\(server)"
    entries.removeAll { $0.name == name }
    entries.append(JSONMember(name, .string(address)))
    entries.sort { $0.name < $1.name }
    try JSONFile.write(.object(entries), to: path)
    _ = consume lock
  }

  private static func lock(_ path: FilePath) throws(ConfigError) -> FileLock {
    do throws(POSIXError) {
      try Files.makeFolder(path.parent, permissions: 0o700)
      return try FileLock(path.parent.appending(".servers.lock"))
    } catch {
      throw .system(error)
    }
  }

  /// Whether no component of a relative path leads upwards.
  static func staysInside(_ path: [UInt8]) -> Bool {
    guard path.first != UInt8(ascii: "/"), !path.contains(0) else { return false }
    let dots: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: ".")]
    return !path.split(separator: UInt8(ascii: "/")).contains { Array($0) == dots }
  }
}
