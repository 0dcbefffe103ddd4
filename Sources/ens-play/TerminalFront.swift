import EnsCLI
import EnsPOSIX
import EnsPlayer

/// The player's face on a terminal: one status line, and the keyboard.
struct TerminalFront: ~Copyable {
  private let thread: Thread
  private let isOpen: Monitor<Bool>

  /// Milliseconds between looks at the keyboard and changes of the line.
  private static let pace: Int32 = 200

  /// Shows the line and takes the keyboard, in a thread of its own.
  init(_ reporter: Reporter, _ inbox: Inbox) throws(POSIXError) {
    let isOpen = Monitor(true)
    self.isOpen = isOpen
    thread = try Thread {
      let keys = TerminalKeys()
      var line = ""
      while isOpen.with({ $0 }) {
        let columns = Terminal.size(of: Descriptor.standardError)?.columns ?? 80
        let next = StatusLine.text(inbox.player, columns: columns)
        if next != line { reporter.status(next) }
        line = next
        if keys == nil {
          SystemClock.sleep(milliseconds: Int64(Self.pace))
        } else if let bytes = keys?.read(milliseconds: Self.pace) {
          for command in KeyBindings.commands(bytes) { inbox.post(command, isRemote: false) }
        }
      }
      if !line.isEmpty { reporter.status("") }
      _ = consume keys
    }
  }

  /// Clears the line and gives the keyboard back.
  consuming func close() {
    isOpen.with { $0 = false }
    thread.join()
  }
}
