/// A statement that another thread than its connection's may use. Only `Connection.prepareShared` makes one, of a
/// connection that was opened for it.
///
/// `@unchecked Sendable`: in serialized mode "API calls to affect or use any SQLite database connection or any object
/// derived from such a database connection can be made safely from multiple threads"
/// (https://www.sqlite.org/threadsafe.html).
@safe package struct SharedStatement: ~Copyable, @unchecked Sendable {
  /// The statement; used by one thread at a time.
  package var statement: Statement

  init(_ statement: consuming Statement) { self.statement = statement }
}
