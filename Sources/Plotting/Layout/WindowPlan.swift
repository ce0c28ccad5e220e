import Geometry

/// One try at a window: where the axes stand at a given scale and what room that takes.
///
/// Axes go through the origin where that keeps clear of every upright edge; elsewhere they are
/// rulers beside the content, so that no edge coincides with an axis.
struct WindowPlan {
  let content: Content
  let extent: Extent
  let showsOrigin: Bool
  let grid: Grid

  /// The window, longer by what an axis needs to reach a second tick, where the content has an extent along it and
  /// there is room for that.
  func viewport(in space: Space) -> Viewport? {
    let box = grid.cells(of: extent)
    let crossing = showsOrigin && keepsClear() ? CellIndex(column: 0, row: 0) : rulerCorner(box)
    let window = self.window(around: box, crossing)
    guard let tight = viewport(window, crossing, in: space), let axes = tight.axes else {
      return nil
    }
    let x = axes.xTicks.count < 2 && box.columns > 1
    let y = axes.yTicks.count < 2 && box.rows > 1
    // Most need not be longer, and even a short list takes memory.
    let ways = x || y ? [(x, y), (x, false), (false, y)] : []
    for (x, y) in ways where x || y {
      let longer = lengthened(window, x: x, y: y)
      if let found = viewport(longer, crossing, in: space), hasScale(found) { return found }
    }
    return hasScale(tight) ? tight : nil
  }

  private func viewport(_ window: CellBox, _ crossing: CellIndex, in space: Space) -> Viewport? {
    guard window.columns + 3 <= space.columns, window.rows + 1 <= space.rows else { return nil }
    // The line of numbers is above the window where y grows down, below it otherwise.
    let rowShift = (grid.yAxis == .down ? 1 : 0) - window.top
    var bytes: [UInt8] = []
    let y = yTicks(window, movedBy: rowShift, &bytes)
    let gutter = y.reduce(0) { max($0, $1.text.utf8.count) } + 1
    let columnShift = gutter - window.left
    let x = xTicks(window, movedBy: columnShift, &bytes)
    guard gutter + window.columns + 2 <= space.columns else { return nil }
    let origin = CellIndex(column: columnShift, row: rowShift)
    return viewport(window, crossing, origin: origin, xTicks: x, yTicks: y)
  }

  /// Whether each axis of some length has two ticks at least, since one alone gives no scale.
  private func hasScale(_ viewport: Viewport) -> Bool {
    guard let axes = viewport.axes else { return false }
    return (axes.xTicks.count > 1 || axes.window.columns < 12)
      && (axes.yTicks.count > 1 || axes.window.rows < 7)
  }

  /// The window with axes that reach their second tick: x to the right, y down or up.
  private func lengthened(_ window: CellBox, x: Bool, y: Bool) -> CellBox {
    var longer = window
    if x {
      let second = (Double(window.left) / grid.scale.columnsPerTick).rounded(.up) + 1
      longer.right = max(window.right, nearestCell(second * grid.scale.columnsPerTick) + 1)
    }
    guard y else { return longer }
    let rows = Double(grid.scale.rowsPerTick)
    switch grid.yAxis {
    case .down:
      let second = (Double(window.top) / rows).rounded(.up) + 1
      longer.bottom = max(window.bottom, nearestCell(second * rows) + 1)
    case .up:
      let second = (Double(window.bottom) / rows).rounded(.down) - 1
      longer.top = min(window.top, nearestCell(second * rows) - 1)
    }
    return longer
  }

  /// Whether axes through the origin stay at least one cell away from every upright edge and
  /// ray.
  private func keepsClear() -> Bool {
    let columns = 1.6 * grid.scale.pointsPerColumn
    let rows = 1.6 * grid.scale.pointsPerRow
    let edgesKeepClear = content.edgesSatisfy { start, end in
      (abs(start.x) > columns || !isUpright(end - start))
        && (abs(start.y) > rows || !isLevel(end - start))
    }
    let raysKeepClear = content.rays.allSatisfy { ray in
      (abs(ray.start.x) > columns || ray.direction.dx != 0)
        && (abs(ray.start.y) > rows || ray.direction.dy != 0)
    }
    return edgesKeepClear && raysKeepClear
  }

