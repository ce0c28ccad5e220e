import Geometry
import Testing

@testable import Plotting

/// Pictures in words.
@Suite struct DescriptionTests {
  private let down = "y grows downwards; positive angles turn clockwise on screen."

  @Test func anUprightView() {
    let lines = describe(view(Rect(x: 10, y: 20, width: 30, height: 40), .identity))
    #expect(
      lines == [
        "view: an upright rectangle, x 10, y 20, width 30, height 40.",
        "Its frame is the same rectangle.", "Its anchor is at (25, 40).", down,
      ])
  }

  /// A quarter turn about the centre (50, 50) of a 40 × 20 rectangle: 20 wide and 40 high.
  @Test func aTurnedView() {
    let lines = describe(view(Rect(x: 30, y: 40, width: 40, height: 20), degrees(90)))
    #expect(
      lines == [
        "view: a rectangle of 40 by 20, turned by 90 degrees clockwise.",
        "Its corners, from its own top left on: A (60, 30), B (60, 70), C (40, 70), D (40, 30).",
        "Before its transform: an upright rectangle, x 30, y 40, width 40, height 20.",
        "Its frame, the upright rectangle around it: x 40, y 30, width 20, height 40.",
        "Its anchor is at (50, 50).", down,
      ])
  }

  /// A label is left out where a mark of its name stands at its place, and nowhere else.
  @Test func labelsBesideMarksOfOtherPlaces() {
    let (here, there) = (Point(x: 1, y: 1), Point(x: 2, y: 2))
    let lines = describe(
      Drawing(shapes: [
        .marker(Marker(here, part: .point, name: "p")), .label(Label("p", at: here)),
        .label(Label("p", at: there)), .label(Label("q", at: here)),
      ]))
    #expect(
      lines.dropLast() == [
        "p is at (1, 1).", "At (2, 2) stands: p", "At (1, 1) stands: q",
      ])
  }

  /// Each name is looked for among the marks at once, not one mark after the other.
  @Test func manyPointsAreDescribed() {
    let points = (0..<100_000).map { (name: "p\($0)", point: Point(x: Double($0), y: 0)) }
    let lines = describe(Drawing.points(points))
    #expect(lines.count == points.count + 1)
  }

  /// A point has no corners, and what has other than four did not begin at a top left.
  @Test func pointsAndTriangles() {
    let corners = [Point(x: 1, y: 1), Point(x: 2, y: 1), Point(x: 2, y: 3)]
    func first(_ count: Int) -> [String] {
      let outline = Outline(Array(corners.prefix(count)), part: .after, name: "after")
      return describe(Drawing(shapes: [.outline(outline)])).dropLast()
    }
    #expect(first(1) == ["after: the point (1, 1)."])
    #expect(
      first(3) == [
        "after: a shape with 3 corners.",
        "Its corners, in their order: A (1, 1), B (2, 1), C (2, 3).",
      ])
    let list = Drawing(shapes: [.marker(Marker(corners[0], part: .point, name: "1"))])
    #expect(describe(list).first == "Point 1 is at (1, 1).")
  }

  @Test func smallShapesAreNotMirrored() {
    let rect = Rect(x: 0, y: 0, width: 0.5, height: 0.5)
    #expect(
      describe(.transform(degrees(30), of: rect)).first
        == "after: a rectangle of 0.5 by 0.5, turned by 30 degrees clockwise.")
  }

  @Test func otherShapes() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 2)
    func first(_ t: AffineTransform, _ yAxis: YAxis = .down) -> String? {
      describe(.transform(t, of: rect), yAxis: yAxis).first
    }
    #expect(
      first(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        == "after: a rectangle of 4 by 2, mirrored left to right.")
    #expect(
      first(AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
        == "after: a rectangle of 4 by 2, mirrored top to bottom.")
    // Mirrored left to right, i goes to (-1, 0) and j stays; a turn by 20° follows.
    #expect(
      first(AffineTransform(scaleX: -1, y: 1).concatenating(degrees(20)))
        == "after: a rectangle of 4 by 2, mirrored left to right, turned by 20 degrees clockwise.")
    #expect(
      first(AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        == "after: a rectangle of 4 by 2, mirrored top to bottom, turned by 90 degrees clockwise.")
    #expect(first(degrees(1)) == "after: a rectangle of 4 by 2, turned by 1 degree clockwise.")
    #expect(
      first(AffineTransform(scaleX: 0, y: 0)) == "after: no more than the point (0, 0).")
    // (1, 1) and (0, 2): sides of √2 · 4 and 2.
    #expect(
      first(AffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0))
        == "after: a slanted shape with sides 5.657 and 2, turned by 45 degrees clockwise.")
    #expect(
      first(AffineTransform(a: 1, b: 0, c: 1, d: 0, tx: 0, ty: 0))
        == "after: flattened onto the line from (0, 0) to (6, 0).")
    #expect(
      first(degrees(30), .up)
        == "after: a rectangle of 4 by 2, turned by 30 degrees counterclockwise."
    )
  }

  @Test func pointsAndWords() {
    let points: [(name: String, point: Point)] = [
      ("p", Point(x: 1, y: 2)), ("corner", Point(x: 3, y: 4)), ("", Point(x: 5, y: 6)),
    ]
    #expect(
      describe(.points(points)) == [
        "p is at (1, 2).", "corner is at (3, 4).", "A point is at (5, 6).", down,
      ])
    #expect(describe(Drawing()) == ["Nothing to draw."])
    let label = Drawing(shapes: [.label(Label("here", at: Point(x: 1, y: 1)))], legend: ["a line"])
    #expect(describe(label) == ["At (1, 1) stands: here", "a line.", down])
  }
}
