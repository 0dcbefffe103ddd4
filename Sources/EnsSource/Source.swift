package import EnsDomain
package import EnsWire

/// One place that music comes from: a folder, or one account's view of one server.
///
/// A source keeps no state between calls; what an index knows is handed in, and what it finds is handed out.
package protocol Source {
  /// What it can do.
  var capabilities: SourceCapabilities { get }

  /// `SOURCE/SERVER`: what the ids of all its records begin with, and what its brackets are named for.
  var origin: String { get }

  /// The account that records belong to; nil for a source without accounts.
  var account: String? { get }

  /// The names of the libraries that a sync covers.
  var libraries: [String] { get }

  /// Hands records to a sink: all there are, or what differs from what is known.
  ///
  /// - Throws: `SourceError` when nothing that came can be relied on.
  func sync(_ request: SyncRequest, into sink: any RecordSink) throws(SourceError) -> SyncOutcome

  /// Finds the sound of a track.
  ///
  /// - Throws: `SourceError.unknownItem` for what is not there.
  func locateAudio(of id: RecordID) throws(SourceError) -> AudioLocation

  /// Tells the source about a play, by the last event of it.
  ///
  /// - Throws: `SourceError.notOffered` where the capabilities say that plays are not taken.
  func report(_ play: Record) throws(SourceError)
}
