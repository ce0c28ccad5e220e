extension Path {
  /// What is drawn, piece by piece: lines as curves that go evenly, ellipses as four curves.
  ///
  /// What closes a part is a piece where it does not end at its start already.
  public var curves: [BezierCurve] {
    var (curves, start, current) = ([BezierCurve](), Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let end): curves.append(BezierCurve(from: current, to: end))
      case .curve(let first, let second, let end):
        curves.append(BezierCurve(current, first, second, end))
      case .quadCurve(let control, let end):
        curves.append(BezierCurve(current, quadratic: control, end))
      case .polygon, .ellipse, .oval:
        curves += element.outline
        start = element.end ?? start
      case .close:
        if current != start { curves.append(BezierCurve(from: current, to: start)) }
      }
      current = element.end ?? start
    }
    return curves
  }

  /// The steps as Core Graphics tells them: rects as lines, ellipses as four curves.
  public var plainElements: [Element] { elements.flatMap(\.plain) }
}

extension Path.Element {
  /// The points that it names, the last being where it ends.
  public var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .polygon(let corners): corners
    case .ellipse, .oval, .close: []
    }
  }

  fileprivate var plain: [Path.Element] {
    switch self {
    case .move, .line, .curve, .quadCurve, .close: return [self]
    case .polygon(let corners):
      guard let first = corners.first else { return [] }
      return [.move(to: first)] + corners.dropFirst().map { .line(to: $0) } + [.close]
    case .ellipse, .oval:
      guard let first = outline.first else { return [] }
      return [.move(to: first.start)] + outline.map { .curve($0.first, $0.second, to: $0.end) }
        + [.close]
    }
  }

  /// The pieces of a closed shape.
  fileprivate var outline: [BezierCurve] {
    switch self {
    case .polygon(let points):
      zip(points, points.dropFirst() + points.prefix(1)).map { BezierCurve(from: $0, to: $1) }
    case .ellipse(let rect):
      BezierCurve.ellipse(
        around: rect.center, Vector(dx: rect.width / 2, dy: 0), Vector(dx: 0, dy: rect.height / 2))
    case .oval(let center, let u, let v): BezierCurve.ellipse(around: center, u, v)
    case .move, .line, .curve, .quadCurve, .close: []
    }
  }
}

extension BezierCurve {
  /// A line, which goes evenly.
  fileprivate init(from start: Point, to end: Point) {
    let way = end - start
    self.init(start, start + way * (1 / 3), start + way * (2 / 3), end)
  }

  /// Whether it is a line that goes evenly.
  public var isLine: Bool { self == BezierCurve(from: start, to: end) }

  /// Points on it, evenly in t, from its start to its end.
  public func points(_ count: Int) -> [Point] {
    (0...max(count, 1)).map { index in
      index == 0 ? start : index == count ? end : point(at: Double(index) / Double(count))
    }
  }
}
