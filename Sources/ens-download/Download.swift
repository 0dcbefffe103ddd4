import EnsCLI
import EnsConfig
import EnsDomain
import EnsMirror
import EnsPOSIX
import EnsWire

/// One run over a stream of records.
struct Download: ~Copyable {
  var output: RecordWriter
  /// How many tracks came by.
  private(set) var tracks = 0

  private let console: Console
  private let folder: FilePath
  private let template: PathTemplate
  private let options: MirrorOptions
  private let audio: LocalAudio
  private var mirror: Mirror?
  private var progress: Progress

  init(
    _ console: Console, _ folder: FilePath, _ template: PathTemplate, _ options: MirrorOptions, _ audio: LocalAudio
  ) {
    self.console = console
    self.folder = folder
    self.template = template
    self.options = options
    self.audio = audio
    output = console.standardOutput()
    progress = Progress(console)
  }

  /// Deals with the current record of a reader.
  mutating func take(_ reader: inout RecordReader) throws(Failure) {
    if reader.string("kind", equals: "track") {
      try takeTrack(reader.record(), &reader)
    } else if Self.needExpansion.contains(where: { reader.string("kind", equals: $0) }) {
      console.reporter.problem(
        reader.place, "\(reader.string("kind") ?? "record") is not a track",
        advice: "pipe it through ens-resolve --expand")
      try reader.keepRejected()
    } else {
      try output.copy(reader)
    }
  }

  /// Sends what is waiting, and puts onto the disk what the mirror remembers.
  consuming func finish() throws(Failure) {
    do throws(MirrorError) { try mirror?.finish() } catch { throw Self.failure(error) }
    try output.finish()
  }

  /// What stands for tracks, and is none.
  private static let needExpansion: [FieldName] = [
    "album", "artist", "playlist", "playlist_entry", "collection", "genre", "hub", "hub_entry",
  ]

  private mutating func takeTrack(_ record: Record, _ reader: inout RecordReader) throws(Failure) {
    tracks += 1
    progress.show(tracks, of: nil, "tracks")
    guard let file = locate(record, reader.place), let id = record.id else { return try output.write(record) }
    if mirror == nil { mirror = try open() }
    let result: MirrorResult?
    do throws(MirrorError) {
      result = try mirror?.mirror(record, id: id, audio: file)
    } catch {
      if error.isDiskFull { throw Self.failure(error) }
      console.reporter.problem(reader.place, error.description)
      return try output.write(record)
    }
    if let result { try write(record, id, result) }
  }

  /// The file that holds a track's audio; nil when there is none, which has been said then.
  private func locate(_ record: Record, _ place: String) -> FilePath? {
    guard let id = record.recordID else {
      console.reporter.problem(place, record.id.map { "not an id: \($0)" } ?? "the track has no id")
      return nil
    }
    if record.bool("missing") == true {
      console.reporter.problem(place, "\(id) is gone from its library", advice: "pipe it through ens-resolve --rematch")
      return nil
    }
    if let file = audio.file(of: id) { return file }
    // A copy that was made before is as good, where the library is not at hand.
    if let file = record.string("file").map({ FilePath($0) }), file.isAbsolute, Files.exists(file) { return file }
    if id.source == "local", !LocalAudio.isInside(id) {
      console.reporter.problem(place, "\(id) is no path inside a library")
    } else if let library = id.localLibrary {
      console.reporter.problem(
        place, "the library \(library) is not known here", advice: "name its folder with --source local:DIR")
    } else {
      console.reporter.problem(place, "the audio of \(id) is on a server, and only local audio can be copied")
    }
    return nil
  }

  private func open() throws(Failure) -> Mirror {
    let console = console
    let shown = folder.displayed
    do throws(MirrorError) {
      return try Mirror(folder, template, options) {
        console.reporter.note(shown, "another ens-download is at work there; waiting until it is done")
      }
    } catch {
      throw Self.failure(error)
    }
  }

  private mutating func write(_ record: Record, _ id: String, _ result: MirrorResult) throws(Failure) {
    let path = result.path.displayed
    var builder = RecordBuilder(kind: .download, id: id)
    builder.set("account", record.account)
    if result.status == .planned {
      try output.write(record)
      builder.set("target", path)
    } else {
      try output.write(record.setting("file", .string(path)))
      builder.set("file", path)
    }
    builder.set("size_bytes", result.sizeBytes)
    builder.set("status", result.status.rawValue)
    builder.set("at", console.clock.now())
    try output.write(builder)
    // A copy takes longer than a write, and what is whole may be used.
    if result.status == .copied { try output.flush() }
  }

  private static func failure(_ error: MirrorError) -> Failure {
    if error.isDiskFull {
      return Failure(.inputOutput, nil, error.description, advice: "make room and run it again; whole copies stay")
    }
    return Failure(.cannotCreate, nil, error.description)
  }
}
