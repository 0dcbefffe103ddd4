import EnsDomain
import EnsQueue
import EnsWire
import Testing

/// The titles of tracks that a queue plays, at most `most` of them.
private func played(_ lines: [String], _ rules: QueueRules, seed: UInt64, most: Int = 1000) throws -> [String] {
  struct Enough: Error {}
  var queue = HeldQueue(rules)
  for line in lines {
    let record = try Record(line: Array(line.utf8))
    var fields = FieldIndex()
    try fields.scan(record.bytes.span)
    queue.append(record.bytes.span, fields)
  }
  var generator = SeededGenerator(seed: seed)
  var total = Allowance(QueueRules())
  var result: [String] = []
  do {
    try queue.play(within: &total, drawing: &generator) { (line) throws(Enough) in
      var bytes: [UInt8] = []
      for index in 0..<line.count { bytes.append(line[index]) }
      result.append(String(decoding: bytes, as: UTF8.self))
      if result.count == most { throw Enough() }
    }
  } catch {}
  return result
}

private func track(_ number: Int, album: Int, artist: Int) -> String {
  #"{"kind":"track","v":1,"id":"local/m/\#(number)","artist":"A\#(artist)","album":"L\#(album)","album_artist":"A\#(artist)","duration_ms":60000}"#
}

@Suite("a queue whose order is left to chance")
struct HeldQueueTests {
  static let lines = (0..<40).map { track($0, album: $0 / 8, artist: $0 / 16) }

  @Test("plays every track once, byte for byte, in an order that the seed fixes")
  func isPermutation() throws {
    let rules = QueueRules(shuffle: .track)
    let first = try played(Self.lines, rules, seed: 7)
    #expect(first != Self.lines)
    #expect(first.sorted() == Self.lines.sorted())
    #expect(try played(Self.lines, rules, seed: 7) == first)
    #expect(try played(Self.lines, rules, seed: 8) != first)
  }

  @Test(
    "keeps the tracks of an album or an artist together and in order",
    arguments: [
      (QueueRules.ShuffleUnit.album, 8), (.artist, 16),
    ])
  func keepsGroups(_ unit: QueueRules.ShuffleUnit, _ size: Int) throws {
    let order = try played(Self.lines, QueueRules(shuffle: unit), seed: 2)
    #expect(order.sorted() == Self.lines.sorted())
    #expect(order != Self.lines)
    var groups: [[String]] = []
    for line in order {
      let group = Self.lines.firstIndex(of: line).map { $0 / size }
      if let last = groups.last?.last, Self.lines.firstIndex(of: last).map({ $0 / size }) == group {
        groups[groups.count - 1].append(line)
      } else {
        groups.append([line])
      }
    }
    #expect(groups.count == (40 + size - 1) / size)
    for group in groups {
      #expect(group == group.sorted { (Self.lines.firstIndex(of: $0) ?? 0) < (Self.lines.firstIndex(of: $1) ?? 0) })
    }
  }

  @Test("draws each pass of a repeated queue anew")
  func repeatsShuffled() throws {
    let passes = try played(Self.lines, QueueRules(shuffle: .track, repetition: .times(3)), seed: 5)
    #expect(passes.count == 120)
    let parts = [passes[0..<40], passes[40..<80], passes[80..<120]].map(Array.init)
    for part in parts { #expect(part.sorted() == Self.lines.sorted()) }
    #expect(Set(parts).count == 3)
  }

  @Test("repeats for ever what is asked for, until the reader has enough")
  func repeatsForEver() throws {
    let all = try played(Array(Self.lines.prefix(3)), QueueRules(repetition: .all), seed: 1, most: 8)
    #expect(all == [0, 1, 2, 0, 1, 2, 0, 1].map { Self.lines[$0] })
    let one = try played(Self.lines, QueueRules(repetition: .one), seed: 1, most: 3)
    #expect(one == [0, 0, 0].map { Self.lines[$0] })
    #expect(try played([], QueueRules(repetition: .all), seed: 1) == [])
  }

  @Test("counts repeats against its limits")
  func limits() throws {
    #expect(try played(Self.lines, QueueRules(repetition: .all, limit: 50), seed: 1).count == 50)
    #expect(try played(Self.lines, QueueRules(repetition: .times(9), limitMs: 200_000), seed: 1).count == 3)
  }

  @Test("does not put two albums of one title by two artists together")
  func tellsAlbumsApart() throws {
    let lines = ["X", "Y"].flatMap { artist in
      (0..<3).map { #"{"kind":"track","n":\#($0),"album":"Hits","album_artist":"\#(artist)"}"# }
    }
    let interleaved = [0, 3, 1, 4, 2, 5].map { lines[$0] }
    let order = try played(interleaved, QueueRules(shuffle: .album), seed: 1)
    #expect(order == lines || order == Array(lines[3...] + lines[..<3]))
  }
}

@Suite("what an intent asks of a queue")
struct QueueRulesTests {
  private func rules(_ fields: String) throws -> QueueRules {
    QueueRules(intent: try Record(line: Array("{\"kind\":\"intent\"\(fields)}".utf8)))
  }

  @Test("is read from its fields")
  func reads() throws {
    #expect(try rules("") == QueueRules())
    #expect(try rules(#","action":"shuffle""#) == QueueRules(shuffle: .track))
    #expect(
      try rules(#","action":"play","shuffle":true,"repeat":"all","limit":10"#)
        == QueueRules(shuffle: .track, repetition: .all, limit: 10))
    #expect(try rules(#","action":"shuffle","shuffle":false,"repeat":2"#) == QueueRules(repetition: .times(2)))
    #expect(try rules(#","repeat":"sometimes","limit":0"#) == QueueRules())
  }

  @Test("gives way to options")
  func optionsWin() {
    let intent = QueueRules(shuffle: .track, repetition: .all, limit: 5)
    #expect(intent.overridden(by: QueueRules(shuffle: .album)).shuffle == .album)
    #expect(intent.overridden(by: QueueRules(repetition: .times(2))).repetition == .times(2))
    #expect(intent.overridden(by: QueueRules()) == intent)
  }
}
