internal import Geometry

extension CatalogueBuilder {
  mutating func addTransforms() {
    addTransformMakers()
    addTransformMethods()
    addTransformProperties()
    addReflections()
    addComponents()
  }

  private mutating func addTransformMakers() {
    function(
      "CGAffineTransform(a:b:c:d:tx:ty:)", of: Double.self, c: "CGAffineTransformMake",
      short: "transform", "The transform x' = a·x + c·y + tx, y' = b·x + d·y + ty.",
      "transform(1, 0, 0, 1, 5, 7)"
    ) { n in AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) }
    // Swift fills a struct of C with zeros where it is made of nothing.
    function(
      "CGAffineTransform()",
      "All zeros: every point goes to the origin. The identity is `.identity`.",
      "CGAffineTransform()"
    ) { AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    function(
      "CGAffineTransform(translationX:y:)", c: "CGAffineTransformMakeTranslation", short: "T",
      "Moves by (tx, ty).", "T(3, 4)"
    ) { (x: Double, y: Double) in AffineTransform(translationX: x, y: y) }
    function(
      "CGAffineTransform(scaleX:y:)", c: "CGAffineTransformMakeScale", short: "S",
      "Stretches about the origin, by sx along x and sy along y.", "S(2, 3)"
    ) { (x: Double, y: Double) in AffineTransform(scaleX: x, y: y) }
    function(
      "CGAffineTransform(rotationAngle:)", c: "CGAffineTransformMakeRotation", short: "R",
      "Turns about the origin; +x turns towards +y, clockwise on a y-down screen.", "R(90°)"
    ) { (angle: Radians) in AffineTransform(rotationAngle: angle.radians) }
    function("S(_:)", "Stretches by the same factor in all directions.", "S(2)") { (s: Double) in
      AffineTransform(scaleX: s, y: s)
    }
    function("R(_:about:)", "Turns about a point.", "R(90°, about: (50, 50))") {
      (angle: Radians, center: Point) in AffineTransform.rotation(angle.radians, about: center)
    }
    function("S(_:about:)", "Stretches by one factor about a point.", "S(2, about: (10, 0))") {
      (s: Double, center: Point) in AffineTransform.scale(s, s, about: center)
    }
    function("S(_:_:about:)", "Stretches about a point.", "S(2, 3, about: (10, 0))") {
      (x: Double, y: Double, center: Point) in AffineTransform.scale(x, y, about: center)
    }
    function("H(x:)", "Shears: x' = x + k·y.", "H(x: 0.5)") { (k: Double) in
      AffineTransform(shearX: k, y: 0)
    }
    function("H(y:)", "Shears: y' = y + k·x.", "H(y: 0.5)") { (k: Double) in
      AffineTransform(shearX: 0, y: k)
    }
    function("H(x:y:)", "Shears along both axes.", "H(x: 0.5, y: 0.25)") { (x: Double, y: Double) in
      AffineTransform(shearX: x, y: y)
    }
    constant(
      "CGAffineTransform", "identity", c: "CGAffineTransformIdentity",
      "The transform that leaves everything where it is."
    ) { AffineTransform.identity }
  }

  private mutating func addTransformMethods() {
    method(
      "concatenating(_:)", c: "CGAffineTransformConcat",
      "This transform first, then the other: the product t1 · t2 of row vectors.",
      "T(3, 0).concatenating(S(2))"
    ) { (t: AffineTransform, next: AffineTransform) in t.concatenating(next) }
    method(
      "translatedBy(x:y:)", c: "CGAffineTransformTranslate",
      "A move that acts before what the transform already does.", "S(2).translatedBy(x: 3, y: 0)"
    ) { (t: AffineTransform, x: Double, y: Double) in t.translatedBy(x: x, y: y) }
    method(
      "scaledBy(x:y:)", c: "CGAffineTransformScale",
      "A scale that acts before what the transform already does.", "T(3, 0).scaledBy(x: 2, y: 2)"
    ) { (t: AffineTransform, x: Double, y: Double) in t.scaledBy(x: x, y: y) }
    method(
      "rotated(by:)", c: "CGAffineTransformRotate",
      "A rotation that acts before what the transform already does.", "T(3, 0).rotated(by: 90°)"
    ) { (t: AffineTransform, angle: Radians) in t.rotated(by: angle.radians) }
    method(
      "inverted()", c: "CGAffineTransformInvert",
      "The transform that undoes this one; unchanged where the determinant is 0.",
      "T(3, 4).inverted()"
    ) { (t: AffineTransform) in t.inverted() }
    method(
      "decomposed()", c: "CGAffineTransformDecompose",
      "Scale, shear, rotation and translation, acting in this order.",
      "(S(2, 3) * R(30°)).decomposed()"
    ) { (t: AffineTransform) in t.decomposed() }
    function(
      "CGAffineTransformIsIdentity(_:)", "Whether the transform is exactly the identity.",
      "CGAffineTransformIsIdentity(T(0, 0))"
    ) { (t: AffineTransform) in t.isIdentity }
    function(
      "CGAffineTransformEqualToTransform(_:_:)", "Whether all six numbers are equal.",
      "CGAffineTransformEqualToTransform(T(1, 0), T(1, 0))"
    ) { (a: AffineTransform, b: AffineTransform) in a == b }
    function(
      "NSStringFromCGAffineTransform(_:)", "The text [a, b, c, d, tx, ty].",
      "NSStringFromCGAffineTransform(T(5, 7))"
    ) { (t: AffineTransform) in t.appleText }
    type("NSCoder", .text)
    staticEffect(
      "NSCoder", "string(for:)", of: .text,
      takes: [[.point, .size, .rect, .vector, .transform]], gives: .text,
      "The text of a value, as NSStringFromCGPoint and its like give it.",
      "NSCoder.string(for: rect(1, 2, 3, 4))"
    ) { evaluator, values, _ in
      switch values[0] {
      case .point(let point): evaluator.text(point.appleText)
      case .size(let size): evaluator.text(size.appleText)
      case .rect(let rect): evaluator.text(rect.appleText)
      case .vector(let vector): evaluator.text(vector.appleText)
      case .transform(let transform): evaluator.text(transform.appleText)
      default: .void
      }
    }
  }

