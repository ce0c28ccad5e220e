internal import Geometry

/// Core Animation's transforms in space, as far as they stay in the plane.
extension CatalogueBuilder {
  mutating func addSpaceTransforms() {
    addSpaceChange(
      "CATransform3DTranslate(_:_:_:_:)", takes: numbers(3),
      "Moves before the rest; z is not seen.",
      "CATransform3DTranslate(CATransform3DIdentity, 5, 7, 0)"
    ) { t, n in t.translatedBy(x: n[0], y: n[1]) }
    addSpaceChange(
      "CATransform3DScale(_:_:_:_:)", takes: numbers(3),
      "Stretches before the rest; z is not seen.",
      "CATransform3DScale(CATransform3DIdentity, 2, 3, 1)"
    ) { t, n in t.scaledBy(x: n[0], y: n[1]) }
    addSpaceChange(
      "CATransform3DRotate(_:_:_:_:_:)", takes: turn,
      "Turns about an axis, as z is, before the rest.",
      "CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)"
    ) { t, n in try turnInPlane(n).concatenating(t) }
    effect(
      "CATransform3DMakeRotation(_:_:_:_:)", takes: turn, gives: .transform,
      "Turns about an axis, as z is.", "CATransform3DMakeRotation(.pi / 2, 0, 0, 1)"
    ) { _, values, _ in
      .transform(try turnInPlane(try radians(values, from: 0)))
    }
    addSpaceMatrix()
    addSpaceAlgebra()
  }

  /// A transform by its sixteen numbers: those along z are not seen, and those of a perspective leave the plane.
  private mutating func addSpaceMatrix() {
    effect(
      """
      CATransform3D(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)
      """, takes: Array(repeating: [.number], count: 16), gives: .transform,
      "A transform by the numbers of its rows, as far as it stays in the plane.",
      """
      CATransform3D(
        m11: 2, m12: 0, m13: 0, m14: 0, m21: 0, m22: 3, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: 5, m42: 7, m43: 0, m44: 1)
      """
    ) { _, values, _ in
      let m = try values.indices.map { try Double.from(values[$0], $0) }
      guard let flat = AffineTransform(flat: m) else {
        let place = AffineTransform.placeOutOfPlane(m) ?? 0
        throw Fault.argument(place, .leavesPlane(entriesOfSpace[place]))
      }
      return .transform(flat)
    }
  }

  /// Numbers, some of which may be angles.
  private func numbers(_ count: Int) -> [Kinds] { Array(repeating: Radians.kinds, count: count) }

  /// An angle, and the axis that it turns about.
  private var turn: [Kinds] { [Radians.kinds, [.number], [.number], [.number]] }

  private mutating func addSpaceAlgebra() {
    function(
      "CATransform3DConcat(_:_:)", "The first, then the second.",
      "CATransform3DConcat(T(1, 2), S(3))"
    ) { (a: AffineTransform, b: AffineTransform) in a.concatenating(b) }
    function("CATransform3DInvert(_:)", "What undoes it.", "CATransform3DInvert(T(1, 2))") {
      (t: AffineTransform) in t.inverted()
    }
    function(
      "CATransform3DGetAffineTransform(_:)", "The transform itself.",
      "CATransform3DGetAffineTransform(T(1, 2))"
    ) { (t: AffineTransform) in t }
    function(
      "CATransform3DIsIdentity(_:)", "Whether it does nothing.",
      "CATransform3DIsIdentity(CATransform3DIdentity)"
    ) { (t: AffineTransform) in t.isIdentity }
    function(
      "CATransform3DIsAffine(_:)", "Whether it stays in the plane: here always.",
      "CATransform3DIsAffine(CATransform3DIdentity)"
    ) { (t: AffineTransform) in true }
    function(
      "CATransform3DEqualToTransform(_:_:)", "Whether both do the same, exactly.",
      "CATransform3DEqualToTransform(T(1, 2), T(1, 2))"
    ) { (a: AffineTransform, b: AffineTransform) in a == b }
  }

  /// A change that acts before what a transform does, with numbers along x, y and z.
  private mutating func addSpaceChange(
    _ signature: StaticString, takes kinds: [Kinds], _ summary: StaticString,
    _ example: StaticString,
    _ change: @escaping @Sendable (AffineTransform, [Double]) throws -> AffineTransform
  ) {
    effect(
      signature, takes: [[.transform]] + kinds, gives: .transform, summary, example
    ) { _, values, _ in
      .transform(
        try change(try AffineTransform.from(values[0], 0), try radians(values, from: 1)))
    }
  }
}

/// The numbers that arguments are, from one of them on.
private func radians(_ values: some Collection<Value>, from first: Int) throws -> [Double] {
  try values.enumerated().dropFirst(first).map { try Radians.from($1, $0).radians }
}

/// The turn of an angle and an axis, which has to stay in the plane.
private func turnInPlane(_ n: [Double]) throws -> AffineTransform {
  guard let turn = AffineTransform(rotationAngle: n[0], aboutX: n[1], y: n[2], z: n[3]) else {
    throw Fault.problem(.leavesPlane("this axis"))
  }
  return turn
}
