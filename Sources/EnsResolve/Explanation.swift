/// Says in a few lines what was understood, and why the first answer won.
package struct Explanation {
  private let resolution: Resolution

  package init(_ resolution: Resolution) { self.resolution = resolution }

  /// What the answer is, as a phrase: `album Kind of Blue by Miles Davis`.
  package static func phrase(_ candidate: Candidate) -> String {
    var text = "\(candidate.kind.word) \(candidate.title)"
    if let artist = candidate.artist { text += " by \(artist)" }
    if let years = candidate.years, candidate.year == nil {
      text += years.count == 1 ? " from \(years.lowerBound)" : " from \(years.lowerBound) to \(years.upperBound)"
    }
    return text
  }

  /// What was understood of the sentence as a whole.
  package var understood: String {
    guard let best = resolution.candidates.first else { return resolution.asksForEverything ? "any music" : "nothing" }
    var text = Self.phrase(best)
    if let pick = resolution.pick { text += ", \(pick.rawValue) first" }
    return text
  }

  /// The lines for `--explain`.
  package var lines: [String] {
    var lines = ["\(resolution.action.rawValue): \(understood)"]
    for service in resolution.services { lines.append("the service \(service) is not a source here and is ignored") }
    for (rank, candidate) in (resolution.candidates + resolution.nearMisses).prefix(3).enumerated() {
      let isBelow = rank >= resolution.candidates.count
      let standing = isBelow ? "too unsure" : rank == 0 ? "first" : "then"
      lines.append(
        "\(standing): \(Self.phrase(candidate)), from the words \(candidate.words), \(Self.price(candidate))")
    }
    return lines
  }

  private static func price(_ candidate: Candidate) -> String {
    let parts = candidate.parts.map { "\($0.part) \(rounded($0.bits))" }.joined(separator: ", ")
    let total = candidate.parts.reduce(0) { $0 + $1.bits }
    return "confidence \(rounded(candidate.score)), price \(rounded(total)) bits (\(parts))"
  }

  private static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
