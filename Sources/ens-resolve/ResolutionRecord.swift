import EnsCLI
import EnsCatalog
import EnsResolve
import EnsWire

/// The records that say how a sentence was understood.
struct ResolutionRecord {
  /// The `resolution` record of `--candidates`.
  let builder: RecordBuilder

  init(_ resolution: Resolution, _ catalog: Catalog) throws(Failure) {
    var builder = RecordBuilder(kind: .resolution)
    builder.set("query", resolution.query)
    builder.set("intent", .object(Self.members(resolution)))
    var candidates: [JSONValue] = []
    for candidate in resolution.candidates { candidates.append(try Self.value(candidate, catalog)) }
    builder.set("candidates", raw: Array(JSONValue.array(candidates).text.utf8))
    self.builder = builder
  }

  /// The `intent` record before the tracks.
  static func intent(_ resolution: Resolution) -> RecordBuilder {
    var builder = RecordBuilder(kind: .intent)
    builder.set("query", resolution.query)
    for member in members(resolution) { builder.set(member.name, member.value) }
    return builder
  }

  private static func members(_ resolution: Resolution) -> [JSONMember] {
    var members = [JSONMember("action", .string(resolution.action.rawValue))]
    if resolution.action == .shuffle { members.append(JSONMember("shuffle", true)) }
    members.append(JSONMember("understood", .string(Explanation(resolution).understood)))
    return members
  }

  private static func value(_ candidate: Candidate, _ catalog: Catalog) throws(Failure) -> JSONValue {
    var members = [JSONMember("kind", .string(candidate.kind.word))]
    if let id = try id(of: candidate, catalog) { members.append(JSONMember("id", .string(id))) }
    members.append(JSONMember("title", .string(candidate.title)))
    if let artist = candidate.artist { members.append(JSONMember("artist", .string(artist))) }
    members.append(JSONMember("score", .number(rounded(candidate.score))))
    let parts = candidate.parts.map { JSONMember($0.part, .number(rounded($0.bits))) }
    members.append(JSONMember("parts", .object(parts)))
    return .object(members)
  }

  private static func id(of candidate: Candidate, _ catalog: Catalog) throws(Failure) -> String? {
    if let item = candidate.item { return item.recordID }
    guard candidate.kind == .name(.artist), let name = candidate.name else { return nil }
    return try CatalogFailure.guarded { () throws(CatalogError) in
      try catalog.items(named: name, creditedTo: [], limit: 1).first?.recordID
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
