package import EnsPOSIX

/// What has become of the audio of one record.
package struct MirrorResult: Hashable, Sendable {
  /// What was done for it.
  package enum Status: String, Hashable, Sendable {
    /// It was copied now.
    case copied
    /// It was there already, whole.
    case present
    /// It would be copied, but for the dry run.
    case planned
  }

  package let status: Status
  /// Where it is, from the root.
  package let path: FilePath
  package let sizeBytes: Int64
}
