import Geometry
import TestSupport
import Testing

@testable import Language

/// What CSS and SVG are written as reads back as exactly the same transform.
@Suite struct TransformListTests {
  @Test(arguments: [TextKind.css, .svg]) func anyTransformComesBack(_ kind: TextKind) throws {
    for seed in Volume.seeds(1000) {
      var random = SplitMix64(seed: seed)
      try expectBack(random.transform(), kind)
      let degrees = Double(Int.random(in: -720...720, using: &random)) / 2
      let turn = AffineTransform(rotationAngle: degrees * .pi / 180)
      try expectBack(turn, kind)
      let move = AffineTransform(translationX: random.number(), y: Double(seed))
      try expectBack(turn.concatenating(move), kind)
      try expectBack(.rotation(degrees * .pi / 180, about: Point(x: 50, y: 20)), kind)
      try expectBack(AffineTransform(scaleX: random.number(), y: 1e-30), kind)
    }
  }

  private func expectBack(_ transform: AffineTransform, _ kind: TextKind) throws {
    let text = TransformListWriter(kind: kind).text(transform)
    #expect(try TransformList.read(kind, Array(text.utf8)) == transform, "\(text)")
  }

  @Test(arguments: [2, 3, 6, 7, 8, 9, 11, 15])
  func noEntryOutsideThePlaneIsDropped(_ place: Int) {
    #expect(flat(movedAt: place) == nil)
  }

  @Test(arguments: [10, 14])
  func depthAloneIsNotSeen(_ place: Int) {
    #expect(flat(movedAt: place) == .identity)
  }

  private func flat(movedAt place: Int) -> AffineTransform? {
    var entries = (0..<16).map { $0 % 5 == 0 ? 1.0 : 0 }
    entries[place] += 0.5
    return AffineTransform(flat: entries)
  }

  @Test(arguments: ["none", " None ", "none;", "none ; ", "transform: none;\n"])
  func noneHasNoFunctions(_ text: String) throws {
    #expect(try TransformList.parts(.css, Array(text.utf8)).isEmpty)
  }

  @Test func halfDegreesAreWrittenShort() {
    for half in -359...359 where half % 180 != 0 {
      let angle = Angle(degrees: Double(half) / 2)
      let text = TransformListWriter(kind: .css).text(
        AffineTransform(rotationAngle: angle.radians))
      #expect(text == "rotate(\(numberText(angle.value, .full))deg)")
    }
  }

  /// The functions of a list one by one, applied to a point from the right to the left.
  @Test func theRightmostActsFirst() throws {
    let parts = ["translate(3px, -4px)", "rotate(20deg)", "scale(2, 0.5)", "skewX(10deg)"]
    let whole = try TransformList.read(.css, Array(parts.joined(separator: " ").utf8))
    let start = Point(x: 7, y: 11)
    let image = try parts.reversed().reduce(start) { point, part in
      point.applying(try TransformList.read(.css, Array(part.utf8)))
    }
    #expect(start.applying(whole).isApproximatelyEqual(to: image))
  }
}
