internal import Geometry
internal import Views

/// What pictures of steps show on its way through them.
enum StepSubject: Equatable {
  /// A closed shape: the corners of a rectangle or of a view's bounds.
  case shape([Point])
  /// A single point.
  case point(Point)

  var points: [Point] {
    switch self {
    case .shape(let corners): corners
    case .point(let point): [point]
    }
  }
}

extension PlaneMap {
  /// Where a point goes; not finite where that is at infinity, or behind it.
  func image(of p: Point) -> Point {
    switch self {
    case .affine(let transform): return p.applying(transform)
    case .projective(let m):
      let w = p.x * m[0, 2] + p.y * m[1, 2] + m[2, 2]
      // A shape that is partly behind the line at infinity has no outline.
      guard w * m[2, 2] >= 0, w != 0 else { return Point(x: .nan, y: .nan) }
      return Point(
        x: (p.x * m[0, 0] + p.y * m[1, 0] + m[2, 0]) / w,
        y: (p.x * m[0, 1] + p.y * m[1, 1] + m[2, 1]) / w)
    }
  }
}

extension Evaluator {
  /// What is shown of a value that is followed through steps; nil where it is no shape and no point.
  func stepSubject(_ value: Value) -> StepSubject? {
    switch value {
    case .rect(let rect): return .shape(rect.corners)
    case .view(let id), .layer(let id): return .shape(scene.bounds(of: id).corners)
    case .point(let point): return .point(point)
    case .row(let row): return row.point.map(StepSubject.point)
    case .list(let box):
      let corners = box.payload.prefix(100).compactMap { value -> Point? in
        if case .point(let point) = value { return point }
        return nil
      }
      return corners.count > 2 && corners.count == box.payload.count ? .shape(corners) : nil
    case _: return nil
    }
  }

  /// Of `v.transform`: the bounds of v around its anchor point, about which the transform acts.
  func stepSubject(at node: NodeID) -> StepSubject? {
    guard case .member(let base, words.transform) = tree[node], let id = namedView(base) else {
      return nil
    }
    let geometry = scene.geometry(of: id)
    let anchor = geometry.anchorLocation
    return .shape(
      geometry.bounds.corners.map { Point(x: $0.x - anchor.x, y: $0.y - anchor.y) })
  }
}