  /// The numbers of `CATransform3D` that a transform of the plane decides.
  private mutating func addSpaceEntries() {
    typealias Entry = (
      name: StaticString, get: @Sendable (AffineTransform) -> Double,
      set: @Sendable (inout AffineTransform, Double) -> Void
    )
    let entries: [Entry] = [
      ("m11", { $0.a }, { $0.a = $1 }), ("m12", { $0.b }, { $0.b = $1 }),
      ("m21", { $0.c }, { $0.c = $1 }), ("m22", { $0.d }, { $0.d = $1 }),
      ("m41", { $0.tx }, { $0.tx = $1 }), ("m42", { $0.ty }, { $0.ty = $1 }),
    ]
    let summary: StaticString = "The number of CATransform3D in this row and column."
    for entry in entries {
      property(entry.name, summary, "S(2, 3).m11") { (t: AffineTransform) in
        entry.get(t)
      } set: {
        entry.set(&$0, $1)
      }
    }
    property("m44", summary, "S(2, 3).m44") { (_: AffineTransform) in 1.0 }
  }

  private mutating func addTransformProperties() {
    addSpaceEntries()
    property("a", "x' for each x.", "S(2, 3).a") { (t: AffineTransform) in
      t.a
    } set: {
      $0.a = $1
    }
    property("b", "y' for each x.", "R(90°).b") { (t: AffineTransform) in
      t.b
    } set: {
      $0.b = $1
    }
    property("c", "x' for each y.", "R(90°).c") { (t: AffineTransform) in
      t.c
    } set: {
      $0.c = $1
    }
    property("d", "y' for each y.", "S(2, 3).d") { (t: AffineTransform) in
      t.d
    } set: {
      $0.d = $1
    }
    property("tx", "How far the origin moves along x.", "T(5, 7).tx") { (t: AffineTransform) in
      t.tx
    } set: {
      $0.tx = $1
    }
    property("ty", "How far the origin moves along y.", "T(5, 7).ty") { (t: AffineTransform) in
      t.ty
    } set: {
      $0.ty = $1
    }
    property("isIdentity", "Whether it is exactly the identity.", "T(0, 0).isIdentity") {
      (t: AffineTransform) in t.isIdentity
    }
    property(
      "determinant", "By what areas grow; negative where it mirrors.", "S(2, 3).determinant"
    ) { (t: AffineTransform) in t.determinant }
    effectProperty(
      "matrix", of: .transform, gives: .matrix,
      "The 3×3 matrix of row vectors; after convention(column) of columns.", "T(5, 7).matrix"
    ) { evaluator, values, _ in
      Matrix(try AffineTransform.from(values[0], 0)).asValue.turned(in: evaluator.convention)
    }
    property("kind", "What it is, in words.", "R(90°, about: (50, 50)).kind") {
      (t: AffineTransform) in TransformWords(precision: .significant(7)).describe(t)
    }
    property(
      "fixedPoint", "The one point that stays; nil where there is none, or more than one.",
      "R(90°, about: (50, 50)).fixedPoint"
    ) { (t: AffineTransform) in t.fixedPoint }
  }

  private mutating func addReflections() {
    function("reflect(_:)", "Mirrors in an axis, the origin, or y = ±x.", "reflect(.yEqualsX)") {
      (axis: ReflectionAxis) in AffineTransform.reflection(in: axis)
    }
    function(
      "reflect(through:angle:)", "Mirrors in the line through a point at an angle.",
      "reflect(through: (0, 10), angle: 0°)"
    ) { (point: Point, angle: Radians) in
      AffineTransform.reflection(through: point, angle: angle.radians)
    }
    constant("Axis", "x", "The x axis.") { ReflectionAxis.x }
    constant("Axis", "y", "The y axis.") { ReflectionAxis.y }
    constant("Axis", "origin", "The origin.") { ReflectionAxis.origin }
    constant("Axis", "yEqualsX", "The line y = x.") { ReflectionAxis.yEqualsX }
    constant("Axis", "yEqualsMinusX", "The line y = -x.") { ReflectionAxis.yEqualsMinusX }
  }
}

extension RectEdge: SymbolConvertible { static let kind = Kind.edge }
extension ReflectionAxis: SymbolConvertible { static let kind = Kind.axis }
