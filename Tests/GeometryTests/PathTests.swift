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
