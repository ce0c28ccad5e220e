/// Cells to glyphs in the ascii style; what is painted later covers what is there.
struct AsciiPainter {
  private(set) var canvas: Canvas

  init(_ canvas: Canvas) { self.canvas = canvas }

  mutating func paint(_ layout: Layout) {
    if let axes = layout.viewport.axes { paint(axes, columns: layout.viewport.columns) }
    for part in [Outline.Part.frame, .before, .after] {
      for outline in layout.outlines where outline.part == part { paint(outline) }
    }
    for mark in layout.marks {
      canvas.put(mark.letter, mark.role, column: mark.cell.column, row: mark.cell.row)
    }
    for label in layout.labels { paint(label, in: layout.viewport) }
  }

  private mutating func paint(_ label: PlacedLabel, in viewport: Viewport) {
    guard let cell = labelCell(label, on: canvas, in: viewport.interior) else { return }
    canvas.write(label.text, .label, column: cell.column, row: cell.row)
  }

  private mutating func paint(_ outline: PlacedOutline) {
    guard var start = outline.corners.last else { return }
    for end in outline.corners {
      if let start, let end { paintEdge(from: start, to: end, outline.part) }
      start = end
    }
    guard outline.part == .frame else { return }
    for corner in outline.corners.compactMap({ $0?.cell }) {
      canvas.put("+", .frame, column: corner.column, row: corner.row)
    }
  }

  private mutating func paintEdge(from a: Place, to b: Place, _ part: Outline.Part) {
    switch part {
    case .before: paintDots(from: a, to: b)
    case .after: paintLine(from: a, to: b)
    case .frame: paintDashes(from: a, to: b)
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
  private mutating func paintDots(from a: Place, to b: Place) {
    for (index, step) in steps(from: a, to: b, steepness: cellAspect).enumerated()
    where step.isSteep || index % 2 == 0 {
      canvas.put(".", .before, column: step.cell.column, row: step.cell.row)
    }
  }

  /// Two dashes and two blanks, or a colon on every row where the edge is steep.
  private mutating func paintDashes(from a: Place, to b: Place) {
    let (start, end) = a.column <= b.column ? (a, b) : (b, a)
    for (index, step) in steps(from: start, to: end, steepness: cellAspect).enumerated()
    where step.isSteep || (index + 3) % 4 < 2 {
      let glyph: Unicode.Scalar = step.isSteep ? ":" : "-"
      canvas.put(glyph, .frame, column: step.cell.column, row: step.cell.row)
    }
  }

  private mutating func paintLine(from a: Place, to b: Place) {
    let slope = LineSlope(columns: b.column - a.column, rows: b.row - a.row)
    for step in steps(from: a, to: b, steepness: 1.2) {
      let glyph = step.isSteep ? slope.steepGlyph : slope.shallowGlyph(atRow: step.place.row)
      canvas.put(glyph, .after, column: step.cell.column, row: step.cell.row)
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
  func shallowGlyph(atRow row: Double) -> Unicode.Scalar {
    if abs(rows) < 0.05 { return "-" }
    let depth = row + 0.5 - (row + 0.5).rounded(.down)
    // With few columns in a row, two heights make the more even line.
    if abs(columns) < 3 * abs(rows) { return depth < 0.5 ? "'" : "." }
    return depth < 0.25 ? "'" : depth < 0.55 ? "-" : depth < 0.8 ? "." : "_"
  }
}
