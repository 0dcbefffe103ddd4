package import EnsPOSIX
package import EnsWire

/// A folder with copies of audio, under paths that a template makes of the records.
///
/// A copy is written aside, put onto the disk and renamed, so a path of the mirror always holds a whole file. The mirror
/// remembers which record each path belongs to, and how the original and the copy looked when the copy was finished: a
/// copy is taken for whole and current as long as neither of them has changed in size or time.
package struct Mirror: ~Copyable {
  private let folder: MirrorFolder
  private let template: PathTemplate
  private let options: MirrorOptions
  private var manifest: MirrorManifest
  private let lock: FileLock?

  /// Opens the mirror in a folder, which is made when it is missing. One process at a time writes to it; `waiting` is
  /// called when there is another.
  package init(
    _ folder: FilePath, _ template: PathTemplate, _ options: MirrorOptions, waiting: () -> Void
  ) throws(MirrorError) {
    let isWriting = !options.contains(.dryRun)
    let place = try MirrorFolder(folder, making: isWriting)
    let own = place.ownFolder
    var lock: FileLock?
    if isWriting { lock = try Self.lock(own, waiting) }
    let manifest = try Self.manifest(own, writing: isWriting)
    self.lock = lock
    self.manifest = manifest
    self.folder = place
    self.template = template
    self.options = options
  }

  /// Sees to it that the audio of a record is in the mirror.
  package mutating func mirror(_ record: Record, id: String, audio: FilePath) throws(MirrorError) -> MirrorResult {
    let key = MirrorKey(id: id, account: record.account)
    let original = try MirrorFolder.original(audio) { () throws(POSIXError) in try FileStatus(of: audio) }
    guard original.sort == .file else { throw .notAFile(path: audio.displayed) }
    let entry = try remembered(key)
    let places = MirrorPlaces(template, record, audio: audio)
    let claim = try claim(key, entry, places, predecessor: record.string("moved_from"), audio)
    let isWhole = try isCurrent(entry, original, audio)
    switch claim {
    case .shared(let path):
      return result(.present, path, original)
    case .mine(let path) where isWhole && entry?.path == path:
      return result(.present, path, original)
    case .same(let path):
      try keep(key, path, original)
      return result(.present, path, original)
    case .mine(let path):
      if options.contains(.dryRun) {
        try note(MirrorEntry(path: path, proof: nil), for: key)
        return result(isWhole ? .present : .planned, path, original)
      }
      if isWhole, let entry { return try move(key, entry, to: path, original) }
      return try copy(key, entry, to: path, audio)
    }
  }

  /// Puts what the mirror remembers onto the disk.
  package func finish() throws(MirrorError) {
    try MirrorFolder.target(folder.ownFolder) { () throws(POSIXError) in try manifest.synchronize() }
  }

  /// How a record comes to a path.
  private enum Claim {
    /// It is the record's, or free, or only its predecessor had it.
    case mine(String)
    /// Nobody's, but it holds just what belongs there.
    case same(String)
    /// Another record's, with the same audio.
    case shared(String)
  }

  private func claim(
    _ key: MirrorKey, _ entry: MirrorEntry?, _ places: MirrorPlaces, predecessor: String?, _ audio: FilePath
  ) throws(MirrorError) -> Claim {
    if let entry, places.contains(entry.path), manifest.isOwner(key, of: entry.path) == true {
      return .mine(entry.path)
    }
    let old = predecessor.map { MirrorKey(id: $0, account: key.account) }
    var number = 1
    while true {
      let path = places.path(number)
      let isPredecessors = old.map { manifest.isOwner($0, of: path) == true } ?? false
      switch manifest.isOwner(key, of: path) {
      case true?: return .mine(path)
      case false? where isPredecessors: return try folder.hasContent(path, of: audio) ? .same(path) : .mine(path)
      case false?: if try folder.hasContent(path, of: audio) { return .shared(path) }
      case nil:
        if folder.status(path) == nil { return .mine(path) }
        if try folder.hasContent(path, of: audio) { return .same(path) }
      }
      number += 1
    }
  }

  /// Whether the copy that is remembered is there, and the original has not changed since.
  private func isCurrent(_ entry: MirrorEntry?, _ original: FileStatus, _ audio: FilePath) throws(MirrorError) -> Bool {
    guard let entry, let proof = entry.proof, proof.sizeBytes == original.sizeBytes,
      proof.sourceNs == original.modifiedNs,
      let copy = folder.status(entry.path), copy.sort == .file, copy.sizeBytes == proof.sizeBytes,
      copy.modifiedNs == proof.copyNs
    else { return false }
    return options.contains(.verify) ? try folder.hasContent(entry.path, of: audio) : true
  }

  private mutating func copy(
    _ key: MirrorKey, _ entry: MirrorEntry?, to path: String, _ audio: FilePath
  ) throws(MirrorError) -> MirrorResult {
    try folder.makeFolders(of: path)
    let original = try folder.copyAside(audio)
    // From here on the path is the record's, whatever happens.
    do throws(MirrorError) {
      try note(MirrorEntry(path: path, proof: nil), for: key)
    } catch {
      folder.discard()
      throw error
    }
    let copy = try folder.install(path)
    try note(MirrorEntry(path: path, proof: Self.proof(original, copy)), for: key)
    if let entry, entry.path != path, let proof = entry.proof, let old = folder.status(entry.path),
      old.sizeBytes == proof.sizeBytes, old.modifiedNs == proof.copyNs, manifest.isFree(entry.path)
    {
      try folder.remove(entry.path)
    }
    return result(.copied, path, original)
  }

  private mutating func move(
    _ key: MirrorKey, _ entry: MirrorEntry, to path: String, _ original: FileStatus
  ) throws(MirrorError) -> MirrorResult {
    try folder.makeFolders(of: path)
    try note(MirrorEntry(path: path, proof: entry.proof), for: key)
    try folder.move(entry.path, to: path)
    return result(.present, path, original)
  }

  private mutating func keep(_ key: MirrorKey, _ path: String, _ original: FileStatus) throws(MirrorError) {
    let proof = folder.status(path).map { Self.proof(original, $0) }
    try note(MirrorEntry(path: path, proof: proof), for: key)
  }

  private func remembered(_ key: MirrorKey) throws(MirrorError) -> MirrorEntry? {
    try MirrorFolder.target(folder.ownFolder) { () throws(POSIXError) in try manifest.entry(key) }
  }

  private mutating func note(_ entry: MirrorEntry, for key: MirrorKey) throws(MirrorError) {
    do throws(POSIXError) {
      try manifest.note(entry, for: key)
    } catch {
      throw .target(path: folder.ownFolder.displayed, error)
    }
  }

  private static func lock(_ own: FilePath, _ waiting: () -> Void) throws(MirrorError) -> FileLock {
    do throws(POSIXError) {
      return try FileLock(own.appending("lock"), waiting: waiting)
    } catch {
      throw .target(path: own.displayed, error)
    }
  }

  private static func manifest(_ own: FilePath, writing: Bool) throws(MirrorError) -> MirrorManifest {
    do throws(POSIXError) {
      return try MirrorManifest(own.appending("manifest.ndjson"), writing: writing)
    } catch {
      throw .target(path: own.displayed, error)
    }
  }

  private static func proof(_ original: FileStatus, _ copy: FileStatus) -> MirrorEntry.Proof {
    MirrorEntry.Proof(
      sizeBytes: original.sizeBytes, sourceNs: original.modifiedNs, copyNs: copy.modifiedNs)
  }

  private func result(_ status: MirrorResult.Status, _ path: String, _ original: FileStatus) -> MirrorResult {
    MirrorResult(status: status, path: folder.absolute(path), sizeBytes: original.sizeBytes)
  }
}
