/// What a record is about. Kinds that are not listed here exist too, and pass through filters unharmed.
package struct RecordKind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: StaticString) { rawValue = name.description }

  package var description: String { rawValue }

  package static let syncBegin = RecordKind("sync_begin")
  package static let syncEnd = RecordKind("sync_end")
  package static let cursor = RecordKind("cursor")
  package static let known = RecordKind("known")
  package static let account = RecordKind("account")
  package static let server = RecordKind("server")
  package static let library = RecordKind("library")
  package static let artist = RecordKind("artist")
  package static let album = RecordKind("album")
  package static let track = RecordKind("track")
  package static let movie = RecordKind("movie")
  package static let genre = RecordKind("genre")
  package static let playlist = RecordKind("playlist")
  package static let playlistEntry = RecordKind("playlist_entry")
  package static let collection = RecordKind("collection")
  package static let hub = RecordKind("hub")
  package static let hubEntry = RecordKind("hub_entry")
  package static let lyrics = RecordKind("lyrics")
  package static let removed = RecordKind("removed")
  package static let intent = RecordKind("intent")
  package static let resolution = RecordKind("resolution")
  package static let queue = RecordKind("queue")
  package static let play = RecordKind("play")
  package static let download = RecordKind("download")
  package static let scrobble = RecordKind("scrobble")
  package static let edit = RecordKind("edit")
  package static let loudness = RecordKind("loudness")
  package static let summary = RecordKind("summary")
}
