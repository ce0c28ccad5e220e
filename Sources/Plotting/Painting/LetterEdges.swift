extension EdgePen {
  /// A glyph on every column, second or fourth, counting a row as two: even gaps at 1:2 cells.
  func drawEvery(
    _ columns: Int, _ edge: Edge, _ glyph: Unicode.Scalar, on ink: inout MutableSpan<Cell>
  ) {
    if edge.start.x == edge.end.x || edge.start.y == edge.end.y {
      return drawEveryUpright(columns, edge, glyph, on: &ink)
    }
    let steps = Steps(from: edge.start, to: edge.end, steepness: columnsPerRow)
    let every = steps.isSteep ? max(columns / 2, 1) : columns
    let dot = Cell(glyph: glyph, role: role)
    change(steps, every: every, on: &ink) { _, _, cell in cell = dot }
  }

  /// The same without fractions.
  private func drawEveryUpright(
    _ columns: Int, _ edge: Edge, _ glyph: Unicode.Scalar, on ink: inout MutableSpan<Cell>
  ) {
    guard let walk = UprightWalk(edge, in: grid) else { return }
    let every = walk.isVertical ? max(columns / 2, 1) : columns
    let dot = Cell(glyph: glyph, role: role)
    var (number, index) = (0, walk.start)
    while number <= walk.count {
      // A walk has no cell outside.
      ink[unchecked: index] = dot
      number &+= every
      index &+= every &* walk.stride
    }
  }

  /// A glyph at each end.
  func drawEnds(_ edge: Edge, _ glyph: Unicode.Scalar, on ink: inout MutableSpan<Cell>) {
    let dot = Cell(glyph: glyph, role: role)
    ink.put(dot, edge.start.cell, in: grid)
    ink.put(dot, edge.end.cell, in: grid)
  }

  /// Two dashes and two blanks, or a colon on every row where the edge is steep; `+` at the ends.
  ///
  /// Dashes that march have gaps in steep edges too.
  func drawDashes(_ edge: Edge, on ink: inout MutableSpan<Cell>) {
    let isForward = phase != nil || edge.start.column <= edge.end.column
    let (a, b) = isForward ? (edge.start, edge.end) : (edge.end, edge.start)
    let steps = Steps(from: a, to: b, steepness: columnsPerRow)
    let dashes = Dashes(phase: phase ?? 0)
    let dash = Cell(glyph: steps.isSteep ? ":" : "-", role: role)
    change(steps, on: &ink) { index, _, cell in
      let isOn = steps.isSteep ? phase == nil || dashes.isOn(2 * index) : dashes.isOn(index)
      if isOn { cell = dash }
    }
    drawEnds(edge, "+", on: &ink)
  }

  /// An unbroken edge in the glyphs nearest to it.
  func drawSlope(_ edge: Edge, on ink: inout MutableSpan<Cell>) {
    // Far from 1.15 and 2, the slopes of 60° and 45°: parallel edges look alike.
    let steps = Steps(from: edge.start, to: edge.end, steepness: 1.5)
    let slope = LineSlope(
      columns: edge.end.column - edge.start.column, rows: edge.end.row - edge.start.row)
    let steepGlyph = slope.steepGlyph
    change(steps, on: &ink) { _, step, cell in
      let glyph = steps.isSteep ? steepGlyph : slope.shallowGlyph(step.depth)
      cell = Cell(glyph: glyph, role: role)
    }
    if edge.isUpright && !edge.hasHead { drawEnds(edge, "+", on: &ink) }
  }

  /// Changes every cell of a walk, or every second one and so on, of which each is passed with its
  /// number; those outside are left out.
  @inline(__always)
  private func change(
    _ steps: Steps, every stride: Int = 1, on ink: inout MutableSpan<Cell>,
    _ body: (Int, Steps.Step, inout Cell) -> Void
  ) {
    var number = 0
    while number < steps.count {
      let step = steps[number]
      if let index = grid.index(step.cell.column, step.cell.row) { body(number, step, &ink[index]) }
      number += stride
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
