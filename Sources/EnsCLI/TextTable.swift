/// Rows of cells in aligned columns. The first rows decide how wide the columns are; later ones keep to that, so that
/// a stream of any length needs little memory.
struct TextTable {
  /// So many rows are looked at before the first is written.
  static let lookAhead = 500

  private var waiting: [[String]] = []
  private var widths: [Int] = []
  private let columns: Int?

  /// `columns` is the width of the terminal; the last column is cut to it.
  init(columns: Int?) { self.columns = columns }

  /// Takes a row; gives the lines that can be written now.
  mutating func add(_ row: [String]) -> String {
    let row = row.map { TerminalText.escaped($0) }
    if !widths.isEmpty { return line(row) }
    waiting.append(row)
    return waiting.count < Self.lookAhead ? "" : flush()
  }

  /// The lines that wait for their widths.
  mutating func flush() -> String {
    for row in waiting {
      for (column, cell) in row.enumerated() {
        let width = TerminalText.width(cell)
        if column == widths.count { widths.append(width) } else { widths[column] = max(widths[column], width) }
      }
    }
    let lines = waiting.map { line($0) }.joined()
    waiting = []
    widths = []
    return lines
  }

  private func line(_ row: [String]) -> String {
    var text = ""
    for (column, cell) in row.enumerated() {
      text += cell
      guard column < row.count - 1 else { break }
      text += String(repeating: " ", count: max(0, widths[column] - TerminalText.width(cell)) + 2)
    }
    return (columns.map { TerminalText.fitted(text, columns: $0) } ?? text) + "\n"
  }
}
