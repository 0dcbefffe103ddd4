package import EnsWire

/// Puts a sync between its `sync_begin` and `sync_end`, and counts what is in between.
package final class SyncBracket: RecordSink {
  private let source: any Source
  private let sink: any RecordSink
  private var counts: [(kind: RecordKind, count: Int)] = []

  private init(_ source: any Source, _ sink: any RecordSink) {
    self.source = source
    self.sink = sink
  }

  /// Syncs a source into a sink, in brackets. A sync that fails still gets its `sync_end`, which then says so.
  ///
  /// - Throws: what the sync failed with.
  package static func sync(
    _ source: any Source, _ request: SyncRequest, into sink: any RecordSink
  ) throws(SourceError) -> SyncOutcome {
    let bracket = SyncBracket(source, sink)
    try bracket.begin(request)
    let outcome: SyncOutcome
    do throws(SourceError) {
      outcome = try source.sync(request, into: bracket)
    } catch {
      if error != .stopped { try bracket.end(SyncOutcome(incompleteReason: error.description)) }
      throw error
    }
    try bracket.end(outcome)
    return outcome
  }

  package func take(_ record: RecordBuilder) throws(SourceError) {
    if let index = counts.firstIndex(where: { $0.kind == record.kind }) {
      counts[index].count += 1
    } else {
      counts.append((record.kind, 1))
    }
    try sink.take(record)
  }

  package func problem(_ what: String, _ why: String) { sink.problem(what, why) }

  package func note(_ what: String, _ why: String) { sink.note(what, why) }

  package func progress(_ count: Int) { sink.progress(count) }

  private func begin(_ request: SyncRequest) throws(SourceError) {
    let kinds = source.capabilities.kinds.filter { request.wants($0) }
    var record = RecordBuilder(kind: .syncBegin)
    record.set("source", source.origin)
    record.set("account", source.account)
    record.set("libraries", source.libraries)
    record.set("kinds", kinds.map(\.rawValue))
    record.set("mode", request.known == nil ? "full" : "delta")
    record.set("cursor", request.known?.cursor)
    try sink.take(record)
  }

  private func end(_ outcome: SyncOutcome) throws(SourceError) {
    var record = RecordBuilder(kind: .syncEnd)
    record.set("source", source.origin)
    record.set("account", source.account)
    record.set("complete", outcome.incompleteReason == nil)
    record.set("reason", outcome.incompleteReason)
    record.set("counts", .object(counts.map { JSONMember($0.kind.rawValue, .integer(Int64($0.count))) }))
    record.set("cursor", outcome.cursor)
    try sink.take(record)
  }
}
