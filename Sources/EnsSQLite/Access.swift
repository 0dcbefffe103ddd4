internal import CSQLite

/// What a connection may do with its file. Corresponds to the flags of `sqlite3_open_v2`.
package enum Access: Hashable, Sendable {
  /// Read an existing file.
  case read
  /// Read and write an existing file.
  case write
  /// Read and write; an absent file is made.
  case create

  var flags: Int32 {
    switch self {
    case .read: SQLITE_OPEN_READONLY
    case .write: SQLITE_OPEN_READWRITE
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }
}
