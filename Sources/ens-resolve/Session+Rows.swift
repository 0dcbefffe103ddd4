import EnsCLI
import EnsCatalog
import EnsDomain
import EnsResolve
import EnsWire

extension Session {
  /// The rows that a plan plays, in order.
  func rows(of plan: PlayPlan, _ filter: FieldQuery?) throws(Failure) -> [Int64] {
    switch plan {
    case .record(let row): return [row]
    case .playlist(let row): return try entries(of: row)
    case .tracks(var query, let spreads):
      if let filter {
        query.filter = .all([query.filter, filter.filter])
        if !filter.order.isEmpty { query.order = filter.order }
      }
      query.limit = most(filter?.limit)
      return try spreads && query.order.isEmpty ? spread(query) : rows(of: query)
    }
  }

  /// The rows of a query, in its order.
  func rows(of query: TrackQuery) throws(Failure) -> [Int64] {
    try CatalogFailure.guarded { () throws(CatalogError) in try catalog.rows(of: query) }
  }

  /// The smaller of the limit asked for on the command line and another.
  func most(_ other: Int?) -> Int? {
    guard let limit = settings.limit else { return other }
    return other.map { min($0, limit) } ?? limit
  }

  /// The same, with the artists spread. With a limit a few times as many tracks are looked at, to have a choice.
  private func spread(_ query: TrackQuery) throws(Failure) -> [Int64] {
    var wide = query
    wide.limit = query.limit.map { max(200, 8 * $0) }
    var rows: [Int64] = []
    var artists: [Int64] = []
    try CatalogFailure.guarded { () throws(CatalogError) in
      try catalog.tracks(wide) { reference in
        rows.append(reference.row)
        artists.append(reference.artistName)
        return true
      }
    }
    return ArtistSpread.order(artists).prefix(query.limit ?? .max).map { rows[$0] }
  }

  /// The rows of a playlist's entries.
  ///
  /// - Throws: a temporary failure when the playlist is not all there.
  func entries(of row: Int64) throws(Failure) -> [Int64] {
    let content = try CatalogFailure.guarded { () throws(CatalogError) in try catalog.playlist(row: row) }
    if !content.isComplete {
      throw Failure(
        .temporary, try record(row)?.string("title"), "the playlist is not all here",
        advice: "fetch it again, so that nothing is played or mirrored that is only a part of it")
    }
    return content.entries.map { entry in
      switch entry {
      case .track(let row), .missing(let row): row
      }
    }
  }

  /// The row that a sentence is the id of, also as an `ens:` URI; nil when it is none.
  func row(linkedBy sentence: String) throws(Failure) -> Int64? {
    let text = sentence.hasPrefix("ens:") ? String(sentence.dropFirst(4)) : sentence
    guard !text.utf8.contains(UInt8(ascii: " ")), RecordID(text) != nil else { return nil }
    return try CatalogFailure.guarded { () throws(CatalogError) in try catalog.row(id: text, account: nil) }
  }

  /// Says why nothing is written: nothing to answer from, or nothing that fits.
  func sayEmpty(_ why: String, nearest: [Candidate]) throws(Failure) {
    let emptiness = try CatalogFailure.guarded { () throws(CatalogError) in try catalog.emptiness() }
    if let emptiness { throw CatalogFailure.failure(emptiness) }
    sayOnceIfStale()
    let names = nearest.map(Explanation.phrase)
    console.reporter.note(nil, why, advice: names.isEmpty ? nil : "nearest: \(names.joined(separator: "; "))")
  }

  /// Says once that what is answered is older than a fetch that failed.
  func sayOnceIfStale() {
    guard let failed = try? catalog.failedSince() else { return }
    let time = failed.at.map { " at \($0)" } ?? ""
    console.reporter.noteOnce(
      failed.source, "the last fetch failed\(time), so this is older", advice: "fetch it again to be up to date")
  }
}
