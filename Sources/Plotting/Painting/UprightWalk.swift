/// The cells of an upright edge from end to end, as steps from cell to cell of a canvas.
struct UprightWalk {
  /// The number of the last cell.
  let count: Int
  let isVertical: Bool
  /// 1 to the right or down, -1 to the left or up, 0 where there is one cell only.
  let direction: Int
  /// Where the first cell lies, and how far on the next one does.
  let start: Int
  let stride: Int

  /// Nil where an end is outside: no place in a picture is.
  @inline(__always)
  init?(_ edge: Edge, in grid: CanvasGrid) {
    let (a, b) = (edge.start.cell, edge.end.cell)
    isVertical = edge.isVertical && a.row != b.row
    let length = isVertical ? b.row &- a.row : b.column &- a.column
    count = abs(length)
    direction = length.signum()
    stride = isVertical ? direction * grid.columns : direction
    guard let start = grid.index(a.column, a.row),
      grid.index(isVertical ? a.column : b.column, isVertical ? b.row : a.row) != nil
    else { return nil }
    self.start = start
  }
}
