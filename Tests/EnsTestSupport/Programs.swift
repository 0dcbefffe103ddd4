package import EnsPOSIX

/// Where the programs under test are, and the surroundings they are run in.
package enum Programs {
  /// The folder with the binaries that were built together with the tests.
  package static func folder() throws(POSIXError) -> FilePath {
    let test = try Files.resolved("/proc/self/exe")
    // Under `swift test` the tests are a bundle that another program loads; it names the bundle.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { FilePath($0) } ?? test
    return try Files.resolved(bundle).parent
  }

  /// The variables for a run that touches nothing of the person who runs it: homes in `home`, the programs under test
  /// first on PATH, one locale, a clock that stands still.
  package static func environment(home: FilePath) throws(POSIXError) -> [String: String] {
    let outer = SystemEnvironment.variables()
    var environment = [
      "HOME": home.displayed, "TMPDIR": home.displayed, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC",
      "ENS_NOW": "2026-01-02T03:04:05Z", "XDG_CONFIG_HOME": home.appending("config").displayed,
      "XDG_DATA_HOME": home.appending("data").displayed, "XDG_STATE_HOME": home.appending("state").displayed,
      "XDG_CACHE_HOME": home.appending("cache").displayed,
    ]
    environment["PATH"] = "\(try folder().displayed):\(outer["PATH"] ?? "/usr/bin:/bin")"
    return environment
  }
}
