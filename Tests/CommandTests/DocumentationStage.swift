import EnsPOSIX
import EnsTestSupport

/// A folder as the documents suppose it.
struct DocumentationStage {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  /// An empty folder, with no index.
  init() throws {
    folder = try TemporaryFolder("ens-pages")
    try Files.makeFolder(folder.file("work"))
    try Files.makeFolder(folder.file("home"))
    var environment = try Programs.environment(home: folder.file("home"))
    environment["ENS_HOME"] = folder.file("ens").displayed
    environment["ENS_OUTPUT"] = "null"
    self.environment = environment
  }

  /// Makes a library `music` in it.
  func makeMusic() throws { _ = try run("ens-fixture library music --tracks 20 --seed 1 --length 2s > /dev/null") }

  /// Another folder with a copy of this one's library, read into an index.
  func withItsMusic() throws -> DocumentationStage {
    let stage = try DocumentationStage()
    _ = try stage.run("cp -a '\(folder.file("work").displayed)/music' . && ens-fetch local:music | ens-index")
    return stage
  }

  /// Runs a piece of shell; a stage of a pipeline that fails makes it fail.
  func run(_ script: String) throws -> ProgramRun {
    let place = folder.file("work").displayed
    // The tests ignore SIGPIPE and their children would too; at a shell it ends a writer whose reader had enough.
    return try ProgramRun.run(
      "env",
      ["--default-signal=PIPE", "bash", "-c", "cd \"$1\" && set -o pipefail && eval \"$2\"", "bash", place, script],
      environment: environment)
  }
}
