import Testing

@testable import EnsTags

@Suite("Dates in tags")
struct TagDateTests {
  @Test(
    "are as exact as they were written",
    arguments: [
      ("2019", "2019"), ("2019-04", "2019-04"), ("2019-04-12", "2019-04-12"), ("20190412", "2019-04-12"),
      ("2019/4/1", "2019-04-01"), ("12.04.2019", "2019-04-12"), ("2019-04-12T10:00:00Z", "2019-04-12"),
      ("2019-00-00", "2019"), ("2019-13-40", "2019"), (" 2019 (remaster)", "2019"), ("0000", nil), ("19", nil),
      ("n/a", nil), ("", nil), ("99999999999999999999999", nil),
    ])
  func readsDates(text: String, expected: String?) {
    #expect(TagDate(text)?.description == expected)
  }
}
