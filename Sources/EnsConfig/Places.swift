package import EnsPOSIX

/// Where ens keeps its files: the XDG base directories, or all of it below `ENS_HOME`.
package struct Places: Sendable, Hashable {
  /// `sources.json`, `credentials.json`.
  package let configuration: FilePath
  /// `library.db`.
  package let data: FilePath
  /// Queues, the ledger, `servers.json`.
  package let state: FilePath
  /// What can be had again.
  package let cache: FilePath

  /// Reads `ENS_HOME`, `XDG_CONFIG_HOME`, `XDG_DATA_HOME`, `XDG_STATE_HOME`, `XDG_CACHE_HOME` and `HOME`. As the XDG
  /// specification asks, a relative path in one of its variables is passed over.
  package init(environment: [String: String]) {
    if let home = environment["ENS_HOME"], !home.isEmpty {
      let home = FilePath(home)
      configuration = home.appending("config")
      data = home.appending("data")
      state = home.appending("state")
      cache = home.appending("cache")
      return
    }
    let home = FilePath(environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/")
    func place(_ variable: String, _ fallback: String) -> FilePath {
      let base = environment[variable].map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil }
      return (base ?? home.appending(fallback)).appending("ens")
    }
    configuration = place("XDG_CONFIG_HOME", ".config")
    data = place("XDG_DATA_HOME", ".local/share")
    state = place("XDG_STATE_HOME", ".local/state")
    cache = place("XDG_CACHE_HOME", ".cache")
  }

  /// The index that commands use when they are not told another.
  package var database: FilePath { data.appending("library.db") }
  /// Which server or folder an id's middle part stands for; no secrets.
  package var servers: FilePath { state.appending("servers.json") }
  /// The sources that have names; no secrets.
  package var sources: FilePath { configuration.appending("sources.json") }
  /// What `ens-scrobble` has seen and sent.
  package var ledger: FilePath { state.appending("ledger.db") }
}
