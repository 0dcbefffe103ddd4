/// Why a bracket of records did not become a snapshot. The last good one is kept in every case.
package enum SyncRefusal: Hashable, Sendable {
  /// The stream ended, or the source began anew, before `sync_end`.
  case endMissing
  /// `sync_end` says that the sync is not complete; the source's reason, where it gave one.
  case incomplete(reason: String?)
  /// `sync_end` counted other numbers of records than came in.
  case countsDisagree(kind: String, announced: Int, received: Int)
  /// Nothing came in, where something was.
  case wouldEmpty(items: Int)
  /// Too much would go.
  case wouldRemove(items: Int, of: Int, percent: Int)

  /// The exact words for the record of what happened: `failed`, `refused`.
  package var outcome: String {
    switch self {
    case .endMissing, .incomplete, .countsDisagree: "failed"
    case .wouldEmpty, .wouldRemove: "refused"
    }
  }

  /// What the person can do about it.
  package var advice: String {
    switch self {
    case .endMissing, .incomplete: "the last good snapshot is kept; fetch again"
    case .countsDisagree:
      "the last good snapshot is kept; fetch again, or use --filtered if lines were left out on purpose"
    case .wouldEmpty: "the last good snapshot is kept; use --allow-empty if it is meant to be empty"
    case .wouldRemove: "the last good snapshot is kept; raise --max-removed if that is right"
    }
  }
}

extension SyncRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .endMissing: "the sync ended without its sync_end"
    case .incomplete(let reason): "the sync is not complete\(reason.map { ": \($0)" } ?? "")"
    case .countsDisagree(let kind, let announced, let received):
      "sync_end counts \(announced) \(kind) records, but \(received) came"
    case .wouldEmpty(let items): "nothing came in place of \(items) records"
    case .wouldRemove(let items, let total, let percent):
      "\(items) of \(total) items would be removed, more than \(percent) %"
    }
  }
}
