extension Path {
  /// A rect with rounded corners, each a quarter of a circle; a radius beyond half a side is half of it.
  ///
  /// Apple's corners of `UIBezierPath(roundedRect:cornerRadius:)` are a little fuller [?].
  public init(_ rect: Rect, cornerRadius: Double) {
    self.init()
    let (sides, control) = (rect.corners, 1 - quarterOfCircle)
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      add(.polygon(sides))
      return
    }
    for (index, corner) in sides.enumerated() {
      let (before, after) = (sides[(index + 3) % 4], sides[(index + 1) % 4])
      let (start, end) = (toward(before, from: corner), toward(after, from: corner))
      let first = corner + start * radius
      add(index == 0 ? .move(to: first) : .line(to: first))
      add(
        .curve(
          corner + start * (radius * control), corner + end * (radius * control),
          to: corner + end * radius))
    }
    add(.close)
  }

  /// The direction of a side, of length 1.
  private func toward(_ end: Point, from start: Point) -> Vector {
    Vector(dx: sign(end.x - start.x), dy: sign(end.y - start.y))
  }

  private func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
}

/// How far the control points of a quarter of a circle lie from its ends, in radii.
private let quarterOfCircle = 0.552_284_749_830_793_6
