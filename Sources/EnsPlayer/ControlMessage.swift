import EnsWire

/// What is spoken on the control socket: one JSON object a line each way.
package enum ControlMessage {
  /// Reads a command: `{"command":"seek","position_ms":90000}`, `{"command":"seek","offset_ms":-5000}`,
  /// `{"command":"next"}`. Throws `ControlError`.
  package static func command(_ line: [UInt8]) throws(ControlError) -> PlayerCommand {
    guard let record = try? Record(line: line) else { throw .notJSON }
    guard let name = record.string("command") else { throw .missing("command") }
    if name == "seek" {
      if let position = record.integer("position_ms"), position >= 0 { return .seek(to: position) }
      if let offset = record.integer("offset_ms") { return .seekBy(offset) }
      throw .missing("position_ms or offset_ms")
    }
    guard let command = named[name] else { throw .unknown(name) }
    return command
  }

  /// The line that asks for `command`.
  package static func line(_ command: PlayerCommand) -> [UInt8] {
    var members: [JSONMember] = []
    switch command {
    case .seek(let position): members = [JSONMember("command", "seek"), JSONMember("position_ms", .integer(position))]
    case .seekBy(let offset): members = [JSONMember("command", "seek"), JSONMember("offset_ms", .integer(offset))]
    default:
      let name = named.first { $0.value == command }?.key ?? "state"
      members = [JSONMember("command", .string(name))]
    }
    return Array(JSONValue.object(members).text.utf8)
  }

  /// The line that answers.
  package static func answer(_ state: PlayerState, refusal: String?) -> [UInt8] {
    var members = [JSONMember("ok", .bool(refusal == nil))]
    if let refusal { members.append(JSONMember("error", .string(refusal))) }
    return Array(JSONValue.object(members + state.members).text.utf8)
  }

  /// The commands that need nothing but their name.
  package static let named: [String: PlayerCommand] = [
    "stop": .stop, "pause": .pause, "resume": .resume, "toggle": .toggle, "next": .next, "previous": .previous,
    "state": .state,
  ]
}

/// Why a line on the control socket is no command.
package enum ControlError: Error, Hashable, Sendable, CustomStringConvertible {
  case notJSON
  case missing(String)
  case unknown(String)

  package var description: String {
    switch self {
    case .notJSON: "not a JSON object"
    case .missing(let name): "lacks \(name)"
    case .unknown(let name): "unknown command: \(name)"
    }
  }
}
