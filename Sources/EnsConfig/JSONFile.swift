internal import EnsPOSIX
internal import EnsWire

/// Small JSON files that are read whole and replaced whole.
enum JSONFile {
  /// The value in a file; nil when the file does not exist.
  static func read(_ path: FilePath) throws(ConfigError) -> JSONValue? {
    let bytes: [UInt8]
    do throws(POSIXError) {
      bytes = try Descriptor(opening: path).readAll()
    } catch {
      if error.isMissingFile { return nil }
      throw .system(error)
    }
    do throws(RecordError) {
      return try JSONValue(parsing: bytes.span)
    } catch {
      throw .malformed(path: path.displayed, reason: error.description)
    }
  }

  /// Replaces a file, making its folder when it is missing.
  static func write(_ value: JSONValue, to path: FilePath) throws(ConfigError) {
    do throws(POSIXError) {
      try Files.makeFolder(path.parent, permissions: 0o700)
      try AtomicFile.write(Array((value.text + "\n").utf8), to: path)
    } catch {
      throw .system(error)
    }
  }
}
