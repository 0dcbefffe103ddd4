import EnsCLI
import EnsPlayer

/// The line that shows what is playing.
enum StatusLine {
  /// `▶ 1:23 / 4:05 ━━━━──────── Artist – Title`, at most `columns` wide; empty when nothing plays.
  static func text(_ state: PlayerState, columns: Int) -> String {
    guard let item = state.item, state.activity == .playing || state.activity == .paused else { return "" }
    var line = state.activity == .paused ? "⏸ " : "▶ "
    line += DurationText.clock(milliseconds: state.position)
    if let duration = state.duration, duration > 0 {
      line += " / \(DurationText.clock(milliseconds: duration)) "
      line += bar(state.position, of: duration, columns: min(30, max(0, columns - 40)))
    }
    return TerminalText.fitted("\(line) \(TerminalText.escaped(item.name))", columns: max(1, columns - 1))
  }

  private static func bar(_ position: Int64, of duration: Int64, columns: Int) -> String {
    let filled = Int(min(Int64(columns), max(0, position) * Int64(columns) / duration))
    return String(repeating: "━", count: filled) + String(repeating: "─", count: columns - filled)
  }
}
