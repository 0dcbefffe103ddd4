package import EnsPOSIX
internal import EnsWire

/// `sources.json`: the sources that a person has named, and what was chosen for each. It holds no secrets.
///
///     {"sources":[{"name":"home","address":"local:/home/ada/Music"}]}
package struct SourcesFile: Sendable, Hashable {
  /// A source that has a name.
  package struct Entry: Sendable, Hashable {
    package let name: String
    /// `local:DIR`, `plex:URL`, …
    package let address: String
  }

  /// The sources in the order of the file.
  package let entries: [Entry]

  /// Reads the file; one that does not exist names no source.
  package init(_ path: FilePath) throws(ConfigError) {
    guard let value = try JSONFile.read(path) else {
      entries = []
      return
    }
    guard case .array(let list) = value["sources"] ?? .array([]) else {
      throw .malformed(path: path.displayed, reason: "$.sources: not an array")
    }
    var entries: [Entry] = []
    for (index, item) in list.enumerated() {
      guard let name = item["name"]?.stringValue, let address = item["address"]?.stringValue else {
        throw .malformed(path: path.displayed, reason: "$.sources[\(index)]: lacks a name or an address")
      }
      entries.append(Entry(name: name, address: address))
    }
    self.entries = entries
  }

  /// The address of a named source.
  package func address(of name: String) -> String? { entries.first { $0.name == name }?.address }
}
