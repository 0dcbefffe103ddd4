import EnsDomain
import EnsWire
import Testing

@testable import EnsFixtures

@Suite("scrubbing")
struct ScrubberTests {
  private func scrub(_ line: String, seed: UInt64 = 41) throws -> Record {
    let bytes = Array(line.utf8)
    _ = try Record(line: bytes)
    return try Record(line: Scrubber(seed: seed).scrubbed(bytes))
  }

  private func scrub(title: String, seed: UInt64 = 41) -> String {
    Scrubber(seed: seed).scrubbed(title, in: "title")
  }

  /// A catalogue whose names are all there is to know: every string of it that is long enough to tell.
  private func catalogue(_ count: Int) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    CatalogueStream(seed: FixtureSeed(3), trackCount: count, origin: CatalogueOrigin(source: "plex", account: "Ann B"))
      .forEach { lines.append($0.bytes) }
    return lines
  }

  /// The words of a text in lower case, without digits.
  private func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map { String($0) }
  }

  /// Every four letters in a row.
  private func pieces(_ text: String) -> Set<String> {
    var pieces: Set<String> = []
    for word in words(text).map({ Array($0) }) where word.count >= 4 {
      for start in 0...(word.count - 4) { pieces.insert(String(word[start..<(start + 4)])) }
    }
    return pieces
  }

  private static let nameFields = ["title", "sort_title", "artist", "album", "album_artist", "composer", "account"]

  @Test("leaves no original string, nor four letters in a row of a name")
  func nothingSurvives() throws {
    let lines = catalogue(400)
    let scrubber = Scrubber(seed: 17)
    var originals: Set<String> = []
    var names: Set<String> = []
    for line in lines {
      let record = try Record(line: line)
      for field in Self.nameFields + ["id", "artist_id", "album_id", "mbid", "isrc", "added", "last_played", "date"] {
        if let text = record.string(field) { originals.insert(text) }
      }
      for field in Self.nameFields { names.formUnion(pieces(record.string(field) ?? "")) }
      for genre in record.strings("genres") { names.formUnion(pieces(genre)) }
    }
    for line in lines {
      let record = try Record(line: scrubber.scrubbed(line))
      for field in Self.nameFields + ["id", "artist_id", "album_id", "mbid", "isrc", "added", "last_played"] {
        guard let text = record.string(field), text.unicodeScalars.count >= 4 else { continue }
        #expect(!originals.contains(text), "\(text)")
      }
      for field in Self.nameFields {
        let survivors = pieces(record.string(field) ?? "").intersection(names)
        #expect(survivors.isEmpty, "\(survivors) in \(record.text)")
      }
    }
  }

  @Test("keeps equal names equal and different names different, and ids leading to their records")
  func structure() throws {
    let lines = catalogue(400)
    let scrubber = Scrubber(seed: 17)
    var forward: [String: String] = [:]
    var backward: [String: String] = [:]
    var ids: Set<String> = []
    var targets: Set<String> = []
    for line in lines {
      let before = try Record(line: line)
      let after = try Record(line: scrubber.scrubbed(line))
      #expect(before.names == after.names)
      #expect(before.kind == after.kind)
      #expect(before.strings("artists").count == after.strings("artists").count)
      for field in before.names where before.rawBytes(field)?.first == UInt8(ascii: "\"") {
        let (old, new) = (try #require(before.string(field)), try #require(after.string(field)))
        #expect(forward.updateValue(new, forKey: old) ?? new == new, "\(field)")
        #expect(backward.updateValue(old, forKey: new) ?? old == old, "\(field): \(old)")
      }
      if let id = after.id { #expect(ids.insert(id).inserted) }
      if after.bool("missing") != true {
        for field in ["artist_id", "album_id", "track_id", "playlist_id"] {
          if let id = after.string(field) { targets.insert(id) }
        }
      }
    }
    #expect(targets.isSubset(of: ids))
  }

  @Test("gives the same again for the same seed and something else for another")
  func seeds() {
    #expect(scrub(title: "Blue Hours", seed: 1) == scrub(title: "Blue Hours", seed: 1))
    #expect(scrub(title: "Blue Hours", seed: 1) != scrub(title: "Blue Hours", seed: 2))
  }

  @Test(
    "keeps script, capitals, accents and about the length",
    arguments: [
      "Blue Hours", "THE LONG WAY ROUND", "Ночной поезд", "Το φεγγάρι", "ليلى الحداد", "שלום עולם", "灯台のうた",
      "어둠 속에서", "Déjà l'été", "Ångström & Cø", "ราตรี", "McDonald", "a",
    ])
  func shape(name: String) {
    let other = scrub(title: name)
    #expect(other != name)
    let (old, new) = (Array(name.unicodeScalars), Array(other.unicodeScalars))
    #expect(old.filter { $0 == " " }.count == new.filter { $0 == " " }.count)
    #expect(abs(name.count - other.count) <= 2 * name.split(separator: " ").count)
    func blocks(_ scalars: [Unicode.Scalar]) -> Set<UInt32> {
      let letters = scalars.map(\.value).filter { $0 > 0x370 && !(0x1E00...0x1EFF).contains($0) }
      return Set(
        letters.map { (0xAC00...0xD7A3).contains($0) ? 0xAC00 : (0x4E00...0x9FFF).contains($0) ? 0x4E00 : $0 & ~0xFF })
    }
    #expect(blocks(old) == blocks(new))
    #expect(name.contains { $0.isLowercase } == other.contains { $0.isLowercase })
    #expect(name.first?.isUppercase == other.first?.isUppercase)
  }

  @Test("replaces words that differ in capitals or accents by words that differ in just that")
  func folding() {
    #expect(scrub(title: "BLUE").lowercased() == scrub(title: "blue"))
    #expect(scrub(title: "SØRÆN ҐУ").lowercased() == scrub(title: "søræn ґу"))
    let plain = scrub(title: "beyonce")
    let accented = scrub(title: "beyoncé")
    #expect(accented != plain)
    #expect(accented == scrub(title: "beyonce\u{301}"))
    #expect(accented.unicodeScalars.contains { !$0.isASCII })
  }

  @Test("moves every date by one distance and keeps its form")
  func dates() throws {
    let record = try scrub(
      #"{"added":"2020-01-01T00:00:00Z","updated":"2020-01-02T00:00:00.250+02:00","date":"1999-03-31","year":1999}"#)
    let added = try #require(record.instant("added"))
    let updated = try #require(record.instant("updated"))
    #expect(updated.milliseconds - added.milliseconds == 22 * 3_600_000 + 250)
    #expect(record.string("updated")?.hasSuffix(".250+02:00") == true)
    let year = try #require(record.integer("year"))
    #expect((1990...1997).contains(year))
    #expect(record.string("date")?.hasPrefix("\(year)-") == true)
    #expect(record.string("date")?.hasSuffix("-03-31") == false)
  }

  @Test("keeps words of the format and numbers that measure, and nothing of fields it does not know")
  func fields() throws {
    let record = try scrub(
      #"{"kind":"track","v":1,"codec":"flac","type":"live","duration_ms":215000,"gains":{"track_gain_db":-7.5},"#
        + #""secret_note":"call Ann","phone":5550199,"tags":{"ann":"yes","n":[1,2]},"codec2":"flac","container":"Annex"}"#
    )
    #expect(
      record.text.hasPrefix(#"{"kind":"track","v":1,"codec":"flac","type":"live","duration_ms":215000,"gains":{"#))
    #expect(record.object("gains")?.number("track_gain_db") == -7.5)
    for word in ["Ann", "ann", "5550199", "yes"] { #expect(!record.text.contains(word), "\(word)") }
    #expect(record.has("secret_note") && record.has("phone"))
    #expect(record.integer("phone").map { String($0).count } == 7)
  }

  @Test("replaces ids part by part: the source stays, files keep their ending, bytes that are no text stay")
  func references() throws {
    let id = try #require(try scrub(#"{"id":"local/music/Blue%20Hours/01%20Caf%C3%A9%FF.flac"}"#).recordID)
    #expect(id.source == "local")
    #expect(id.item.hasSuffix("%FF.flac"))
    #expect(id.item.split(separator: "/").count == 2)
    #expect(id.item.contains("%20"))
    let words = ["Blue", "Hours"].map { scrub(title: $0) }
    #expect(id.item.hasPrefix(words.joined(separator: "%20") + "/"))
    let file = try scrub(#"{"file":"/home/ann/Music/a.mp3"}"#).string("file")
    #expect(file?.hasPrefix("/") == true && file?.hasSuffix(".mp3") == true && file?.contains("home") == false)
    #expect(try scrub(#"{"id":"local/music/%"}"#).id?.hasSuffix("/%") == true)
    let uuid = try scrub(#"{"mbid":"deadbeef-1234-4abc-8def-0123456789ab"}"#).string("mbid")
    #expect(uuid?.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
    #expect(uuid?.allSatisfy { $0 == "-" || $0.isHexDigit } == true)
  }

  @Test("writes a line as it was written: spacing, order, escapes and members given twice")
  func bytes() throws {
    let line = #"{ "title" : "Caf\u00e9 \/ Bar", "x":[ 1,{"a":null} ],"title":"Tab\tTab", "ok":true, "n":-1.50E+3 }"#
    let result = try scrub(line).text
    #expect(result.hasPrefix(#"{ "title" : ""#))
    #expect(result.contains(#" \/ "#))
    #expect(result.contains(#"\u"#) && !result.contains("é"))
    #expect(result.contains(#"\t"#))
    #expect(result.contains(#""ok":true, "n":-"#) && result.hasSuffix("E+3 }") == false)
    #expect(result.components(of: "title") == 2)
  }

  @Test("replaces names that are nothing but signs or pictures", arguments: ["!!!", "🎵🎶", "(+)", "÷÷"])
  func signs(name: String) {
    let other = scrub(title: name)
    #expect(other != name || name == "÷÷")
    #expect(other.unicodeScalars.count == name.unicodeScalars.count)
  }

  @Test(
    "bears whatever JSON may hold",
    arguments: [
      #"{"title":"\u0301 first","t":"ﷺ ﬁ ǅ İı ẞß ŉ 𝔘𝔫𝔦 𐍈 👩\u200d👧 🇩🇪 ｶﾀｶﾅ ไทย ქარ","\u0000":"\u0000\u200f"}"#,
      #"{"n":[0,-0,0.0,1e400,12345678901234567890123456789012345678901234567890,-1.5E-10],"":{"":""}}"#,
      #"{"date":"1999-13-45","d":"0000-00-00","added":"2024-01-01T23:59:60Z","year":-3}"#,
      ##"{"id":"local/%zz/%","art":"%","file":"/","key":"//","x_id":"a%2Fb/c","source":"#picture"}"##,
    ])
  func oddities(line: String) throws {
    let before = try Record(line: Array(line.utf8))
    let after = try scrub(line)
    #expect(after.names.count == before.names.count)
  }

  @Test("keeps the times of lyrics")
  func lyrics() {
    let text = scrub(title: "[00:12.34]Hello there\n[01:02.03]<01:02.50>world")
    #expect(text.contains("[00:12.34]") && text.contains("\n[01:02.03]<01:02.50>"))
    #expect(!text.contains("ello") && !text.contains("orld"))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
