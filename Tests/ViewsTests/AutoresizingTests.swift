import Geometry
import TestSupport
import Testing
import Views

/// `UIView.autoresizingMask`, by what its documentation says.
@Suite struct AutoresizingTests {
  /// A view of 50 × 40 at (10, 20) in a superview of 100 × 100 that becomes `size`; its frame then.
  func frame(_ mask: Autoresizing, in size: Size) throws -> Rect {
    var scene = Scene()
    let outer = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = try scene.makeView(frame: Rect(x: 10, y: 20, width: 50, height: 40))
    try scene.addChild(inner, to: outer)
    scene.setAutoresizing(mask, of: inner)
    try scene.setBounds(Rect(origin: .zero, size: size), of: outer)
    _ = try scene.resizeSubviews(of: outer, from: Size(width: 100, height: 100))
    return scene.frame(of: inner)
  }

  static let single: [(Autoresizing, Rect)] = [
    (.leftMargin, Rect(x: 110, y: 20, width: 50, height: 40)),
    (.width, Rect(x: 10, y: 20, width: 150, height: 40)),
    (.rightMargin, Rect(x: 10, y: 20, width: 50, height: 40)),
    (.topMargin, Rect(x: 10, y: 220, width: 50, height: 40)),
    (.height, Rect(x: 10, y: 20, width: 50, height: 240)),
    (.bottomMargin, Rect(x: 10, y: 20, width: 50, height: 40)),
    ([], Rect(x: 10, y: 20, width: 50, height: 40)),
    ([.width, .height], Rect(x: 10, y: 20, width: 150, height: 240)),
  ]

  // Where one part gives way, its length does not matter: measured for CALayer as well.
  @Test(arguments: single)
  func onePartTakesAll(mask: Autoresizing, expected: Rect) throws {
    #expect(try frame(mask, in: Size(width: 200, height: 300)) == expected)
  }

