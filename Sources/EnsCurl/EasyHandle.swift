internal import CCurl
import EnsHTTP

/// One transfer, freed when its one owner ends. Corresponds to `CURL *`.
@safe struct EasyHandle: ~Copyable {
  let pointer: UnsafeMutableRawPointer

  deinit { unsafe curl_easy_cleanup(pointer) }

  /// Corresponds to `curl_easy_init`.
  init() throws(TransportError) {
    try CurlLibrary.prepare()
    guard let made = unsafe curl_easy_init() else { throw .library(code: Int32(CURLE_FAILED_INIT.rawValue)) }
    unsafe pointer = made
  }

  /// Sets a number. Corresponds to `curl_easy_setopt`.
  func set(_ option: CURLoption, _ value: Int) throws(TransportError) {
    try CurlLibrary.check(unsafe ens_curl_set_long(pointer, option, value))
  }

  /// Sets a switch.
  func set(_ option: CURLoption, _ isOn: Bool) throws(TransportError) { try set(option, isOn ? 1 : 0) }

  /// Sets a size.
  func set(_ option: CURLoption, bytes: Int64) throws(TransportError) {
    try CurlLibrary.check(unsafe ens_curl_set_offset(pointer, option, curl_off_t(bytes)))
  }

  /// Sets a text, of which libcurl makes its own copy.
  func set(_ option: CURLoption, _ text: String) throws(TransportError) {
    try CurlLibrary.check(unsafe ens_curl_set_string(pointer, option, text))
  }

  /// Sets the header fields; the list must live as long as the transfer.
  func set(_ list: borrowing FieldList) throws(TransportError) {
    try CurlLibrary.check(unsafe ens_curl_set_list(pointer, CURLOPT_HTTPHEADER, list.pointer))
  }

  /// Sets the body to send, of which libcurl makes its own copy.
  func set(body: [UInt8]) throws(TransportError) {
    try set(CURLOPT_POSTFIELDSIZE_LARGE, bytes: Int64(body.count))
    let code = unsafe body.withUnsafeBytes { buffer in
      // Not null, or libcurl would ask for the body by a callback.
      unsafe withUnsafePointer(to: UInt8(0)) { none in
        unsafe ens_curl_set_pointer(pointer, CURLOPT_COPYPOSTFIELDS, buffer.baseAddress ?? UnsafeRawPointer(none))
      }
    }
    try CurlLibrary.check(code)
  }

  /// A number about the transfer; 0 when it is not known. Corresponds to `curl_easy_getinfo`.
  func number(_ info: CURLINFO) -> Int64 {
    var value: curl_off_t = 0
    return unsafe ens_curl_get_offset(pointer, info, &value) == CURLE_OK ? Int64(value) : 0
  }

  /// What every transfer of ours is limited to, whatever it is for.
  func configure(_ settings: CurlSettings, _ url: WebURL) throws(TransportError) {
    try set(CURLOPT_URL, url.revealed)
    try CurlLibrary.check(unsafe ens_curl_allow_http_alone(pointer))
    // Or a name server that does not answer would hold up every other exchange when this one is given up.
    try CurlLibrary.check(unsafe ens_curl_leave_resolver(pointer))
    try set(CURLOPT_FOLLOWLOCATION, false)
    try set(CURLOPT_DISALLOW_USERNAME_IN_URL, true)
    // Dots are resolved already; libcurl need not find others.
    try set(CURLOPT_PATH_AS_IS, true)
    try set(CURLOPT_NOSIGNAL, true)
    try set(CURLOPT_NOPROGRESS, true)
    try set(CURLOPT_SSL_VERIFYPEER, 1)
    try set(CURLOPT_SSL_VERIFYHOST, 2)
    try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, true)
    try set(CURLOPT_TCP_KEEPALIVE, true)
    if let trustStore = settings.trustStore { try set(CURLOPT_CAINFO, trustStore) }
    if !settings.usesProxies { try set(CURLOPT_NOPROXY, "*") }
  }
}