  /// Where rulers meet: beside the content, at the side where x and y begin, one cell away.
  private func rulerCorner(_ box: CellBox) -> CellIndex {
    switch grid.yAxis {
    case .down: CellIndex(column: box.left - 2, row: box.top - 2)
    case .up: CellIndex(column: box.left - 2, row: box.bottom + 2)
    }
  }

  /// The content, the axes, a gap between content and numbers, and room for the arrows.
  private func window(around box: CellBox, _ crossing: CellIndex) -> CellBox {
    var window = CellBox(
      left: box.left < crossing.column ? box.left - 1 : crossing.column,
      right: max(box.right, crossing.column) + 2, top: min(box.top, crossing.row) - 1,
      bottom: max(box.bottom, crossing.row) + 1)
    // Only the axis itself may be next to its numbers, and a ruler has its column to itself, so that
    // its arrow needs no row.
    let isRuler = crossing.column < box.left
    switch grid.yAxis {
    case .down:
      if crossing.row <= box.top { window.top = crossing.row }
      if isRuler { window.bottom = max(box.bottom, crossing.row) }
    case .up:
      if crossing.row >= box.bottom { window.bottom = crossing.row }
      if isRuler { window.top = min(box.top, crossing.row) }
    }
    return window
  }

  private func viewport(
    _ window: CellBox, _ crossing: CellIndex, origin: CellIndex, xTicks: [Tick], yTicks: [Tick]
  ) -> Viewport {
    let axes = Axes(
      crossing: CellIndex(column: crossing.column + origin.column, row: crossing.row + origin.row),
      window: window.shifted(columns: origin.column, rows: origin.row), yAxis: grid.yAxis,
      isRuler: crossing.column < grid.cells(of: extent).left, xTicks: xTicks, yTicks: yTicks)
    return Viewport(
      grid: grid, columns: axes.window.right + 3, rows: window.rows + 1, origin: origin, axes: axes,
      marksOrigin: showsOrigin && crossing != CellIndex(column: 0, row: 0))
  }
}

extension WindowPlan {
  /// Ticks on the columns between the ends of the x axis, its arrow excluded.
  private func xTicks(_ window: CellBox, movedBy shift: Int, _ bytes: inout [UInt8]) -> [Tick] {
    let perTick = grid.scale.columnsPerTick
    let first = nearestCell((Double(window.left) / perTick).rounded(.up))
    let last = nearestCell((Double(window.right - 1) / perTick).rounded(.down))
    return (first..<max(first, last + 1)).map {
      Tick(
        position: nearestCell(Double($0) * perTick) + shift,
        text: grid.scale.tickText($0, &bytes))
    }
  }

  /// Ticks on the rows between the ends of the y axis, its arrow excluded.
  private func yTicks(_ window: CellBox, movedBy shift: Int, _ bytes: inout [UInt8]) -> [Tick] {
    let perTick = Double(grid.scale.rowsPerTick)
    let sign = grid.yAxis == .down ? 1 : -1
    let top = window.top + (sign == 1 ? 0 : 1)
    let bottom = window.bottom - (sign == 1 ? 1 : 0)
    let first = nearestCell((Double(top) / perTick).rounded(.up))
    let last = nearestCell((Double(bottom) / perTick).rounded(.down))
    return (first..<max(first, last + 1)).map {
      Tick(
        position: $0 * grid.scale.rowsPerTick + shift,
        text: grid.scale.tickText(sign * $0, &bytes))
    }
  }
}

private func isUpright(_ v: Vector) -> Bool { abs(v.dx) <= 1e-9 * abs(v.dy) }

private func isLevel(_ v: Vector) -> Bool { abs(v.dy) <= 1e-9 * abs(v.dx) }
