/// A rendered picture with its legend: cells, from which lines of text are made.
public struct Plot: Sendable, Equatable {
  /// The size of the picture and its legend, at most that asked for.
  public let size: PlotSize
  let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
    size = PlotSize(columns: canvas.columns, rows: canvas.rows)
  }

  /// The cells of a row, blanks at its end included; one cell for each Unicode scalar.
  public func cells(ofRow row: Int) -> ArraySlice<Cell> {
    guard row >= 0 && row < canvas.rows else { return [] }
    return canvas.cells[row * canvas.columns..<(row + 1) * canvas.columns]
  }

  /// The role of the cell at a column and a row; blank outside.
  public func role(column: Int, row: Int) -> Role { canvas[column, row].role }

  /// The rows as text, without blanks at their ends.
  public var lines: [String] { (0..<canvas.rows).map { text(of: ink(ofRow: $0)) } }

  /// All lines in one string, each ended by a newline.
  public var text: String { string(utf8) }

  /// The bytes of ``text``.
  public var utf8: [UInt8] {
    var text: [UInt8] = []
    text.append(addingCapacity: (longestGlyph * canvas.columns + 1) * canvas.rows) { text in
      let cells = canvas.cells.span
      for row in 0..<canvas.rows {
        text.append(glyphsOf: cells.extracting(ink(ofRow: row)))
        text.append(UInt8(ascii: "\n"))
      }
    }
    return text
  }

  /// The cells of a row up to the last that is not blank.
  func ink(ofRow row: Int) -> Range<Int> {
    guard row >= 0 && row < canvas.rows else { return 0..<0 }
    let cells = canvas.cells.span
    let start = row * canvas.columns
    var end = start + canvas.columns
    while end > start, cells[unchecked: end &- 1].glyph == " " { end &-= 1 }
    return start..<end
  }

  func text(of cells: Range<Int>) -> String {
    string(
      [UInt8](capacity: longestGlyph * cells.count) { text in
        text.append(glyphsOf: canvas.cells.span.extracting(cells))
      })
  }
}
