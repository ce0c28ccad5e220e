internal import Geometry

extension CatalogueBuilder {
  mutating func addPoints() {
    addPointEntries()
    addVectorEntries()
    addSizeEntries()
    addRowEntries()
  }

  private mutating func addPointEntries() {
    function("CGPoint(x:y:)", c: "CGPointMake", "A place in the plane.", "CGPoint(x: 1, y: 2)") {
      (x: Double, y: Double) in Point(x: x, y: y)
    }
    function("CGPoint()", "The origin.", "CGPoint()") { Point.zero }
    constant("CGPoint", "zero", c: "CGPointZero", "The origin.") { Point.zero }
    property("x", "How far right.", "(1, 2).x") { (p: Point) in
      p.x
    } set: {
      $0.x = $1
    }
    property("y", "How far down.", "(1, 2).y") { (p: Point) in
      p.y
    } set: {
      $0.y = $1
    }
    method(
      "applying(_:)", c: "CGPointApplyAffineTransform", "Where a transform sends the point.",
      "(1, 0).applying(R(90°))"
    ) { (p: Point, t: AffineTransform) in p.applying(t) }
    method(
      "distance(to:)", "The length of the way to another point.", "(0, 0).distance(to: (3, 4))"
    ) {
      (p: Point, q: Point) in p.distance(to: q)
    }
    function(
      "CGPointEqualToPoint(_:_:)", "Whether both coordinates are equal.",
      "CGPointEqualToPoint((1, 2), (1, 2))"
    ) { (p: Point, q: Point) in p == q }
    method("equalTo(_:)", "Whether both coordinates are equal.", "(1, 2).equalTo((1, 2))") {
      (p: Point, q: Point) in p == q
    }
    function("NSStringFromCGPoint(_:)", "The text {x, y}.", "NSStringFromCGPoint((1, 2))") {
      (p: Point) in p.appleText
    }
    property("debugDescription", "As Swift prints it.", "(1, 2).debugDescription") {
      (p: Point) in p.debugDescription
    }
  }

  private mutating func addVectorEntries() {
    function(
      "CGVector(dx:dy:)", c: "CGVectorMake", short: "vector",
      "A displacement: a translation leaves it.", "vector(1, 2)"
    ) { (dx: Double, dy: Double) in Vector(dx: dx, dy: dy) }
    function("CGVector()", "No displacement.", "CGVector()") { Vector.zero }
    constant("CGVector", "zero", "No displacement.") { Vector.zero }
    property("dx", "How far right.", "vector(1, 2).dx") { (v: Vector) in
      v.dx
    } set: {
      $0.dx = $1
    }
    property("dy", "How far down.", "vector(1, 2).dy") { (v: Vector) in
      v.dy
    } set: {
      $0.dy = $1
    }
    property("length", "How long it is.", "vector(3, 4).length") { (v: Vector) in v.length }
    method(
      "applying(_:)", "The linear part of a transform turns it.", "vector(1, 0).applying(R(90°))"
    ) {
      (v: Vector, t: AffineTransform) in v.applying(t)
    }
    function("NSStringFromCGVector(_:)", "The text {dx, dy}.", "NSStringFromCGVector(vector(1, 2))")
    {
      (v: Vector) in v.appleText
    }
  }

  private mutating func addSizeEntries() {
    function(
      "CGSize(width:height:)", c: "CGSizeMake", short: "size", "A width and a height.", "size(3, 4)"
    ) { (width: Double, height: Double) in Size(width: width, height: height) }
    function("CGSize()", "No width and no height.", "CGSize()") { Size.zero }
    constant("CGSize", "zero", c: "CGSizeZero", "No width and no height.") { Size.zero }
    property("width", "The width.", "size(3, 4).width") { (s: Size) in
      s.width
    } set: {
      $0.width = $1
    }
    property("height", "The height.", "size(3, 4).height") { (s: Size) in
      s.height
    } set: {
      $0.height = $1
    }
    method(
      "applying(_:)", c: "CGSizeApplyAffineTransform",
      "The linear part acts on it; signs are kept.",
      "size(100, 100).applying(S(1, -1))"
    ) { (s: Size, t: AffineTransform) in s.applying(t) }
    function(
      "CGSizeEqualToSize(_:_:)", "Whether both are equal.", "CGSizeEqualToSize(.zero, .zero)"
    ) {
      (a: Size, b: Size) in a == b
    }
    method("equalTo(_:)", "Whether both are equal.", "size(3, 4).equalTo(size(3, 4))") {
      (a: Size, b: Size) in a == b
    }
    function("NSStringFromCGSize(_:)", "The text {w, h}.", "NSStringFromCGSize(size(3, 4))") {
      (s: Size) in s.appleText
    }
    property("debugDescription", "As Swift prints it.", "size(3, 4).debugDescription") {
      (s: Size) in s.debugDescription
    }
  }

  private mutating func addRowEntries() {
    rowProperty("x", "The first component.", { $0.x }, { $0.x })
    rowProperty("y", "The second component.", { $0.y }, { $0.y })
    rowProperty("w", "The last component: 1 for a point, 0 for a vector.", { $0.w }, { $0.w })
    effectProperty(
      "z", of: .row, gives: .number, "The third component of a row in space.", "(1, 4, 7, 1).z"
    ) { evaluator, values, _ in
      guard case .row3D(let row) = values[0] else {
        throw Fault.problem(
          .unknownMember("z", of: "a row of three numbers", candidates: [], synonym: "w"))
      }
      return .number(row.z)
    }
    property("isVector", "Whether the last component is 0.", "(1, 2, 0).isVector") {
      (r: EitherRow) in r.isVector
    }
    effectProperty(
      "point", of: .row, gives: .point,
      "Back in the plane: divided by w; a direction where w is 0.", "(10, 20, 2).point"
    ) { evaluator, values, id in
      let value = try EitherRow.from(values[0], 0).point()
      if case .vector = value { evaluator.note(.pointAtInfinity, at: id) }
      guard value.isResult(ofFinite: values[0].isFinite) else {
        throw Fault.problem(.notFinite("point"))
      }
      return value
    }
  }

  private mutating func rowProperty(
    _ name: StaticString, _ summary: StaticString,
    _ plane: @escaping @Sendable (Row) -> Double, _ space: @escaping @Sendable (Row3D) -> Double
  ) {
    property(name, summary, "(1, 2, 1).x") { (r: EitherRow) in
      switch r {
      case .plane(let row): plane(row)
      case .space(let row): space(row)
      }
    }
  }
}

/// A homogeneous row of three or of four numbers.
enum EitherRow: Convertible {
  case plane(Row)
  case space(Row3D)

  static var kinds: Kinds { [.row] }

  init?(_ value: Value) {
    switch value {
    case .row(let row): self = .plane(row)
    case .row3D(let row): self = .space(row)
    default: return nil
    }
  }

  var asValue: Value {
    switch self {
    case .plane(let row): .row(row)
    case .space(let row): .row3D(row)
    }
  }

  var isVector: Bool {
    switch self {
    case .plane(let row): row.isVector
    case .space(let row): row.isVector
    }
  }

  func point() throws(Fault) -> Value {
    switch self {
    case .plane(let row): return try planeValue(row)
    case .space(let row): return .row3D(row.normalized ?? row)
    }
  }
}
