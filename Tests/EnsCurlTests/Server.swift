import EnsPOSIX

/// A server that runs as long as its owner: it prints its port, and ends when its input does.
final class Server: Sendable {
  /// Where it listens, on the loopback interface.
  let port: Int
  private let process: ChildProcess
  private let input: Int32
  private let output: Int32

  /// Starts a program that prints its port as its first line.
  init(_ program: String, _ arguments: [String]) throws {
    Signals.ignore(.pipe)
    let stdin = try ChildProcess.makePipe()
    let stdout = try ChildProcess.makePipe()
    process = try ChildProcess(
      program, arguments, environment: SystemEnvironment.variables(), input: stdin.reading, output: stdout.writing,
      error: 2)
    try Descriptor(number: stdin.reading, isOwned: true).close()
    try Descriptor(number: stdout.writing, isOwned: true).close()
    (input, output) = (stdin.writing, stdout.reading)
    let end = Descriptor(number: output, isOwned: false)
    var line: [UInt8] = []
    var byte: [UInt8] = [0]
    while try end.read(into: &byte, 0..<1) == 1, byte[0] != 0x0A { line.append(byte[0]) }
    guard let port = Int(String(decoding: line, as: UTF8.self)) else {
      throw POSIXError(code: 0, operation: "start \(program)")
    }
    self.port = port
  }

  deinit {
    try? Descriptor(number: input, isOwned: true).close()
    process.kill()
    _ = try? process.wait()
    try? Descriptor(number: output, isOwned: true).close()
  }

  /// One `Servers/origin.py` for all tests that do not count what it does; it ends with the tests.
  static func shared() throws -> Server { try common.get() }
  private static let common = Result { try origin() }

  /// The server of `Servers/origin.py`, with TLS when a certificate is given.
  static func origin(_ certificate: Certificate? = nil) throws -> Server {
    let script = FilePath(#filePath).parent.appending("Servers/origin.py").displayed
    return try Server("python3", [script] + (certificate.map { [$0.certificate, $0.key] } ?? []))
  }
}
