/// Words of the format itself, which say nothing about anybody and stay.
enum Vocabulary {
  /// The kinds of source that ids begin with.
  static let sources: Set<String> = [
    "local", "plex", "jellyfin", "emby", "subsonic", "itunes", "fixture", "listenbrainz", "lastfm", "file",
  ]

  /// The values that a field may keep.
  private static let values: [String: Set<String>] = [
    "source": sources,
    "type": ["album", "ep", "single", "live", "compilation", "soundtrack", "original", "video", "audio"],
    "codec": codecs, "container": codecs,
    "event": [
      "started", "progress", "paused", "resumed", "seeked", "stalled", "ended", "skipped", "stopped", "failed",
    ],
    "action": ["play", "shuffle", "next", "last", "radio", "download", "favorite", "add_to_playlist"],
    "reason": ["user", "next", "repeat", "restored", "autoplay", "remote"],
    "method": ["file", "direct", "transcode"], "mode": ["full", "delta"], "title_source": ["file"],
    "repeat": ["one", "all", "off"], "understood": ["full", "partial"], "kinds": kinds,
    "format": ["lrc", "txt", "plain", "synced", "json"],
    "state": ["done", "pending", "failed", "skipped", "copied", "kept", "playing", "paused", "stopped"],
    "status": ["done", "pending", "failed", "skipped", "copied", "kept", "sent", "refused"],
  ]

  private static let codecs: Set<String> = [
    "flac", "mp3", "vorbis", "opus", "aac", "alac", "pcm", "pcm_s16le", "pcm_s24le", "pcm_f32le", "wav", "aiff", "ogg",
    "mp4", "m4a", "mov", "wma", "ape", "wavpack", "dsd", "ac3", "eac3", "mpeg",
  ]

  private static let kinds: Set<String> = [
    "sync_begin", "sync_end", "cursor", "known", "account", "server", "library", "artist", "album", "track", "movie",
    "genre", "playlist", "playlist_entry", "collection", "hub", "hub_entry", "lyrics", "removed", "intent",
    "resolution", "queue", "play", "download", "scrobble", "edit", "loudness", "summary", "artists", "albums",
    "tracks", "playlists", "hubs", "movies", "genres",
  ]

  /// Numbers that say how long, large or many, and so stay.
  private static let measures: Set<String> = [
    "v", "seq", "rating", "plays", "position", "score", "size", "channels", "bit_depth", "limit", "repeat", "count",
    "track_peak", "album_peak", "percent", "from", "to",
  ]
  private static let units = ["_ms", "_db", "_hz", "_kbps", "_bytes", "_total", "_number", "_count", "_percent"]

  /// Names of fields inside fields.
  private static let fields: Set<String> = [
    "kind", "v", "id", "title", "artist", "album", "year", "score", "intent", "candidates", "query", "track_gain_db",
    "track_peak", "album_gain_db", "album_peak", "action", "shuffle", "repeat", "limit", "understood", "text",
    "time_ms",
    "words", "name", "duration_ms",
  ]

  /// Whether a text is a word of the format in that field.
  static func keeps(_ text: String, in field: String) -> Bool {
    // Kinds are made by programs, not by people, and unknown ones must stay what they are.
    if field == "kind" { return isIdentifier(text) }
    return values[field]?.contains(text) ?? false
  }

  /// Whether a number in that field says nothing about anybody.
  static func keepsNumber(in field: String) -> Bool {
    measures.contains(field) || kinds.contains(field) || units.contains { field.hasSuffix($0) }
  }

  /// Whether the name of a member stays: names of fields of a record do, names inside a field only when they are known,
  /// since there they can be data.
  static func keeps(name: String, isNested: Bool) -> Bool {
    isNested ? fields.contains(name) || kinds.contains(name) : isIdentifier(name)
  }

  /// Whether a field leads to something: an id, a key, a path.
  static func isReference(_ field: String) -> Bool {
    field == "id" || field.hasSuffix("_id") || ["source", "server", "art", "key", "file", "moved_from"].contains(field)
  }

  /// What stands behind the path of a file whose picture is meant.
  static let pictureMark = "#picture"

  /// Whether a part of an id names a kind, as in `local/music/@artist/…`.
  static func isPlace(_ part: String) -> Bool { part.first == "@" && kinds.contains(String(part.dropFirst())) }

  /// The ending of a file name, dot included, that tells a format; empty when there is none.
  static func fileEnding(of scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    guard let dot = scalars.suffix(6).lastIndex(of: ".") else { return [] }
    let ending = String(String.UnicodeScalarView(scalars[(dot + 1)...])).lowercased()
    return endings.contains(ending) ? scalars[dot...] : []
  }

  private static let endings: Set<String> = [
    "flac", "mp3", "ogg", "oga", "opus", "wav", "aif", "aiff", "m4a", "mp4", "wma", "ape", "wv", "dsf", "jpg", "jpeg",
    "png", "gif", "webp", "lrc", "txt", "m3u", "m3u8", "pls", "xspf", "cue", "json",
  ]

  private static func isIdentifier(_ text: String) -> Bool {
    let bytes = text.utf8
    guard (1...40).contains(bytes.count), let first = bytes.first, (0x61...0x7A).contains(first) else { return false }
    return bytes.allSatisfy {
      (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
    }
  }
}
