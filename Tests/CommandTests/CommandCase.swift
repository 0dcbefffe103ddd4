import EnsPOSIX
import EnsTestSupport
import Testing

/// One recorded run: a folder with `cmd` (a snippet of bash), and as far as they matter `stdin`, `stdout`, `stderr`
/// and `status`. A file that is missing stands for nothing, and a `status` for 0.
///
/// The snippet runs in an empty folder of its own; `CASE_DIR` is the folder of the case.
struct CommandCase: Sendable, CustomTestStringConvertible {
  /// What a run leaves behind.
  struct Outcome: Hashable, CustomStringConvertible {
    let stdout: String
    let stderr: String
    let status: Int32

    var description: String { "status \(status)\n--- stdout\n\(stdout)--- stderr\n\(stderr)" }
  }

  let name: String
  let folder: FilePath

  var testDescription: String { name }

  /// Every case, in order.
  static func all() throws -> [CommandCase] {
    let root = FilePath(#filePath).parent.appending("Cases")
    var cases: [CommandCase] = []
    for group in try Files.names(in: root) where try FileStatus(of: root.appending(group)).sort == .directory {
      for name in try Files.names(in: root.appending(group)) {
        let folder = root.appending(group).appending(name)
        cases.append(CommandCase(name: "\(group.displayed)/\(name.displayed)", folder: folder))
      }
    }
    return cases
  }

  /// What is recorded.
  var expected: Outcome {
    get throws {
      Outcome(
        stdout: String(decoding: try bytes("stdout"), as: UTF8.self),
        stderr: String(decoding: try bytes("stderr"), as: UTF8.self),
        status: Int32(String(decoding: try bytes("status"), as: UTF8.self).filter(\.isNumber)) ?? 0)
    }
  }

  /// Runs the snippet. With `ENS_RECORD=1` the outcome is recorded, for a person to read the difference.
  func run() throws -> Outcome {
    let work = try TemporaryFolder("ens-case")
    try Files.makeFolder(work.file("home"))
    try Files.makeFolder(work.file("work"))
    var environment = try Programs.environment(home: work.file("home"))
    environment["CASE_DIR"] = folder.displayed
    let command = String(decoding: try bytes("cmd"), as: UTF8.self)
    let run = try ProgramRun.shell(
      command, in: work.file("work"), input: try bytes("stdin"), environment: environment)
    let outcome = Outcome(
      stdout: run.text.replacing(work.path.displayed, with: "TMP"),
      stderr: run.errorText.replacing(work.path.displayed, with: "TMP"), status: run.status)
    if SystemEnvironment.variables()["ENS_RECORD"] == "1" { try record(outcome) }
    return outcome
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    let path = folder.appending(name)
    return Files.exists(path) ? try Descriptor(opening: path).readAll() : []
  }

  private func record(_ outcome: Outcome) throws {
    for (name, text) in [
      ("stdout", outcome.stdout), ("stderr", outcome.stderr),
      ("status", outcome.status == 0 ? "" : "\(outcome.status)\n"),
    ] {
      let path = folder.appending(name)
      if text.isEmpty {
        try Files.remove(path)
      } else {
        try Descriptor(opening: path, .writing).write(Array(text.utf8))
      }
    }
  }
}
