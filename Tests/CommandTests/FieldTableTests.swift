import EnsPOSIX
import EnsTestSupport
import EnsWire
import Testing

@Suite("the table of kinds and fields that ens-records(7) is made from")
struct FieldTableTests {
  @Test("no kind stands twice, and no kind has a field twice")
  func nothingStandsTwice() {
    let kinds = FieldTable.kinds.map(\.kind)
    #expect(Set(kinds).count == kinds.count)
    for kind in FieldTable.kinds {
      let names = kind.fields.map(\.name)
      #expect(Set(names).count == names.count, "\(kind.kind): \(names)")
    }
  }

  @Test("every field is described by a phrase, and names of quantities end in their unit")
  func everyFieldIsDescribed() {
    for field in FieldTable.kinds.flatMap(\.fields) + FieldTable.everywhere {
      #expect(field.meaning.count > 8 && field.meaning.last != ".", "\(field.name)")
      #expect(field.name.allSatisfy { $0.isLowercase || $0 == "_" }, "\(field.name)")
    }
  }

  @Test("every field that the code writes is in the table")
  func everyWrittenFieldIsListed() throws {
    let listed = Self.listedNames
    for file in try Repository.swiftFiles(below: "Sources") where !file.hasPrefix("Sources/EnsWire/") {
      for name in Self.names(writtenIn: try Repository.text(file)) {
        // Headers of HTTP are set by a method of the same name.
        let isHeader = name.first?.isUppercase == true
        #expect(isHeader || listed.contains(name), "\(file) writes \(name), which FieldTable does not have")
      }
    }
  }

  @Test("every field of the table occurs in the code")
  func everyListedFieldIsUsed() throws {
    var code = ""
    for file in try Repository.swiftFiles(below: "Sources") where !file.hasPrefix("Sources/EnsWire/Fields/") {
      code += try Repository.text(file)
    }
    for name in Self.listedNames.sorted() where !["kind", "v", "id"].contains(name) {
      let occurs = code.contains("\"\(name)\"") || code.contains("case \(name)\n")
      #expect(occurs, "no code reads or writes \(name)")
    }
  }

  @Test("a sample of every kind is there, is read, and has the fields and shapes of the table")
  func samplesAreReadable() throws {
    for kind in FieldTable.kinds {
      let text = try Repository.text("Tests/Fixtures/records/v1/\(kind.kind).ndjson")
      let lines = text.split(separator: "\n")
      #expect(!lines.isEmpty, "\(kind.kind)")
      for line in lines {
        let record = try Record(line: Array(line.utf8))
        #expect(record.kind == kind.kind && record.integer("v") == 1)
        #expect(FieldTable.faults(of: record) == [], "\(line)")
      }
    }
  }

  /// Every name of the table, members of nested objects included.
  private static var listedNames: Set<String> {
    let fields = FieldTable.everywhere + FieldTable.kinds.flatMap(\.fields)
    return Set(fields.flatMap { names(of: $0) })
  }

  private static func names(of field: FieldDescription) -> [String] {
    [field.name] + field.shape.members.flatMap { names(of: $0) }
  }

  /// The literal names that are handed to `set` and `setting`.
  private static func names(writtenIn code: String) -> [String] {
    ["set(\"", "setting(\""].flatMap { call in
      code.split(separator: call).dropFirst().compactMap { rest in
        rest.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first.map { String($0) }
      }
    }
  }
}

extension FieldTable {
  /// What in a record is not as the table says.
  static func faults(of record: Record) -> [String] {
    guard let kind = kind(record.kind) else { return ["unknown kind \(record.kind)"] }
    return record.names.compactMap { name in
      guard let field = kind.field(name) else { return "\(kind.kind) has no field \(name)" }
      guard let value = record.value(name), field.shape.accepts(value) else {
        return "\(kind.kind).\(name) is no \(field.shape.name)"
      }
      return nil
    }
  }
}
