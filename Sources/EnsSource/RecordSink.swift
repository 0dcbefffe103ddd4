package import EnsWire

/// Takes what a sync finds, record by record, and what it has to say.
package protocol RecordSink: AnyObject {
  /// Takes the next record.
  ///
  /// - Throws: `SourceError.stopped` when no more is wanted.
  func take(_ record: RecordBuilder) throws(SourceError)

  /// Something could not be read; the sync goes on without it.
  func problem(_ what: String, _ why: String)

  /// Something to know; nothing is lost.
  func note(_ what: String, _ why: String)

  /// How many items have been looked at.
  func progress(_ count: Int)
}
