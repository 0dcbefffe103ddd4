import EnsCLI
import EnsLedger
import EnsPOSIX

/// A value of `--to`.
enum TargetChoice: Sendable, Hashable {
  case source
  case file(FilePath)

  init(_ text: String) throws(UsageError) {
    let prefix = "file:"
    if text == "source" {
      self = .source
    } else if text.hasPrefix(prefix), text.count > prefix.count {
      self = .file(FilePath(String(text.dropFirst(prefix.count))))
    } else {
      throw UsageError("is neither source nor file:PATH: \(text)")
    }
  }

  /// The target, when its folder is there.
  func target() throws(Failure) -> ScrobbleTarget {
    switch self {
    case .source: return .source
    case .file(let path):
      do throws(LedgerError) {
        return .file(try ScrobbleFile(path))
      } catch {
        throw Failure(.cannotCreate, path.displayed, "\(error)", advice: "make its folder first")
      }
    }
  }
}
