/// What makes two answers the same.
struct CandidateIdentity: Hashable {
  private let kind: Candidate.Kind
  private let name: Int64?
  private let year: Int?
  private let artist: Int64?
  private let isSure: Bool

  init(_ candidate: Candidate, isSure: Bool) {
    kind = candidate.kind
    name = candidate.name
    year = candidate.year
    artist = candidate.item?.artistName
    self.isSure = isSure
  }
}
