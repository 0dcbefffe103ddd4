internal import CSQLite

/// A prepared statement, finalised when its one owner ends. Corresponds to `sqlite3_stmt`.
///
/// Parameters count from 1 and columns from 0, as in SQLite.
@safe package struct Statement: ~Copyable {
  private let handle: OpaquePointer

  /// Prepares `sql` on a live `sqlite3`. Corresponds to `sqlite3_prepare_v3`.
  @unsafe init(preparing sql: String, on database: OpaquePointer) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK else { throw unsafe SQLiteError(last: database, sql: sql) }
    guard let statement = unsafe prepared else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "no statement in the text", sql: sql)
    }
    unsafe handle = statement
  }

  deinit { _ = unsafe sqlite3_finalize(handle) }

  /// Moves to the next row; false once there is none. Corresponds to `sqlite3_step`.
  package mutating func step() throws(SQLiteError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = failure()
      _ = unsafe sqlite3_reset(handle)
      throw error
    }
  }

  /// Makes the statement ready to run again, and lets its locks go; bindings stay. Corresponds to `sqlite3_reset`.
  package mutating func reset() { _ = unsafe sqlite3_reset(handle) }

  /// Runs a statement that has no rows to give, and makes it ready again.
  package mutating func run() throws(SQLiteError) {
    while try step() {}
    reset()
  }

  /// Runs a statement that has no rows to give, with bytes as a blob for its last parameter. They are lent for just as
  /// long, so that SQLite need not copy them first. Corresponds to `sqlite3_bind_blob64` with `SQLITE_STATIC`.
  package mutating func run(_ index: Int32, lending bytes: Span<UInt8>) throws(SQLiteError) {
    if bytes.isEmpty {
      try bind(index, bytes)
      return try run()
    }
    let handle = unsafe handle
    let code = unsafe bytes.withUnsafeBytes { buffer in
      let code = unsafe sqlite3_bind_blob64(handle, index, buffer.baseAddress, UInt64(buffer.count), nil)
      return code == SQLITE_OK ? unsafe sqlite3_step(handle) : code
    }
    let error = code == SQLITE_DONE ? nil : failure()
    reset()
    try bindNull(index)
    if let error { throw error }
  }

  /// The error that the connection holds for this statement.
  private func failure() -> SQLiteError {
    let sql = unsafe sqlite3_sql(handle).map { unsafe String(cString: $0) }
    return unsafe SQLiteError(last: sqlite3_db_handle(handle), sql: sql)
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    if code != SQLITE_OK { throw failure() }
  }

  // MARK: Parameters

  /// Binds a number. Corresponds to `sqlite3_bind_int64`.
  package mutating func bind(_ index: Int32, _ value: Int64) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_int64(handle, index, value))
  }

  /// Binds a number, or null. Corresponds to `sqlite3_bind_int64`.
  package mutating func bind(_ index: Int32, _ value: Int64?) throws(SQLiteError) {
    guard let value else { return try bindNull(index) }
    try check(unsafe sqlite3_bind_int64(handle, index, value))
  }

  /// Binds a number. Corresponds to `sqlite3_bind_double`.
  package mutating func bind(_ index: Int32, _ value: Double) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_double(handle, index, value))
  }

  /// Binds text, or null. SQLite copies it. Corresponds to `sqlite3_bind_text64`.
  package mutating func bind(_ index: Int32, _ value: String?) throws(SQLiteError) {
    guard var text = value else { return try bindNull(index) }
    let code = text.withUTF8 { bytes in
      // An empty buffer may have no address, which SQLite would take for null.
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let address = characters.baseAddress else {
          return unsafe sqlite3_bind_text64(handle, index, "", 0, ens_sqlite_transient(), UInt8(SQLITE_UTF8))
        }
        let count = UInt64(characters.count)
        return unsafe sqlite3_bind_text64(handle, index, address, count, ens_sqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
    try check(code)
  }

  /// Binds bytes as a blob. SQLite copies them. Corresponds to `sqlite3_bind_blob64`.
  package mutating func bind(_ index: Int32, _ bytes: Span<UInt8>) throws(SQLiteError) {
    let code = unsafe bytes.withUnsafeBytes { buffer in
      guard let address = buffer.baseAddress, buffer.count > 0 else {
        return unsafe sqlite3_bind_zeroblob(handle, index, 0)
      }
      return unsafe sqlite3_bind_blob64(handle, index, address, UInt64(buffer.count), ens_sqlite_transient())
    }
    try check(code)
  }

  /// Binds bytes as text; they must be UTF-8. SQLite copies them. Corresponds to `sqlite3_bind_text64`.
  package mutating func bind(_ index: Int32, text bytes: Span<UInt8>) throws(SQLiteError) {
    let code = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let address = characters.baseAddress else {
          return unsafe sqlite3_bind_text64(handle, index, "", 0, ens_sqlite_transient(), UInt8(SQLITE_UTF8))
        }
        let count = UInt64(characters.count)
        return unsafe sqlite3_bind_text64(handle, index, address, count, ens_sqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
    try check(code)
  }

  /// Binds null. Corresponds to `sqlite3_bind_null`.
  package mutating func bindNull(_ index: Int32) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_null(handle, index))
  }

  // MARK: Columns of the current row

  /// Whether the column is null. Corresponds to `sqlite3_column_type`.
  package func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// A number; 0 for null. Corresponds to `sqlite3_column_int64`.
  package func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  /// A number; nil for null.
  package func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

  /// A number; 0 for null. Corresponds to `sqlite3_column_double`.
  package func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// Text; empty for null. Corresponds to `sqlite3_column_text`.
  package func text(_ column: Int32) -> String {
    withBytes(column) { bytes in
      unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Text; nil for null.
  package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// A copy of the column's bytes; empty for null.
  package func bytes(_ column: Int32) -> [UInt8] {
    withBytes(column) { bytes in
      unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    }
  }

  /// So many little-endian numbers of 64 bits; what the column does not have of them is zero, what it has beyond them
  /// is passed over. Corresponds to `sqlite3_column_blob`.
  package func words(_ column: Int32, count: Int) -> [UInt64] {
    withBytes(column) { bytes in
      unsafe [UInt64](unsafeUninitializedCapacity: count) { words, initialized in
        unsafe words.initialize(repeating: 0)
        let whole = min(bytes.count / 8, count) * 8
        unsafe bytes.withUnsafeBytes { source in
          unsafe UnsafeMutableRawBufferPointer(words).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: source[..<whole]))
        }
        for index in 0..<count { unsafe words[index] = UInt64(littleEndian: words[index]) }
        initialized = count
      }
    }
  }

  /// Lends the column's bytes, text or blob, until the statement moves on. Corresponds to `sqlite3_column_blob`,
  /// `sqlite3_column_bytes`.
  package func withBytes<Result, Failure: Error>(
    _ column: Int32, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The documented safe order: first the blob, then its size.
    let address = unsafe sqlite3_column_blob(handle, column)
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    let start = unsafe address?.assumingMemoryBound(to: UInt8.self)
    let buffer = unsafe UnsafeBufferPointer(start: start, count: unsafe start == nil ? 0 : count)
    return try body(unsafe buffer.span)
  }
}
