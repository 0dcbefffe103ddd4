internal import EnsPOSIX
internal import EnsWire

/// How standard error is written.
package enum LogStyle: String, CaseIterable, Sendable {
  /// `command: what: why, advice`.
  case text
  /// The same as one JSON object a line.
  case json
  /// Nothing but what ends the command.
  case quiet
}

/// Writes to standard error, one line a fact, and remembers whether something went wrong. Threads may share it.
package final class Reporter: Sendable {
  private let command: String
  private let style: LogStyle
  private let state = Monitor(State())

  private struct State {
    var problems = 0
    var saidOnce: Set<String> = []
    /// Clears what stands on the terminal's current line.
    var hasStatusLine = false
  }

  package init(command: String, style: LogStyle) {
    self.command = command
    self.style = style
  }

  /// How many problems were reported.
  package var problems: Int { state.with { $0.problems } }

  /// A record or a file failed, and the work goes on: the command will end with status 2.
  package func problem(_ what: String?, _ why: String, advice: String? = nil) {
    state.with { state in
      state.problems += 1
      write(&state, "problem", what, why, advice)
    }
  }

  /// Something to know that went well enough.
  package func note(_ what: String?, _ why: String, advice: String? = nil) {
    state.with { write(&$0, "note", what, why, advice) }
  }

  /// The same, but only the first time that this is said.
  package func noteOnce(_ what: String?, _ why: String, advice: String? = nil) {
    state.with { state in
      if state.saidOnce.insert("\(what ?? "")\u{0}\(why)").inserted { write(&state, "note", what, why, advice) }
    }
  }

  /// What ends the command; it is said in every style.
  package func failure(_ failure: Failure) {
    state.with { state in
      if style == .quiet {
        emit(&state, text(failure.what, failure.why, failure.advice))
      } else {
        write(&state, "failure", failure.what, failure.why, failure.advice)
      }
    }
  }

  /// Shows a line that the next one replaces; only for a terminal. An empty one clears it.
  package func status(_ line: String) {
    state.with { state in
      guard style == .text else { return }
      state.hasStatusLine = !line.isEmpty
      // A status line that cannot be written is not worth a word.
      try? Descriptor.standardError.write(Array("\r\(TerminalText.escaped(line))\u{1B}[K".utf8))
    }
  }

  private func write(_ state: inout State, _ level: String, _ what: String?, _ why: String, _ advice: String?) {
    switch style {
    case .quiet: break
    case .text: emit(&state, text(what, why, advice))
    case .json: emit(&state, json(level, what, why, advice))
    }
  }

  private func text(_ what: String?, _ why: String, _ advice: String?) -> String {
    let fact = [command, what, why].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
    return TerminalText.escaped(fact + (advice.map { ", \($0)" } ?? ""))
  }

  private func json(_ level: String, _ what: String?, _ why: String, _ advice: String?) -> String {
    var members = [JSONMember("level", .string(level)), JSONMember("command", .string(command))]
    if let what { members.append(JSONMember("what", .string(what))) }
    members.append(JSONMember("why", .string(why)))
    if let advice { members.append(JSONMember("advice", .string(advice))) }
    return JSONValue.object(members).text
  }

  private func emit(_ state: inout State, _ line: String) {
    let clearing = state.hasStatusLine ? "\r\u{1B}[K" : ""
    state.hasStatusLine = false
    // When standard error is gone there is nobody to tell.
    try? Descriptor.standardError.write(Array("\(clearing)\(line)\n".utf8))
  }
}
