internal import Geometry

/// Where words may stand in a picture, whatever lines are there.
struct WordRoom {
  let bounds: CellBox
  /// The corners of the shapes that words could be taken to name, the smallest first.
  let areas: [[Point]]
  private let grid: CanvasGrid
  private var kept: [Bool]

  init(_ bounds: CellBox, areas: [[Point]] = [], keeping cells: [CellIndex] = []) {
    (self.bounds, self.areas) = (bounds, areas)
    grid = CanvasGrid(columns: bounds.right + 1, rows: bounds.bottom + 1)
    kept = [Bool](repeating: false, count: grid.columns * grid.rows)
    for cell in cells {
      if let index = grid.index(cell.column, cell.row) { kept[index] = true }
    }
  }

  /// In a picture of so many columns, with the corners of outlines and the ends of axes kept.
  init(_ layout: Layout, columns: Int) {
    let edges = layout.edges.filter { $0.role != .lattice && $0.role != .grid }
    self.init(
      layout.viewport.room(columns: columns), areas: layout.areas,
      keeping: edges.flatMap { [$0.start.cell, $0.end.cell] } + (layout.viewport.axes?.ends ?? []))
  }

  /// Whether words must leave a cell inside the bounds as it is.
  func keeps(_ column: Int, _ row: Int) -> Bool { kept[row * grid.columns + column] }

  /// What is around all areas.
  private var outside: Int { areas.count }

  /// The areas over which the name of a shape may stand, its own and those around it, or ``outside``; none
  /// for the name of a point, which may stand over any.
  func home(of label: PlacedLabel) -> [Int] {
    guard let own = areas.firstIndex(of: label.area) else { return [] }
    let place = Point(x: label.place.column, y: label.place.row)
    var home = [own]
    for area in own..<areas.count
    where areas[area] != label.area && Polygon.contains(place, in: areas[area]) {
      home.append(area)
    }
    return home.count == 1 ? [own, outside] : home
  }

  /// Whether no other name would be expected in a cell: that of the smallest area around it.
  func isHome(_ home: [Int], _ cell: CellIndex) -> Bool {
    guard !home.isEmpty else { return true }
    let point = Point(x: Double(cell.column), y: Double(cell.row))
    return home.contains(areas.firstIndex { Polygon.contains(point, in: $0) } ?? outside)
  }
}
