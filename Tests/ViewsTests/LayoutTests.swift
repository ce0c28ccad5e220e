import Geometry
import Testing
import Views

/// Who waits to lay out, by docs/geometry.md#layout.
@Suite struct LayoutTests {
  /// A view of 10 × 10 in another, both in a third; none waits.
  func family() throws -> (scene: Scene, root: ViewID, outer: ViewID, inner: ViewID) {
    var scene = Scene()
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let (root, outer) = (try scene.makeView(frame: frame), try scene.makeView(frame: frame))
    let inner = try scene.makeView(frame: frame)
    try scene.addChild(outer, to: root)
    try scene.addChild(inner, to: outer)
    for id in [root, outer, inner] { _ = scene.takeLayoutMark(id) }
    scene.finishLayout()
    return (scene, root, outer, inner)
  }

  @Test func boundsAskTwoAndPlacesNobody() throws {
    var (scene, root, outer, inner) = try family()
    try scene.setPosition(Point(x: 3, y: 4), of: inner)
    try scene.setAnchorPoint(.zero, of: inner)
    try scene.setAlpha(0.5, of: inner)
    try scene.setFrame(Rect(x: 7, y: 7, width: 10, height: 10), of: inner)
    #expect(![root, outer, inner].contains(where: scene.needsLayout))
    #expect(!scene.mayNeedLayout)
    try scene.setFrame(Rect(x: 7, y: 7, width: 11, height: 10), of: inner)
    #expect([root, outer, inner].map(scene.needsLayout) == [false, true, true])
    #expect(scene.mayNeedLayout)
    #expect(scene.layoutRoot(of: inner) == outer)
  }

  @Test func transformsAndOrderAskTheParent() throws {
    var (scene, root, outer, inner) = try family()
    try scene.setTransform(AffineTransform(scaleX: 2, y: 2), of: inner)
    #expect([root, outer, inner].map(scene.needsLayout) == [false, true, false])
    _ = scene.takeLayoutMark(outer)
    try scene.bringToFront(inner, in: outer)
    #expect([root, outer, inner].map(scene.needsLayout) == [false, true, false])
  }

  @Test func comingAndGoingAsksBothParents() throws {
    var (scene, root, outer, inner) = try family()
    try scene.addChild(inner, to: root)
    #expect([root, outer, inner].allSatisfy(scene.needsLayout))
  }

  @Test func theOwnLayoutAsksForNoOther() throws {
    var (scene, root, outer, inner) = try family()
    scene.layingOut = outer
    try scene.setBounds(Rect(x: 0, y: 0, width: 5, height: 5), of: inner)
    #expect([root, outer, inner].map(scene.needsLayout) == [false, false, true])
    scene.setNeedsLayout(outer)
    #expect(scene.needsLayout(outer))
  }

  @Test func aRollbackBringsMarksBack() throws {
    var (scene, _, _, inner) = try family()
    scene.setNeedsLayout(inner)
    scene.checkpoint()
    _ = scene.takeLayoutMark(inner)
    scene.finishLayout()
    scene.rollback()
    #expect(scene.needsLayout(inner) && scene.mayNeedLayout)
  }
}
