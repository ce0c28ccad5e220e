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

  func viewport(in space: Space) -> Viewport? {
    let box = grid.cells(of: extent)
    let crossing = showsOrigin && keepsClear() ? CellIndex(column: 0, row: 0) : rulerCorner(box)
    let window = self.window(around: box, crossing)
    guard window.columns + 3 <= space.columns, window.rows + 1 <= space.rows else { return nil }
    // The line of numbers is above the window where y grows down, below it otherwise.
    let rowShift = (grid.yAxis == .down ? 1 : 0) - window.top
    let y = yTicks(window, movedBy: rowShift)
    let gutter = y.reduce(0) { max($0, $1.text.utf8.count) } + 1
    let columnShift = gutter - window.left
    let x = xTicks(window, movedBy: columnShift)
    guard gutter + window.columns + 2 <= space.columns, areEnough(x, y, window) else { return nil }
    let origin = CellIndex(column: columnShift, row: rowShift)
    return viewport(window, crossing, origin: origin, xTicks: x, yTicks: y)
  }

  /// Whether an axis of some length has two ticks at least, since one alone gives no scale.
  private func areEnough(_ x: [Tick], _ y: [Tick], _ window: CellBox) -> Bool {
    (x.count > 1 || window.columns < 12) && (y.count > 1 || window.rows < 7)
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
  private func xTicks(_ window: CellBox, movedBy shift: Int) -> [Tick] {
    let perTick = grid.scale.columnsPerTick
    let first = nearestCell((Double(window.left) / perTick).rounded(.up))
    let last = nearestCell((Double(window.right - 1) / perTick).rounded(.down))
    var bytes: [UInt8] = []
    return (first..<max(first, last + 1)).map {
      Tick(
        position: nearestCell(Double($0) * perTick) + shift,
        text: grid.scale.tickText($0, &bytes))
    }
  }

  /// Ticks on the rows between the ends of the y axis, its arrow excluded.
  private func yTicks(_ window: CellBox, movedBy shift: Int) -> [Tick] {
    let perTick = Double(grid.scale.rowsPerTick)
    let sign = grid.yAxis == .down ? 1 : -1
    let top = window.top + (sign == 1 ? 0 : 1)
    let bottom = window.bottom - (sign == 1 ? 1 : 0)
    let first = nearestCell((Double(top) / perTick).rounded(.up))
    let last = nearestCell((Double(bottom) / perTick).rounded(.down))
    var bytes: [UInt8] = []
    return (first..<max(first, last + 1)).map {
      Tick(
        position: $0 * grid.scale.rowsPerTick + shift,
        text: grid.scale.tickText(sign * $0, &bytes))
    }
  }
}

private func isUpright(_ v: Vector) -> Bool { abs(v.dx) <= 1e-9 * abs(v.dy) }

private func isLevel(_ v: Vector) -> Bool { abs(v.dy) <= 1e-9 * abs(v.dx) }
