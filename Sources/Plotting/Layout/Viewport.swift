import Geometry

/// The window on the world: a grid, the place of its origin in the picture, and the axes.
struct Viewport: Equatable, Sendable {
  let grid: Grid
  /// The size of the picture; everything drawn is inside.
  let columns: Int
  let rows: Int
  /// The cell of the origin, which need not be inside.
  let origin: CellIndex
  let axes: Axes?
  /// Whether a mark shows the origin, because no axes cross in it.
  let marksOrigin: Bool

  /// The place of a point in the picture, where (0, 0) is the centre of the top-left cell.
  @inline(__always)
  func place(_ p: Point) -> Place {
    let place = grid.place(p)
    return Place(
      exactColumn: bounded(place.column + Double(origin.column), by: Double(columns - 1)),
      row: bounded(place.row + Double(origin.row), by: Double(rows - 1)))
  }

  /// Between 0 and a bound; of numbers and nothing else, which is quicker than `min` and `max`.
  @inline(__always)
  private func bounded(_ x: Double, by bound: Double) -> Double {
    let positive = x > 0 ? x : 0
    return positive < bound ? positive : bound
  }
}

extension Viewport {
  /// The edge from the start of a ray to where it leaves the cells for shapes.
  func place(_ ray: Ray) -> Edge {
    let start = place(ray.start)
    let ahead = grid.step(along: ray.direction)
    let box = interior
    let reach = min(
      reach(from: start.column, ahead.columns, Double(box.left), Double(box.right)),
      reach(from: start.row, ahead.rows, Double(box.top), Double(box.bottom)))
    let end = Place(
      column: start.column + reach * ahead.columns, row: start.row + reach * ahead.rows)
    return Edge(start: start, end: end, role: ray.part.role, hasHead: true)
  }

  /// How often a step fits between a coordinate and the bound ahead of it.
  private func reach(from start: Double, _ step: Double, _ low: Double, _ high: Double) -> Double {
    step == 0 ? .infinity : max(((step > 0 ? high : low) - start) / step, 0)
  }

  /// The cells for shapes and words: all but the numbers, the arrows and the names of the axes.
  var interior: CellBox {
    guard let axes else { return CellBox(left: 0, right: columns - 1, top: 0, bottom: rows - 1) }
    var box = axes.window
    box.right -= 1
    if axes.isRuler {
      box.left = axes.crossing.column + 1
      return box
    }
    switch axes.yAxis {
    case .down: box.bottom -= 1
    case .up: box.top += 1
    }
    return box
  }

  /// The cells for words in a picture of so many columns: also beside the arrow of y, and right of all.
  func room(columns: Int) -> CellBox {
    var box = interior
    box.right = columns - 1
    guard let axes else { return box }
    (box.top, box.bottom) = (min(box.top, axes.arrowRow), max(box.bottom, axes.arrowRow))
    return box
  }

  /// The finest window that shows all content in the space; nil where there is nothing to show.
  static func fit(_ content: Content, _ options: PlotOptions, rows: Int) -> Viewport? {
    guard let own = content.extent else { return nil }
    let yAxis = options.yAxis
    let space = Space(
      columns: options.size.columns, rows: rows, aspect: options.cellAspect)
    let (extent, showsOrigin) = own.window(space.unit)
    guard space.hasAxes else { return bare(extent, columns: space.columns, rows: rows, options) }
    var scale = Scale(
      atLeast: max(space.unit(extent), finest(extent)), aspect: options.cellAspect)
    for _ in 0..<24 {
      let plan = WindowPlan(
        content: content, extent: extent, showsOrigin: showsOrigin,
        grid: Grid(scale: scale, yAxis: yAxis))
      if let viewport = plan.viewport(in: space) { return viewport }
      scale = scale.coarser
    }
    return bare(extent, columns: space.columns, rows: rows, options)
  }

  /// A window without axes, with cells to spare at each side where there is room for them.
  static func bare(
    _ extent: Extent, columns: Int, rows: Int, sparing margins: CellMargins = CellMargins(),
    _ options: PlotOptions
  ) -> Viewport {
    let unit = extent.pointsPerRow(
      columns: columns - 2 * margins.columns, rows: rows - 2 * margins.rows,
      aspect: options.cellAspect)
    var scale = Scale(atLeast: max(unit, finest(extent)), aspect: options.cellAspect)
    var box = Grid(scale: scale, yAxis: options.yAxis).cells(of: extent)
    // Cells at both ends may be touched only in part, which takes one more than expected.
    for _ in 0..<4 where box.columns > columns || box.rows > rows {
      scale = scale.coarser
      box = Grid(scale: scale, yAxis: options.yAxis).cells(of: extent)
    }
    if box.columns + 2 * margins.columns <= columns {
      (box.left, box.right) = (box.left - margins.columns, box.right + margins.columns)
    }
    if box.rows + 2 * margins.rows <= rows {
      (box.top, box.bottom) = (box.top - margins.rows, box.bottom + margins.rows)
    }
    return Viewport(
      grid: Grid(scale: scale, yAxis: options.yAxis), columns: min(box.columns, columns),
      rows: min(box.rows, rows), origin: CellIndex(column: -box.left, row: -box.top), axes: nil,
      marksOrigin: false)
  }

  /// Below a billionth of a millionth of the coordinates themselves, ticks could not be told apart.
  private static func finest(_ extent: Extent) -> Double { extent.magnitude * 1e-12 }
}

/// Blank cells at each of two sides.
struct CellMargins: Equatable, Sendable {
  var columns = 0
  var rows = 0
}

/// The room for a picture, and what axes take of it.
struct Space: Equatable, Sendable {
  let columns: Int
  let rows: Int
  /// The height of a cell over its width.
  let aspect: Double

  var hasAxes: Bool { columns >= 20 && rows >= 8 }

  /// The points per row at which an extent just fits, beside axes where there are any.
  func unit(_ extent: Extent) -> Double {
    // The least that WindowPlan takes: a number and a gap at the left, a gap, the arrow and its
    // name at the right; the line of numbers and the arrow.
    extent.pointsPerRow(
      columns: columns - (hasAxes ? 6 : 0), rows: rows - (hasAxes ? 2 : 0), aspect: aspect)
  }
}
