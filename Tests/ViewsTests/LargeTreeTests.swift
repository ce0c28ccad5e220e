import Geometry
import Testing
import Views

/// Trees whose depth would overflow a recursion and whose size would show a quadratic walk: these
/// tests would not come to an end in a tolerable time.
@Suite struct LargeTreeTests {
  private let count = 100_000

  /// A chain, each view within the last one and turned by a degree.
  private func chain(topDown: Bool) throws -> (scene: Scene, ids: [ViewID]) {
    var scene = Scene()
    var ids: [ViewID] = []
    for _ in 0..<count {
      let id = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      try scene.setTransform(AffineTransform(rotationAngle: .pi / 180), of: id)
      if let last = ids.last {
        try topDown ? scene.addChild(id, to: last) : scene.addChild(last, to: id)
      }
      ids.append(id)
    }
    return (scene, topDown ? ids : ids.reversed())
  }

  @Test(arguments: [true, false])
  func deepChain(topDown: Bool) throws {
    var (scene, ids) = try chain(topDown: topDown)
    let (root, deepest) = (ids[0], ids[count - 1])
    let point = Point(x: 5, y: 6)
    #expect(scene.root(of: deepest) == root && scene.window(of: deepest) == nil)
    let image = try scene.convert(point, from: deepest, to: root)
    let back = try scene.convert(image, from: nil, to: deepest)
    #expect(back.isApproximatelyEqual(to: point, tolerance: 1e-6))
    let box = try scene.convert(scene.bounds(of: deepest), from: deepest, to: nil)
    #expect(box.contains(Point(x: 5, y: 5)))
    #expect(scene.hitTestView(Point(x: 5, y: 5), in: root) == deepest)
    #expect(scene.hitTestLayer(Point(x: 5, y: 5), in: root) == deepest)
    #expect(throws: SceneError.cycle(root)) { try scene.addChild(root, to: deepest) }
    #expect(scene.isDescendant(deepest, of: root))
    #expect(scene.subtree(of: root).reduce(0) { sum, _ in sum + 1 } == count)
  }

  @Test func everyLevelOfADeepChainToTheNext() throws {
    let (scene, ids) = try chain(topDown: true)
    for (child, parent) in zip(ids.dropFirst(), ids) {
      let image = try scene.convert(Point(x: 5, y: 5), from: child, to: parent)
      #expect(image == Point(x: 5, y: 5))
    }
  }

  @Test func wideTree() throws {
    var scene = Scene()
    let parent = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var ids: [ViewID] = []
    for index in 0..<count {
      scene.checkpoint()
      let id = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      try scene.setZPosition(Double(index % 5), of: id)
      try scene.insertSubview(id, at: index, in: parent)
      ids.append(id)
    }
    #expect(scene.children(of: parent) == ids)
    #expect(scene.hitTestView(Point(x: 5, y: 5), in: parent) == ids.last)
    #expect(scene.hitTestLayer(Point(x: 5, y: 5), in: parent) == ids.last)
    #expect(scene.hitTestView(Point(x: 50, y: 50), in: parent) == parent)
    for id in ids { try scene.sendToBack(id, in: parent) }
    #expect(scene.children(of: parent) == ids.reversed())
    for id in ids { try scene.bringToFront(id, in: parent) }
    #expect(scene.children(of: parent) == ids)
    for id in ids.dropLast() {
      scene.checkpoint()
      scene.removeFromParent(id)
    }
    #expect(scene.children(of: parent) == [ids[count - 1]])
  }
}
