import Geometry
import TestSupport
import Testing
import Views

@Suite struct ConversionTests {
  @Test func thereAndBackInRandomTrees() throws {
    var random = SplitMix64(seed: 4)
    let (scene, ids) = try random.tree(200)
    let regular = ids.filter { isRegular($0, scene) }
    for _ in 0..<500 {
      let (from, to) = (random.element(regular), random.element(regular))
      let point = random.point()
      let image = try scene.convert(point, from: from, to: to)
      let back = try scene.convert(image, from: to, to: from)
      #expect(back.isApproximatelyEqual(to: point, tolerance: 1e-6))
    }
  }

  @Test func aConversionIsTheProductOfItsLevels() throws {
    var random = SplitMix64(seed: 5)
    let (scene, ids) = try random.tree(200)
    for id in ids where isRegular(id, scene) {
      let point = random.point()
      let image = try scene.convert(point, from: id, to: nil)
      let product = point.applying(windowTransform(of: id, in: scene))
      #expect(image.isApproximatelyEqual(to: product, tolerance: 1e-6))
      let back = try scene.convert(image, from: nil, to: id)
      #expect(back.isApproximatelyEqual(to: point, tolerance: 1e-6))
    }
  }

  /// A whole map puts each point where the conversion does.
  @Test func mapsAgreeWithConversions() throws {
    var random = SplitMix64(seed: 9)
    let (scene, ids) = try random.tree(200)
    let regular = ids.filter { isRegular($0, scene) }
    for _ in 0..<500 {
      let (from, to) = (random.element(regular), random.element(regular))
      let point = random.point()
      let image = try scene.convert(point, from: from, to: to)
      let mapped = try point.applying(scene.map(from: from, to: to))
      #expect(mapped.isApproximatelyEqual(to: image, tolerance: 1e-6))
    }
  }

  @Test func mapsRefuseWhatConversionsRefuse() throws {
    var scene = Scene()
    let flat = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = try scene.makeView(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    let other = try scene.makeView()
    try scene.addChild(inner, to: flat)
    try scene.setTransform(AffineTransform(scaleX: 0, y: 1), of: inner)
    #expect(throws: SceneError.singularTransform(inner)) { try scene.map(from: flat, to: inner) }
    #expect(throws: SceneError.noCommonAncestor(other, flat)) {
      try scene.map(from: other, to: inner)
    }
  }

  @Test func aRectIsBoxedOnceAtTheEnd() throws {
    var scene = Scene()
    let outer = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let middle = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    try scene.addChild(middle, to: outer)
    try scene.addChild(inner, to: middle)
    try scene.setTransform(AffineTransform(rotationAngle: .pi / 4), of: middle)
    try scene.setTransform(AffineTransform(rotationAngle: -.pi / 4), of: inner)
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    // Boxed at each level the square would come back as 200 × 200.
    #expect(try scene.convert(square, from: inner, to: outer).isApproximatelyEqual(to: square))
  }

  @Test func nullInfiniteAndUnmovedRectsComeBackAsTheyAre() throws {
    var scene = Scene()
    let view = try scene.makeView(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    let child = try scene.makeView(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    try scene.addChild(child, to: view)
    #expect(try scene.convert(Rect.null, from: child, to: view).isNull)
    #expect(try scene.convert(Rect.infinite, from: child, to: view).isInfinite)
    let negative = Rect(x: 3, y: 4, width: -5, height: -6)
    #expect(try scene.convert(negative, from: child, to: child).size == negative.size)
    let moved = try scene.convert(negative, from: child, to: view)
    #expect(moved == Rect(x: 3, y: 3, width: 5, height: 6))
    #expect(throws: SceneError.notFinite(.rect)) {
      try scene.convert(Rect(x: 0, y: 0, width: .nan, height: 1), from: child, to: view)
    }
    #expect(throws: SceneError.notFinite(.point)) {
      try scene.convert(Point(x: .nan, y: 1), from: child, to: view)
    }
  }

  @Test func theParentsBoundsOriginEntersOneLevelHigher() throws {
    var scene = Scene()
    let root = try scene.makeView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let scroller = try scene.makeView(frame: Rect(x: 100, y: 100, width: 100, height: 100))
    let child = try scene.makeView(frame: Rect(x: 10, y: 10, width: 10, height: 10))
    try scene.addChild(scroller, to: root)
    try scene.addChild(child, to: scroller)
    try scene.setBounds(Rect(x: 7, y: 8, width: 100, height: 100), of: scroller)
    #expect(try scene.convert(Point.zero, from: child, to: scroller) == Point(x: 10, y: 10))
    #expect(try scene.convert(Point.zero, from: child, to: root) == Point(x: 103, y: 102))
  }

