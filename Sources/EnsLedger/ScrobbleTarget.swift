internal import EnsDomain
internal import EnsPOSIX

/// Where listens are reported to.
package enum ScrobbleTarget: Hashable, Sendable {
  /// The source that the track came from.
  case source
  /// A file that gets one line a listen.
  case file(ScrobbleFile)

  /// What it is called in the ledger for a listen to the thing with that id. Each kind of source has a name of its own,
  /// so that what waits for one does not hold up another.
  package func name(for id: String?) -> String {
    switch self {
    case .source: Self.sourcePrefix + (id.flatMap { RecordID($0) }?.source ?? "none")
    case .file(let file): "file:\(file.path.displayed)"
    }
  }

  /// The local source, whose index is told by the records on standard output.
  package static let localSource = sourcePrefix + "local"

  /// What a name of the ledger is shown as: `source`, `file:PATH`.
  package static func shown(_ name: String) -> String { name.hasPrefix(sourcePrefix) ? "source" : name }

  /// The file that a name of the ledger stands for; nil for a source.
  package static func file(named name: String) -> ScrobbleFile? {
    let prefix = "file:"
    return name.hasPrefix(prefix) ? ScrobbleFile(resolved: FilePath(String(name.dropFirst(prefix.count)))) : nil
  }

  private static let sourcePrefix = "source:"
}
