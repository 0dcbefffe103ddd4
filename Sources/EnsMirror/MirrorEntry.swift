internal import EnsWire

/// What a mirror remembers of one record: where its audio belongs and, once that has been copied whole, what the
/// original and the copy looked like then.
struct MirrorEntry: Hashable {
  /// How the original and the copy looked when the copy was finished.
  struct Proof: Hashable {
    let sizeBytes: Int64
    /// When the original was changed last, in nanoseconds since 1970.
    let sourceNs: Int64
    /// The same of the copy, as its file system keeps it.
    let copyNs: Int64
  }

  /// Relative to the target folder.
  let path: String
  /// Nil while the copy is not finished.
  let proof: Proof?

  /// The line that keeps it.
  func line(for key: MirrorKey) -> [UInt8] {
    var members = [JSONMember("kind", "download"), JSONMember("v", 1), JSONMember("id", .string(key.id))]
    if let account = key.account { members.append(JSONMember("account", .string(account))) }
    members.append(JSONMember("path", .string(path)))
    if let proof {
      members.append(JSONMember("size_bytes", .integer(proof.sizeBytes)))
      members.append(JSONMember("source_modified_ns", .integer(proof.sourceNs)))
      members.append(JSONMember("copy_modified_ns", .integer(proof.copyNs)))
    }
    var line: [UInt8] = []
    JSONValue.object(members).write(to: &line)
    return line + [0x0A]
  }

  /// Reads a line; nil when it is none of ours.
  static func read(_ line: [UInt8]) -> (key: MirrorKey, entry: MirrorEntry)? {
    // A torn line is what a crash leaves; the copy is then made again.
    guard let record = try? Record(line: line), let id = record.id, let path = record.string("path") else { return nil }
    var proof: Proof?
    if let size = record.integer("size_bytes"), let source = record.integer("source_modified_ns"),
      let copy = record.integer("copy_modified_ns")
    {
      proof = Proof(sizeBytes: size, sourceNs: source, copyNs: copy)
    }
    return (MirrorKey(id: id, account: record.account), MirrorEntry(path: path, proof: proof))
  }
}

/// What tells records apart: two accounts may know one id.
package struct MirrorKey: Hashable, Sendable {
  package let id: String
  package let account: String?

  package init(id: String, account: String?) {
    self.id = id
    self.account = account
  }
}
