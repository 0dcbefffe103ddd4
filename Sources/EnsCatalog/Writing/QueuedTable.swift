/// The tables whose rows a `RecordQueue` writes.
enum QueuedTable: UInt8, Hashable {
  case record, name, recordKey, nameKey, nameEnding, word, posting

  /// The statement that writes one row.
  var insertion: String {
    switch self {
    case .record: "INSERT INTO record VALUES (?1, ?2, ?3, ?4, ?5)"
    case .name: "INSERT INTO name VALUES (?1, ?2, ?3, ?4)"
    case .recordKey: "INSERT OR IGNORE INTO record_key VALUES (?1, ?2)"
    case .nameKey: "INSERT OR IGNORE INTO name_key VALUES (?1, ?2, ?3)"
    case .nameEnding: "INSERT OR IGNORE INTO name_ending VALUES (?1, ?2, ?3)"
    case .word: "INSERT OR REPLACE INTO word VALUES (?1, ?2, ?3, ?4)"
    case .posting: "INSERT OR REPLACE INTO posting VALUES (?1, ?2)"
    }
  }
}
