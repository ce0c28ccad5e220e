#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

extension Path {
  /// Whether a point lies inside, by the winding rule; open parts count as closed.
  ///
  /// Curves are followed in 64 straight pieces, so that the outline of a circle is off by less than a part in
  /// ten thousand of its radius. Of straight outlines, left and top sides belong to the inside, as for
  /// ``Polygon/contains(_:in:)``.
  /// - Parameter evenOdd: whether a point that the outline runs round twice lies outside, as with
  ///   `usesEvenOddFillRule`.
  public func contains(_ point: Point, evenOdd: Bool = false) -> Bool {
    let turns = outlines.map { $0.turns(around: point) }.reduce(0, +)
    return evenOdd ? turns % 2 != 0 : turns != 0
  }

  /// The corners of each closed part.
  private var outlines: [Outline] {
    var (closed, open, current) = ([Outline](), Outline(), Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        closed.append(open)
        open = Outline(corners: [point])
      case .line(let point): open.corners.append(point)
      case .curve(let first, let second, let end):
        open.follow(BezierCurve(current, first, second, end))
      case .quadCurve(let control, let end):
        open.follow(BezierCurve(current, quadratic: control, end))
      case .polygon(let points): closed.append(Outline(corners: points))
      case .ellipse(let rect): closed.append(Outline(ellipseIn: rect))
      case .oval(let center, let u, let v): closed.append(Outline(center, u, v))
      case .close: open.corners += open.corners.prefix(1)
      }
      current = element.end ?? open.corners.first ?? current
      if element.isClosedShape {
        closed.append(open)
        open = Outline(corners: [current])
      }
    }
    return closed + [open]
  }
}

extension Path.Element {
  /// Whether it is a part by itself, after which the next line begins another.
  fileprivate var isClosedShape: Bool {
    switch self {
    case .polygon, .ellipse, .oval: true
    case .move, .line, .curve, .quadCurve, .close: false
    }
  }
}

/// A closed line.
private struct Outline {
  var corners: [Point] = []

  private static let pieces = 64

  init(corners: [Point] = []) { self.corners = corners }

  init(ellipseIn rect: Rect) {
    self.init(
      Point(x: rect.midX, y: rect.midY), Vector(dx: rect.width / 2, dy: 0),
      Vector(dx: 0, dy: rect.height / 2))
  }

  /// An ellipse by its centre and half axes.
  init(_ center: Point, _ u: Vector, _ v: Vector) {
    let count = 4 * Self.pieces
    corners = (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let (sine, cosine) = (sin(angle), cos(angle))
      return Point(
        x: center.x + cosine * u.dx + sine * v.dx, y: center.y + cosine * u.dy + sine * v.dy)
    }
  }

  mutating func follow(_ curve: BezierCurve) {
    for piece in 1...Self.pieces {
      corners.append(curve.point(at: Double(piece) / Double(Self.pieces)))
    }
  }

  /// How often it runs round a point, from +x towards +y.
  func turns(around point: Point) -> Int {
    var turns = 0
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      guard (start.y > point.y) != (end.y > point.y) else { continue }
      let across = (point - start).cross(end - start)
      if end.y > start.y, across < 0 { turns += 1 }
      if end.y < start.y, across > 0 { turns -= 1 }
    }
    return turns
  }
}
