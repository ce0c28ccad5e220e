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
      let ink = ink(ofRow: row)
      bytes.reserveCapacity(ink.count)
      for index in ink { bytes.append(canvas.cells[index].glyph) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// All lines in one string, each ended by a newline.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((canvas.columns + 1) * canvas.rows)
    for row in 0..<canvas.rows {
      for index in ink(ofRow: row) { bytes.append(canvas.cells[index].glyph) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The cells of a row up to the last that is not blank.
  private func ink(ofRow row: Int) -> Range<Int> {
    guard row >= 0 && row < canvas.rows else { return 0..<0 }
    let start = row * canvas.columns
    var end = start + canvas.columns
    while end > start, canvas.cells[end - 1].glyph == " " { end -= 1 }
    return start..<end
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
  public func runs(ofRow row: Int) -> [Run] {
    var runs: [Run] = []
    var bytes: [UInt8] = []
    let ink = ink(ofRow: row)
    for index in ink {
      let cell = canvas.cells[index]
      bytes.append(cell.glyph)
      if index + 1 == ink.upperBound || canvas.cells[index + 1].role != cell.role {
        runs.append(Run(text: String(decoding: bytes, as: UTF8.self), role: cell.role))
        bytes.removeAll(keepingCapacity: true)
      }
    }
    return runs
  }
}

extension [UInt8] {
  /// A scalar in UTF-8.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    let bits = scalar.value
    switch bits {
    case 0..<0x80: append(UInt8(truncatingIfNeeded: bits))
    case 0x80..<0x800:
      append(0xc0 | UInt8(truncatingIfNeeded: bits >> 6))
      append(continuation(bits))
    case 0x800..<0x10000:
      append(0xe0 | UInt8(truncatingIfNeeded: bits >> 12))
      append(continuation(bits >> 6))
      append(continuation(bits))
    case _:
      append(0xf0 | UInt8(truncatingIfNeeded: bits >> 18))
      append(continuation(bits >> 12))
      append(continuation(bits >> 6))
      append(continuation(bits))
    }
  }
}

/// A byte that goes on with a scalar: its last six bits.
private func continuation(_ bits: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: bits & 0x3f) }
