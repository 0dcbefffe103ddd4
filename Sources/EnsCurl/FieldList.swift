internal import CCurl
import EnsHTTP

/// Header fields as libcurl takes them, freed when their one owner ends. Corresponds to `struct curl_slist *`.
@safe struct FieldList: ~Copyable {
  private(set) var pointer: UnsafeMutablePointer<curl_slist>?

  deinit { unsafe curl_slist_free_all(pointer) }

  /// The fields of a request, and those by which libcurl's own are taken away.
  init(_ request: HTTPRequest, userAgent: String) throws(TransportError) {
    unsafe pointer = nil
    for field in request.fields {
      // A field without a value is written with a semicolon; with a colon it would be taken away.
      try append(field.revealed.isEmpty ? "\(field.name);" : "\(field.name): \(field.revealed)")
    }
    if request.fields["User-Agent"] == nil { try append("User-Agent: \(userAgent)") }
    if request.method == .post || request.method == .put || !request.body.isEmpty {
      try append("Expect:")
      if request.fields["Content-Type"] == nil { try append("Content-Type:") }
    }
  }

  private mutating func append(_ line: String) throws(TransportError) {
    guard let longer = unsafe curl_slist_append(pointer, line) else {
      throw .library(code: Int32(CURLE_OUT_OF_MEMORY.rawValue))
    }
    unsafe pointer = longer
  }
}
