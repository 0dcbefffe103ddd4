package import EnsDomain

/// Dates as header fields give them (RFC 9110, section 5.6.7): the one form of today and the two obsolete ones.
package enum HTTPDate {
  /// The instant of `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`.
  package static func instant(_ text: String) -> Instant? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
    guard let clock = words.firstIndex(where: { $0.contains(":") }), let seconds = seconds(words[clock]) else {
      return nil
    }
    let isOldUnix = clock == 3 && words.count == 5 && month(words[1]) != nil
    let date = isOldUnix ? [words[2], words[1], words[4]] : Array(words[..<clock].suffix(3))
    guard date.count == 3, let day = Int64(date[0]), let month = month(date[1]), let written = Int64(date[2]) else {
      return nil
    }
    let year = date[2].count > 2 ? written : written + (written < 70 ? 2000 : 1900)
    guard let civil = CivilDate(year: year, month: month, day: day) else { return nil }
    return Instant(milliseconds: (civil.daysSinceEpoch * 86400 + seconds) * 1000)
  }

  private static func month(_ name: Substring) -> Int64? {
    let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    return names.firstIndex(of: name.lowercased()).map { Int64($0 + 1) }
  }

  private static func seconds(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int64($0) }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    return hour * 3600 + minute * 60 + min(second, 59)
  }
}

extension HTTPResponse {
  /// The server's clock when it answered.
  package var date: Instant? { fields["Date"].flatMap { HTTPDate.instant($0) } }

  /// How long the server wants to be left alone: `Retry-After` in seconds (leading zeros too) or as a date, counted from
  /// the server's own clock where it tells it, from `now` otherwise. Never negative.
  package func retryAfter(now: Instant) -> Duration? {
    guard let value = fields["Retry-After"] else { return nil }
    if let seconds = Int64(value) { return .seconds(max(0, min(seconds, 1 << 31))) }
    guard let instant = HTTPDate.instant(value) else { return nil }
    return .milliseconds(max(0, instant.milliseconds - (date ?? now).milliseconds))
  }
}
