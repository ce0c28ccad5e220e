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
    labels = content.labels.map {
      PlacedLabel(text: $0.text, place: viewport.place($0.position))
    }
  }
}

extension Layout {
  /// Whether the mark of the origin found its cell free.
  var showsOriginMark: Bool { marks.contains { $0.role == .origin } }
}

/// An edge of an outline in cells.
struct Edge: Equatable, Sendable {
  let part: Outline.Part
  let start: Place
  let end: Place
}

/// Words and the place they belong to.
struct PlacedLabel: Equatable, Sendable {
  let text: String
  let place: Place
}

private func placedEdges(_ content: Content, _ viewport: Viewport) -> [Edge] {
  var edges: [Edge] = []
  edges.reserveCapacity(content.edges.count)
  for part in [Outline.Part.frame, .before, .after] {
    for edge in content.edges where edge.part == part {
      edges.append(
        Edge(part: part, start: viewport.place(edge.start), end: viewport.place(edge.end)))
    }
  }
  return edges
}
