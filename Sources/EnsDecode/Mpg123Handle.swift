internal import CMpg123
import EnsAudio

/// A decoder of libmpg123, deleted when its one owner ends. Corresponds to `mpg123_handle`.
@safe struct Mpg123Handle: ~Copyable {
  let pointer: OpaquePointer
  private let cursor: SourceCursor

  deinit { unsafe mpg123_delete(pointer) }

  private init(adopting pointer: OpaquePointer, _ cursor: SourceCursor) {
    unsafe self.pointer = pointer
    self.cursor = cursor
  }

  /// Opens what `cursor` reads, with samples in one encoding. Corresponds to `mpg123_new` and `mpg123_open_handle`.
  static func open(_ cursor: SourceCursor, _ encoding: SampleEncoding) throws(DecodeError) -> Mpg123Handle {
    var status: Int32 = 0
    guard let made = unsafe mpg123_new(nil, &status) else {
      throw .library(unsafe String(cString: mpg123_plain_strerror(status)))
    }
    let handle = unsafe Mpg123Handle(adopting: made, cursor)
    try handle.configure(encoding)
    try handle.check(unsafe mpg123_open_handle(made, Unmanaged.passUnretained(cursor).toOpaque()))
    return handle
  }

  private func configure(_ encoding: SampleEncoding) throws(DecodeError) {
    // Quiet, or it writes to descriptor 2. Tags are read elsewhere; skipping them here keeps 10 MB tags out of memory.
    let flags = MPG123_QUIET.rawValue | MPG123_GAPLESS.rawValue | MPG123_SKIP_ID3V2.rawValue
    try set(MPG123_ADD_FLAGS, Int(flags))
    try set(MPG123_REMOVE_FLAGS, Int(MPG123_AUTO_RESAMPLE.rawValue))
    // Damage in the middle is passed over, however long it is.
    try set(MPG123_RESYNC_LIMIT, -1)
    // Every frame in the index: seeks are exact and cheap.
    try set(MPG123_INDEX_SIZE, -1000)
    try check(unsafe mpg123_format_none(pointer))
    let wanted = encoding == .float32 ? MPG123_ENC_FLOAT_32 : MPG123_ENC_SIGNED_16
    let channels = Int32(MPG123_MONO.rawValue | MPG123_STEREO.rawValue)
    try check(unsafe mpg123_format2(pointer, 0, channels, Int32(wanted.rawValue)))
    try check(
      unsafe mpg123_replace_reader_handle(
        pointer,
        { user, target, count in
          guard let user = unsafe user, let target = unsafe target else { return -1 }
          let cursor = unsafe Unmanaged<SourceCursor>.fromOpaque(user).takeUnretainedValue()
          return unsafe cursor.read(into: target, count: count) ?? -1
        },
        { user, offset, whence in
          guard let user = unsafe user else { return -1 }
          let cursor = unsafe Unmanaged<SourceCursor>.fromOpaque(user).takeUnretainedValue()
          return Int(cursor.seek(Int64(offset), whence: whence) ?? -1)
        }, nil))
  }

  private func set(_ parameter: mpg123_parms, _ value: Int) throws(DecodeError) {
    try check(unsafe mpg123_param2(pointer, Int32(parameter.rawValue), value, 0))
  }

  /// Turns a status into an error. Corresponds to `mpg123_strerror`.
  func check(_ status: Int32) throws(DecodeError) {
    guard status != MPG123_OK.rawValue else { return }
    throw failure
  }

  /// The library's last word, or the source's error behind it.
  var failure: DecodeError {
    if let failure = cursor.failure { return .source(failure) }
    // A reader that ends is no I/O error to a person: what is missing is a whole frame.
    if unsafe mpg123_errcode(pointer) == MPG123_ERR_READER.rawValue { return .damaged("no whole MPEG frame") }
    let words = unsafe String(cString: mpg123_strerror(pointer))
    return .damaged(words.replacing("\n", with: " "))
  }

  /// What the decoder yields now. Corresponds to `mpg123_getformat`.
  func format() throws(DecodeError) -> PCMFormat {
    var (rate, channels, encoding): (Int, Int32, Int32) = (0, 0, 0)
    try check(unsafe mpg123_getformat(pointer, &rate, &channels, &encoding))
    guard let rate = SampleRate(hertz: rate), channels > 0 else { throw .damaged("no audio format") }
    let sample: SampleEncoding = encoding == Int32(MPG123_ENC_FLOAT_32.rawValue) ? .float32 : .int16
    return PCMFormat(encoding: sample, rate: rate, channels: Int(channels))
  }
}
