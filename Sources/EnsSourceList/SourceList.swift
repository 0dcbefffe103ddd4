package import EnsConfig
internal import EnsLocalFiles
internal import EnsPOSIX
package import EnsSource

/// Every source there is. A new one is a folder of its own and a case here.
package enum SourceList {
  /// The dialects that can be opened, as addresses begin.
  package static let dialects = ["local"]

  /// The source at an address.
  ///
  /// - Parameters:
  ///   - name: what to call the library instead of what it calls itself.
  ///   - home: what `~` stands for in a folder.
  /// - Throws: `SourceError.unknownDialect`, and what the source itself has against the address.
  package static func open(
    _ address: SourceAddress, name: String? = nil, home: String? = nil
  ) throws(SourceError) -> any Source {
    switch address.dialect {
    case "local": return try LocalLibrary(folder(address.place, home), name: name)
    default: throw .unknownDialect(address.dialect)
    }
  }

  /// Notes where a source's records come from, so that other commands find it again; a folder that is not there is not
  /// noted.
  ///
  /// - Throws: `ConfigError.nameTaken` when the library's name means another folder.
  package static func note(_ source: any Source, in servers: inout ServerList) throws(ConfigError) {
    guard let library = source as? LocalLibrary, Files.exists(library.folder) else { return }
    try servers.note(library: library.name, folder: library.folder)
  }

  /// A shell does not expand `~` behind a colon, and people type it all the same.
  private static func folder(_ place: String, _ home: String?) -> FilePath {
    guard let home, place == "~" || place.hasPrefix("~/") else { return FilePath(place) }
    return FilePath(home).appending(String(place.dropFirst(2)))
  }
}
