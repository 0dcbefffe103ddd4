/// The shape of the index file. A change of the shape gets a new version and a migration from the one before.
enum CatalogSchema {
  /// `ensc`, in the file's header, tells the index from other databases.
  static let applicationID: Int64 = 0x656E_7363
  /// The version that this code reads and writes, in the file's header as `user_version`.
  static let version: Int64 = 1

  /// The tables. What each holds:
  /// - `setting`: counters. `next_row`: the next row of `record`, never used twice. `next_name`: the same for `name`.
  ///   `stale`: rows that lists still name though they are gone.
  /// - `source`: where records come from, with the cursor of the last good sync.
  /// - `scope`: the part of a source that one snapshot replaces: a library.
  /// - `kind`: numbers for kinds that `IndexedKind` does not list.
  /// - `sync`: what became of each bracket. A committed one's number is a snapshot number.
  /// - `coverage`: libraries and kinds that a source was asked for; '' is all.
  /// - `record`: lines, by row. A row is written once; it is part of the catalogue only while `live` has its bit.
  /// - `live`: the rows of the current snapshots as bits, by scope and kind.
  /// - `dead`: rows to be removed when there is time.
  /// - `record_key`: rows by the hash of account, kind and id. It and the next two are tables rather than indexes, since
  ///   inserting many keys in their order is several times faster than one by one.
  /// - `name`: distinct folded names. `name_key`, `name_ending`: names by key and reversed key. `tally`: how much is behind them, four bytes a name.
  /// - `word`: the names that hold a folded word. `posting`: the rows that belong to a name, year or id.
  /// - `overlay`: members of records that no sync touches, as JSON. `counted`: plays taken into it already.
  static let tables = """
    CREATE TABLE setting(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE source(id INTEGER PRIMARY KEY, name TEXT NOT NULL, account TEXT NOT NULL, cursor TEXT,
      prefixes TEXT, UNIQUE(name, account));
    CREATE TABLE scope(id INTEGER PRIMARY KEY, source INTEGER NOT NULL, library TEXT NOT NULL, UNIQUE(source, library));
    CREATE TABLE kind(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE sync(number INTEGER PRIMARY KEY AUTOINCREMENT, source INTEGER NOT NULL, begun TEXT NOT NULL,
      ended TEXT, outcome TEXT NOT NULL, reason TEXT);
    CREATE TABLE coverage(source INTEGER NOT NULL, library TEXT NOT NULL, kind TEXT NOT NULL, sync INTEGER NOT NULL,
      PRIMARY KEY(source, library, kind)) WITHOUT ROWID;
    CREATE TABLE record(row INTEGER PRIMARY KEY, key INTEGER NOT NULL, scope INTEGER NOT NULL, kind INTEGER NOT NULL,
      line BLOB NOT NULL);
    CREATE TABLE live(scope INTEGER NOT NULL, kind INTEGER NOT NULL, chunk INTEGER NOT NULL, bits BLOB NOT NULL,
      PRIMARY KEY(scope, kind, chunk)) WITHOUT ROWID;
    CREATE TABLE dead(chunk INTEGER PRIMARY KEY, bits BLOB NOT NULL);
    CREATE TABLE record_key(key INTEGER NOT NULL, row INTEGER NOT NULL, PRIMARY KEY(key, row)) WITHOUT ROWID;
    CREATE TABLE name(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, folded TEXT NOT NULL, title TEXT NOT NULL);
    CREATE TABLE name_key(key TEXT NOT NULL, kind INTEGER NOT NULL, name INTEGER NOT NULL,
      PRIMARY KEY(key, kind, name)) WITHOUT ROWID;
    CREATE TABLE name_ending(ending TEXT NOT NULL, kind INTEGER NOT NULL, name INTEGER NOT NULL,
      PRIMARY KEY(ending, kind, name)) WITHOUT ROWID;
    CREATE TABLE tally(chunk INTEGER PRIMARY KEY, counts BLOB NOT NULL);
    CREATE TABLE word(text TEXT NOT NULL, chunk INTEGER NOT NULL, count INTEGER NOT NULL, names BLOB NOT NULL,
      PRIMARY KEY(text, chunk)) WITHOUT ROWID;
    CREATE TABLE posting(key INTEGER PRIMARY KEY, rows BLOB NOT NULL);
    CREATE TABLE overlay(account TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
      PRIMARY KEY(account, id, name)) WITHOUT ROWID;
    CREATE TABLE counted(play TEXT PRIMARY KEY) WITHOUT ROWID;
    """

  /// Marks the file as ours.
  static let marks = "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version);"
}
