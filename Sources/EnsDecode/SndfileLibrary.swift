internal import CSndfile

/// The library itself.
enum SndfileLibrary {
  /// Its name and version, such as `libsndfile 1.2.0`. Corresponds to `sf_version_string`.
  static let version: String = {
    let text = unsafe String(cString: sf_version_string())
    return text.replacing("libsndfile-", with: "libsndfile ")
  }()
}
