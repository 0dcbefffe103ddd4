internal import Glibc

/// The keyboard of the terminal that a program was started from, key by key and without echo, until its one owner ends.
/// Corresponds to `/dev/tty` with `tcsetattr`.
@safe package struct TerminalKeys: ~Copyable, Sendable {
  private let terminal: Descriptor
  private let before: termios

  /// Takes the keyboard. Nil when there is no terminal, or when the program does not run in its foreground.
  package init?() {
    guard let terminal = try? Descriptor(opening: "/dev/tty", .updating), tcgetpgrp(terminal.number) == getpgrp() else {
      return nil
    }
    var settings = termios()
    guard unsafe tcgetattr(terminal.number, &settings) == 0 else { return nil }
    before = settings
    // A program that is sent to the background later must not be stopped for touching the terminal.
    _ = signal(SIGTTIN, SIG_IGN)
    _ = signal(SIGTTOU, SIG_IGN)
    // Signals from the keyboard stay: Ctrl-C ends the whole pipeline.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    _ = unsafe tcsetattr(terminal.number, TCSADRAIN, &settings)
    self.terminal = terminal
  }

  deinit {
    var settings = before
    _ = unsafe tcsetattr(terminal.number, TCSADRAIN, &settings)
  }

  /// Waits at most so long for keys and gives their bytes; none when nothing was pressed, nil when the terminal is gone.
  package func read(milliseconds: Int32) -> [UInt8]? {
    guard terminal.isReadable(within: milliseconds) else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    guard let count = try? terminal.read(into: &bytes, 0..<64), count > 0 else {
      // In the background a read fails at once; the foreground may come back.
      SystemClock.sleep(milliseconds: Int64(max(0, milliseconds)))
      return tcgetpgrp(terminal.number) == -1 ? nil : []
    }
    return Array(bytes[..<count])
  }
}
