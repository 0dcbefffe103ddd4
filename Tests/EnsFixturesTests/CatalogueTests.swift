import EnsDomain
import EnsWire
import Testing

@testable import EnsFixtures

@Suite("an invented catalogue")
struct CatalogueTests {
  private func records(
    _ trackCount: Int, seed: UInt64 = 7, workers: Int = 1, origin: CatalogueOrigin = CatalogueOrigin()
  ) throws -> [Record] {
    var records: [Record] = []
    let stream = CatalogueStream(seed: FixtureSeed(seed), trackCount: trackCount, origin: origin)
    try stream.forEach(workers: workers) { builder in records.append(try Record(line: builder.bytes)) }
    return records
  }

  @Test("is the same for the same seed, whoever makes it, and another for another seed")
  func repeats() throws {
    let once = try records(2000)
    #expect(try records(2000, workers: 3) == once)
    let other = Set(try records(2000, seed: 8).filter { $0.kind == .artist }.compactMap { $0.string("title") })
    let artists = once.filter { $0.kind == .artist }.compactMap { $0.string("title") }
    #expect(artists.filter { other.contains($0) }.count < artists.count / 4)
  }

  @Test("stands between brackets whose counts agree with it", arguments: [0, 1, 13, 2500])
  func counts(trackCount: Int) throws {
    let all = try records(trackCount)
    #expect(all.first?.kind == .syncBegin)
    let end = try #require(all.last)
    #expect(end.kind == .syncEnd)
    #expect(end.bool("complete") == true)
    let counts = try #require(end.object("counts"))
    for kind: RecordKind in [.library, .artist, .album, .track, .playlist, .playlistEntry] {
      #expect(Int(counts.integer(kind.rawValue) ?? -1) == all.filter { $0.kind == kind }.count, "\(kind)")
    }
    #expect(counts.integer("track") == Int64(trackCount))
  }

  @Test("gives every record an id of its own and points only to ids that are there")
  func identifiers() throws {
    let all = try records(3000)
    let ids = all.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(all.allSatisfy { $0.id == nil || $0.recordID != nil })
    let known = Set(ids)
    for record in all where record.bool("missing") != true {
      for field in ["artist_id", "album_id", "playlist_id", "track_id"] {
        if let id = record.string(field) { #expect(known.contains(id), "\(record.text)") }
      }
    }
    #expect(all.contains { $0.bool("missing") == true })
  }

  @Test("has the names, repeats and oddities of a real library")
  func frequencies() throws {
    let tracks = try records(12_000, workers: 2).filter { $0.kind == .track }
    let titles = tracks.compactMap { $0.string("title") }
    let distinct = Set(titles).count
    #expect((8000...11_400).contains(distinct), "\(distinct) distinct titles")
    #expect(titles.filter { $0 == "Intro" }.count > 5)
    let bytes = tracks.reduce(0) { $0 + $1.bytes.count } / tracks.count
    #expect((450...700).contains(bytes), "\(bytes) bytes a track")
    #expect(tracks.contains { $0.bool("compilation") == true && $0.string("album_artist") == "Various Artists" })
    #expect(tracks.contains { ($0.integer("disc_total") ?? 1) > 1 })
    #expect(tracks.contains { $0.strings("artists").count == 2 })
    for script: ClosedRange<Unicode.Scalar> in ["\u{400}"..."\u{4FF}", "\u{3040}"..."\u{30FF}", "\u{600}"..."\u{6FF}"] {
      #expect(titles.contains { $0.unicodeScalars.contains { script.contains($0) } })
    }
  }

  @Test("names its source, account and library as it was told")
  func origins() throws {
    let origin = CatalogueOrigin(source: "plex", account: "ann", library: "Vinyl")
    for record in try records(50, origin: origin) {
      #expect(record.account == "ann" || record.kind == .library && record.account == "ann")
      if let id = record.recordID { #expect(id.source == "plex") }
    }
    let library = try #require(try records(50, origin: origin).first { $0.kind == .library })
    #expect(library.string("title") == "Vinyl")
  }

  @Test("plays lists by position, with the first track once more at the end")
  func playlists() throws {
    let entries = try records(5000).filter { $0.kind == .playlistEntry }
    let lists = Dictionary(grouping: entries) { $0.string("playlist_id") ?? "" }
    #expect(lists.count == 4)
    for list in lists.values {
      #expect(list.map { $0.integer("position") ?? 0 } == (1...Int64(list.count)).map { $0 })
      #expect(list.first?.string("title") == list.last?.string("title"))
      #expect(Set(list.compactMap { $0.string("entry_id") }).count == list.count)
    }
  }
}
