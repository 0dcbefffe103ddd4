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
      let names = (FieldTable.everywhere + kind.fields).map(\.name)
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
        #expect(listed.contains(name), "\(file) writes \(name), which FieldTable does not have")
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
