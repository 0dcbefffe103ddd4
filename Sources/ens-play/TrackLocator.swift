import EnsConfig
import EnsDomain
import EnsPOSIX
import EnsPlayer
import EnsWire

/// Finds the file that a record stands for.
struct TrackLocator: Sendable {
  private let audio: LocalAudio

  init(_ audio: LocalAudio) { self.audio = audio }

  /// The file in the record's `file`, when it is there; else the one that its local id stands for.
  func locate(_ item: PlayItem) -> Result<FilePath, PlayFailure> {
    let record = item.record
    if record.bool("playable") == false { return .failure(.markedUnplayable(codec: Self.codec(record))) }
    let file = record.string("file").map { FilePath($0) }
    if let file, Files.exists(file) { return .success(file) }
    if let id = record.recordID, let path = audio.file(of: id) {
      return Files.exists(path) ? .success(path) : .failure(.missing(path))
    }
    if let file { return .failure(.missing(file)) }
    guard let id = record.recordID else { return .failure(.unlocated("has neither a file nor an id")) }
    if id.source == "local" {
      return .failure(
        .unlocated("the folder of library \(id.localLibrary ?? id.server) is not known here: --source local:DIR"))
    }
    return .failure(.unlocated("\(id.source) tracks are played from downloaded files only"))
  }

  /// What the record says about its codec; the depth where that is what cannot be decoded.
  private static func codec(_ record: Record) -> String? {
    guard let codec = record.string("codec") else { return nil }
    guard let depth = record.integer("bit_depth"), depth > 24 else { return codec }
    return "\(codec) of \(depth) bits"
  }
}
