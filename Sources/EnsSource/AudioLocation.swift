/// Where the sound of a track can be had now. It is made when it is used, and never written into a record.
package enum AudioLocation: Hashable, Sendable {
  /// A file on this machine: its absolute path, which need not be UTF-8.
  case file(path: [UInt8])
}
