import Geometry

/// The window that all panels of a strip share, so that motion is seen: one scale, one origin.
struct PanelWindow: Equatable {
  let viewport: Viewport
  /// What the panels show of the world.
  let extent: Extent

  /// The finest window around contents in a space; nil where there is nothing to show.
  ///
  /// The origin is shown too unless that would shrink the content by more than a third.
  init?(around contents: [Content], columns: Int, rows: Int, _ options: PlotOptions) {
    guard let own = union(contents.compactMap(\.extent)) else { return nil }
    let space = PanelSpace(columns: columns, rows: rows, aspect: options.cellAspect)
    let withOrigin = own.adding(.zero)
    let showsOrigin = own.isPoint || space.unit(withOrigin) <= 1.5 * space.unit(own)
    let seen = showsOrigin ? withOrigin : own
    extent = seen.isPoint ? seen.padded(by: 10) : seen
    viewport = space.viewport(extent, options.yAxis)
  }
}

/// The cells of a panel, without its title.
private struct PanelSpace {
  let columns: Int
  let rows: Int
  let aspect: Double

  /// Cells at each side that keep shapes off the ends of the axes.
  private var margins: (columns: Int, rows: Int) { (columns >= 8 ? 1 : 0, rows >= 6 ? 1 : 0) }

  /// The points per row at which an extent just fits.
  func unit(_ extent: Extent) -> Double {
    extent.pointsPerRow(
      columns: columns - 2 * margins.columns, rows: rows - 2 * margins.rows, aspect: aspect)
  }

  func viewport(_ extent: Extent, _ yAxis: YAxis) -> Viewport {
    var scale = Scale(atLeast: max(unit(extent), extent.magnitude * 1e-12), aspect: aspect)
    var box = Grid(scale: scale, yAxis: yAxis).cells(of: extent)
    // Cells at both ends may be touched only in part, which takes one more than expected.
    for _ in 0..<4 where box.columns > columns || box.rows > rows {
      scale = scale.coarser
      box = Grid(scale: scale, yAxis: yAxis).cells(of: extent)
    }
    if box.columns + 2 * margins.columns <= columns {
      (box.left, box.right) = (box.left - margins.columns, box.right + margins.columns)
    }
    if box.rows + 2 * margins.rows <= rows {
      (box.top, box.bottom) = (box.top - margins.rows, box.bottom + margins.rows)
    }
    return Viewport(
      grid: Grid(scale: scale, yAxis: yAxis), columns: min(box.columns, columns),
      rows: min(box.rows, rows), origin: CellIndex(column: -box.left, row: -box.top), axes: nil,
      marksOrigin: false)
  }
}

private func union(_ extents: [Extent]) -> Extent? {
  guard var all = extents.first else { return nil }
  for extent in extents.dropFirst() {
    all.add(Point(x: extent.minX, y: extent.minY))
    all.add(Point(x: extent.maxX, y: extent.maxY))
  }
  return all
}

// MARK: Axes

extension Canvas {
  /// Axes through the origin from end to end, without numbers: the arrows say where x and y grow.
  mutating func drawThinAxes(_ viewport: Viewport, _ glyphs: Glyphs) {
    let (columns, rows, origin) = (viewport.columns, viewport.rows, viewport.origin)
    let hasX = (0..<rows).contains(origin.row)
    let hasY = (0..<columns).contains(origin.column)
    if hasX {
      for column in 0..<columns {
        put(glyphs.axes.horizontal, .axis, column: column, row: origin.row)
      }
    }
    if hasY {
      for row in 0..<rows { put(glyphs.axes.vertical, .axis, column: origin.column, row: row) }
    }
    if hasX && hasY { put(glyphs.axes.crossing, .axis, origin) }
    if hasX { put(glyphs.right, .axis, column: columns - 1, row: origin.row) }
    guard hasY else { return }
    switch viewport.grid.yAxis {
    case .down: put(glyphs.down, .axis, column: origin.column, row: rows - 1)
    case .up: put(glyphs.up, .axis, column: origin.column, row: 0)
    }
  }
}
