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

  /// How else a pen would draw it, which is kept only.
  public var pen = Pen()

  /// Whether what the outline runs round twice lies outside, as `UIBezierPath` keeps it.
  public var usesEvenOddFillRule = false

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
  public var currentPoint: Point? { elements.last.flatMap { $0.end ?? start } }

  /// Where the last part began, which `close` goes back to.
  private var start: Point? {
    for element in elements.reversed() {
      switch element {
      case .move, .polygon, .ellipse, .oval: return element.end
      case .line, .curve, .quadCurve, .close: continue
      }
    }
    return nil
  }

  /// The smallest rect around all points, those that control curves among them; null for an empty path.
  ///
  /// Source: Apple's documentation of `CGPath.boundingBox` and `UIBezierPath.bounds`.
  public var boundingBox: Rect { box { Rect(around: [$0] + $1) } }

  /// The smallest rect around what is drawn; null for an empty path.
  ///
  /// A turned ellipse is the four curves that draw it, which leave the true one by less than 3 parts in 10 000.
  ///
  /// Source: Apple's documentation of `CGPath.boundingBoxOfPath` and of `CGPathAddEllipseInRect`: "The ellipse is
  /// approximated by a sequence of Bézier curves", which a transform takes along.
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
      case .oval(let center, let u, let v):
        for curve in BezierCurve.ellipse(around: center, u, v) {
          whole = whole.union(box(curve.start, [curve.first, curve.second, curve.end]))
        }
      case .close: break
      }
      current = element.end ?? current
    }
    return whole
  }
}

extension Path.Element {
  /// Where the next line begins; nil where the element alone does not say it.
  var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point), .quadCurve(_, let point):
      point
    case .polygon(let points): points.first
    case .ellipse(let rect): Point(x: rect.maxX, y: rect.midY)
    case .oval(let center, let axis, _): center + axis
    case .close: nil
    }
  }
}

extension Path {
  /// The path where a transform takes each of its points.
  public func applying(_ transform: AffineTransform) -> Path {
    var path = self
    path.elements = elements.map { $0.applying(transform) }
    return path
  }
}

extension Path.Element {
  /// The step where a transform takes each of its points.
  public func applying(_ transform: AffineTransform) -> Self {
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
  /// The smallest rect around points; null where there are none.
  init(around points: [Point]) {
    self = .null
    for point in points { self = union(Rect(x: point.x, y: point.y, width: 0, height: 0)) }
  }
}
