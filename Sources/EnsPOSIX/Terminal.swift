internal import Glibc

/// What a terminal can tell.
package enum Terminal {
  /// Columns and rows of the terminal behind a descriptor; nil when it is none. Corresponds to `TIOCGWINSZ`.
  package static func size(of descriptor: borrowing Descriptor) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
