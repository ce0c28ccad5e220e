import Geometry

/// What a viewport must know of a drawing: how far it reaches and where its upright edges are.
struct Content: Equatable, Sendable {
  /// The extent of all points that can be drawn; nil where there are none.
  var extent: Extent?
  /// The x of vertical edges and the y of horizontal ones.
  var verticals: [Double] = []
  var horizontals: [Double] = []

  init(_ drawing: Drawing) {
    for shape in drawing.shapes {
      switch shape {
      case .outline(let outline): add(outline.corners)
      case .marker(let marker): add(marker.position)
      case .label(let label): add(label.position)
      }
    }
  }

  private mutating func add(_ p: Point) {
    guard isDrawable(p) else { return }
    if extent == nil { extent = Extent(at: p) } else { extent?.add(p) }
  }

  private mutating func add(_ corners: [Point]) {
    guard var start = corners.last else { return }
    for end in corners {
      add(end)
      let (dx, dy) = (abs(end.x - start.x), abs(end.y - start.y))
      if dx <= 1e-9 * dy { verticals.append(end.x) }
      if dy <= 1e-9 * dx { horizontals.append(end.y) }
      start = end
    }
  }
}
