import Geometry
import TestSupport
import Testing
import Views

@Suite struct HitTestingTests {
  @Test func viewsAgreeWithBruteForce() throws {
    var hits = Set<ViewID?>()
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(100 + seed))
      let (scene, ids) = try random.tree(60)
      for _ in 0..<50 {
        let (id, point) = (random.element(ids), random.point(-100...300))
        let hit = scene.hitTestView(point, in: id)
        #expect(hit == bruteForceView(point, id, scene))
        hits.insert(hit)
      }
    }
    #expect(hits.count > 10)
  }

  @Test func layersAgreeWithBruteForce() throws {
    var hits = Set<ViewID?>()
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(200 + seed))
      let (scene, ids) = try random.tree(60)
      for _ in 0..<50 {
        let (id, point) = (random.element(ids), random.point(-100...300))
        let hit = scene.hitTestLayer(point, in: id)
        #expect(hit == bruteForceLayer(point, id, scene))
        hits.insert(hit)
      }
    }
    #expect(hits.count > 10)
  }

  @Test func boundsAreHalfOpenAndCarryTheirOrigin() throws {
    var scene = Scene()
    let view = try scene.makeView(frame: Rect(x: 50, y: 50, width: 100, height: 100))
    try scene.setTransform(AffineTransform(scaleX: 0.5, y: 0.5), of: view)
    #expect(scene.hitTestView(Point(x: 99, y: 99), in: view) == view)
    #expect(scene.hitTestView(Point(x: 100, y: 0), in: view) == nil)
    try scene.setBounds(Rect(x: 100, y: 100, width: 100, height: 100), of: view)
    #expect(scene.hitTestView(Point(x: 199, y: 199), in: view) == view)
    #expect(!scene.pointInside(Point(x: 99, y: 150), view))
    #expect(scene.pointInside(Point(x: 100, y: 100), view))
  }

  @Test func alphaBelowOneHundredthHidesAViewOnly() throws {
    var scene = Scene()
    let view = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let inside = Point(x: 5, y: 5)
    try scene.setAlpha(0.01, of: view)
    #expect(scene.hitTestView(inside, in: view) == view)
    try scene.setAlpha(0.0099, of: view)
    #expect(scene.hitTestView(inside, in: view) == nil)
    #expect(scene.hitTestLayer(inside, in: view) == view)
  }

  @Test func aRootLayersPointIsInTheSpaceAroundIt() throws {
    var scene = Scene()
    let layer = scene.makeLayer()
    try scene.setFrame(Rect(x: 100, y: 100, width: 10, height: 10), of: layer)
    #expect(scene.hitTestLayer(Point(x: 105, y: 105), in: layer) == layer)
    #expect(scene.hitTestLayer(Point(x: 5, y: 5), in: layer) == nil)
    try scene.setTransform(AffineTransform(scaleX: 0, y: 1), of: layer)
    #expect(scene.hitTestLayer(Point(x: 105, y: 105), in: layer) == nil)
  }

  @Test func zPositionSortsLayersAndLeavesViews() throws {
    var scene = Scene()
    let root = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let views = try (0..<3).map { _ in
      try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    }
    for view in views { try scene.addChild(view, to: root) }
    try scene.setZPosition(1, of: views[0])
    try scene.setZPosition(1, of: views[1])
    let inside = Point(x: 5, y: 5)
    #expect(scene.hitTestView(inside, in: root) == views[2])
    #expect(scene.hitTestLayer(inside, in: root) == views[1])
    #expect(scene.childrenInDepthOrder(of: root) == [views[2], views[0], views[1]])
  }

  @Test func childrenOutsideTheBounds() throws {
    var scene = Scene()
    let root = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let child = try scene.makeView(frame: Rect(x: 20, y: 0, width: 10, height: 10))
    try scene.addChild(child, to: root)
    let outside = Point(x: 25, y: 5)
    #expect(scene.hitTestView(outside, in: root) == nil)
    #expect(scene.hitTestLayer(outside, in: root) == child)
    scene.setClipsToBounds(true, of: root)
    #expect(scene.hitTestLayer(outside, in: root) == nil)
  }

  @Test func theExplanationEndsWithTheResult() throws {
    var scene = Scene()
    let root = try scene.makeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let child = try scene.makeView(frame: Rect(x: 2, y: 2, width: 5, height: 5))
    let flat = try scene.makeView(frame: Rect(x: 2, y: 2, width: 5, height: 5))
    let hidden = try scene.makeView(frame: Rect(x: 2, y: 2, width: 5, height: 5))
    for view in [child, flat, hidden] { try scene.addChild(view, to: root) }
    try scene.setTransform(AffineTransform(scaleX: 0, y: 0), of: flat)
    scene.setHidden(true, of: hidden)
    let steps = scene.explainHitTestView(Point(x: 3, y: 4), in: root)
    #expect(steps.map(\.id) == [root, hidden, flat, child, child])
    #expect(steps.map(\.verdict) == [.descended, .hidden, .singular, .descended, .hit])
    #expect(steps.last?.point == Point(x: 1, y: 2))
    let layers = scene.explainHitTestLayer(Point(x: 9, y: 9), in: root)
    #expect(layers.map(\.id) == [root, hidden, flat, child, child, root])
    #expect(layers.map(\.verdict) == [.descended, .hidden, .singular, .descended, .outside, .hit])
  }
}

// MARK: The rules read off the page, without regard to cost

private func bruteForceView(_ point: Point, _ id: ViewID, _ scene: Scene) -> ViewID? {
  guard !scene.isHidden(id), scene.isUserInteractionEnabled(id), scene.alpha(of: id) >= 0.01,
    scene.bounds(of: id).contains(point)
  else { return nil }
  for child in scene.subviews(of: id).reversed() {
    guard let local = localPoint(point, child, scene) else { continue }
    if let hit = bruteForceView(local, child, scene) { return hit }
  }
  return id
}

private func bruteForceLayer(_ point: Point, _ id: ViewID, _ scene: Scene) -> ViewID? {
  guard !scene.isHidden(id), let local = localPoint(point, id, scene) else { return nil }
  let isInside = scene.bounds(of: id).contains(local)
  if scene.clipsToBounds(id) && !isInside { return nil }
  var rest = scene.children(of: id)
  while let top = rest.map({ scene.zPosition(of: $0) }).max(),
    let index = rest.lastIndex(where: { scene.zPosition(of: $0) == top })
  {
    if let hit = bruteForceLayer(local, rest.remove(at: index), scene) { return hit }
  }
  return isInside ? id : nil
}

private func localPoint(_ point: Point, _ id: ViewID, _ scene: Scene) -> Point? {
  if scene.transform(of: id).isSingular { return nil }
  return point.applying(parentTransform(of: id, in: scene).inverted())
}
