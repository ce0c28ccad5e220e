import Geometry

/// A drawing taken apart into the strokes, marks and words that have a place, still in points.
struct Content: Equatable, Sendable {
  /// The extent of it all; nil where there is nothing.
  var extent: Extent? { reach.isEmpty ? nil : reach }
  private var reach = Extent.empty
  /// The points of all strokes, one after the other.
  private(set) var points: [Point] = []
  private(set) var strokes: [Stroke] = []
  private(set) var rays: [Ray] = []
  /// Corners in the order of their letters.
  private(set) var corners: [WorldMark] = []
  private(set) var markers: [WorldMark] = []
  private(set) var labels: [Label] = []
  /// How many outlines have letters.
  private(set) var letteredCount = 0
  /// Whether outlines with letters are told apart by their texture, as those of two transforms are.
  var comparesOutlines: Bool { letteredRoles.nonzeroBitCount > 1 }
  private var letteredRoles: UInt32 = 0
  private var letters = CornerLetters()

  init(_ drawing: Drawing) {
    points.reserveCapacity(4 * drawing.shapes.count)
    strokes.reserveCapacity(drawing.shapes.count)
    corners.reserveCapacity(4 * drawing.shapes.count)
    markers.reserveCapacity(drawing.shapes.count)
    for index in drawing.shapes.indices { addShape(index, of: drawing.shapes) }
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

  /// By its number: the shape itself would be copied, and each reference in it counted.
  @inline(__always)
  private mutating func addShape(_ index: Int, of shapes: [Shape]) {
    switch shapes[index] {
    case .outline(let outline): add(outline)
    case .marker(let marker): add(marker)
    case .label(let label): add(label)
    case .arrow(let arrow): add(arrow)
    case .ray(let ray): add(ray)
    case .mesh(let mesh): for segment in mesh.segments { add(segment, mesh.part.role) }
    }
  }

  private mutating func add(_ outline: Outline) {
    guard let box = Extent(of: outline.corners) else { return }
    if outline.hasLetters {
      letteredCount += 1
      letteredRoles |= 1 &<< UInt32(outline.part.role.rawValue)
    }
    if outline.clip == nil { extend(to: box) }
    if outline.hasLetters { addLetters(of: outline, awayFrom: box.middle) }
    if outline.clip == nil, outline.corners.allSatisfy(isDrawable) {
      addClosed(outline.corners, outline.part.role)
    } else {
      addSides(of: outline)
    }
  }

  private mutating func addClosed(_ corners: [Point], _ role: Role) {
    let start = points.count
    points.append(contentsOf: corners)
    strokes.append(Stroke(role: role, points: start..<points.count, isClosed: true))
  }

  private mutating func addLetters(of outline: Outline, awayFrom middle: Point) {
    corners.append(addingCapacity: outline.corners.count) { corners in
      for p in outline.corners {
        let letter = letters.next(outline.part)
        guard letter != CornerLetters.none, isDrawable(p), !outline.hides(p) else { continue }
        let outward = Vector(dx: p.x - middle.x, dy: p.y - middle.y)
        corners.append(WorldMark(point: p, letter: letter, role: .corner, outward: outward))
      }
    }
  }

  /// What is seen of each side, which has its place already unless it is clipped.
  private mutating func addSides(of outline: Outline) {
    guard var start = outline.corners.last else { return }
    for end in outline.corners {
      defer { start = end }
      let side = Segment(start, end)
      guard isDrawable(start), isDrawable(end) else { continue }
      guard let clip = outline.clip else { addStroke(side, outline.part.role); continue }
      if let seen = clipped(side, to: clip) { add(seen, outline.part.role) }
    }
  }

  private mutating func add(_ segment: Segment, _ role: Role, hasHead: Bool = false) {
    // What is left of an edge that ends nowhere is its other end.
    extend(to: segment.start)
    extend(to: segment.end)
    guard isDrawable(segment.start), isDrawable(segment.end) else { return }
    addStroke(segment, role, hasHead: hasHead)
  }

  private mutating func addStroke(_ segment: Segment, _ role: Role, hasHead: Bool = false) {
    let start = points.count
    points.append(segment.start)
    points.append(segment.end)
    strokes.append(Stroke(role: role, points: start..<points.count, hasHead: hasHead))
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

  private mutating func extend(to box: Extent) { reach.widen(to: box) }

  private mutating func extend(to p: Point) { reach.add(p) }
}

/// A line through points that can be drawn.
struct Stroke: Equatable, Sendable {
  let role: Role
  /// Its points among those of all strokes, one at least.
  let points: Range<Int>
  /// Whether its first edge leads from its last point to its first.
  var isClosed = false
  var hasHead = false

  /// The point where it begins, and those to which it goes on.
  @inline(__always)
  var start: Int { isClosed ? points.upperBound - 1 : points.lowerBound }
  @inline(__always)
  var ends: Range<Int> { points.lowerBound + (isClosed ? 0 : 1)..<points.upperBound }
}

extension Content {
  /// Whether no edge of a stroke breaks a condition on its two ends.
  @inline(__always)
  func edgesSatisfy(_ condition: (Point, Point) -> Bool) -> Bool {
    strokes.allSatisfy { stroke in
      var start = points[stroke.start]
      return stroke.ends.allSatisfy { index in
        defer { start = points[index] }
        return condition(start, points[index])
      }
    }
  }
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
