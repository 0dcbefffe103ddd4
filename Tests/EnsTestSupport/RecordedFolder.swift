package import EnsHTTP
package import EnsPOSIX

/// A folder of recorded exchanges, in the form that `Tests/Fixtures/README.md` describes.
package enum RecordedFolder {
  /// A file that belongs to no exchange, or is none.
  package struct Fault: Error, Hashable {
    package let file: String
  }

  /// The exchanges of a folder, in the order of their names. Files with other endings are passed over.
  package static func exchanges(in folder: FilePath) throws -> [RecordedExchange] {
    let names = try Files.names(in: folder).map(\.displayed)
    return try names.filter { $0.hasSuffix(".request") || $0.hasSuffix(".reply") }.compactMap { file in
      let name = String(file.prefix { $0 != "." })
      guard names.contains(name + ".request"), names.contains(name + ".reply") else { throw Fault(file: file) }
      if file.hasSuffix(".reply") { return nil }
      let request = try Descriptor(opening: folder.appending(file)).readAll()
      let reply = try Descriptor(opening: folder.appending(name + ".reply")).readAll()
      guard let exchange = RecordedExchange(name: name, requestFile: request, replyFile: reply) else {
        throw Fault(file: name + ".reply")
      }
      return exchange
    }
  }

  /// A transport that answers from the folder.
  package static func transport(_ folder: FilePath) throws -> RecordedTransport {
    RecordedTransport(try exchanges(in: folder))
  }
}
