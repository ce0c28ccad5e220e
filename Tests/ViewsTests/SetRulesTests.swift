import Geometry
import Testing
import Views

/// The table of docs/geometry.md#setting-geometry, row by row.
@Suite struct SetRulesTests {
  var scene = Scene()
  let view: ViewID

  init() throws {
    view = try scene.makeView(frame: Rect(x: 150, y: 275, width: 100, height: 50))
    try scene.setBounds(Rect(x: 11, y: 22, width: 100, height: 50), of: view)
    try scene.setTransform(AffineTransform(scaleX: 2, y: 2), of: view)
  }

  @Test mutating func boundsKeepTheRest() throws {
    let before = scene.geometry(of: view)
    try scene.setBounds(Rect(x: 1, y: 2, width: 50, height: 80), of: view)
    let after = scene.geometry(of: view)
    #expect(after.bounds == Rect(x: 1, y: 2, width: 50, height: 80))
    #expect(after.frame == Rect(x: 150, y: 220, width: 100, height: 160))
    expectKept(before, after, except: .bounds)
  }

  @Test mutating func boundsGrowAboutTheAnchor() throws {
    try scene.setAnchorPoint(.zero, of: view)
    let before = scene.frame(of: view)
    try scene.setBounds(Rect(x: 0, y: 0, width: 7, height: 9), of: view)
    #expect(scene.frame(of: view).origin == before.origin)
    #expect(scene.frame(of: view).size == Size(width: 14, height: 18))
  }

  @Test mutating func seed004GrowthOfBounds() throws {
    try scene.setTransform(.identity, of: view)
    let (x, width) = (scene.frame(of: view).origin.x, 100.0)
    try scene.setBounds(Rect(x: 0, y: 0, width: 30, height: 50), of: view)
    #expect(scene.frame(of: view).origin.x == x + (width - 30) / 2)
  }

  @Test mutating func aNegativeSizeReadsStandardized() throws {
    try scene.setBounds(Rect(x: 0, y: 0, width: -100, height: -50), of: view)
    let bounds = scene.bounds(of: view)
    #expect(bounds.origin == Point(x: -100, y: -50))
    #expect(bounds.size == Size(width: 100, height: 50))
  }

  @Test mutating func positionMovesTheFrame() throws {
    try scene.setTransform(AffineTransform(rotationAngle: 1), of: view)
    let before = scene.geometry(of: view)
    try scene.setPosition(Point(x: 210, y: 290), of: view)
    let after = scene.geometry(of: view)
    #expect(after.frame.isApproximatelyEqual(to: before.frame.offsetBy(dx: 10, dy: -10)))
    expectKept(before, after, except: .position)
  }

  @Test(arguments: [
    (Point(x: 0, y: 0), Point(x: 200, y: 300)), (Point(x: 1, y: 1), Point(x: 100, y: 250)),
    (Point(x: 0.5, y: 0.5), Point(x: 150, y: 275)), (Point(x: 2, y: -1), Point(x: 0, y: 350)),
  ])
  func anchorPointMakesTheFrameJump(anchor: Point, origin: Point) throws {
    var scene = scene
    try scene.setTransform(.identity, of: view)
    let before = scene.geometry(of: view)
    try scene.setAnchorPoint(anchor, of: view)
    #expect(scene.frame(of: view) == Rect(origin: origin, size: Size(width: 100, height: 50)))
    expectKept(before, scene.geometry(of: view), except: .anchorPoint)
  }

  @Test mutating func transformKeepsBoundsAndPosition() throws {
    let before = scene.geometry(of: view)
    try scene.setTransform(AffineTransform(rotationAngle: .pi / 2), of: view)
    let frame = Rect(x: 175, y: 250, width: 50, height: 100)
    #expect(scene.frame(of: view).isApproximatelyEqual(to: frame))
    expectKept(before, scene.geometry(of: view), except: .transform)
  }

  @Test mutating func boundsOriginKeepsTheFrame() throws {
    let before = scene.frame(of: view)
    let child = try scene.makeView(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    try scene.addChild(child, to: view)
    let shown = try scene.convert(Point.zero, from: child, to: nil)
    try scene.setBounds(Rect(x: 111, y: 222, width: 100, height: 50), of: view)
    #expect(scene.frame(of: view) == before)
    // nil is the topmost view's own space, in which a child does not move when its parent scrolls.
    #expect(try scene.convert(Point.zero, from: child, to: nil) == shown)
    let corner = try scene.convert(Rect(x: 111, y: 222, width: 0, height: 0), from: view, to: view)
    #expect(scene.geometry(of: view).toParent(corner.origin) == before.origin)
  }

  private enum Property { case bounds, position, anchorPoint, transform }

  private func expectKept(_ a: LayerGeometry, _ b: LayerGeometry, except changed: Property) {
    #expect((a.bounds != b.bounds) == (changed == .bounds))
    #expect((a.position != b.position) == (changed == .position))
    #expect(a.anchorPoint == b.anchorPoint || changed == .anchorPoint)
    #expect((a.transform != b.transform) == (changed == .transform))
  }
}
