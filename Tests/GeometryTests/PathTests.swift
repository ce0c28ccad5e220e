import Foundation
import Geometry
import Testing

/// Paths as lists of steps.
struct PathTests {
  private func path(_ elements: [Path.Element]) -> Path {
    var path = Path()
    for element in elements { path.add(element) }
    return path
  }

  @Test func theNextLineBeginsWhereTheLastEnded() {
    let (a, b) = (Point(x: 1, y: 2), Point(x: 5, y: 6))
    #expect(path([]).currentPoint == nil)
    #expect(path([.move(to: a)]).currentPoint == a)
    #expect(path([.move(to: a), .line(to: b)]).currentPoint == b)
    #expect(path([.move(to: a), .line(to: b), .close]).currentPoint == a)
    #expect(path([.close]).currentPoint == nil)
    #expect(path([.polygon([b, a])]).currentPoint == b)
    #expect(path([.polygon([])]).currentPoint == nil)
    let round = Rect(x: 0, y: 0, width: 4, height: 2)
    #expect(path([.ellipse(in: round)]).currentPoint == Point(x: 4, y: 1))
  }

  @Test func plainStepsDrawTheSame() {
    let (a, b, c) = (Point(x: 1, y: 2), Point(x: 5, y: 6), Point(x: 9, y: 1))
    let mixed = path([
      .move(to: a), .quadCurve(b, to: c), .curve(a, b, to: c), .close, .polygon([a, b, c]),
      .ellipse(in: Rect(x: 0, y: 0, width: 4, height: 2)),
      .oval(b, Vector(dx: 2, dy: 1), Vector(dx: -1, dy: 2)), .polygon([]),
    ])
    let plain = path(mixed.plainElements)
    // Curves that close a shape which is closed already have no length.
    #expect(plain.curves == mixed.curves)
    #expect(plain.plainElements == plain.elements)
    #expect(
      plain.elements.map(\.points.count) == [
        1, 2, 3, 0, 1, 1, 1, 0, 1, 3, 3, 3, 3, 0, 1, 3, 3, 3, 3, 0,
      ])
  }

  @Test func aTurnedOvalIsBoxedAsItsFourCurves() {
    let oval = path([.ellipse(in: Rect(x: 0, y: 0, width: 100, height: 50))])
    let turned = oval.applying(AffineTransform(rotationAngle: .pi / 6))
    // Worked out by numpy from the control points, and from 400 001 points of each curve.
    let outer = Rect(x: -19.40356, y: 9.693320, width: 100.40966, height: 73.91463)
    let inner = Rect(x: -14.27978, y: 13.57822, width: 90.16211, height: 66.14483)
    #expect(turned.boundingBox.isApproximatelyEqual(to: outer, tolerance: 1e-5))
    #expect(turned.boundingBoxOfPath.isApproximatelyEqual(to: inner, tolerance: 1e-5))
  }

  @Test(arguments: [-170.0, -90, -20, 10, 60, 135, 179])
  func anArcBetweenTangentsTouchesBoth(turn: Double) throws {
    let (start, corner, radius) = (Point(x: 3, y: -4), Point(x: 13, y: 6), 2.5)
    let turned = AffineTransform(rotationAngle: turn * .pi / 180)
    let way: Vector = (corner - start).applying(turned)
    let curves = BezierCurve.arc(rounding: corner, from: start, to: corner + way, radius: radius)
    let first = try #require(curves.first)
    let last = try #require(curves.last)
    // Equally far from the corner, and along both ways.
    let reach = radius * tan(abs(turn) * .pi / 360)
    #expect(abs(first.start.distance(to: corner) - reach) < 1e-9)
    #expect(abs(last.end.distance(to: corner) - reach) < 1e-9)
    #expect(isAlong(first.first - first.start, corner - start))
    #expect(isAlong(last.end - last.second, way))
  }

  private func isAlong(_ a: Vector, _ b: Vector) -> Bool {
    let across: Double = a.dx * b.dy - a.dy * b.dx
    let along: Double = a.dx * b.dx + a.dy * b.dy
    return abs(across) < 1e-9 && along > 0
  }

  @Test func withoutACornerThereIsNoArc() {
    let (a, b, c) = (Point.zero, Point(x: 4, y: 0), Point(x: 9, y: 0))
    #expect(BezierCurve.arc(rounding: b, from: a, to: c, radius: 1).isEmpty)
    #expect(BezierCurve.arc(rounding: a, from: a, to: c, radius: 1).isEmpty)
    #expect(BezierCurve.arc(rounding: b, from: a, to: Point(x: 4, y: 3), radius: 0).isEmpty)
  }

  @Test func anglesWholeTurnsApartMakeACircle() {
    let turn = 2 * Double.pi
    for start in [0, -Double.pi / 2, 1, turn] {
      for turns in [-2.0, -1, 1, 2] {
        for isRising in [true, false] {
          let sweep = BezierCurve.sweep(
            from: start, to: start + turns * turn, isRising: isRising)
          #expect(abs(sweep - (isRising ? turn : -turn)) < 1e-9)
        }
      }
      #expect(BezierCurve.sweep(from: start, to: start, isRising: true) == 0)
      #expect(BezierCurve.sweep(from: start, to: start, isRising: false) == 0)
    }
    #expect(BezierCurve.sweep(from: 0, to: turn / 2, isRising: false) == -turn / 2)
    #expect(BezierCurve.arc(around: .zero, radius: 1, from: .nan, by: .nan).count == 1)
  }

  @Test func reversedTwiceIsAsBefore() {
    let (a, b) = (Point(x: 1, y: 2), Point(x: 5, y: 6))
    let open = path([.move(to: a), .line(to: b), .quadCurve(Point(x: 9, y: 9), to: .zero)])
    #expect(open.reversed().reversed() == open)
    #expect(open.reversed().currentPoint == a)
    let closed = path([.move(to: a), .line(to: b), .line(to: .zero), .close])
    #expect(closed.reversed().currentPoint == a)
    #expect(closed.reversed().boundingBox == closed.boundingBox)
    #expect(closed.reversed().contains(Point(x: 2, y: 3)) == closed.contains(Point(x: 2, y: 3)))
  }

  @Test func piecesOfAPathFollowEachOther() {
    let (a, b, c) = (Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 100, y: 50))
    let pieces = path([.move(to: a), .line(to: b), .quadCurve(b, to: c), .close]).curves
    #expect(pieces.map(\.start) == [a, b, c])
    #expect(pieces.map(\.end) == [b, c, a])
    #expect(pieces.map(\.isLine) == [true, false, true])
    let square = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(path([.polygon(square.corners), .close]).curves.map(\.start) == square.corners)
    #expect(path([.ellipse(in: square)]).curves.map(\.end.x) == [5, 0, 5, 10])
  }

  @Test func someCornersAreRounded() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 50)
    let tab = Path(rect, cornerSize: Size(width: 10, height: 20), rounding: [0, 1])
    #expect(tab.boundingBox == rect)
    let inside = rect.insetBy(dx: 1, dy: 1).corners.map { tab.contains($0) }
    #expect(inside == [false, false, true, true])
  }

  @Test func componentsAreFiniteWhereAllOfThemAre() {
    let parts = AffineTransform(translationX: 1, y: 2).decomposed()
    #expect(parts.isFinite)
    var other = parts
    other.translation.dx = .infinity
    #expect(!other.isFinite)
    other = parts
    other.rotation = .nan
    #expect(!other.isFinite)
    other = parts
    other.horizontalShear = .infinity
    #expect(!other.isFinite)
    other = parts
    other.scale.width = -.infinity
    #expect(!other.isFinite)
  }
}
