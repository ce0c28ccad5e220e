/// Cells to glyphs in the ascii style; what is painted later covers what is there.
struct AsciiPainter {
  private(set) var canvas: Canvas

  /// A painter on a blank canvas.
  init(columns: Int, rows: Int) { canvas = Canvas(columns: columns, rows: rows) }

  mutating func paint(_ layout: Layout) {
    if let axes = layout.viewport.axes { paint(axes, columns: layout.viewport.columns) }
    for edge in layout.edges { paint(edge) }
    for mark in layout.marks { canvas.put(mark.letter, mark.role, mark.cell) }
    for label in layout.labels { paint(label, in: layout.viewport) }
  }

  private mutating func paint(_ label: PlacedLabel, in viewport: Viewport) {
    guard let cell = labelCell(label, on: canvas, in: viewport.interior) else { return }
    canvas.write(label.text, .label, column: cell.column, row: cell.row)
  }

  private mutating func paint(_ edge: Edge) {
    switch edge.part {
    case .before: paintDots(edge)
    case .after: paintLine(edge)
    case .frame: paintDashes(edge)
    }
  }
}

extension AsciiPainter {
  private mutating func paint(_ axes: Axes, columns: Int) {
    let (window, crossing) = (axes.window, axes.crossing)
    for column in window.left...window.right {
      canvas.put("-", .axis, column: column, row: crossing.row)
    }
    for row in window.top...window.bottom {
      canvas.put("|", .axis, column: crossing.column, row: row)
    }
    for tick in axes.xTicks { canvas.put("+", .axis, column: tick.position, row: crossing.row) }
    for tick in axes.yTicks { canvas.put("+", .axis, column: crossing.column, row: tick.position) }
    canvas.put("+", .axis, column: crossing.column, row: crossing.row)
    paintNumbers(axes, columns: columns)
    paintArrows(axes)
  }

  private mutating func paintNumbers(_ axes: Axes, columns: Int) {
    for number in axes.xNumbers(columns: columns) {
      canvas.write(number.text, .number, column: number.column, row: axes.numberRow)
    }
    for tick in axes.yTicks {
      let start = axes.window.left - 1 - tick.text.utf8.count
      canvas.write(tick.text, .number, column: start, row: tick.position)
    }
  }

  private mutating func paintArrows(_ axes: Axes) {
    canvas.write("> x", .axis, column: axes.window.right, row: axes.crossing.row)
    let tip: Unicode.Scalar = axes.yAxis == .down ? "v" : "^"
    canvas.put(tip, .axis, column: axes.crossing.column, row: axes.arrowRow)
    canvas.put("y", .axis, column: axes.crossing.column - 2, row: axes.arrowRow)
  }
}

extension AsciiPainter {
  /// Dots on every second column, or on every row where the edge is steep: even gaps at 1:2 cells.
  private mutating func paintDots(_ edge: Edge) {
    let steps = Steps(from: edge.start, to: edge.end, steepness: cellAspect)
    for (index, step) in steps.enumerated() where steps.isSteep || index % 2 == 0 {
      canvas.put(".", .before, step.cell)
    }
  }

  /// Two dashes and two blanks, or a colon on every row where the edge is steep; `+` at the ends.
  private mutating func paintDashes(_ edge: Edge) {
    let isForward = edge.start.column <= edge.end.column
    let (a, b) = isForward ? (edge.start, edge.end) : (edge.end, edge.start)
    let steps = Steps(from: a, to: b, steepness: cellAspect)
    for (index, step) in steps.enumerated() where steps.isSteep || (index + 3) % 4 < 2 {
      canvas.put(steps.isSteep ? ":" : "-", .frame, step.cell)
    }
    canvas.put("+", .frame, a.cell)
    canvas.put("+", .frame, b.cell)
  }

  private mutating func paintLine(_ edge: Edge) {
    let steps = Steps(from: edge.start, to: edge.end, steepness: 1.2)
    let slope = LineSlope(
      columns: edge.end.column - edge.start.column, rows: edge.end.row - edge.start.row)
    let steepGlyph = slope.steepGlyph
    for step in steps {
      canvas.put(steps.isSteep ? steepGlyph : slope.shallowGlyph(step.depth), .after, step.cell)
    }
  }
}

/// The glyphs of a straight line by how far it goes across and down, in cells.
private struct LineSlope {
  let columns: Double
  let rows: Double

  /// For one glyph in each row.
  var steepGlyph: Unicode.Scalar {
    if abs(columns) < 0.35 * abs(rows) { return "|" }
    return columns * rows > 0 ? "\\" : "/"
  }

  /// For one glyph in each column: that whose ink is at the height of the line in its cell.
  func shallowGlyph(_ depth: Double) -> Unicode.Scalar {
    if abs(rows) < 0.05 { return "-" }
    // With few columns in a row, two heights make the more even line.
    if abs(columns) < 3 * abs(rows) { return depth < 0.5 ? "'" : "." }
    return depth < 0.25 ? "'" : depth < 0.55 ? "-" : depth < 0.8 ? "." : "_"
  }
}
