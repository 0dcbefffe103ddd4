/// What tells a record from all others of its kind and account: its id, or for entries what they belong to and where.
enum RecordIdentity {
  /// The identity as text; nil when the record has none and cannot be kept.
  static func text(_ fields: RecordFields, _ line: Span<UInt8>) -> String? {
    if let id = fields.string(.id, line) { return id }
    if let whole = fields.string(.playlistID, line) ?? fields.string(.hubID, line) {
      guard let position = fields.integer(.position, line) else { return nil }
      return "\(whole)#\(position)"
    }
    return fields.string(.trackID, line)
  }

  /// The key of a record; nil when it has no identity.
  static func key(_ fields: RecordFields, _ line: Span<UInt8>, kind: Int, account: Span<UInt8>) -> Int64? {
    let written = fields.inside(.account, line)
    let account = written.isEmpty ? account : line.extracting(written)
    let id = line.extracting(fields.inside(.id, line))
    if !id.isEmpty, !id.hasEscape { return StableHash.key(account: account, kind: kind, id: id) }
    guard let text = text(fields, line) else { return nil }
    return StableHash.key(account: account, kind: kind, id: text.utf8Span.span)
  }
}
