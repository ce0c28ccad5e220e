extension Path {
  /// A rect with rounded corners, each a quarter of a circle; a radius beyond half a side is half of it.
  ///
  /// Apple's corners of `UIBezierPath(roundedRect:cornerRadius:)` are a little fuller [?].
  public init(_ rect: Rect, cornerRadius: Double) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(rect, cornerSize: Size(width: radius, height: radius))
  }

  /// A rect some corners of which are rounded, each by a quarter of an ellipse of these half axes.
  ///
  /// What is beyond half a side is half of it, as Apple documents `UIBezierPath(roundedRect:byRoundingCorners:
  /// cornerRadii:)`.
  /// - Parameter corners: which of ``Rect/corners`` are rounded, by their places.
  public init(_ rect: Rect, cornerSize: Size, rounding corners: Set<Int> = [0, 1, 2, 3]) {
    self.init()
    let (sides, reach) = (rect.corners, rect.reach(cornerSize))
    guard reach.dx > 0, reach.dy > 0 else {
      add(.polygon(sides))
      return
    }
    for (index, corner) in sides.enumerated() {
      let (before, after) = (sides[(index + 3) % 4], sides[(index + 1) % 4])
      let isRounded = corners.contains(index)
      let start = isRounded ? step(from: corner, toward: before, reach) : Vector(dx: 0, dy: 0)
      add(index == 0 ? .move(to: corner + start) : .line(to: corner + start))
      if isRounded { addCorner(corner, start, step(from: corner, toward: after, reach)) }
    }
    add(.close)
  }

  /// A quarter of an ellipse around a corner, from one side to the other.
  private mutating func addCorner(_ corner: Point, _ start: Vector, _ end: Vector) {
    let control = 1 - quarterOfCircle
    add(.curve(corner + start * control, corner + end * control, to: corner + end))
  }

  /// How far a rounded corner reaches along a side, which is level or upright.
  private func step(from corner: Point, toward next: Point, _ reach: Vector) -> Vector {
    Vector(dx: sign(next.x - corner.x) * reach.dx, dy: sign(next.y - corner.y) * reach.dy)
  }

  private func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
}

extension Rect {
  /// The half axes of its corners, which are at most half a side.
  fileprivate func reach(_ size: Size) -> Vector {
    Vector(dx: min(size.width, width / 2), dy: min(size.height, height / 2))
  }
}
