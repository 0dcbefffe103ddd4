import EnsDomain
import Testing

@Suite("ids")
struct RecordIDTests {
  @Test("takes an id apart and puts it together again")
  func parses() throws {
    let id = try #require(RecordID("local/my%20music/Blue%20Hours/01.flac"))
    #expect(id.source == "local" && id.server == "my%20music" && id.item == "Blue%20Hours/01.flac")
    #expect(id.localLibrary == "my music")
    #expect(id.description == "local/my%20music/Blue%20Hours/01.flac")
    #expect(RecordID("local/x") == nil && RecordID("//x") == nil && RecordID("") == nil)
    #expect(RecordID("plex/4f2a/8841")?.localPath == nil)
  }

  @Test("gives back any path, UTF-8 or not")
  func roundTripsPaths() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let path = (0..<generator.uniform(below: 30) + 1).map { _ in UInt8(generator.uniform(below: 255) + 1) }
      let id = RecordID.local(library: "a/b c", path: path)
      #expect(RecordID(id.description)?.localPath == path)
      #expect(RecordID(id.description)?.localLibrary == "a/b c")
      #expect(!id.description.utf8.contains { $0 < 0x21 })
    }
  }

  @Test("keeps letters readable and escapes what is not text")
  func isReadable() {
    let path = Array("Sigur Rós/日本 #1?.flac".utf8) + [0xFF]
    #expect(RecordID.local(library: "m", path: path).description == "local/m/Sigur%20Rós/日本%20%231%3F.flac%FF")
  }

  @Test("refuses broken escapes")
  func refusesBrokenEscapes() {
    #expect(PercentEncoding.decode("a%2") == nil)
    #expect(PercentEncoding.decode("a%zz") == nil)
    #expect(PercentEncoding.decode("%41") == [65])
  }
}

@Suite("instants")
struct InstantTests {
  @Test(
    "reads and writes RFC 3339",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-30T12:00:00Z", 1_796_040_000_000),
      ("2026-11-30T13:00:00+01:00", 1_796_040_000_000),
      ("2000-02-29T23:59:59.5Z", 951_868_799_500), ("1969-12-31T23:59:59.999Z", -1),
      ("2026-11-30t12:00:00z", 1_796_040_000_000),
    ] as [(String, Int64)])
  func reads(_ text: String, _ milliseconds: Int64) {
    #expect(Instant(rfc3339: text)?.milliseconds == milliseconds)
  }

  @Test(
    "refuses what is no instant",
    arguments: [
      "", "2026-11-30", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:00:00",
      "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00Zx", "2026-1-01T00:00:00Z",
    ])
  func refuses(_ text: String) { #expect(Instant(rfc3339: text) == nil) }

  @Test("reads back what it writes, over four thousand years")
  func roundTrips() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let instant = Instant(milliseconds: Int64(generator.uniform(below: 126_000_000_000_000)) - 62_000_000_000_000)
      #expect(Instant(rfc3339: instant.description) == instant)
    }
  }
}

@Suite("the seeded generator")
struct SeededGeneratorTests {
  @Test("gives the published numbers of SplitMix64 and xoshiro256**")
  func matchesReference() {
    // Computed with the reference C programs of Blackman and Vigna, the state filled by splitmix64 from 0.
    var generator = SeededGenerator(seed: 0)
    #expect(
      (0..<3).map { _ in generator.next() } == [0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0])
  }

  @Test("draws every number below a bound about equally often")
  func isUniform() {
    var generator = SeededGenerator(seed: 9)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[Int(generator.uniform(below: 7))] += 1 }
    for count in counts { #expect((9_500...10_500).contains(count)) }
  }

  @Test("draws every order of four about equally often, and only orders")
  func shufflesUniformly() {
    var generator = SeededGenerator(seed: 11)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<24_000 {
      var order = [0, 1, 2, 3]
      generator.shuffle(&order)
      counts[order, default: 0] += 1
    }
    #expect(counts.count == 24)
    #expect(counts.keys.allSatisfy { $0.sorted() == [0, 1, 2, 3] })
    for count in counts.values { #expect((850...1150).contains(count)) }
  }
}

@Suite("listening")
struct ListeningRuleTests {
  @Test(
    "counts half of the track or four minutes, over thirty seconds",
    arguments: [
      (15_500, 31_000, true), (15_499, 31_000, false), (30_000, 30_000, false), (240_000, 3_600_000, true),
      (239_999, 3_600_000, false), (239_999, nil, false), (240_000, nil, true), (240_000, 0, true),
    ] as [(Int64, Int64?, Bool)])
  func counts(_ listened: Int64, _ duration: Int64?, _ isListen: Bool) {
    #expect(ListeningRule.usual.counts(listenedMs: listened, durationMs: duration) == isListen)
  }
}

@Suite("secrets")
struct SecretTests {
  @Test("never show themselves")
  func hides() {
    let secret = Secret("hunter2")
    var dumped = ""
    dump(secret, to: &dumped)
    #expect(!"\(secret) \(String(reflecting: secret)) \(dumped) \([secret])".contains("hunter2"))
    #expect(secret.revealed == "hunter2")
  }
}
