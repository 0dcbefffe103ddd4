internal import CSndfile

/// A piece of text that an `AudioFileWriter` puts into a file.
package enum AudioFileTag: Hashable, Sendable {
  case title(String)
  case artist(String)
  case album(String)
  case date(String)
  case trackNumber(String)
  case genre(String)
  case comment(String)

  /// The library's number for the field, and the text. Corresponds to `sf_set_string`.
  var field: (number: Int32, text: String) {
    switch self {
    case .title(let text): (Int32(SF_STR_TITLE), text)
    case .artist(let text): (Int32(SF_STR_ARTIST), text)
    case .album(let text): (Int32(SF_STR_ALBUM), text)
    case .date(let text): (Int32(SF_STR_DATE), text)
    case .trackNumber(let text): (Int32(SF_STR_TRACKNUMBER), text)
    case .genre(let text): (Int32(SF_STR_GENRE), text)
    case .comment(let text): (Int32(SF_STR_COMMENT), text)
    }
  }
}
