package import EnsAudio
package import EnsPOSIX

/// A file of encoded sound.
package final class FileSource: ByteSource {
  private let descriptor: Descriptor
  package let length: Int64?

  /// Opens a regular file, or a link to one. Throws `DecodeError.source` for anything else, without touching it:
  /// opening a FIFO would wait for its writer.
  package init(_ path: FilePath) throws(DecodeError) {
    do {
      switch try FileStatus(of: path).sort {
      case .file: break
      case .directory: throw DecodeError.source(.ended("is a directory"))
      default: throw DecodeError.source(.ended("is not a regular file"))
      }
      descriptor = try Descriptor(opening: path)
      length = try descriptor.status().sizeBytes
    } catch let error as POSIXError {
      throw .source(.system(code: error.code, message: error.reason))
    } catch let error as DecodeError {
      throw error
    } catch {
      throw .source(.ended("\(error)"))
    }
  }

  package func read(at offset: Int64, count: Int, into buffer: inout [UInt8]) throws(ByteSourceError) {
    do {
      buffer = try descriptor.read(at: offset, count: count)
    } catch {
      throw .system(code: error.code, message: error.reason)
    }
  }
}
