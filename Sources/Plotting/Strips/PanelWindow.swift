import Geometry

/// The window that all panels of a strip share, so that motion is seen: one scale, one origin.
struct PanelWindow: Equatable {
  let viewport: Viewport
  /// What the panels show of the world.
  let extent: Extent

  /// The finest window around contents in a space; nil where there is nothing to show.
  init?(around contents: [Content], columns: Int, rows: Int, _ options: PlotOptions) {
    guard let own = union(contents.compactMap(\.extent)) else { return nil }
    // Cells that keep shapes off the ends of the axes.
    let margins = CellMargins(columns: columns >= 8 ? 1 : 0, rows: rows >= 6 ? 1 : 0)
    extent =
      own.window { extent in
        extent.pointsPerRow(
          columns: columns - 2 * margins.columns, rows: rows - 2 * margins.rows,
          aspect: options.cellAspect)
      }.extent
    viewport = .bare(extent, columns: columns, rows: rows, sparing: margins, options)
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
