import Geometry

/// A drawing taken apart into the edges, marks and words that have a place, still in points.
struct Content: Equatable, Sendable {
  /// The extent of it all; nil where there is nothing.
  private(set) var extent: Extent?
  private(set) var edges: [WorldEdge] = []
  /// Corners in the order of their letters.
  private(set) var corners: [WorldMark] = []
  private(set) var markers: [WorldMark] = []
  private(set) var labels: [Label] = []
  private var letters = 0

  init(_ drawing: Drawing) {
    edges.reserveCapacity(4 * drawing.shapes.count)
    for shape in drawing.shapes {
      switch shape {
      case .outline(let outline): add(outline)
      case .marker(let marker): add(marker)
      case .label(let label): add(label)
      }
    }
  }

  private mutating func add(_ outline: Outline) {
    guard let box = Extent(of: outline.corners), var start = outline.corners.last else { return }
    extend(to: Point(x: box.minX, y: box.minY))
    extend(to: Point(x: box.maxX, y: box.maxY))
    for end in outline.corners {
      if outline.part == .after { addLetter(at: end, awayFrom: box.middle) }
      if isDrawable(start) && isDrawable(end) {
        edges.append(WorldEdge(part: outline.part, start: start, end: end))
      }
      start = end
    }
  }

  private mutating func addLetter(at p: Point, awayFrom middle: Point) {
    if isDrawable(p) {
      let outward = Vector(dx: p.x - middle.x, dy: p.y - middle.y)
      corners.append(
        WorldMark(point: p, letter: cornerLetter(letters), role: .corner, outward: outward))
    }
    letters += 1
  }

  private mutating func add(_ marker: Marker) {
    guard isDrawable(marker.position) else { return }
    extend(to: marker.position)
    let role: Role = marker.part == .anchor ? .anchor : .point
    markers.append(
      WorldMark(
        point: marker.position, letter: marker.letter, role: role, outward: Vector(dx: -1, dy: -1)))
  }

  private mutating func add(_ label: Label) {
    guard isDrawable(label.position) else { return }
    extend(to: label.position)
    labels.append(label)
  }

  private mutating func extend(to p: Point) {
    if extent == nil { extent = Extent(at: p) } else { extent?.add(p) }
  }
}

/// An edge between two corners that can be drawn.
struct WorldEdge: Equatable, Sendable {
  let part: Outline.Part
  let start: Point
  let end: Point

  var isVertical: Bool { abs(end.x - start.x) <= 1e-9 * abs(end.y - start.y) }
  var isHorizontal: Bool { abs(end.y - start.y) <= 1e-9 * abs(end.x - start.x) }
}

/// A point with its letter, and the direction in which there is room beside it: away from the middle
/// of its shape, or to the top left.
struct WorldMark: Equatable, Sendable {
  let point: Point
  let letter: Unicode.Scalar
  let role: Role
  let outward: Vector
}
