import Geometry
import TestSupport
import Testing
import Views

@Suite struct EditingTests {
  /// A parent with the children a, b, c, d.
  private func family() throws -> (scene: Scene, parent: ViewID, children: [ViewID]) {
    var scene = Scene()
    let parent = try scene.makeView()
    var children: [ViewID] = []
    for _ in 0..<4 {
      let child = try scene.makeView()
      try scene.addChild(child, to: parent)
      children.append(child)
    }
    return (scene, parent, children)
  }

  @Test func edits() throws {
    var (scene, parent, children) = try family()
    let (a, b, c, d) = (children[0], children[1], children[2], children[3])
    #expect(scene.children(of: parent) == [a, b, c, d])
    try scene.bringToFront(b, in: parent)
    #expect(scene.children(of: parent) == [a, c, d, b])
    try scene.sendToBack(d, in: parent)
    #expect(scene.children(of: parent) == [d, a, c, b])
    try scene.insertChild(d, above: c, in: parent)
    #expect(scene.children(of: parent) == [a, c, d, b])
    try scene.insertChild(b, below: a, in: parent)
    #expect(scene.children(of: parent) == [b, a, c, d])
    try scene.insertChild(b, above: b, in: parent)
    try scene.insertChild(a, above: b, in: parent)
    try scene.insertChild(b, below: a, in: parent)
    #expect(scene.children(of: parent) == [b, a, c, d])
    try scene.insertChild(b, at: 3, in: parent)
    #expect(scene.children(of: parent) == [a, c, d, b])
    try scene.addChild(a, to: parent)
    #expect(scene.children(of: parent) == [c, d, b, a])
    scene.removeFromParent(d)
    scene.removeFromParent(d)
    #expect(scene.children(of: parent) == [c, b, a])
    #expect(scene.parent(of: d) == nil && scene.childCount(of: parent) == 3)
  }

  @Test func randomEditsAgreeWithArrays() throws {
    var random = SplitMix64(seed: 6)
    var (scene, parent, ids) = try family()
    for index in 0..<6 { ids.append(index % 3 == 0 ? scene.makeLayer() : try scene.makeView()) }
    var list = Array(ids[0..<4])
    for _ in 0..<3000 {
      let id = random.element(ids)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        scene.removeFromParent(id)
        list.removeAll { $0 == id }
      case 1:
        list.removeAll { $0 == id }
        let index = Int.random(in: 0...list.count, using: &random)
        try scene.insertChild(id, at: index, in: parent)
        list.insert(id, at: index)
      case 2:
        list.removeAll { $0 == id }
        let views = list.filter(scene.isView)
        let index = Int.random(in: 0...views.count, using: &random)
        try scene.insertSubview(id, at: index, in: parent)
        let place = index == views.count ? nil : list.firstIndex(of: views[index])
        list.insert(id, at: place ?? list.count)
      default:
        try scene.addChild(id, to: parent)
        list.removeAll { $0 == id }
        list.append(id)
      }
      #expect(scene.children(of: parent) == list)
      #expect(scene.subviews(of: parent) == list.filter(scene.isView))
      #expect(scene.childCount(of: parent) == list.count)
      #expect(scene.subviewCount(of: parent) == list.filter(scene.isView).count)
    }
  }

  @Test func aViewLeavesItsOldParent() throws {
    var (scene, parent, children) = try family()
    let other = try scene.makeView()
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    try scene.setFrame(frame, of: children[1])
    try scene.addChild(children[1], to: other)
    #expect(scene.children(of: parent) == [children[0], children[2], children[3]])
    #expect(scene.superview(of: children[1]) == other)
    #expect(scene.frame(of: children[1]) == frame)
  }

  @Test func descendantsAndCycles() throws {
    var random = SplitMix64(seed: 7)
    var (scene, ids) = try random.tree(80)
    for _ in 0..<2000 {
      let (id, ancestor) = (random.element(ids), random.element(ids))
      let isUnder = ancestors(id, scene).contains(ancestor)
      #expect(scene.isDescendant(id, of: ancestor) == isUnder)
      if isUnder {
        #expect(throws: SceneError.cycle(ancestor)) { try scene.addChild(ancestor, to: id) }
      } else {
        try scene.addChild(ancestor, to: id)
        #expect(scene.parent(of: ancestor) == id)
      }
    }
  }

  @Test func theSubtreeInDrawingOrder() throws {
    var (scene, parent, children) = try family()
    let grandchild = scene.makeLayer()
    try scene.addChild(grandchild, to: children[1])
    let order = [parent, children[0], children[1], grandchild, children[2], children[3]]
    #expect(Array(scene.subtree(of: parent)) == order)
    #expect(Array(scene.subtree(of: children[1])) == [children[1], grandchild])
    #expect(scene.superview(of: grandchild) == nil && scene.parent(of: grandchild) == children[1])
    #expect(scene.subviews(of: children[1]).isEmpty)
  }

  private func ancestors(_ id: ViewID, _ scene: Scene) -> [ViewID] {
    Array(sequence(first: id) { scene.parent(of: $0) })
  }
}
