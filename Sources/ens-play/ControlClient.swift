import EnsCLI
import EnsPOSIX
import EnsPlayer
import EnsWire

/// Sends one command to a player that runs, and prints its answer.
struct ControlClient {
  private let command: PlayerCommand
  private let path: FilePath

  /// Reads `next`, `seek 1:30`, `seek +10s`, `seek -10s` and the like.
  init(_ text: String, to path: FilePath) throws(UsageError) {
    self.path = path
    let words = text.split(separator: " ").map(String.init)
    if words.count == 1, let named = ControlMessage.named[words[0]] {
      command = named
    } else if words.count == 2, words[0] == "seek" {
      command = try Self.seek(words[1])
    } else {
      let names = ControlMessage.named.keys.sorted().joined(separator: ", ")
      throw UsageError("--send is not \(names), seek TIME, seek +TIME or seek -TIME: \(text)")
    }
  }

  private static func seek(_ text: String) throws(UsageError) -> PlayerCommand {
    let sign: Int64? = text.hasPrefix("+") ? 1 : text.hasPrefix("-") ? -1 : nil
    guard let time = DurationText.milliseconds(sign == nil ? text : String(text.dropFirst())) else {
      throw UsageError("--send seek needs a time such as 1:30 or +10s: \(text)")
    }
    return sign.map { .seekBy($0 * time) } ?? .seek(to: time)
  }

  /// Sends it. Status 69 when nobody listens, 2 when the player refuses.
  func run() throws(Failure) -> ExitStatus {
    let answer: [UInt8]
    do throws(POSIXError) {
      let connection = try UnixSocket.connect(to: path)
      try connection.write(ControlMessage.line(command) + [0x0A])
      answer = try Self.line(connection)
    } catch {
      throw Failure(.unavailable, path.displayed, "no player listens there: \(error.reason)")
    }
    guard let record = try? Record(line: answer) else {
      throw Failure(.unavailable, path.displayed, "what listens there is no player")
    }
    do throws(POSIXError) { try Descriptor.standardOutput.write(answer + [0x0A]) } catch {
      if error.isBrokenPipe { return .success }
      throw Failure(error)
    }
    return record.bool("ok") == true ? .success : .partial
  }

  private static func line(_ connection: borrowing Descriptor) throws(POSIXError) -> [UInt8] {
    var line: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = try connection.read(into: &piece, 0..<piece.count)
      line += piece[..<count]
      if let end = line.firstIndex(of: 0x0A) { return Array(line[..<end]) }
      if count == 0 { return line }
    }
  }
}
