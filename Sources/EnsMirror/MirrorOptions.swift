/// How a mirror works.
package struct MirrorOptions: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing is written; the results say what would be done.
  package static let dryRun = MirrorOptions(rawValue: 1)
  /// A copy that is there is compared with its original byte for byte, not by size and time.
  package static let verify = MirrorOptions(rawValue: 2)
}
