/// A path of points, lines, rects and ellipses, as far as its bounding box needs to know it.
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
    /// A rectangle, or the corners that a transform gives one.
    case polygon([Point])
    /// An ellipse in a rect.
    case ellipse(in: Rect)
    /// Back to where the last `move` began.
    case close
  }

  /// The steps in the order in which they were added.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Adds a step at the end.
  public mutating func add(_ element: Element) { elements.append(element) }

  /// Whether nothing was added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins; nil for an empty path.
  ///
  /// After `close` and after a closed shape, where that began.
  public var currentPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point): point
    case .polygon(let points): points.first
    case .ellipse(let rect): Point(x: rect.maxX, y: rect.midY)
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

  /// The smallest rect around all points; null for an empty path.
  public var boundingBox: Rect {
    var box = Rect.null
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box = box.union(Rect(point, point))
      case .polygon(let points):
        for point in points { box = box.union(Rect(point, point)) }
      case .ellipse(let rect): box = box.union(rect)
      case .close: break
      }
    }
    return box
  }
}

extension Rect {
  /// The rect between two opposite corners.
  fileprivate init(_ corner: Point, _ opposite: Point) {
    self.init(
      x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
  }
}
