import EnsCatalog
import EnsDomain
import EnsPOSIX
import EnsResolve
import EnsTestSupport
import EnsWire
import Testing

/// An index in a folder of its own, fed with lines.
final class Library {
  let folder: TemporaryFolder
  var path: FilePath { folder.file("library.db") }

  init() throws { folder = try TemporaryFolder() }

  /// Feeds a stream; gives what became of its brackets, the end of the stream included.
  @discardableResult
  func feed(_ lines: [String], _ limits: SnapshotLimits = SnapshotLimits(), at moment: Int64 = 0) throws -> [SyncReport]
  {
    let writer = CatalogWriter(path, limits: limits, now: { Instant(milliseconds: moment) })
    var reports: [SyncReport] = []
    for line in lines {
      var index = FieldIndex()
      let bytes = Array(line.utf8)
      try index.scan(bytes.span)
      if case .ended(let ended) = try writer.take(bytes.span, index) { reports += ended }
    }
    return try reports + writer.finish()
  }

  func open(_ scope: CatalogScope = CatalogScope()) throws -> Catalog { try Catalog(reading: path, scope: scope) }

  /// The current lines, without the overlay.
  func dump(overlay: Bool = false) throws -> [String] {
    let catalog = try open()
    var lines: [String] = []
    try catalog.dump(overlay: overlay) { line in
      lines.append(String(decoding: line, as: UTF8.self))
      return true
    }
    return lines
  }

  /// The titles of the current tracks that a query gives, in its order.
  func titles(_ query: TrackQuery, _ scope: CatalogScope = CatalogScope()) throws -> [String] {
    let catalog = try open(scope)
    var titles: [String] = []
    try catalog.tracks(query) { (track) throws(CatalogError) in
      titles.append(Self.title(try catalog.line(row: track.row)))
      return true
    }
    return titles
  }

  static func title(_ line: [UInt8]) -> String { (try? Record(line: line).string("title")) ?? "" }
}

/// Lines of a stream, made from little.
enum Lines {
  static func begin(_ source: String = "local/m", _ more: String = "") -> String {
    #"{"kind":"sync_begin","v":1,"source":"\#(source)"\#(more)}"#
  }

  static func end(_ source: String = "local/m", _ more: String = #","complete":true"#) -> String {
    #"{"kind":"sync_end","v":1,"source":"\#(source)"\#(more)}"#
  }

  static func track(_ id: String, _ title: String, _ more: String = "", source: String = "local/m") -> String {
    #"{"kind":"track","v":1,"id":"\#(source)/\#(id)","library":"m","title":"\#(title)"\#(more)}"#
  }

  /// A whole snapshot of tracks with these titles.
  static func snapshot(_ titles: [String], source: String = "local/m") -> [String] {
    [begin(source)] + titles.map { track($0.lowercased(), $0, source: source) } + [end(source)]
  }
}
