internal import EnsAudio
internal import EnsDecode
internal import EnsPOSIX
internal import EnsTags

/// What one file of sound says about itself.
struct FileReading: Sendable {
  let entry: FileEntry
  let tags: TagSet
  let facts: AudioFacts
  /// Frames or milliseconds of what the tag readers alone know: MP4.
  let durationMs: Int64?
  /// The hash of the sound without its tags.
  let audioHash: UInt64
  /// What is strange about the file, to be said; it is listed all the same.
  let oddities: [String]

  /// Why the sound cannot be decoded here; nil when it can.
  var refusal: String? { facts.refusal?.description }

  /// How many bytes of the sound's start, and of its end, the hash is made of.
  private static let hashedSize = 8 << 10

  /// Reads a file; what is no sound, or cannot be read, is a phrase that says so.
  static func read(_ entry: FileEntry, below root: FilePath) -> Result<FileReading, Refusal> {
    do {
      let file = try OpenFile(root.appending(FilePath(bytes: entry.path)))
      let tags = try TagReader.read(file)
      let facts: AudioFacts
      do throws(DecodeError) {
        facts = try AudioProbe.examine(file)
      } catch {
        // A tag that lies about its size hides the sound behind it.
        let causes = tags.problems.prefix(1).map(\.description)
        return .failure(
          Refusal(why: ([phrase(error)] + causes).joined(separator: "; "), isDiskFailure: isSystem(error)))
      }
      let hash = try hash(file, tags.audio)
      return .success(FileReading(entry, tags, facts, hash))
    } catch let error as POSIXError {
      return .failure(Refusal(why: "cannot be read: \(error.reason)", isDiskFailure: error.mayPass))
    } catch {
      return .failure(Refusal(why: "\(error)", isDiskFailure: true))
    }
  }

  /// The tags alone, for the title of a playlist's entry; nil when the file cannot be read.
  static func tags(_ path: FilePath) -> TagSet? {
    guard (try? FileStatus(of: path))?.sort == .file, let file = try? OpenFile(path) else { return nil }
    return (try? TagReader.read(file))?.tags
  }

  private init(_ entry: FileEntry, _ tags: TagReading, _ facts: AudioFacts, _ hash: UInt64) {
    self.entry = entry
    self.tags = tags.tags
    self.facts = facts
    audioHash = hash
    let stated = tags.header.duration.map { Int64($0) }
    // Of MP4 the tags know what iTunes' gapless numbers trim.
    durationMs =
      tags.container == .mp4 ? stated ?? facts.durationMilliseconds : facts.durationMilliseconds ?? stated
    // What both found is said once.
    let problems = tags.problems.filter { facts.oddities.isEmpty || !Self.isAboutSound($0) }
    oddities = problems.map(\.description) + facts.oddities.map(\.description)
  }

  private static func hash(_ file: OpenFile, _ range: Range<Int>) throws(TagError) -> UInt64 {
    var bytes = try file.read(at: range.lowerBound, count: min(hashedSize, range.count))
    if range.count > hashedSize {
      let start = max(range.lowerBound + hashedSize, range.upperBound - hashedSize)
      bytes += try file.read(at: start, count: range.upperBound - start)
    }
    appendLength(range.count, &bytes)
    return StreamHash.hash(bytes.span)
  }

  /// Sounds that begin and end alike may still differ in length.
  private static func appendLength(_ count: Int, _ bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: count >> shift)) }
  }

  private static func isAboutSound(_ error: TagError) -> Bool {
    guard case .sizeLies(let part, _, _) = error else { return false }
    return [.riffChunk("data"), .aiffChunk("SSND"), .mp4Atom("mdat")].contains(part)
  }

  private static func isSystem(_ error: DecodeError) -> Bool {
    if case .source(.system) = error { true } else { false }
  }

  private static func phrase(_ error: DecodeError) -> String {
    switch error {
    case .notPlayable(let payload): "is \(payload), not sound"
    default: error.description
    }
  }

  /// Why a file gives no record.
  struct Refusal: Error {
    let why: String
    /// Whether the disk failed, so that the file may well be there and sound.
    let isDiskFailure: Bool
  }
}
