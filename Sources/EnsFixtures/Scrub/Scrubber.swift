import EnsDomain
import EnsWire

/// Makes a catalogue fit to be published, line by line: replaces what tells who and what, and keeps everything else to
/// the byte, spacing and order and the way of escaping included.
///
/// It holds nothing but the seed: one text has one replacement, in every record and every run.
package struct Scrubber: Sendable {
  private let text: TextScrubber
  private let dates: DateScrubber

  /// Whoever knows the seed can check a guess at what a name was.
  package init(seed: UInt64) {
    let seed = FixtureSeed(seed)
    text = TextScrubber(seed: seed)
    dates = DateScrubber(seed: seed)
  }

  /// The scrubbed line of a record, which must have been checked by `FieldIndex` or `Record`.
  package func scrubbed(_ line: [UInt8]) -> [UInt8] {
    var walk = ScrubWalk(line: line)
    walk.rewrite(with: self)
    return walk.result
  }

  /// The replacement of a string in a field; `id` and its like keep the source they begin with.
  func scrubbed(_ value: String, in field: String) -> String {
    if Vocabulary.keeps(value, in: field) { return value }
    if let moved = dates.moment(value) { return moved }
    if field == "date" || field == "year" || field.hasSuffix("_date"), let moved = dates.date(value) { return moved }
    return Vocabulary.isReference(field) ? reference(value, in: field) : text.scrubbed(value)
  }

  /// The replacement of a number in a field.
  func scrubbed(number: [UInt8], in field: String) -> [UInt8] {
    if Vocabulary.keepsNumber(in: field) { return number }
    if field == "year" || field.hasSuffix("_year"), let year = Int64(String(decoding: number, as: UTF8.self)) {
      return Array(String(dates.year(year)).utf8)
    }
    var result: [UInt8] = []
    var digits: [UInt8] = []
    for byte in number {
      if (0x30...0x39).contains(byte) {
        digits.append(byte)
      } else {
        result += text.scrubbed(digits: digits) + [byte]
        digits = []
      }
    }
    return result + text.scrubbed(digits: digits)
  }

  /// The name of a member.
  func scrubbed(name: String, isNested: Bool) -> String {
    Vocabulary.keeps(name: name, isNested: isNested) ? name : text.scrubbed(name)
  }

  /// An id, a path or an address: part by part, and below the percent-encoding, which only the paths of files lack.
  private func reference(_ value: String, in field: String) -> String {
    if value.hasSuffix(Vocabulary.pictureMark) {
      let path = String(value.dropLast(Vocabulary.pictureMark.count))
      return reference(path, in: field) + Vocabulary.pictureMark
    }
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count > 1 else { return text.scrubbed(value, keepsSigns: true) }
    let isID = Vocabulary.sources.contains(parts[0])
    return parts.enumerated().map { index, part in
      if isID && index == 0 || Vocabulary.isPlace(part) { return part }
      return isID || field != "file" ? encoded(part) : text.scrubbed(part, keepsSigns: true)
    }.joined(separator: "/")
  }

  /// One part of an id. Bytes that are not UTF-8 stay as they are: they are the oddity that a report is about.
  private func encoded(_ part: String) -> String {
    guard part.utf8.contains(UInt8(ascii: "%")), let bytes = PercentEncoding.decode(part) else {
      return text.scrubbed(part, keepsSigns: true)
    }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, case let length = UTF8Validation.sequenceLength(bytes.span, at: index), length > 0 {
        index += length
      }
      result += Array(text.scrubbed(String(decoding: bytes[start..<index], as: UTF8.self), keepsSigns: true).utf8)
      if index < bytes.count {
        result.append(bytes[index])
        index += 1
      }
    }
    return PercentEncoding.encode(result, keepingSlash: false)
  }
}
