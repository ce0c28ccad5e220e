import Geometry

/// A drawing in the cells of a picture: everything has its place, nothing has its glyphs yet.
struct Layout: Equatable, Sendable {
  let viewport: Viewport
  /// The edges in the order of painting: what is later covers what is earlier.
  let edges: [Edge]
  let marks: [Mark]
  let labels: [PlacedLabel]

  init(_ content: Content, in viewport: Viewport) {
    self.viewport = viewport
    edges = placedEdges(content, viewport)
    marks = placedMarks(content, viewport)
    labels =
      content.labels.map {
        PlacedLabel(
          text: $0.text, place: viewport.place($0.position), isInside: $0.isInside)
      }
      + content.rays.filter { !$0.name.isEmpty }.map {
        PlacedLabel(text: $0.name, place: viewport.place($0).end)
      }
  }
}

extension Layout {
  /// Whether the mark of the origin found its cell free.
  var showsOriginMark: Bool { marks.contains { $0.role == .origin } }
}

/// An edge in cells.
struct Edge: Equatable, Sendable {
  let start: Place
  let end: Place
  let role: Role
  /// Whether an arrow head stands at its end.
  var hasHead = false

  var isVertical: Bool { abs(end.column - start.column) < 1e-6 }
  var isHorizontal: Bool { abs(end.row - start.row) < 1e-6 }
  var isUpright: Bool { isVertical || isHorizontal }
}

/// Words and the place they belong to.
struct PlacedLabel: Equatable, Sendable {
  let text: String
  let place: Place
  var isInside = false
}

/// All edges, those of weaker roles first; rays end where the picture does.
private func placedEdges(_ content: Content, _ viewport: Viewport) -> [Edge] {
  var edges: [Edge] = []
  edges.reserveCapacity(content.points.count + content.rays.count)
  // A bit for each role, since most drawings have few of them.
  let roles: UInt32 = content.strokes.reduce(content.rays.isEmpty ? 0 : ~0) {
    $0 | 1 &<< UInt32($1.role.rawValue)
  }
  for role in Role.allCases where roles &>> UInt32(role.rawValue) & 1 == 1 {
    for stroke in content.strokes where stroke.role == role {
      var start = viewport.place(content.points[stroke.start])
      for index in stroke.ends {
        let end = viewport.place(content.points[index])
        edges.append(Edge(start: start, end: end, role: role, hasHead: stroke.hasHead))
        start = end
      }
    }
    for ray in content.rays where ray.part.role == role { edges.append(viewport.place(ray)) }
  }
  return edges
}
