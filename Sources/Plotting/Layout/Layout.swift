import Geometry

/// A drawing in the cells of a picture: everything has its place, nothing has its glyphs yet.
struct Layout: Equatable, Sendable {
  let viewport: Viewport
  /// The edges in the order of painting: what is later covers what is earlier.
  let edges: [Edge]
  let marks: [Mark]
  let labels: [PlacedLabel]
  /// The corners of the shapes that words could be taken to name, the smallest first.
  let areas: [[Point]]

  init(_ content: Content, in viewport: Viewport) {
    self.viewport = viewport
    edges = placedEdges(content, viewport)
    marks = placedMarks(content, viewport)
    labels =
      content.labels.map {
        PlacedLabel(
          text: $0.text, place: viewport.place($0.position), area: viewport.cells(of: $0.area))
      }
      + content.rays.filter { !$0.name.isEmpty }.map {
        PlacedLabel(text: $0.name, place: viewport.place($0).end)
      }
    let named = labels.map(\.area).filter { !$0.isEmpty }
    areas = named.isEmpty ? [] : sortedAreas(named + placedShapes(content, viewport))
  }
}

extension Layout {
  /// Whether the mark of the origin found its cell free.
  var showsOriginMark: Bool { marks.contains { $0.role == .origin } }

  /// The columns of the picture and of words at its right, where there is room for these.
  func columns(atMost most: Int) -> Int {
    labels.map { $0.box.right + 2 + $0.width }.filter { $0 <= most }.reduce(viewport.columns, max)
  }
}

/// An edge in cells.
struct Edge: Equatable, Sendable {
  let start: Place
  let end: Place
  let role: Role
  /// Whether an arrow head stands at its end.
  var hasHead = false

  /// Whether its ends are within a millionth of a cell of the same column.
  var isVertical: Bool { isTiny(end.x &- start.x) }
  var isHorizontal: Bool { isTiny(end.y &- start.y) }
  private func isTiny(_ length: Int) -> Bool {
    let millionth: UInt = (1 << Place.fractionBits) / 1_000_000
    return UInt(bitPattern: length) &+ millionth <= 2 * millionth
  }
  var isUpright: Bool { isVertical || isHorizontal }
}

/// Words and the place they belong to.
struct PlacedLabel: Equatable, Sendable {
  let text: String
  let place: Place
  /// The corners of their shape in cells; none where they name a point.
  var area: [Point] = []

  /// The columns that they take.
  var width: Int { length(text) }

  /// The cells of what they name.
  var box: CellBox {
    let extent = Extent(of: area) ?? Extent(at: Point(x: place.column, y: place.row))
    return CellBox(
      left: nearestCell(extent.minX), right: nearestCell(extent.maxX),
      top: nearestCell(extent.minY), bottom: nearestCell(extent.maxY))
  }
}

/// The shapes themselves, without their frames and what they were before.
private func placedShapes(_ content: Content, _ viewport: Viewport) -> [[Point]] {
  content.strokes.filter { $0.isClosed && ($0.role == .after || $0.role == .other) }.map {
    viewport.cells(of: Array(content.points[$0.points]))
  }
}

private func sortedAreas(_ areas: [[Point]]) -> [[Point]] {
  areas.map { (size: Polygon.area($0), corners: $0) }.sorted { $0.size < $1.size }.map(\.corners)
}

extension Viewport {
  /// The corners of a shape in cells; none where some cannot be drawn.
  fileprivate func cells(of corners: [Point]) -> [Point] {
    guard corners.allSatisfy(isDrawable) else { return [] }
    return corners.map(place).map { Point(x: $0.column, y: $0.row) }
  }
}

/// All edges, those of weaker roles first; rays end where the picture does.
private func placedEdges(_ content: Content, _ viewport: Viewport) -> [Edge] {
  // A bit for each role, since most drawings have few of them.
  let roles: UInt32 = content.strokes.reduce(content.rays.isEmpty ? 0 : ~0) {
    $0 | 1 &<< UInt32($1.role.rawValue)
  }
  return [Edge](capacity: content.points.count + content.rays.count) { edges in
    for role in Role.allCases where roles &>> UInt32(role.rawValue) & 1 == 1 {
      for stroke in content.strokes where stroke.role == role {
        edges.append(stroke, of: content.points, in: viewport)
      }
      for ray in content.rays where ray.part.role == role { edges.append(viewport.place(ray)) }
    }
  }
}

extension OutputSpan<Edge> {
  @inline(__always)
  fileprivate mutating func append(_ stroke: Stroke, of points: [Point], in viewport: Viewport) {
    var start = viewport.place(points[stroke.start])
    for index in stroke.ends {
      let end = viewport.place(points[index])
      append(Edge(start: start, end: end, role: stroke.role, hasHead: stroke.hasHead))
      start = end
    }
  }
}
