internal import Geometry

/// Values with a few free numbers, among which an equation is solved.
struct HoleFamily {
  /// Where the search begins.
  var starts: [[Double]]
  /// What is tried as it stands where no search leads anywhere, the simplest first, and then the starts.
  var guesses: [[Double]] = []
  /// It has more free numbers than a simple answer: tried where no simpler family has one.
  var isGeneral = false
  /// The first number is an angle in degrees, which is written within half a turn where that does.
  var isTurn = false
  /// Numbers so far apart may be as good; nil where they are the same value, or another.
  var period: Double?
  var value: @Sendable ([Double]) -> Value
  /// How a value is written whose numbers are.
  var source: @Sendable ([String]) -> String

  /// The families of each kind that can be solved for, the simplest first, the general one last.
  static let byKind = geometry + matrices

  private static let geometry: [(Kind, [HoleFamily])] = [
    (.angle, [angle]),
    (.number, [number]),
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

  private static var number: HoleFamily {
    var family = plain("", [[1], [-3], [0.1], [50], [-1000]]) { .number($0[0]) }
    family.guesses = (Array(0...20) + [-1, -2, -3]).map { [Double($0)] }
    return family
  }

  /// Matrices of each shape.
  private static let matrices: [(Kind, [HoleFamily])] = (1...Matrix.largestDimension).flatMap {
    rows in (1...Matrix.largestDimension).map { (.matrix, [matrix(rows, $0)]) }
  }

  private static func matrix(_ rows: Int, _ columns: Int) -> HoleFamily {
    let start = (0..<rows * columns).map { $0 / columns == $0 % columns ? 2.0 : 0.5 }
    return HoleFamily(
      starts: [start], isGeneral: true,
      value: { Matrix(rows: rows, columns: columns, entries: $0)?.asValue ?? .missing }
    ) { numerals in
      let lines = stride(from: 0, to: numerals.count, by: columns).map {
        listed(Array(numerals[$0..<$0 + columns]))
      }
      // `[1, 2;]` is a matrix of one row, `[1, 2]` a list.
      return "[\(lines.joined(separator: "; "))\(rows == 1 ? ";" : "")]"
    }
  }

  /// The numbers themselves are the value.
  private static func plain(
    _ name: String, _ starts: [[Double]], _ value: @escaping @Sendable ([Double]) -> Value
  ) -> HoleFamily {
    HoleFamily(starts: starts, isGeneral: true, value: value) { numerals in
      name.isEmpty && numerals.count == 1 ? numerals[0] : "\(name)(\(listed(numerals)))"
    }
  }

  private static let angle = HoleFamily(
    starts: angleStarts, isGeneral: true, isTurn: true, period: 360,
    value: { .angle(Angle(degrees: $0[0])) }
  ) { "\($0[0])°" }

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
    ) { "transform(\(listed($0)))" },
  ]

  private static let scaleAbout = HoleFamily(
    starts: [[1.5, 1, 2], [-1.5, 1, 2]], isGeneral: true,
    value: { .transform(.scale($0[0], $0[0], about: Point(x: $0[1], y: $0[2]))) }
  ) { "S(\($0[0]), about: (\($0[1]), \($0[2])))" }

  private static let rotationAbout = HoleFamily(
    starts: [[40, 1, 2], [130, 1, 2], [-100, 1, 2]], isGeneral: true, isTurn: true,
    value: {
      .transform(.rotation(radians($0), about: Point(x: $0[1], y: $0[2])))
    }
  ) { "R(\($0[0])°, about: (\($0[1]), \($0[2])))" }

  private static func transform(
    _ starts: [[Double]], _ prefix: String, _ suffix: String, isTurn: Bool = false,
    _ value: @escaping @Sendable ([Double]) -> AffineTransform
  ) -> HoleFamily {
    HoleFamily(starts: starts, isTurn: isTurn, value: { .transform(value($0)) }) {
      prefix + listed($0) + suffix
    }
  }

  private static func general(_ n: [Double]) -> AffineTransform {
    AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  @Sendable private static func radians(_ degrees: [Double]) -> Double { degrees[0] * .pi / 180 }

  @Sendable private static func listed(_ numerals: [String]) -> String {
    numerals.joined(separator: ", ")
  }
}

// MARK: How numbers are written

extension HoleFamily {
  /// Ways to write numbers that were found, the shortest first: those that were meant to be round, then
  /// with ever more digits.
  func numerals(_ found: [Double]) -> [[String]] {
    let isWithin = isTurn ? [true, false] : [false]
    return isWithin.flatMap { numerals(found, withinHalfATurn: $0) }
  }

  private func numerals(_ found: [Double], withinHalfATurn isWithin: Bool) -> [[String]] {
    let largest = found.map(abs).reduce(1, max)
    let round = (2...6).map { decimals in
      turned(found.map { rounded($0, decimals) }, isWithin).map { numberText($0, .full) }
    }
    let numbers = turned(found, isWithin)
    let precise = (7...17).map { digits in
      numbers.map { numberText($0, .significant(digits), negligible: 1e-9 * largest) }
    }
    return round + precise + [numbers.map { numberText($0, .full) }]
  }

  private func rounded(_ number: Double, _ decimals: Int) -> Double {
    let units = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return (number * units).rounded() / units
  }

  /// The first number as an angle within half a turn: 180° rather than -180°.
  private func turned(_ numbers: [Double], _ isWithin: Bool) -> [Double] {
    guard isWithin, let degrees = numbers.first else { return numbers }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turn = rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest
    return [turn] + numbers.dropFirst()
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
    // As rectangles are compared, whichever corner they are counted from.
    case .rect(let r): [r.minX, r.minY, r.width, r.height]
    case .row(let r): [r.x, r.y, r.w]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case .matrix(let box): box.payload.entries
    case .list(let box): Value.numbers(of: box.payload)
    default: nil
    }
  }

  /// The same of all elements, one after the other; nil where one has none.
  private static func numbers(of elements: [Value]) -> [Double]? {
    let parts = elements.compactMap(\.numbers)
    return parts.count == elements.count ? parts.flatMap { $0 } : nil
  }
}
