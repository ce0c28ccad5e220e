import Geometry
import TestSupport
import Testing
import Views

/// Reading and setting frames, beyond the numeric cases.
@Suite struct FrameTests {
  @Test func theMeasuredLogOfARotation() throws {
    var scene = Scene()
    let frame = Rect(x: 20, y: 20, width: 100, height: 100)
    let view = try scene.makeView(frame: frame)
    try scene.setTransform(AffineTransform(rotationAngle: 0.1), of: view)
    try scene.setFrame(frame, of: view)
    let expected = Rect(x: 11.063205, y: 20, width: 117.873591, height: 100)
    #expect(scene.frame(of: view).isApproximatelyEqual(to: expected, tolerance: 1e-6))
    #expect(scene.position(of: view) == Point(x: 70, y: 70))
    #expect(!scene.frameIsReliable(of: view))
  }

  @Test func settingTheOwnFrameAt45DegreesFlattensTheView() throws {
    var scene = Scene()
    let view = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    try scene.setTransform(AffineTransform(rotationAngle: .pi / 4), of: view)
    try scene.setFrame(scene.frame(of: view), of: view)
    let size = scene.bounds(of: view).size
    #expect(abs(size.width - 200) < 1e-9 && abs(size.height) < 1e-9)
  }

  @Test func aZeroSizeIsAPointShiftedByTheTranslation() throws {
    var scene = Scene()
    let view = try scene.makeView(frame: Rect(x: 10, y: 20, width: 0, height: 0))
    try scene.setTransform(AffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 5, ty: 6), of: view)
    #expect(scene.frame(of: view) == Rect(x: 15, y: 26, width: 0, height: 0))
  }

  @Test func theFrameIsTheBoxOfTheCorners() throws {
    var random = SplitMix64(seed: 1)
    let (scene, ids) = try random.tree(300)
    for id in ids {
      let corners = scene.geometry(of: id).cornersInParent
      let xs = corners.map(\.x).sorted()
      let ys = corners.map(\.y).sorted()
      let box = Rect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
      #expect(scene.frame(of: id).isApproximatelyEqual(to: box))
    }
  }

  @Test func aFrameReadsBackAsSetWhereAxesArePreserved() throws {
    var random = SplitMix64(seed: 2)
    var scene = Scene()
    let view = try scene.makeView()
    for _ in 0..<2000 {
      let (transform, anchor) = (random.axisPreservingTransform(), random.point(-2...3))
      try scene.setTransform(transform, of: view)
      try scene.setAnchorPoint(anchor, of: view)
      let origin = scene.bounds(of: view).origin
      let frame = random.frame()
      try scene.setFrame(frame, of: view)
      #expect(scene.frame(of: view).isApproximatelyEqual(to: frame))
      #expect(scene.frameIsReliable(of: view))
      #expect(scene.bounds(of: view).origin == origin)
      #expect(scene.anchorPoint(of: view) == anchor)
      #expect(scene.transform(of: view) == transform)
    }
  }

  @Test func aQuarterTurnOfALongStripReadsBack() throws {
    var scene = Scene()
    let view = try scene.makeView()
    try scene.setTransform(
      AffineTransform(a: -1e-16, b: 1, c: -1, d: -1e-16, tx: 0, ty: 0), of: view)
    let frame = Rect(x: 0, y: 0, width: 1, height: 1e9)
    try scene.setFrame(frame, of: view)
    #expect(abs(scene.frame(of: view).width - 1) < 1e-9)
  }

  @Test func moveAnchorKeepsTheFrame() throws {
    var random = SplitMix64(seed: 3)
    var (scene, ids) = try random.tree(300)
    for id in ids {
      let before = scene.geometry(of: id)
      let anchor = random.point(-1...2)
      try scene.moveAnchor(to: anchor, of: id)
      let after = scene.geometry(of: id)
      #expect(after.anchorPoint == anchor)
      #expect(after.frame.isApproximatelyEqual(to: before.frame, tolerance: 1e-9))
      for (old, new) in zip(before.cornersInParent, after.cornersInParent) {
        #expect(new.isApproximatelyEqual(to: old, tolerance: 1e-9))
      }
      #expect(after.bounds == before.bounds && after.transform == before.transform)
    }
  }

  @Test func theCompensatedPositionOfMistake8() throws {
    var scene = Scene()
    let view = try scene.makeView(frame: Rect(x: 150, y: 275, width: 100, height: 50))
    try scene.setTransform(AffineTransform(rotationAngle: .pi / 2), of: view)
    try scene.moveAnchor(to: .zero, of: view)
    #expect(scene.position(of: view).isApproximatelyEqual(to: Point(x: 225, y: 250)))
    let frame = Rect(x: 175, y: 250, width: 50, height: 100)
    #expect(scene.frame(of: view).isApproximatelyEqual(to: frame))
  }
}
