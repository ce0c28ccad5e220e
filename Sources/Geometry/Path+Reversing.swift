extension Path {
  /// The path with each of its parts drawn the other way round; the parts keep their order.
  ///
  /// An open part begins where it ended. Where a closed one begins is not documented: here where it did [?].
  ///
  /// Source: Apple's documentation of `UIBezierPath.reversing()`: it "reverses each whole or partial subpath in the
  /// path object individually".
  public func reversed() -> Path {
    var (path, part) = (self, [Element]())
    path.removeAll()
    for element in elements {
      switch element {
      case .move:
        path.add(reversed: part, isClosed: false)
        part = [element]
      case .line, .curve, .quadCurve: part.append(element)
      case .polygon, .ellipse, .oval:
        path.add(reversed: part, isClosed: false)
        path.add(element.reversedShape)
        part = element.end.map { [.move(to: $0)] } ?? []
      case .close:
        path.add(reversed: part, isClosed: true)
        part = Array(part.prefix(1))
      }
    }
    path.add(reversed: part, isClosed: false)
    return path
  }

  /// Adds a part, which begins with `move`, from its end to its start; `move` alone is no part.
  private mutating func add(reversed part: [Element], isClosed: Bool) {
    guard part.count > 1, let start = part.first?.end, let end = part.last?.end else { return }
    add(.move(to: isClosed ? start : end))
    if isClosed, start != end { add(.line(to: end)) }
    for (before, step) in zip(part, part.dropFirst()).reversed() {
      if let target = before.end { add(step.reversed(to: target)) }
    }
    if isClosed { add(.close) }
  }
}

extension Path.Element {
  /// A step back to where it began.
  fileprivate func reversed(to start: Point) -> Self {
    switch self {
    case .curve(let first, let second, _): .curve(second, first, to: start)
    case .quadCurve(let control, _): .quadCurve(control, to: start)
    case .move, .line, .polygon, .ellipse, .oval, .close: .line(to: start)
    }
  }

  /// A closed shape the other way round, from the same point.
  fileprivate var reversedShape: Self {
    switch self {
    case .polygon(let points): .polygon(points.prefix(1) + points.dropFirst().reversed())
    case .ellipse(let rect):
      .oval(
        rect.center, Vector(dx: rect.width / 2, dy: 0), Vector(dx: 0, dy: -rect.height / 2))
    case .oval(let center, let u, let v): .oval(center, u, -v)
    case .move, .line, .curve, .quadCurve, .close: self
    }
  }
}
