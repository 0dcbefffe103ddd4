import EnsCLI
import EnsConfig
import EnsWire

/// Writes which sources there are: those with names, then those that were fetched by their address.
enum SourceListing {
  static func write(_ named: SourcesFile, _ servers: ServerList, _ console: Console) throws(Failure) -> ExitStatus {
    var output = console.standardOutput { record in [record.string("title") ?? "", record.string("address") ?? ""] }
    for entry in named.entries {
      var record = RecordBuilder(kind: .server)
      record.set("title", entry.name)
      record.set("address", entry.address)
      try output.write(record)
    }
    let addresses = Set(named.entries.map(\.address))
    for server in servers.all where !addresses.contains(server.address) {
      var record = RecordBuilder(kind: .server, id: server.origin)
      record.set("title", server.name)
      record.set("address", server.address)
      try output.write(record)
    }
    let isEmpty = output.count == 0
    try output.finish()
    return isEmpty ? .nothing : .success
  }
}
