/// A rendered picture with its legend: cells, from which lines of text are made.
public struct Plot: Sendable, Equatable {
  /// The size of the picture and its legend, at most that asked for.
  public let size: PlotSize
  private let canvas: Canvas

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
  public var lines: [String] {
    (0..<canvas.rows).map { row in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(canvas.columns)
      append(row, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// All lines in one string, each ended by a newline.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((canvas.columns + 1) * canvas.rows)
    for row in 0..<canvas.rows {
      append(row, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(_ row: Int, to bytes: inout [UInt8]) {
    let cells = cells(ofRow: row)
    let end = (cells.lastIndex { $0.glyph != " " } ?? cells.startIndex - 1) + 1
    append(cells[cells.startIndex..<end], to: &bytes)
  }

  private func append(_ cells: ArraySlice<Cell>, to bytes: inout [UInt8]) {
    for cell in cells {
      if cell.glyph.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: cell.glyph.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(cell.glyph) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}

extension Plot {
  /// A stretch of cells of one role.
  public struct Run: Sendable, Equatable {
    /// The characters of the stretch.
    public var text: String
    /// What they belong to.
    public var role: Role
  }

  /// A row as stretches of one role each, for colouring; their texts make up the line.
  ///
  /// Blanks look alike in every role, so they belong to the stretch before them.
  public func runs(ofRow row: Int) -> [Run] {
    let cells = cells(ofRow: row)
    guard let last = cells.lastIndex(where: { $0.glyph != " " }) else { return [] }
    var runs: [Run] = []
    var start = cells.startIndex
    for index in cells.startIndex...last
    where cells[index].role != cells[start].role && cells[index].glyph != " " {
      runs.append(run(cells[start..<index]))
      start = index
    }
    runs.append(run(cells[start...last]))
    return runs
  }

  private func run(_ cells: ArraySlice<Cell>) -> Run {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count)
    append(cells, to: &bytes)
    return Run(text: String(decoding: bytes, as: UTF8.self), role: cells.first?.role ?? .blank)
  }
}
