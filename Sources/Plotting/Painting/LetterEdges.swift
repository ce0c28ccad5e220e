extension Canvas {
  /// An edge in ASCII.
  mutating func drawWithLetters(_ edge: Edge, phase: Int?) {
    switch edge.role.texture {
    case .solid: drawSlope(edge)
    case .bold: drawEvery(1, edge, "#")
    case .dotted: drawEvery(2, edge, ".")
    case .dashed: drawDashes(edge, phase)
    case .faint: drawEvery(1, edge, ".")
    case .sparse: drawEnds(edge, "+")
    }
  }

  /// A glyph on every column, second or fourth, counting a row as two: even gaps at 1:2 cells.
  mutating func drawEvery(_ columns: Int, _ edge: Edge, _ glyph: Unicode.Scalar) {
    if edge.start.column == edge.end.column || edge.start.row == edge.end.row {
      return drawEveryUpright(columns, edge, glyph)
    }
    let steps = Steps(from: edge.start, to: edge.end, steepness: columnsPerRow)
    let every = steps.isSteep ? max(columns / 2, 1) : columns
    let ink = Cell(glyph: glyph, role: edge.role)
    change(steps, every: every) { _, _, cell in cell = ink }
  }

  /// The same without fractions.
  private mutating func drawEveryUpright(_ columns: Int, _ edge: Edge, _ glyph: Unicode.Scalar) {
    guard let walk = UprightWalk(edge, in: grid) else { return }
    let every = walk.isVertical ? max(columns / 2, 1) : columns
    let dot = Cell(glyph: glyph, role: edge.role)
    var ink = cells.mutableSpan
    var (number, index) = (0, walk.start)
    while number <= walk.count {
      ink[index] = dot
      number += every
      index &+= every &* walk.stride
    }
  }

  /// A glyph at each end.
  mutating func drawEnds(_ edge: Edge, _ glyph: Unicode.Scalar) {
    put(glyph, edge.role, edge.start.cell)
    put(glyph, edge.role, edge.end.cell)
  }

  /// Two dashes and two blanks, or a colon on every row where the edge is steep; `+` at the ends.
  ///
  /// Dashes that march have gaps in steep edges too.
  private mutating func drawDashes(_ edge: Edge, _ phase: Int?) {
    let isForward = phase != nil || edge.start.column <= edge.end.column
    let (a, b) = isForward ? (edge.start, edge.end) : (edge.end, edge.start)
    let steps = Steps(from: a, to: b, steepness: columnsPerRow)
    let dashes = Dashes(phase: phase ?? 0)
    let ink = Cell(glyph: steps.isSteep ? ":" : "-", role: edge.role)
    change(steps) { index, _, cell in
      let isOn = steps.isSteep ? phase == nil || dashes.isOn(2 * index) : dashes.isOn(index)
      if isOn { cell = ink }
    }
    put("+", edge.role, a.cell)
    put("+", edge.role, b.cell)
  }

  private mutating func drawSlope(_ edge: Edge) {
    // Far from 1.15 and 2, the slopes of 60° and 45°: parallel edges look alike.
    let steps = Steps(from: edge.start, to: edge.end, steepness: 1.5)
    let slope = LineSlope(
      columns: edge.end.column - edge.start.column, rows: edge.end.row - edge.start.row)
    let steepGlyph = slope.steepGlyph
    change(steps) { _, step, cell in
      let glyph = steps.isSteep ? steepGlyph : slope.shallowGlyph(step.depth)
      cell = Cell(glyph: glyph, role: edge.role)
    }
    if edge.isUpright && !edge.hasHead { drawEnds(edge, "+") }
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