  @Test func twoPartsShareByTheirLengths() throws {
    // 10 and 40 are the margins: a fifth of 100 goes before, four fifths behind.
    #expect(
      try frame([.leftMargin, .rightMargin], in: Size(width: 200, height: 100))
        == Rect(x: 30, y: 20, width: 50, height: 40))
    #expect(
      try frame([.width, .rightMargin], in: Size(width: 190, height: 100))
        == Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(
      try frame([.topMargin, .height], in: Size(width: 100, height: 160))
        == Rect(x: 10, y: 40, width: 50, height: 80))
  }

  @Test func shrinkingUndoesGrowing() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let mask = Autoresizing(rawValue: UInt8.random(in: 0..<64, using: &generator))
      var scene = Scene()
      let outer = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let start = Rect(
        x: generator.number(1...40), y: generator.number(1...40), width: generator.number(1...50),
        height: generator.number(1...50))
      let inner = try scene.makeView(frame: start)
      try scene.addChild(inner, to: outer)
      scene.setAutoresizing(mask, of: inner)
      let size = Size(width: generator.number(100...300), height: generator.number(100...300))
      try scene.setBounds(Rect(origin: .zero, size: size), of: outer)
      _ = try scene.resizeSubviews(of: outer, from: Size(width: 100, height: 100))
      expectFixedParts(mask, start, in: 100, scene.frame(of: inner), in: size.width)
      try scene.setBounds(Rect(x: 0, y: 0, width: 100, height: 100), of: outer)
      _ = try scene.resizeSubviews(of: outer, from: size)
      #expect(scene.frame(of: inner).isApproximatelyEqual(to: start, tolerance: 1e-9), "\(mask)")
    }
  }

  /// Law: what does not give way keeps its length; the trailing margin counts only where another part gives way.
  private func expectFixedParts(
    _ mask: Autoresizing, _ old: Rect, in before: Double, _ new: Rect, in after: Double
  ) {
    let isKept = { (left: Double, right: Double) in left.isApproximatelyEqual(to: right) }
    if !mask.contains(.leftMargin) { #expect(isKept(new.minX, old.minX)) }
    if !mask.contains(.width) { #expect(isKept(new.width, old.width)) }
    guard !mask.isDisjoint(with: [.leftMargin, .width]), !mask.contains(.rightMargin) else {
      return
    }
    #expect(isKept(after - new.maxX, before - old.maxX))
  }

  /// Law: what is in proportion stays in proportion where all parts give way.
  @Test func everythingFlexibleScales() throws {
    let grown = try frame(Autoresizing(rawValue: 63), in: Size(width: 300, height: 50))
    #expect(grown.isApproximatelyEqual(to: Rect(x: 30, y: 10, width: 150, height: 20)))
  }

  @Test func aMarginThatSticksOutSharesNothing() throws {
    var scene = Scene()
    let outer = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = try scene.makeView(frame: Rect(x: -10, y: 0, width: 50, height: 100))
    try scene.addChild(inner, to: outer)
    scene.setAutoresizing([.leftMargin, .rightMargin, .topMargin, .bottomMargin], of: inner)
    try scene.setBounds(Rect(x: 0, y: 0, width: 160, height: 120), of: outer)
    _ = try scene.resizeSubviews(of: outer, from: Size(width: 100, height: 100))
    // Of the height nothing is left to share by: both margins take half.
    #expect(scene.frame(of: inner) == Rect(x: -10, y: 10, width: 50, height: 100))
  }

  @Test func itGoesDownTheTreeAndCanBeForbidden() throws {
    var scene = Scene()
    let ids = try (0..<3).map { _ in
      try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    }
    for (child, parent) in zip(ids.dropFirst(), ids) {
      try scene.addChild(child, to: parent)
      scene.setAutoresizing(.width, of: child)
    }
    func widths() -> [Double] { ids.map { scene.bounds(of: $0).width } }
    try scene.setBounds(Rect(x: 0, y: 0, width: 200, height: 100), of: ids[0])
    #expect(
      try scene.resizeSubviews(of: ids[0], from: Size(width: 100, height: 100)).map(\.id)
        == [ids[1], ids[2]])
    #expect(widths() == [200, 200, 200])
    scene.setAutoresizesSubviews(false, of: ids[1])
    try scene.setBounds(Rect(x: 0, y: 0, width: 300, height: 100), of: ids[0])
    _ = try scene.resizeSubviews(of: ids[0], from: Size(width: 200, height: 100))
    #expect(widths() == [300, 300, 200])
  }

  @Test func whatIsNotFiniteChangesNothing() throws {
    var scene = Scene()
    let outer = try scene.makeView(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    let good = try scene.makeView(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    let bad = try scene.makeView(frame: Rect(x: 0, y: 0, width: 1e308, height: 1))
    for child in [good, bad] {
      scene.setAutoresizing(.width, of: child)
      try scene.addChild(child, to: outer)
    }
    try scene.setBounds(Rect(x: 0, y: 0, width: 1.7e308, height: 1), of: outer)
    let before = scene
    #expect(throws: SceneError.notFinite(.frame)) {
      try scene.resizeSubviews(of: outer, from: Size(width: 1, height: 1))
    }
    #expect(scene == before)
  }

  @Test func aTransformDoesNotChangeTheRule() throws {
    var scene = Scene()
    let outer = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = try scene.makeView(frame: Rect(x: 10, y: 20, width: 50, height: 40))
    try scene.addChild(inner, to: outer)
    scene.setAutoresizing(.width, of: inner)
    try scene.setTransform(AffineTransform(rotationAngle: 1), of: inner)
    try scene.setBounds(Rect(x: 0, y: 0, width: 200, height: 100), of: outer)
    _ = try scene.resizeSubviews(of: outer, from: Size(width: 100, height: 100))
    #expect(scene.bounds(of: inner).size == Size(width: 150, height: 40))
    #expect(scene.position(of: inner) == Point(x: 85, y: 40))
  }

  @Test func deepTreesFollow() throws {
    var scene = Scene()
    let root = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var last = root
    for _ in 0..<100_000 {
      let next = try scene.makeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      try scene.addChild(next, to: last)
      scene.setAutoresizing(.width, of: next)
      last = next
    }
    try scene.setBounds(Rect(x: 0, y: 0, width: 150, height: 100), of: root)
    #expect(
      try scene.resizeSubviews(of: root, from: Size(width: 100, height: 100)).count == 100_000)
    #expect(scene.bounds(of: last).width == 150)
  }
}
