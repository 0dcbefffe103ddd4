package import EnsPOSIX
import EnsWire

/// Listens on the control socket and hands commands to the player.
package struct ControlServer: ~Copyable {
  private let socket: UnixSocket

  /// Makes the socket. Throws what making it fails with.
  package init(at path: FilePath) throws(POSIXError) { socket = try UnixSocket(listeningAt: path) }

  /// Speaks with programs that connect, for as long as the process lives.
  package func serve(_ inbox: Inbox) { socket.serve { Self.converse($0, inbox) } }

  private static func converse(_ connection: borrowing Descriptor, _ inbox: Inbox) {
    var splitter = LineSplitter(capacity: 4096)
    while true {
      while let line = splitter.next() {
        guard case .text(let range) = line else { return }
        let bytes = Array(splitter.buffer[range])
        guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) else { continue }
        inbox.beginReply()
        defer { inbox.endReply() }
        guard (try? connection.write(answer(bytes, inbox) + [0x0A])) != nil else { return }
      }
      let count = try? splitter.fill { (buffer, range) throws(POSIXError) in
        try connection.read(into: &buffer, range)
      }
      guard let count, count > 0 else { return }
    }
  }

  private static func answer(_ line: [UInt8], _ inbox: Inbox) -> [UInt8] {
    do {
      let command = try ControlMessage.command(line)
      if command == .state { return ControlMessage.answer(inbox.player, refusal: nil) }
      let (state, refusal) = inbox.perform(command)
      return ControlMessage.answer(state, refusal: refusal)
    } catch {
      return ControlMessage.answer(inbox.player, refusal: error.description)
    }
  }
}
