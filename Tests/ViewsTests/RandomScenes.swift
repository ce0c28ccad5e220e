import Geometry
import TestSupport
import Views

extension SplitMix64 {
  /// A point within a square.
  mutating func point(_ range: ClosedRange<Double>) -> Point {
    Point(x: number(range), y: number(range))
  }

  /// A rectangle with a size that is not negative and not small.
  mutating func frame() -> Rect {
    Rect(x: number(), y: number(), width: number(1...200), height: number(1...200))
  }

  mutating func scale() -> Double { number(0.3...2) * (Bool.random(using: &self) ? 1 : -1) }

  /// Regular, with scale, flip, shear, rotation and translation; chains of it stay of usual size.
  mutating func gentleTransform() -> AffineTransform {
    AffineTransform(scaleX: scale(), y: scale())
      .concatenating(AffineTransform(shearX: number(-0.5...0.5), y: 0))
      .concatenating(AffineTransform(rotationAngle: number(-7...7)))
      .concatenating(AffineTransform(translationX: number(), y: number()))
  }

  /// Scales, flips and quarter turns, moved: axes stay axes.
  mutating func axisPreservingTransform() -> AffineTransform {
    let quarterTurns = Double(Int.random(in: -3...3, using: &self))
    return AffineTransform(scaleX: scale(), y: scale())
      .concatenating(AffineTransform(rotationAngle: quarterTurns * .pi / 2))
      .concatenating(AffineTransform(translationX: number(), y: number()))
  }

  /// A tree of `count` views and layers below the first id, everything about them random.
  mutating func tree(_ count: Int) throws -> (scene: Scene, ids: [ViewID]) {
    var scene = Scene()
    var ids = [try scene.makeView(className: "UIWindow", frame: frame())]
    while ids.count < count {
      let isView = number(0...1) < 0.8
      let id = isView ? try scene.makeView(frame: frame()) : scene.makeLayer()
      try disturb(id, in: &scene)
      try scene.addChild(
        id, to: ids[Int.random(in: max(0, ids.count - 6)..<ids.count, using: &self)])
      ids.append(id)
    }
    return (scene, ids)
  }

  private mutating func disturb(_ id: ViewID, in scene: inout Scene) throws {
    try scene.setBounds(frame(), of: id)
    try scene.setAnchorPoint(point(-0.5...1.5), of: id)
    try scene.setTransform(gentleTransform(), of: id)
    try scene.setPosition(point(0...200), of: id)
    if number(0...1) < 0.2 { try scene.setSublayerTransform(gentleTransform(), of: id) }
    try scene.setZPosition(number(-1.4...1.4).rounded(), of: id)
    scene.setHidden(number(0...1) < 0.1, of: id)
    scene.setUserInteractionEnabled(number(0...1) < 0.9, of: id)
    scene.setClipsToBounds(number(0...1) < 0.3, of: id)
    try scene.setAlpha(number(0...1) < 0.1 ? 0.005 : 1, of: id)
    if number(0...1) < 0.1 { try scene.setTransform(AffineTransform(scaleX: 0, y: 1), of: id) }
  }
}

/// The step to the superlayer's space as one matrix, built from the definition and not from the
/// code under test.
func parentTransform(of id: ViewID, in scene: Scene) -> AffineTransform {
  let pin = pinned(id, in: scene)
  let position = scene.position(of: id)
  let own = AffineTransform(translationX: -pin.x, y: -pin.y)
    .concatenating(scene.transform(of: id))
    .concatenating(AffineTransform(translationX: position.x, y: position.y))
  guard let parent = scene.parent(of: id) else { return own }
  let center = pinned(parent, in: scene)
  return own.concatenating(AffineTransform(translationX: -center.x, y: -center.y))
    .concatenating(scene.sublayerTransform(of: parent))
    .concatenating(AffineTransform(translationX: center.x, y: center.y))
}

private func pinned(_ id: ViewID, in scene: Scene) -> Point {
  let (bounds, anchor) = (scene.bounds(of: id), scene.anchorPoint(of: id))
  return Point(
    x: bounds.origin.x + anchor.x * bounds.size.width,
    y: bounds.origin.y + anchor.y * bounds.size.height)
}
