/// Cells to glyphs: what is painted later covers what is there.
///
/// First the axes, then edges from the faintest role to the strongest, then letters, then words
/// where they cover least.
struct Painter {
  private(set) var canvas: Canvas
  private let options: PlotOptions

  /// A painter on a blank canvas.
  init(columns: Int, rows: Int, _ options: PlotOptions) {
    canvas = Canvas(columns: columns, rows: rows)
    self.options = options
  }

  mutating func paint(_ layout: Layout) {
    let glyphs = options.style.glyphs
    if let axes = layout.viewport.axes {
      canvas.draw(axes, glyphs, columns: layout.viewport.columns)
    }
    paint(layout.edges)
    for edge in layout.edges where edge.hasHead {
      canvas.put(glyphs.head(of: edge), edge.role, edge.end.cell)
    }
    paint(layout.marks, glyphs)
    paint(layout.labels, in: layout)
  }

  /// Axes without numbers, for a small picture.
  mutating func paintThinAxes(_ viewport: Viewport) {
    canvas.drawThinAxes(viewport, options.style.glyphs)
  }

  mutating func paint(_ legend: [LegendLine], below row: Int) {
    for (index, line) in legend.enumerated() {
      canvas.write(line.cells, column: 0, row: row + index)
    }
  }

  private mutating func paint(_ marks: [Mark], _ glyphs: Glyphs) {
    let grid = canvas.grid
    var ink = canvas.cells.mutableSpan
    for mark in marks {
      let sign = mark.letter ?? glyphs.sign(mark.role)
      ink.put(Cell(glyph: sign, role: mark.role), mark.cell, in: grid)
    }
  }

  private mutating func paint(_ labels: [PlacedLabel], in layout: Layout) {
    guard !labels.isEmpty else { return }
    let room = WordRoom(layout, columns: canvas.columns)
    for label in labels {
      guard let cell = labelCell(label, on: canvas, in: room) else { continue }
      canvas.write(label.text, .label, column: cell.column, row: cell.row)
    }
  }

  private mutating func paint(_ edges: [Edge]) {
    let (grid, options) = (canvas.grid, options)
    var ink = canvas.cells.mutableSpan
    var index = 0
    while index < edges.count {
      let pen = EdgePen(edges[index].role, on: grid, options)
      repeat {
        pen.draw(edges[index], on: &ink)
        index += 1
      } while index < edges.count && edges[index].role == pen.role
    }
  }
}
