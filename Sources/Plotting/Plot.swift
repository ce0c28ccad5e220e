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
  public var lines: [String] { (0..<canvas.rows).map { text(of: ink(ofRow: $0)) } }

  /// All lines in one string, each ended by a newline.
  public var text: String { string(utf8) }

  /// The bytes of ``text``.
  public var utf8: [UInt8] {
    var text: [UInt8] = []
    text.append(addingCapacity: (4 * canvas.columns + 1) * canvas.rows) { text in
      let cells = canvas.cells.span
      for row in 0..<canvas.rows {
        for index in ink(ofRow: row) { text.append(cells[index].glyph) }
        text.append(UInt8(ascii: "\n"))
      }
    }
    return text
  }

  /// The cells of a row up to the last that is not blank.
  private func ink(ofRow row: Int) -> Range<Int> {
    guard row >= 0 && row < canvas.rows else { return 0..<0 }
    let cells = canvas.cells.span
    let start = row * canvas.columns
    var end = start + canvas.columns
    while end > start, cells[end - 1].glyph == " " { end -= 1 }
    return start..<end
  }

  private func text(of cells: Range<Int>) -> String {
    let bytes = [UInt8](capacity: 4 * cells.count) { text in
      for index in cells { text.append(canvas.cells[index].glyph) }
    }
    return string(bytes)
  }
}

/// The text of bytes that glyphs were written in, which need no further look.
private func string(_ glyphs: [UInt8]) -> String {
  String(copying: UTF8Span(unchecked: glyphs.span))
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
    let ink = ink(ofRow: row)
    guard let first = ink.first else { return [] }
    var runs: [Run] = []
    var (start, role) = (first, canvas.cells[first].role)
    for index in ink where canvas.cells[index].role != role && canvas.cells[index].glyph != " " {
      runs.append(Run(text: text(of: start..<index), role: role))
      (start, role) = (index, canvas.cells[index].role)
    }
    runs.append(Run(text: text(of: start..<ink.upperBound), role: role))
    return runs
  }
}

extension OutputSpan<UInt8> {
  /// A scalar in UTF-8.
  @inline(__always)
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { append(UInt8(truncatingIfNeeded: scalar.value)) } else { encode(scalar) }
  }

  @inline(__always)
  private mutating func encode(_ scalar: Unicode.Scalar) {
    let bits = scalar.value
    switch bits {
    case 0..<0x800: append(0xc0 | UInt8(truncatingIfNeeded: bits >> 6))
    case 0x800..<0x10000:
      append(0xe0 | UInt8(truncatingIfNeeded: bits >> 12))
      append(continuation(bits >> 6))
    case _:
      append(0xf0 | UInt8(truncatingIfNeeded: bits >> 18))
      append(continuation(bits >> 12))
      append(continuation(bits >> 6))
    }
    append(continuation(bits))
  }
}

/// A byte that goes on with a scalar: its last six bits.
private func continuation(_ bits: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: bits & 0x3f) }
