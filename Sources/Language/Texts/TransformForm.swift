internal import Geometry

/// What the arguments of a function of CSS or SVG are measured in.
public enum TextMeasure: Sendable, Equatable {
  case number, length, angle

  /// The number that an argument stands for, angles in radians; nil where the unit does not fit.
  func value(_ number: Double, _ unit: String) -> Double? {
    switch (self, unit.lowercased()) {
    case (.number, ""), (.length, ""), (.length, "px"): number
    case (.angle, "deg"): Angle(degrees: number).radians
    case (.angle, "grad"): Angle(degrees: number * 0.9).radians
    case (.angle, "turn"): Angle(turns: number).radians
    case (.angle, "rad"): number
    case (.angle, "") where number == 0: 0
    default: nil
    }
  }
}

extension TextMeasure {
  /// With an article: "a length".
  var words: String {
    switch self {
    case .number: "a plain number"
    case .length: "a length in px"
    case .angle: "an angle"
    }
  }
}

/// A function of CSS or SVG: how many arguments it takes, and the transform of rows that it is.
struct TransformForm: Sendable {
  let name: String
  let counts: Set<Int>
  let measure: TextMeasure
  /// How it is written.
  let spelling: String
  /// nil where it leaves the plane.
  let make: @Sendable ([Double]) -> AffineTransform?

  private init(
    _ name: String, _ counts: Set<Int>, _ measure: TextMeasure, _ spelling: String,
    _ make: @escaping @Sendable ([Double]) -> AffineTransform?
  ) {
    self.name = name
    self.counts = counts
    self.measure = measure
    self.spelling = spelling
    self.make = make
  }

  /// The functions of CSS Transforms; those of space are read as long as they stay in the plane.
  static let css: [TransformForm] =
    [
      TransformForm("matrix", [6], .number, "matrix(a, b, c, d, tx, ty)", coefficients),
      TransformForm("translate", [1, 2], .length, "translate(10px, 20px)", translate),
      TransformForm("translateX", [1], .length, "translateX(10px)") { translate([$0[0], 0]) },
      TransformForm("translateY", [1], .length, "translateY(20px)") { translate([0, $0[0]]) },
      TransformForm("scale", [1, 2], .number, "scale(2, 3)", scale),
      TransformForm("scaleX", [1], .number, "scaleX(2)") { scale([$0[0], 1]) },
      TransformForm("scaleY", [1], .number, "scaleY(3)") { scale([1, $0[0]]) },
      TransformForm("rotate", [1], .angle, "rotate(30deg)") { rotate($0[0]) },
      TransformForm("rotateZ", [1], .angle, "rotateZ(30deg)") { rotate($0[0]) },
      TransformForm("skew", [1, 2], .angle, "skew(10deg, 0deg)") {
        skew($0[0], $0.count > 1 ? $0[1] : 0)
      },
      TransformForm("skewX", [1], .angle, "skewX(10deg)") { skew($0[0], 0) },
      TransformForm("skewY", [1], .angle, "skewY(10deg)") { skew(0, $0[0]) },
    ] + ofSpace

  /// Of these only what stays in the plane is read, as `translate3d(x, y, 0)`.
  private static let ofSpace: [TransformForm] = [
    TransformForm("translate3d", [3], .length, "translate3d(10px, 20px, 0)") {
      $0[2] == 0 ? translate([$0[0], $0[1]]) : nil
    },
    TransformForm("scale3d", [3], .number, "scale3d(2, 3, 1)") {
      $0[2] == 1 ? scale([$0[0], $0[1]]) : nil
    },
    TransformForm("matrix3d", [16], .number, "matrix3d(…)") { AffineTransform(flat: $0) },
    TransformForm("translateZ", [1], .length, "translateZ(0)") { $0[0] == 0 ? .identity : nil },
    TransformForm("scaleZ", [1], .number, "scaleZ(1)") { $0[0] == 1 ? .identity : nil },
    TransformForm("rotateX", [1], .angle, "rotateX(0)") { $0[0] == 0 ? .identity : nil },
    TransformForm("rotateY", [1], .angle, "rotateY(0)") { $0[0] == 0 ? .identity : nil },
    TransformForm("perspective", [1], .length, "perspective(500px)") { _ in nil },
  ]

  /// The functions of SVG's `transform` attribute; angles are bare degrees.
  static let svg: [TransformForm] = [
    TransformForm("matrix", [6], .number, "matrix(a b c d tx ty)", coefficients),
    TransformForm("translate", [1, 2], .number, "translate(10 20)", translate),
    TransformForm("scale", [1, 2], .number, "scale(2 3)", scale),
    TransformForm("rotate", [1, 3], .number, "rotate(30, cx, cy)") {
      let angle = Angle(degrees: $0[0]).radians
      return $0.count == 1 ? rotate(angle) : .rotation(angle, about: Point(x: $0[1], y: $0[2]))
    },
    TransformForm("skewX", [1], .number, "skewX(10)") { skew(Angle(degrees: $0[0]).radians, 0) },
    TransformForm("skewY", [1], .number, "skewY(10)") { skew(0, Angle(degrees: $0[0]).radians) },
  ]
}

@Sendable private func coefficients(_ n: [Double]) -> AffineTransform? {
  AffineTransform(coefficients: n)
}

@Sendable private func translate(_ n: [Double]) -> AffineTransform? {
  AffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
}

@Sendable private func scale(_ n: [Double]) -> AffineTransform? {
  AffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
}

private func rotate(_ radians: Double) -> AffineTransform? {
  AffineTransform(rotationAngle: radians)
}

private func skew(_ x: Double, _ y: Double) -> AffineTransform? {
  AffineTransform(shearX: Trigonometry.tangent(x), y: Trigonometry.tangent(y))
}
