internal import CCurl
import EnsHTTP

/// The transfers that are under way together, with the connections they share. Corresponds to `CURLM *`.
///
/// `@unchecked Sendable`: other threads call `wake` alone, which libcurl allows ("curl_multi_wakeup ... can be called from
/// any thread").
@safe final class MultiHandle: @unchecked Sendable {
  private let pointer: UnsafeMutableRawPointer

  deinit { unsafe _ = curl_multi_cleanup(pointer) }

  /// Corresponds to `curl_multi_init`.
  init() throws(TransportError) {
    try CurlLibrary.prepare()
    guard let made = unsafe curl_multi_init() else { throw .library(code: Int32(CURLE_FAILED_INIT.rawValue)) }
    unsafe pointer = made
  }

  /// Sets a number. Corresponds to `curl_multi_setopt`.
  func set(_ option: CURLMoption, _ value: Int) throws(TransportError) {
    try check(unsafe ens_curl_multi_set_long(pointer, option, value))
  }

  /// Corresponds to `curl_multi_add_handle`.
  func add(_ easy: borrowing EasyHandle) throws(TransportError) {
    try check(unsafe curl_multi_add_handle(pointer, easy.pointer))
  }

  /// Corresponds to `curl_multi_remove_handle`; a transfer that is under way is broken off.
  func remove(_ easy: borrowing EasyHandle) { unsafe _ = curl_multi_remove_handle(pointer, easy.pointer) }

  /// Moves everything on as far as it goes without waiting. Corresponds to `curl_multi_perform`.
  func perform() {
    var running: Int32 = 0
    // It fails for handles that are none and inside callbacks only; failures of transfers come as messages.
    unsafe _ = curl_multi_perform(pointer, &running)
  }

  /// Waits until something moves, or so long. Corresponds to `curl_multi_poll`.
  func poll(milliseconds: Int32) { unsafe _ = curl_multi_poll(pointer, nil, 0, milliseconds, nil) }

  /// Waits until a socket can be read (or written), or so long.
  func poll(_ socket: curl_socket_t, writing: Bool, milliseconds: Int32) {
    var descriptor = curl_waitfd()
    descriptor.fd = socket
    descriptor.events = Int16(writing ? CURL_WAIT_POLLOUT : CURL_WAIT_POLLIN)
    unsafe _ = curl_multi_poll(pointer, &descriptor, 1, milliseconds, nil)
  }

  /// Ends a `poll` in another thread. Corresponds to `curl_multi_wakeup`.
  func wake() { unsafe _ = curl_multi_wakeup(pointer) }

  /// The next transfer that is done, and how it ended. Corresponds to `curl_multi_info_read`.
  func nextDone() -> (transfer: Transfer, code: CURLcode)? {
    var left: Int32 = 0
    while let message = unsafe curl_multi_info_read(pointer, &left) {
      guard unsafe message.pointee.msg == CURLMSG_DONE else { continue }
      var owner: UnsafeMutablePointer<CChar>?
      unsafe _ = ens_curl_get_pointer(message.pointee.easy_handle, CURLINFO_PRIVATE, &owner)
      guard let owner = unsafe owner else { continue }
      return unsafe (Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue(), message.pointee.data.result)
    }
    return nil
  }

  private func check(_ code: CURLMcode) throws(TransportError) {
    if code != CURLM_OK { throw .library(code: 1000 + code.rawValue) }
  }
}
