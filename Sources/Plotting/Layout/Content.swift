import Geometry

/// A drawing taken apart into the edges, marks and words that have a place, still in points.
struct Content: Equatable, Sendable {
  /// The extent of it all; nil where there is nothing.
  private(set) var extent: Extent?
  private(set) var edges: [WorldEdge] = []
  private(set) var rays: [Ray] = []
  /// Corners in the order of their letters.
  private(set) var corners: [WorldMark] = []
  private(set) var markers: [WorldMark] = []
  private(set) var labels: [Label] = []
  /// How many outlines have letters.
  private(set) var letteredCount = 0
  private var letters = CornerLetters()

  init(_ drawing: Drawing) {
    edges.reserveCapacity(4 * drawing.shapes.count)
    corners.reserveCapacity(4 * drawing.shapes.count)
    markers.reserveCapacity(drawing.shapes.count)
    for shape in drawing.shapes { add(shape) }
    makeRoomForRays()
  }

  /// A part of the picture beside the start of each ray, so that the way it goes is seen.
  private mutating func makeRoomForRays() {
    guard let box = extent else { return }
    let size = max(box.width, box.height)
    for ray in rays {
      let step = ray.direction * ((size > 0 ? size : 10) / 5 / ray.direction.length)
      extend(to: ray.start + step)
    }
  }

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .outline(let outline): add(outline)
    case .marker(let marker): add(marker)
    case .label(let label): add(label)
    case .arrow(let arrow): add(arrow)
    case .ray(let ray): add(ray)
    case .mesh(let mesh): for segment in mesh.segments { add(segment, mesh.part.role) }
    }
  }

  private mutating func add(_ outline: Outline) {
    guard let box = Extent(of: outline.corners), var start = outline.corners.last else { return }
    let role = outline.part.role
    if outline.hasLetters { letteredCount += 1 }
    if outline.clip == nil { extend(to: box) }
    if outline.hasLetters { addLetters(of: outline, awayFrom: box.middle) }
    for end in outline.corners {
      add(Segment(start, end), role, of: outline)
      start = end
    }
  }

  private mutating func addLetters(of outline: Outline, awayFrom middle: Point) {
    for p in outline.corners {
      let letter = letters.next(outline.part)
      guard isDrawable(p), !outline.hides(p) else { continue }
      let outward = Vector(dx: p.x - middle.x, dy: p.y - middle.y)
      corners.append(WorldMark(point: p, letter: letter, role: .corner, outward: outward))
    }
  }

  /// What is seen of an edge of an outline, which has its place already unless it is clipped.
  private mutating func add(_ edge: Segment, _ role: Role, of outline: Outline) {
    guard isDrawable(edge.start), isDrawable(edge.end) else { return }
    guard let clip = outline.clip else {
      return edges.append(WorldEdge(role: role, start: edge.start, end: edge.end))
    }
    if let seen = clipped(edge, to: clip) { add(seen, role) }
  }

  private mutating func add(_ segment: Segment, _ role: Role, hasHead: Bool = false) {
    // What is left of an edge that ends nowhere is its other end.
    extend(to: segment.start)
    extend(to: segment.end)
    guard isDrawable(segment.start), isDrawable(segment.end) else { return }
    edges.append(
      WorldEdge(role: role, start: segment.start, end: segment.end, hasHead: hasHead))
  }

  private mutating func add(_ marker: Marker) {
    guard isDrawable(marker.position) else { return }
    extend(to: marker.position)
    markers.append(
      WorldMark(
        point: marker.position, letter: marker.letter, role: marker.part.role,
        outward: Vector(dx: -1, dy: -1)))
  }

  private mutating func add(_ label: Label) {
    guard isDrawable(label.position) else { return }
    extend(to: label.position)
    labels.append(label)
  }

  private mutating func add(_ arrow: Arrow) {
    add(arrow.segment, arrow.part.role, hasHead: true)
    if arrow.part == .after, !arrow.name.isEmpty { add(Label(arrow.name, at: arrow.segment.end)) }
  }

  private mutating func add(_ ray: Ray) {
    guard isDrawable(ray.start), isDrawable(Point.zero + ray.direction), ray.direction != .zero
    else { return }
    extend(to: ray.start)
    rays.append(ray)
  }

  private mutating func extend(to box: Extent) {
    extend(to: Point(x: box.minX, y: box.minY))
    extend(to: Point(x: box.maxX, y: box.maxY))
  }

  private mutating func extend(to p: Point) {
    guard isDrawable(p) else { return }
    if extent == nil { extent = Extent(at: p) } else { extent?.add(p) }
  }
}

/// An edge between two points that can be drawn.
struct WorldEdge: Equatable, Sendable {
  let role: Role
  let start: Point
  let end: Point
  var hasHead = false

  var isVertical: Bool { abs(end.x - start.x) <= 1e-9 * abs(end.y - start.y) }
  var isHorizontal: Bool { abs(end.y - start.y) <= 1e-9 * abs(end.x - start.x) }
}

/// A point with its letter, and the direction in which there is room beside it: away from the middle
/// of its shape, or to the top left.
struct WorldMark: Equatable, Sendable {
  let point: Point
  /// Nil where the style has a sign for the role.
  let letter: Unicode.Scalar?
  let role: Role
  let outward: Vector
}

// MARK: Roles of parts

extension Outline.Part {
  var role: Role {
    switch self {
    case .before: .before
    case .after: .after
    case .other: .other
    case .frame: .frame
    }
  }
}

extension Marker.Part {
  var role: Role { self == .anchor ? .anchor : .point }
}

extension Arrow.Part {
  var role: Role { self == .before ? .before : .arrow }
}

extension Ray.Part {
  var role: Role { self == .point ? .point : .after }
}

extension Mesh.Part {
  var role: Role { self == .before ? .lattice : .grid }
}
