package import EnsDomain
package import EnsPOSIX

/// Where the audio of local records is: below the folder of `--source local:DIR`, else of the source in sources.json
/// that has the library's name, else of the folder that `ens-fetch` noted in servers.json.
package struct LocalAudio: Sendable, Hashable {
  private let folder: FilePath?
  private let sources: SourcesFile
  private let servers: ServerList

  /// Reads both files. `source` is the value of `--source`: an address, or a name from sources.json.
  ///
  /// - Throws: `noSuchSource` for a `source` that is neither a local address nor the name of one.
  package init(_ places: Places, source: String?) throws(ConfigError) {
    sources = try SourcesFile(places.sources)
    servers = try ServerList(places.servers)
    guard let source else {
      folder = nil
      return
    }
    guard let folder = Self.folder(of: source) ?? sources.address(of: source).flatMap({ Self.folder(of: $0) }) else {
      throw .noSuchSource(source)
    }
    self.folder = folder
  }

  /// The file that a local id stands for; nil when the library is not known here, or the id is of another source or
  /// would leave the folder.
  package func file(of id: RecordID) -> FilePath? {
    guard let path = id.localPath, ServerList.staysInside(path) else { return nil }
    let named = id.localLibrary.flatMap { sources.address(of: $0) }.flatMap { Self.folder(of: $0) }
    guard let folder = folder ?? named else { return servers.localFile(id) }
    return folder.appending(FilePath(bytes: path))
  }

  /// Whether a local id stands for a path that stays in its library, known here or not.
  package static func isInside(_ id: RecordID) -> Bool { id.localPath.map { ServerList.staysInside($0) } ?? false }

  private static func folder(of address: String) -> FilePath? {
    let prefix = "local:"
    guard address.hasPrefix(prefix), address.count > prefix.count else { return nil }
    return FilePath(String(address.dropFirst(prefix.count)))
  }
}
