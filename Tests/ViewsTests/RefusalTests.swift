import Geometry
import Testing
import Views

/// What is refused changes nothing: the whole scene is compared before and after.
@Suite struct RefusalTests {
  var scene = Scene()
  let parent: ViewID
  let child: ViewID

  init() throws {
    parent = try scene.makeView(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    child = try scene.makeView(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    try scene.addChild(child, to: parent)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func geometryThatIsNotFinite(bad: Double) throws {
    for place in 0..<4 {
      var numbers = [1.0, 2, 3, 4]
      numbers[place] = bad
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      refuses(.notFinite(.frame)) { s throws(SceneError) in try s.setFrame(rect, of: child) }
      refuses(.notFinite(.bounds)) { s throws(SceneError) in try s.setBounds(rect, of: child) }
      refuses(.notFinite(.frame)) { s throws(SceneError) in _ = try s.makeView(frame: rect) }
    }
    for point in [Point(x: bad, y: 0), Point(x: 0, y: bad)] {
      refuses(.notFinite(.position)) { s throws(SceneError) in try s.setPosition(point, of: child) }
      refuses(.notFinite(.anchorPoint)) { s throws(SceneError) in
        try s.setAnchorPoint(point, of: child)
      }
      refuses(.notFinite(.anchorPoint)) { s throws(SceneError) in
        try s.moveAnchor(to: point, of: child)
      }
    }
    refuses(.notFinite(.alpha)) { s throws(SceneError) in try s.setAlpha(bad, of: child) }
    refuses(.notFinite(.zPosition)) { s throws(SceneError) in try s.setZPosition(bad, of: child) }
  }

  @Test(arguments: [Double.nan, .infinity], 0..<6)
  func transformsThatAreNotFinite(bad: Double, place: Int) {
    var m = [1.0, 0, 0, 1, 0, 0]
    m[place] = bad
    let transform = AffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    refuses(.notFinite(.transform)) { s throws(SceneError) in
      try s.setTransform(transform, of: child)
    }
    refuses(.notFinite(.sublayerTransform)) { s throws(SceneError) in
      try s.setSublayerTransform(transform, of: child)
    }
  }

  @Test mutating func notFiniteTransformsOfAViewWithoutSize() throws {
    try scene.setBounds(.zero, of: child)
    transformsThatAreNotFinite(bad: .infinity, place: 0)
    transformsThatAreNotFinite(bad: .nan, place: 3)
  }

  @Test func aFrameThatOverflows() {
    let huge = AffineTransform(scaleX: .greatestFiniteMagnitude, y: 1)
    refuses(.notFinite(.transform)) { s throws(SceneError) in try s.setTransform(huge, of: child) }
  }

  @Test func aNullFrame() {
    refuses(.notFinite(.frame)) { s throws(SceneError) in try s.setFrame(.null, of: child) }
  }

  @Test(arguments: [
    AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: 0, y: 0),
    AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    AffineTransform(a: 1, b: 1, c: 1, d: 1 + 1e-13, tx: 0, ty: 0),
  ])
  func aFrameUnderASingularTransform(transform: AffineTransform) throws {
    var scene = scene
    try scene.setTransform(transform, of: child)
    let before = scene
    #expect(throws: SceneError.singularTransform(child)) {
      try scene.setFrame(Rect(x: 0, y: 0, width: 1, height: 1), of: child)
    }
    #expect(scene == before)
  }

  @Test func places() throws {
    refuses(.cycle(parent)) { s throws(SceneError) in try s.addChild(parent, to: parent) }
    refuses(.cycle(parent)) { s throws(SceneError) in try s.addChild(parent, to: child) }
    refuses(.cycle(parent)) { s throws(SceneError) in
      try s.insertSubview(parent, at: 0, in: child)
    }
    refuses(.indexOutOfRange(1, count: 0)) { s throws(SceneError) in
      try s.insertChild(child, at: 1, in: parent)
    }
    refuses(.indexOutOfRange(-1, count: 0)) { s throws(SceneError) in
      try s.insertSubview(child, at: -1, in: parent)
    }
    refuses(.notASubview(parent, of: child)) { s throws(SceneError) in
      try s.insertChild(child, above: parent, in: child)
    }
    refuses(.notASubview(parent, of: child)) { s throws(SceneError) in
      try s.bringToFront(parent, in: child)
    }
    refuses(.notASubview(parent, of: parent)) { s throws(SceneError) in
      try s.sendToBack(parent, in: parent)
    }
  }

  private func refuses(
    _ error: SceneError, location: SourceLocation = #_sourceLocation,
    _ change: (inout Scene) throws(SceneError) -> Void
  ) {
    var changed = scene
    #expect(throws: error, sourceLocation: location) { try change(&changed) }
    #expect(changed == scene, sourceLocation: location)
  }
}
