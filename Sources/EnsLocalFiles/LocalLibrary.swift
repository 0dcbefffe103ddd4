package import EnsDomain
package import EnsPOSIX
package import EnsSource
package import EnsWire

/// A folder of music.
package struct LocalLibrary: Source {
  /// The folder, absolute and without links where it exists.
  package let folder: FilePath
  /// What the library is called: the middle part of its ids.
  package let name: String
  /// How many files are read at the same time.
  let threads: Int

  /// A library in a folder, which need not exist yet; it is called as the folder is, unless `name` gives another name.
  ///
  /// - Throws: `SourceError.missing` for a folder that has no name of its own and is given none.
  package init(_ folder: FilePath, name: String? = nil, threads: Int = SystemEnvironment.processorCount())
    throws(SourceError)
  {
    // A folder that is not there is named as it was typed; the sync says that it is missing.
    let resolved = (try? Files.resolved(folder)) ?? folder
    self.folder = resolved
    self.threads = threads
    // A link to a folder has a name that somebody chose; `.` is none.
    let typed = folder.name.displayed
    let own = [".", "..", ""].contains(typed) ? resolved.name.displayed : typed
    guard let name = name ?? (own == "/" || own.isEmpty ? nil : own), !name.isEmpty else {
      throw .missing(place: folder.displayed, reason: "has no name to call the library by")
    }
    self.name = name
  }

  package var capabilities: SourceCapabilities {
    SourceCapabilities(
      kinds: [.library, .track, .lyrics, .album, .artist, .playlist, .playlistEntry], delta: .knownItems,
      takesPlays: false)
  }

  package var origin: String { String(LocalID(library: name).prefix.dropLast()) }

  package var account: String? { nil }

  package var libraries: [String] { [name] }

  package func sync(_ request: SyncRequest, into sink: any RecordSink) throws(SourceError) -> SyncOutcome {
    let status: FileStatus
    do throws(POSIXError) { status = try FileStatus(of: folder) } catch { throw self.error(error) }
    guard status.sort == .directory else { throw .missing(place: folder.displayed, reason: "is not a folder") }
    return try LocalSync(self, request, sink).run()
  }

  package func locateAudio(of id: RecordID) throws(SourceError) -> AudioLocation {
    guard id.localLibrary == name, let path = id.localPath, !path.isEmpty,
      !path.split(separator: 0x2F, omittingEmptySubsequences: false).contains(where: {
        $0.isEmpty || $0 == [0x2E, 0x2E]
      })
    else { throw .unknownItem(id.description) }
    let file = folder.appending(FilePath(bytes: path))
    // A file that cannot be looked at cannot be played either.
    guard (try? FileStatus(of: file))?.sort == .file else { throw .unknownItem(id.description) }
    return .file(path: file.bytes)
  }

  package func report(_ play: Record) throws(SourceError) { throw .notOffered("reporting plays to a folder") }

  /// A failure of the folder itself.
  func error(_ error: POSIXError) -> SourceError {
    if error.isMissingFile { return .missing(place: folder.displayed, reason: error.reason) }
    if error.isPermission { return .notAllowed(place: folder.displayed, reason: error.reason) }
    return .unavailable(place: folder.displayed, reason: error.reason)
  }
}
