import EnsCLI
import EnsFixtures
import EnsPOSIX
import EnsWire

/// `ens-fixture library`: writes the folder, and a record as soon as its file is there.
enum LibraryDeed {
  static func run(_ options: LibraryOptions, in folder: FilePath, _ console: Console) throws(Failure) {
    var output = console.standardOutput()
    var library = try made { () throws(FixtureError) in
      try FixtureLibrary(options, in: folder, workers: SystemEnvironment.processorCount())
    }
    var isRead = true
    while let record = try made({ () throws(FixtureError) in try library.next() }) {
      if isRead { isRead = try write(record, to: &output) }
    }
    if isRead { try output.finish() }
  }

  /// False when the reader has left: the folder is still worth having whole.
  private static func write(_ record: Record, to output: inout RecordWriter) throws(Failure) -> Bool {
    do throws(Failure) {
      try output.write(record)
      try output.flush()
      return true
    } catch {
      if error == .readerLeft { return false }
      throw error
    }
  }

  private static func made<Result>(_ deed: () throws(FixtureError) -> Result) throws(Failure) -> Result {
    do throws(FixtureError) {
      return try deed()
    } catch {
      switch error {
      case .system(let error): throw Failure(error)
      case .folderNotEmpty(let folder):
        throw Failure(.cannotCreate, folder.displayed, "is not empty", advice: "name a new folder, or empty this one")
      case .encoder, .signal, .unexpectedContent: throw Failure(.inputOutput, nil, "\(error)")
      }
    }
  }
}
