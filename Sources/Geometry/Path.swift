/// A path of points, lines, curves, rects and ellipses, as far as its bounding box needs to know it.
///
///     path.add(.move(to: Point(x: 0, y: 0)))
///     path.add(.line(to: Point(x: 3, y: 4)))
///     path.boundingBox                          // rect(0, 0, 3, 4)
public struct Path: Equatable, Sendable {
  /// One step of drawing.
  public enum Element: Equatable, Sendable {
    /// Begins at a point.
    case move(to: Point)
    /// A line from the current point.
    case line(to: Point)
    /// A cubic Bézier curve from the current point, by its two control points.
    case curve(Point, Point, to: Point)
    /// A quadratic Bézier curve from the current point, by its control point.
    case quadCurve(Point, to: Point)
    /// A rectangle, or the corners that a transform gives one.
    case polygon([Point])
    /// An ellipse in a rect.
    case ellipse(in: Rect)
    /// An ellipse as a transform leaves it: its centre, and where its two half axes end from there.
    case oval(Point, Vector, Vector)
    /// Back to where the last `move` began.
    case close
  }

  /// The steps in the order in which they were added.
  public private(set) var elements: [Element] = []

  /// How thick a pen would draw it; no measure of the path depends on it.
  public var lineWidth = 1.0

  /// Creates an empty path.
  public init() {}

  /// Adds a step at the end.
  public mutating func add(_ element: Element) { elements.append(element) }

  /// Takes all steps away; the width of its line stays.
  public mutating func removeAll() { elements = [] }

  /// Whether nothing was added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins; nil for an empty path.
  ///
  /// After `close` and after a closed shape, where that began.
  public var currentPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point), .quadCurve(_, let point):
      point
    case .polygon(let points): points.first
    case .ellipse(let rect): Point(x: rect.maxX, y: rect.midY)
    case .oval(let center, let axis, _): center + axis
    case .close: start
    case nil: nil
    }
  }

  private var start: Point? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// The smallest rect around all points, those that control curves among them; null for an empty path.
  ///
  /// Source: Apple's documentation of `CGPath.boundingBox` and `UIBezierPath.bounds`.
  public var boundingBox: Rect { box { _, points in Rect(around: points) } }

  /// The smallest rect around what is drawn; null for an empty path.
  ///
  /// Source: Apple's documentation of `CGPath.boundingBoxOfPath`.
  public var boundingBoxOfPath: Rect {
    box { start, points in
      points.count == 2
        ? BezierCurve(start, quadratic: points[0], points[1]).box
        : BezierCurve(start, points[0], points[1], points[2]).box
    }
  }

  /// The box around each element in one; of a curve, what a function makes of its start and its points.
  private func box(ofCurve box: (Point, [Point]) -> Rect) -> Rect {
    var (whole, current) = (Rect.null, Point.zero)
    for element in elements {
      switch element {
      case .move(let point), .line(let point): whole = whole.union(Rect(around: [point]))
      case .curve(let first, let second, let end):
        whole = whole.union(box(current, [first, second, end]))
      case .quadCurve(let control, let end): whole = whole.union(box(current, [control, end]))
      case .polygon(let points): whole = whole.union(Rect(around: points))
      case .ellipse(let rect): whole = whole.union(rect)
      case .oval(let center, let u, let v): whole = whole.union(Rect(around: center, u, v))
      case .close: break
      }
      current = element.end ?? current
    }
    return whole
  }
}

extension Path.Element {
  /// Where the next curve begins; nil where the element does not say it.
  var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point), .quadCurve(_, let point):
      point
    case .polygon(let points): points.first
    case .ellipse, .oval, .close: nil
    }
  }
}

extension Path {
  /// The path where a transform takes each of its points.
  public func applying(_ transform: AffineTransform) -> Path {
    var path = Path()
    path.lineWidth = lineWidth
    for element in elements { path.add(element.applying(transform)) }
    return path
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: AffineTransform) -> Self {
    switch self {
    case .move(let point): return .move(to: point.applying(transform))
    case .line(let point): return .line(to: point.applying(transform))
    case .curve(let first, let second, let end):
      return .curve(
        first.applying(transform), second.applying(transform), to: end.applying(transform))
    case .quadCurve(let control, let end):
      return .quadCurve(control.applying(transform), to: end.applying(transform))
    case .polygon(let points): return .polygon(points.map { $0.applying(transform) })
    case .ellipse(let rect):
      let center = Point(x: rect.midX, y: rect.midY)
      let (u, v) = (Vector(dx: rect.width / 2, dy: 0), Vector(dx: 0, dy: rect.height / 2))
      return Self.oval(center, u, v).applying(transform)
    case .oval(let center, let u, let v):
      return .oval(
        center.applying(transform), u.applying(transform), v.applying(transform))
    case .close: return .close
    }
  }
}

extension Rect {
  /// The box of an ellipse with these half axes: each side is as far as c + u·cos θ + v·sin θ reaches.
  fileprivate init(around center: Point, _ u: Vector, _ v: Vector) {
    let (x, y) = (
      (u.dx * u.dx + v.dx * v.dx).squareRoot(), (u.dy * u.dy + v.dy * v.dy).squareRoot()
    )
    self.init(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y)
  }

  /// The smallest rect around points; null where there are none.
  init(around points: [Point]) {
    self = .null
    for point in points { self = union(Rect(x: point.x, y: point.y, width: 0, height: 0)) }
  }
}
