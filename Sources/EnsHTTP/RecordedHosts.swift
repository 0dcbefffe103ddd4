/// Stand-in names for servers, in the order in which they are met, so that a recording tells no addresses.
struct RecordedHosts {
  private var names: [WebOrigin: String] = [:]

  /// `server1.example` for the first origin, `server2.example` for the second.
  mutating func name(_ origin: WebOrigin) -> String {
    if let name = names[origin] { return name }
    let name = "server\(names.count + 1).example"
    names[origin] = name
    return name
  }
}
