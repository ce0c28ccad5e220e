internal import Geometry

/// Values with a few free numbers, among which an equation is solved.
struct HoleFamily {
  /// Where the search begins.
  var starts: [[Double]]
  /// It has more free numbers than a simple answer: tried where no simpler family has one.
  var isGeneral = false
  var value: @Sendable ([Double]) -> Value
  /// How a value is written.
  var source: @Sendable ([Double], Precision) -> String

  /// The families of each kind that can be solved for, the simplest first, the general one last.
  static let byKind: [(Kind, [HoleFamily])] = [
    (.angle, [angle]),
    (.number, [plain("", [[1], [-3], [0.1], [50]]) { .number($0[0]) }]),
    (.point, [plain("", [[1, 2]]) { .point(Point(x: $0[0], y: $0[1])) }]),
    (.vector, [plain("vector", [[1, 2]]) { .vector(Vector(dx: $0[0], dy: $0[1])) }]),
    (.size, [plain("size", [[1, 2]]) { .size(Size(width: $0[0], height: $0[1])) }]),
    (
      .rect,
      [
        plain("rect", [[1, 2, 3, 4]]) {
          .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
      ]
    ),
    (.transform, transforms),
  ]

  /// The numbers themselves are the value.
  private static func plain(
    _ name: String, _ starts: [[Double]], _ value: @escaping @Sendable ([Double]) -> Value
  ) -> HoleFamily {
    HoleFamily(starts: starts, isGeneral: true, value: value) { numbers, precision in
      let text = written(numbers, precision)
      return name.isEmpty && numbers.count == 1 ? text : "\(name)(\(text))"
    }
  }

  private static let angle = HoleFamily(
    starts: angleStarts, isGeneral: true, value: { .angle(Angle(degrees: $0[0])) }
  ) { "\(written([turn($0[0])], $1))°" }

  private static let angleStarts: [[Double]] = [[10], [100], [-80], [-170]]

  private static let transforms = [
    transform([[1, 2]], "T(", ")") { AffineTransform(translationX: $0[0], y: $0[1]) },
    transform([[1.5], [-1.5]], "S(", ")") { AffineTransform(scaleX: $0[0], y: $0[0]) },
    transform(angleStarts, "R(", "°)", isTurn: true) {
      AffineTransform(rotationAngle: radians($0))
    },
    transform([[1, 2]], "R(180°, about: (", "))") {
      .rotation(.pi, about: Point(x: $0[0], y: $0[1]))
    },
    transform([[1.5, 2.5]], "S(", ")") { AffineTransform(scaleX: $0[0], y: $0[1]) },
    transform([[0.5]], "H(x: ", ")") { AffineTransform(shearX: $0[0], y: 0) },
    transform([[0.5]], "H(y: ", ")") { AffineTransform(shearX: 0, y: $0[0]) },
    scaleAbout, rotationAbout,
    HoleFamily(
      starts: [[1.5, 0.25, -0.5, 2, 3, 4]], isGeneral: true,
      value: { .transform(general($0)) }
    ) { "transform(\(written($0, $1)))" },
  ]

  private static let scaleAbout = HoleFamily(
    starts: [[1.5, 1, 2], [-1.5, 1, 2]], isGeneral: true,
    value: { .transform(.scale($0[0], $0[0], about: Point(x: $0[1], y: $0[2]))) }
  ) { "S(\(written([$0[0]], $1)), about: (\(written([$0[1], $0[2]], $1))))" }

  private static let rotationAbout = HoleFamily(
    starts: [[40, 1, 2], [130, 1, 2], [-100, 1, 2]], isGeneral: true,
    value: {
      .transform(.rotation(radians($0), about: Point(x: $0[1], y: $0[2])))
    }
  ) { "R(\(written([turn($0[0])], $1))°, about: (\(written([$0[1], $0[2]], $1))))" }

  private static func transform(
    _ starts: [[Double]], _ prefix: String, _ suffix: String, isTurn: Bool = false,
    _ value: @escaping @Sendable ([Double]) -> AffineTransform
  ) -> HoleFamily {
    HoleFamily(starts: starts, value: { .transform(value($0)) }) { numbers, precision in
      prefix + written(isTurn ? numbers.map(turn) : numbers, precision) + suffix
    }
  }

  private static func general(_ n: [Double]) -> AffineTransform {
    AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  @Sendable private static func radians(_ degrees: [Double]) -> Double { degrees[0] * .pi / 180 }

  /// The same direction within half a turn.
  @Sendable private static func turn(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest
  }

  @Sendable private static func written(_ numbers: [Double], _ precision: Precision) -> String {
    let largest = numbers.map(abs).reduce(0, max)
    return numbers.map { numberText($0, precision, negligible: 1e-9 * max(largest, 1)) }
      .joined(separator: ", ")
  }
}

extension Value {
  /// Its numbers, for a difference; nil where it has none.
  var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .angle(let angle): [angle.radians]
    case .point(let p): [p.x, p.y]
    case .vector(let v): [v.dx, v.dy]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .row(let r): [r.x, r.y, r.w]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case .matrix(let box): box.payload.entries
    default: nil
    }
  }
}