  @Test func nilIsTheNearestWindowOrTheRoot() throws {
    var scene = Scene()
    let root = try scene.makeView(frame: Rect(x: 50, y: 50, width: 300, height: 300))
    let window = try scene.makeView(
      className: "UIWindow", frame: Rect(x: 20, y: 30, width: 100, height: 100))
    let child = try scene.makeView(frame: Rect(x: 1, y: 2, width: 10, height: 10))
    try scene.addChild(child, to: window)
    try scene.addChild(window, to: root)
    #expect(try scene.convert(Point.zero, from: child, to: nil) == Point(x: 1, y: 2))
    #expect(try scene.convert(Point.zero, from: nil, to: child) == Point(x: -1, y: -2))
    #expect(try scene.convert(Point.zero, from: root, to: nil) == .zero)
    #expect(try scene.convert(Point.zero, from: window, to: nil) == .zero)
    #expect(try scene.convert(Point(x: 3, y: 4), from: nil, to: nil) == Point(x: 3, y: 4))
    scene.removeFromParent(child)
    #expect(try scene.convert(Point.zero, from: child, to: nil) == .zero)
  }

  @Test func viewsWithoutACommonAncestor() throws {
    var scene = Scene()
    let roots = [try scene.makeView(), try scene.makeView()]
    let children = [try scene.makeView(), try scene.makeView()]
    for (child, root) in zip(children, roots) { try scene.addChild(child, to: root) }
    #expect(throws: SceneError.noCommonAncestor(roots[0], roots[1])) {
      try scene.convert(Point.zero, from: children[0], to: children[1])
    }
    #expect(throws: SceneError.noCommonAncestor(roots[1], roots[0])) {
      try scene.convert(Rect.zero, from: roots[1], to: children[0])
    }
  }

  @Test func layersWithoutACommonAncestorGoThroughTheirRoots() throws {
    var scene = Scene()
    let roots = [scene.makeLayer(), scene.makeLayer()]
    for (root, x) in zip(roots, [25.0, 500]) {
      try scene.setBounds(Rect(x: 0, y: 0, width: 50, height: 50), of: root)
      try scene.setPosition(Point(x: x, y: x), of: root)
      try scene.setTransform(AffineTransform(scaleX: 2, y: 2), of: root)
    }
    let image = try scene.convert(Point.zero, from: roots[0], to: roots[1], rules: .layers)
    #expect(image == Point(x: -237.5, y: -237.5))
  }

  @Test func aSingularTransformStopsTheWayDownOnly() throws {
    var scene = Scene()
    let root = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let flat = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let child = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    try scene.addChild(flat, to: root)
    try scene.addChild(child, to: flat)
    try scene.setTransform(AffineTransform(scaleX: 0, y: 1), of: flat)
    #expect(try scene.convert(Point.zero, from: child, to: root) == Point(x: 5, y: 0))
    #expect(throws: SceneError.singularTransform(flat)) {
      try scene.convert(Point.zero, from: root, to: child)
    }
    try scene.setTransform(.identity, of: flat)
    try scene.setSublayerTransform(AffineTransform(scaleX: 1, y: 0), of: root)
    #expect(throws: SceneError.singularSublayerTransform(root)) {
      try scene.convert(Point.zero, from: root, to: child)
    }
  }

  @Test func stepsNameTheWay() throws {
    var scene = Scene()
    let root = try scene.makeView()
    let ids = [try scene.makeView(), try scene.makeView(), try scene.makeView()]
    try scene.addChild(ids[0], to: root)
    try scene.addChild(ids[1], to: ids[0])
    try scene.addChild(ids[2], to: root)
    #expect(
      try scene.conversionSteps(from: ids[1], to: ids[2])
        == [.toParent(ids[1]), .toParent(ids[0]), .fromParent(ids[2])])
    #expect(try scene.conversionSteps(from: root, to: ids[1]).count == 2)
    #expect(try scene.conversionSteps(from: ids[1], to: ids[1]).isEmpty)
  }

  @Test func cornersInTheSuperview() throws {
    var scene = Scene()
    let view = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 20))
    try scene.setTransform(AffineTransform(rotationAngle: .pi / 2), of: view)
    let expected = [
      Point(x: 15, y: 5), Point(x: 15, y: 15), Point(x: -5, y: 15), Point(x: -5, y: 5),
    ]
    for (corner, point) in zip(scene.cornersInParent(of: view), expected) {
      #expect(corner.isApproximatelyEqual(to: point))
    }
    let parent = try scene.makeView()
    try scene.addChild(view, to: parent)
    let converted = try scene.convertCorners(of: scene.bounds(of: view), from: view, to: parent)
    #expect(converted == scene.cornersInParent(of: view))
  }

  private func isRegular(_ id: ViewID, _ scene: Scene) -> Bool {
    var climbing: ViewID? = id
    while let next = climbing {
      if scene.transform(of: next).isSingular { return false }
      climbing = scene.parent(of: next)
    }
    return true
  }

  private func windowTransform(of id: ViewID, in scene: Scene) -> AffineTransform {
    var product = AffineTransform.identity
    var climbing = id
    while let parent = scene.parent(of: climbing) {
      product = product.concatenating(parentTransform(of: climbing, in: scene))
      climbing = parent
    }
    return product
  }
}

extension SplitMix64 {
  mutating func element(_ ids: [ViewID]) -> ViewID {
    ids[Int.random(in: ids.indices, using: &self)]
  }
}
