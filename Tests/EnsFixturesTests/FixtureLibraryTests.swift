import EnsAudio
import EnsDecode
import EnsDomain
import EnsPOSIX
import EnsTags
import EnsTestSupport
import EnsWire
import Testing

@testable import EnsFixtures

@Suite("a fixture library")
struct FixtureLibraryTests {
  /// The first albums, as short as tracks get.
  private static func options(tracks: Int = 34, formats: [AudioFormat] = AudioFormat.allCases) -> LibraryOptions {
    LibraryOptions(seed: FixtureSeed(6), trackCount: tracks, formats: formats, lengthMs: 300)
  }

  private static func write(
    _ options: LibraryOptions, in folder: FilePath, workers: Int = 2
  ) throws -> [Record] {
    var library = try FixtureLibrary(options, in: folder, workers: workers)
    var records: [Record] = []
    while let record = try library.next() { records.append(record) }
    #expect(try library.next() == nil)
    return records
  }

  /// Every file below a folder with its bytes and the time of its last change.
  private static func contents(of folder: FilePath) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try Files.names(in: folder) {
      let path = folder.appending(name)
      let status = try FileStatus(of: path)
      if status.sort == .directory {
        contents[name.displayed] = "folder, \(status.modifiedNs)"
        for (below, content) in try Self.contents(of: path) { contents["\(name.displayed)/\(below)"] = content }
      } else {
        let bytes = try Descriptor(opening: path).readAll()
        contents[name.displayed] = "\(bytes.hashValue), \(bytes.count), \(status.modifiedNs)"
      }
    }
    return contents
  }

  @Test("is the same to the byte and the second for the same seed, however many workers make it")
  func repeats() throws {
    let work = try TemporaryFolder()
    let once = try Self.write(Self.options(tracks: 12), in: work.file("a"), workers: 1)
    let again = try Self.write(Self.options(tracks: 12), in: work.file("b"), workers: 4)
    #expect(once.count == 12 && again.count == 12)
    #expect(try Self.contents(of: work.file("a")) == Self.contents(of: work.file("b")))
    var other = Self.options(tracks: 12)
    other.seed = FixtureSeed(7)
    _ = try Self.write(other, in: work.file("c"))
    #expect(try Self.contents(of: work.file("a")) != Self.contents(of: work.file("c")))
  }

  @Test("has tags that our own readers find whole, and sound of the length that its records tell")
  func tagsAndSound() throws {
    let work = try TemporaryFolder()
    let records = try Self.write(Self.options(), in: work.file("music"))
    #expect(records.count == 34)
    #expect(Set(records.compactMap { $0.string("container") }) == ["flac", "ogg", "mp3", "wav"])
    for record in records {
      let file = try #require(record.string("file"))
      let bytes = try Descriptor(opening: FilePath(file)).readAll()
      #expect(record.integer("size_bytes") == Int64(bytes.count))
      let reading = try TagReader.read(BytesInMemory(bytes))
      let tags = reading.tags
      #expect(reading.problems.isEmpty, "\(reading.problems) in \(file)")
      #expect(tags.title == record.string("title"))
      #expect(tags.artist == record.string("artist"))
      #expect(tags.album == record.string("album"))
      #expect(tags.albumArtist == record.string("album_artist"))
      #expect(tags.trackNumber.map { Int64($0) } == record.integer("track_number"))
      #expect(tags.trackTotal.map { Int64($0) } == record.integer("track_total"))
      #expect(tags.discNumber.map { Int64($0) } == record.integer("disc_number"))
      #expect(tags.genres == record.strings("genres"))
      #expect(tags.moods == record.strings("moods"))
      #expect(tags.isCompilation ?? false == record.bool("compilation") ?? false)
      #expect(tags.musicBrainzID(.recordingID) == record.string("mbid"))
      let gains = record.object("gains")
      #expect(abs((tags.trackGain ?? 0) - (gains?.number("track_gain_db") ?? 0)) < 0.006)
      #expect(tags.albumPeak == gains?.number("album_peak"))
      let decoder = try DecoderChoice.open(MemorySource(bytes))
      let length = try #require(decoder.length)
      #expect(length.milliseconds(at: decoder.format.rate) == record.integer("duration_ms"), "\(file)")
    }
  }

  @Test("has the jazz album that the manual plays, sets, compilations, scripts and two albums of one name")
  func contents() throws {
    let plan = LibraryPlan(Self.options(tracks: 48))
    let tags = plan.tracks.map(\.tags)
    #expect(tags.count == 48)
    #expect(tags.contains { $0.album == "Blue Hours" && $0.genres.contains("Jazz") })
    #expect(Set(tags.filter { $0.album == "Home" }.compactMap(\.albumArtist)).count == 2)
    #expect(tags.contains { $0.discTotal == 2 && $0.discNumber == 2 })
    #expect(tags.contains { $0.isCompilation && $0.artist != $0.albumArtist })
    #expect(tags.contains { $0.lyrics != nil })
    #expect(Set(plan.tracks.map(\.path)).count == 48)
    #expect(plan.tracks.flatMap(\.lyrics.keys).contains("lrc") && plan.tracks.flatMap(\.lyrics.keys).contains("txt"))
    for track in plan.tracks {
      #expect(track.path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 && !$0.hasPrefix(".") })
    }
  }

  @Test("has playlists whose entries are there, but for one, and one entry twice")
  func playlists() throws {
    let work = try TemporaryFolder()
    _ = try Self.write(Self.options(tracks: 20), in: work.file("music"))
    let folder = work.file("music").appending("Playlists")
    var missing = 0
    var doubled = 0
    for name in try Files.names(in: folder) {
      let text = String(decoding: try Descriptor(opening: folder.appending(name)).readAll(), as: UTF8.self)
      #expect(text.hasPrefix("#EXTM3U\n"))
      let entries = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      missing += entries.filter { !Files.exists(folder.appending(String($0))) }.count
      if entries.first == entries.last { doubled += 1 }
    }
    #expect(missing == 1)
    #expect(doubled == 1)
  }

  @Test("is never mixed with what a folder holds")
  func refusal() throws {
    let work = try TemporaryFolder()
    _ = try work.write("music/mine.txt", "mine")
    #expect(throws: FixtureError.folderNotEmpty(work.file("music"))) {
      _ = try FixtureLibrary(Self.options(), in: work.file("music"), workers: 1)
    }
    #expect(try Files.names(in: work.file("music")) == ["mine.txt"])
  }

  @Test("keeps to the formats that were chosen")
  func formats() {
    let plan = LibraryPlan(Self.options(tracks: 60, formats: [.mp3, .opus]))
    #expect(Set(plan.tracks.map(\.format)) == [.mp3, .opus])
  }

  @Test(
    "makes file names of any name",
    arguments: [
      ("AC/DC", "AC_DC"), ("..", "_."), ("", "_"), (" . ", "_"), ("a\0b\nc", "a_b_c"), ("Ok", "Ok"),
    ])
  func safeNames(name: String, file: String) {
    #expect(SafeName.of(name) == file)
    #expect(SafeName.of(String(repeating: "é", count: 300)).utf8.count <= 180)
  }
}
