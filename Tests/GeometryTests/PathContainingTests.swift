import Geometry
import Testing

/// Which points lie inside a path.
struct PathContainingTests {
  private let places = (0...40).flatMap { x in
    (0...40).map { Point(x: Double(x) / 4 + 0.03, y: Double($0) / 4 + 0.07) }
  }

  private func path(_ elements: [Path.Element]) -> Path {
    var path = Path()
    for element in elements { path.add(element) }
    return path
  }

  @Test func polygonsAndLinesAgreeWithPolygon() {
    let corners = [Point(x: 1, y: 1), Point(x: 9, y: 2), Point(x: 6, y: 9), Point(x: 2, y: 7)]
    let lines = path(
      [.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) } + [.close])
    for point in places {
      let isInside = Polygon.contains(point, in: corners)
      #expect(path([.polygon(corners)]).contains(point) == isInside)
      #expect(lines.contains(point) == isInside)
      #expect(lines.contains(point, evenOdd: true) == isInside)
    }
  }

  @Test func ellipsesAgreeWithTheirEquation() {
    let ellipse = path([.ellipse(in: Rect(x: 1, y: 2, width: 8, height: 6))])
    let turned = ellipse.applying(AffineTransform(rotationAngle: 0.7))
    for point in places {
      let (x, y) = ((point.x - 5) / 4, (point.y - 5) / 3)
      let distance = x * x + y * y
      if abs(distance - 1) < 1e-3 { continue }
      #expect(ellipse.contains(point) == (distance < 1))
      #expect(
        turned.contains(point.applying(AffineTransform(rotationAngle: 0.7))) == (distance < 1))
    }
  }

  @Test func roundCornersLeaveOutWhatIsBeyondTheirCircles() {
    let rounded = Path(Rect(x: 0, y: 0, width: 10, height: 8), cornerRadius: 3)
    #expect(rounded.boundingBox == Rect(x: 0, y: 0, width: 10, height: 8))
    for point in places {
      let dx = max(3 - point.x, point.x - 7, 0)
      let dy = max(3 - point.y, point.y - 5, 0)
      let distance = dx * dx + dy * dy
      if abs(distance - 9) < 0.05 { continue }
      #expect(rounded.contains(point) == (distance < 9))
    }
    #expect(
      Path(Rect(x: 0, y: 0, width: 2, height: 2), cornerRadius: 0).contains(Point(x: 0, y: 0)))
  }

  @Test func whatRunsRoundTwiceIsOutsideByTheEvenOddRule() {
    let ring = path([
      .polygon(Rect(x: 0, y: 0, width: 9, height: 9).corners),
      .move(to: Point(x: 2, y: 2)), .line(to: Point(x: 6, y: 2)),
      .quadCurve(Point(x: 6, y: 6), to: Point(x: 2, y: 6)), .close,
    ])
    #expect(ring.contains(Point(x: 3, y: 3)))
    #expect(!ring.contains(Point(x: 3, y: 3), evenOdd: true))
    #expect(ring.contains(Point(x: 8, y: 8), evenOdd: true))
  }
}
