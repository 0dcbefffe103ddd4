internal import CSndfile
import EnsAudio

/// An open sound file, closed when its one owner ends. Corresponds to `SNDFILE`.
@safe struct SndfileHandle: ~Copyable {
  let pointer: OpaquePointer
  /// What the file is, as `sf_open_virtual` found it.
  let info: SF_INFO
  /// Kept alive for the callbacks.
  private let owner: AnyObject

  deinit { _ = unsafe sf_close(pointer) }

  /// Opens what `cursor` reads. Corresponds to `sf_open_virtual` with `SFM_READ`.
  init(reading cursor: SourceCursor) throws(DecodeError) {
    var callbacks = Self.readCallbacks
    var info = SF_INFO()
    let user = unsafe Unmanaged.passUnretained(cursor).toOpaque()
    guard let opened = unsafe sf_open_virtual(&callbacks, Int32(SFM_READ), &info, user) else {
      if let failure = cursor.failure { throw .source(failure) }
      throw unsafe Self.refusal(nil)
    }
    unsafe pointer = opened
    self.info = info
    owner = cursor
  }

  /// Begins a file in `sink`. Corresponds to `sf_open_virtual` with `SFM_WRITE`.
  init(writing sink: MemorySink, _ wanted: SF_INFO) throws(DecodeError) {
    var callbacks = Self.writeCallbacks
    var info = wanted
    let user = unsafe Unmanaged.passUnretained(sink).toOpaque()
    guard let opened = unsafe sf_open_virtual(&callbacks, Int32(SFM_WRITE), &info, user) else {
      throw unsafe Self.refusal(nil)
    }
    unsafe pointer = opened
    self.info = info
    owner = sink
  }

  /// The library's last word on this file.
  var refusal: DecodeError { unsafe Self.refusal(pointer) }

  /// Whether the last call failed. Corresponds to `sf_error`.
  var hasFailed: Bool { unsafe sf_error(pointer) != 0 }

  /// Turns the library's status into an error. Corresponds to `sf_error` and `sf_strerror`.
  private static func refusal(_ pointer: OpaquePointer?) -> DecodeError {
    let words = unsafe String(cString: sf_strerror(pointer))
    var text = words.last == "." ? String(words.dropLast()) : words
    text = text.replacing("\n", with: " ")
    switch unsafe sf_error(pointer) {
    case Int32(SF_ERR_UNSUPPORTED_ENCODING): return .unsupported(what: "this encoding", by: SndfileLibrary.version)
    default: return .damaged(text)
    }
  }

  private static var readCallbacks: SF_VIRTUAL_IO {
    unsafe SF_VIRTUAL_IO(
      get_filelen: { user in
        guard let user = unsafe user else { return -1 }
        return unsafe Unmanaged<SourceCursor>.fromOpaque(user).takeUnretainedValue().length
      },
      seek: { offset, whence, user in
        guard let user = unsafe user else { return -1 }
        return unsafe Unmanaged<SourceCursor>.fromOpaque(user).takeUnretainedValue().seek(offset, whence: whence) ?? -1
      },
      read: { target, count, user in
        guard let user = unsafe user, let target = unsafe target else { return 0 }
        let cursor = unsafe Unmanaged<SourceCursor>.fromOpaque(user).takeUnretainedValue()
        return Int64(unsafe cursor.read(into: target, count: Int(count)) ?? 0)
      },
      write: { _, _, _ in 0 },
      tell: { user in
        guard let user = unsafe user else { return -1 }
        return unsafe Unmanaged<SourceCursor>.fromOpaque(user).takeUnretainedValue().position
      })
  }

  private static var writeCallbacks: SF_VIRTUAL_IO {
    unsafe SF_VIRTUAL_IO(
      get_filelen: { user in
        guard let user = unsafe user else { return -1 }
        return Int64(unsafe Unmanaged<MemorySink>.fromOpaque(user).takeUnretainedValue().bytes.count)
      },
      seek: { offset, whence, user in
        guard let user = unsafe user else { return -1 }
        return unsafe Unmanaged<MemorySink>.fromOpaque(user).takeUnretainedValue().seek(offset, whence: whence) ?? -1
      },
      read: { target, count, user in
        guard let user = unsafe user, let target = unsafe target else { return 0 }
        let sink = unsafe Unmanaged<MemorySink>.fromOpaque(user).takeUnretainedValue()
        return Int64(unsafe sink.read(into: target, count: Int(count)))
      },
      write: { source, count, user in
        guard let user = unsafe user, let source = unsafe source else { return 0 }
        unsafe Unmanaged<MemorySink>.fromOpaque(user).takeUnretainedValue().write(source, count: Int(count))
        return count
      },
      tell: { user in
        guard let user = unsafe user else { return -1 }
        return Int64(unsafe Unmanaged<MemorySink>.fromOpaque(user).takeUnretainedValue().position)
      })
  }
}
