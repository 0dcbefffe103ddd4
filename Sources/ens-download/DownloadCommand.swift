import EnsCLI
import EnsConfig
import EnsMirror
import EnsPOSIX
import EnsWire

/// Copies the audio of the tracks that come by into a folder, and passes them on with the name of their copy.
struct DownloadCommand: Command {
  static let target = Option<String>.folder(
    "to", variable: "ENS_DOWNLOAD_TO", "the folder that the copies go into; made when it is missing")
  static let template = Option<PathTemplate>.parsed(
    "template", "TEMPLATE", variable: "ENS_DOWNLOAD_TEMPLATE",
    "the path of a copy in that folder; '{album_artist}/{album}/{disc}-{track} {title}' when not given"
  ) { text throws(UsageError) in
    do throws(TemplateError) { return try PathTemplate(text) } catch { throw UsageError("\(error): \(text)") }
  }
  static let source = Option<String>.text(
    "source", "ADDRESS", variable: "ENS_SOURCE",
    "find the audio below this folder, not where ens-fetch found it; the name of a source will do")
  static let verify = Option<Bool>.flag(
    "verify", "compare the copies that are there with their originals, byte for byte")
  static let dryRun = Option<Bool>.flag("dry-run", "say what would be copied, and copy nothing")

  private let folder: FilePath
  private let template: PathTemplate
  private let source: String?
  private let options: MirrorOptions

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.refuseOperands()
    guard let folder = try arguments[Self.target] else { throw UsageError("--to DIR is missing") }
    if folder.hasPrefix("s3://") { throw UsageError("--to takes a folder: \(folder)") }
    self.folder = FilePath(folder)
    template = try arguments[Self.template] ?? .usual
    source = try arguments[Self.source]
    var options: MirrorOptions = []
    if try arguments.has(Self.verify) { options.insert(.verify) }
    if try arguments.has(Self.dryRun) { options.insert(.dryRun) }
    self.options = options
  }

  consuming func run(_ console: Console) throws(Failure) -> ExitStatus {
    var reader = try console.standardInput()
    let audio: LocalAudio
    do throws(ConfigError) {
      audio = try LocalAudio(Places(environment: console.environment), source: source)
    } catch {
      throw Failure(.configuration, nil, error.description)
    }
    var download = Download(console, folder, template, options, audio)
    do throws(Failure) {
      while try reader.next(flushing: &download.output) { try download.take(&reader) }
    } catch {
      // What was copied is worth telling, whatever stopped the rest.
      if error != .readerLeft { try download.finish() }
      throw error
    }
    let tracks = download.tracks
    try download.finish()
    return console.status(otherwise: tracks > 0 ? .success : .nothing)
  }
}
