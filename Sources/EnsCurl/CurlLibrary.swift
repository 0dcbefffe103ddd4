internal import CCurl
import EnsHTTP

/// The state of libcurl that belongs to the whole process, made when the first handle is. Corresponds to
/// `curl_global_init`, which costs some milliseconds: commands that send nothing do not pay them.
enum CurlLibrary {
  private static let status = curl_global_init(Int(CURL_GLOBAL_DEFAULT))

  /// Makes sure that handles can be made.
  static func prepare() throws(TransportError) { try check(status) }

  /// Turns a code into an error.
  static func check(_ code: CURLcode) throws(TransportError) {
    guard code != CURLE_OK else { return }
    throw .library(code: Int32(bitPattern: code.rawValue))
  }
}
