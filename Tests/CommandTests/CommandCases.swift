import EnsTestSupport
import Testing

@Suite("commands against recorded cases")
struct CommandCases {
  @Test("does what was recorded", arguments: try CommandCase.all())
  func matchesItsRecording(_ recorded: CommandCase) throws {
    let outcome = try recorded.run()
    let expected = try recorded.expected
    #expect(outcome == expected, "\(recorded.name)")
  }
}
