package import EnsPOSIX

/// What a program did when it was run to its end.
package struct ProgramRun: Hashable, Sendable, CustomStringConvertible {
  package let output: [UInt8]
  package let error: [UInt8]
  /// The exit status; 128 and the signal's number for one that was killed.
  package let status: Int32

  /// Standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  package var errorText: String { String(decoding: error, as: UTF8.self) }

  package var description: String { "status \(status)\n--- stdout\n\(text)--- stderr\n\(errorText)" }

  /// Runs a program found on PATH. Input is fed and both outputs are drained at the same time, so that no full pipe
  /// can make it hang.
  package static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String] = SystemEnvironment.variables()
  ) throws(POSIXError) -> ProgramRun {
    Signals.ignore(.pipe)
    let stdin = try ChildProcess.makePipe()
    let stdout = try ChildProcess.makePipe()
    let stderr = try ChildProcess.makePipe()
    let child = try start(program, arguments, environment, [stdin.reading, stdout.writing, stderr.writing])
    let collected = Monitor<[Int: [UInt8]]>([:])
    try Thread.concurrently(3) { worker in
      switch worker {
      case 0:
        // A program may end without reading everything.
        try? Descriptor(number: stdin.writing, isOwned: true).write(input)
      case 1, 2:
        let end = Descriptor(number: worker == 1 ? stdout.reading : stderr.reading, isOwned: true)
        let bytes = (try? end.readAll(limit: 1 << 30)) ?? []
        collected.with { $0[worker] = bytes }
      default: break
      }
    }
    let ending = try child.wait()
    let outputs = collected.with { $0 }
    let status: Int32 =
      switch ending {
      case .exited(let status): status
      case .signalled(let number): 128 + number
      }
    return ProgramRun(output: outputs[1] ?? [], error: outputs[2] ?? [], status: status)
  }

  /// Runs a snippet of bash in a folder. After `seconds` it and all that it started are ended, with status 124.
  package static func shell(
    _ script: String, in folder: FilePath, input: [UInt8] = [],
    environment: [String: String] = SystemEnvironment.variables(), seconds: Int = 300
  ) throws(POSIXError) -> ProgramRun {
    try run(
      "timeout",
      ["--kill-after=5", "\(seconds)", "bash", "-c", "cd \"$1\" && eval \"$2\"", "bash", folder.displayed, script],
      input: input, environment: environment)
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String], _ ends: [Int32]
  ) throws(POSIXError) -> ChildProcess {
    // They are the child's from here on; ours are closed when this returns.
    let first = Descriptor(number: ends[0], isOwned: true)
    let second = Descriptor(number: ends[1], isOwned: true)
    let third = Descriptor(number: ends[2], isOwned: true)
    return try ChildProcess(
      program, arguments, environment: environment, input: first.number, output: second.number, error: third.number)
  }
}
