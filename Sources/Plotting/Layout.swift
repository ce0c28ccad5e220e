import Geometry

/// A drawing in the cells of a picture: everything has its place, nothing has its glyphs yet.
struct Layout: Equatable, Sendable {
  let viewport: Viewport
  let outlines: [PlacedOutline]
  let marks: [Mark]
  let labels: [PlacedLabel]

  init(_ drawing: Drawing, in viewport: Viewport) {
    self.viewport = viewport
    outlines = placedOutlines(drawing, viewport)
    marks = placedMarks(drawing, viewport)
    labels = drawing.shapes.compactMap { shape in
      guard case .label(let label) = shape, isDrawable(label.position) else { return nil }
      return PlacedLabel(text: label.text, place: viewport.place(label.position))
    }
  }
}

extension Layout {
  /// Whether the mark of the origin found its cell free.
  var showsOriginMark: Bool { marks.contains { $0.role == .origin } }
}

/// A polygon in cells; an edge is drawn only between two corners that have a place.
struct PlacedOutline: Equatable, Sendable {
  let part: Outline.Part
  let corners: [Place?]
}

/// Words and the place they belong to.
struct PlacedLabel: Equatable, Sendable {
  let text: String
  let place: Place
}

private func placedOutlines(_ drawing: Drawing, _ viewport: Viewport) -> [PlacedOutline] {
  drawing.shapes.compactMap { shape in
    guard case .outline(let outline) = shape else { return nil }
    let corners = outline.corners.map { isDrawable($0) ? viewport.place($0) : nil }
    return PlacedOutline(part: outline.part, corners: corners)
  }
}
