import Geometry
import Language
import TestSupport
import Testing

/// With the column convention the short spelling is read from the right, where transforms are multiplied; matrices
/// multiply as they are written.
@Suite struct ConventionTests {
  @Test func reversedProductsGiveTheSameGeometry() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let factors = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.factorText() }
      let point = random.pointText()
      let rows = json(of: ([point] + factors).joined(separator: " * "))
      let nested = factors.reduce(point) { image, factor in "\(factor) * (\(image))" }
      let columns = json(of: "convention(column)\n" + nested)
      #expect(rows == columns, "\(point) * \(factors)")
    }
  }

  @Test func reversedJuxtapositionToo() {
    let rows = json(of: "T(1, 2) R(30°) S(2, 3)")
    #expect(json(of: "convention(column)\nS(2, 3) R(30°) T(1, 2)") == rows)
  }

  @Test func matricesMultiplyAsTheyAreWritten() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<100 {
      let (a, b) = (random.matrixText(rows: 3, columns: 3), random.matrixText(rows: 3, columns: 3))
      #expect(json(of: "\(a) * \(b)") == json(of: "convention(column)\n\(a) * \(b)"))
    }
  }

  @Test func aTransformIsTheMatrixOfItsPicture() {
    var random = SplitMix64(seed: 13)
    for _ in 0..<100 {
      let (a, b, p) = (random.factorText(), random.factorText(), random.pointText())
      let law = """
        convention(column)
        let (a, b) = (\(a), \(b))
        a.matrix * \(p) ≈ a * \(p) && (a * b).matrix ≈ a.matrix * b.matrix && a.matrix.affine == a
          && a * b.matrix ≈ a.matrix * b.matrix && a.matrix * b ≈ a.matrix * b.matrix
        """
      #expect(json(of: law) == json(of: "true"), "\(a), \(b), \(p)")
    }
  }

  @Test(arguments: [
    "T(3, 0).concatenating(S(2))", "CGAffineTransformConcat(T(3, 0), S(2))",
    "S(2).translatedBy(x: 3, y: 4).inverted()", "CGAffineTransformRotate(T(3, 4), M_PI_2)",
    "T(3, 4).rotated(by: 90°).scaledBy(x: 2, y: 3)", "T(3, 4)^-1", "T(3, 4)^3",
    "CGPoint(x: 1, y: 2).applying(T(3, 4))", "CGRectApplyAffineTransform(rect(0, 0, 1, 2), S(2))",
    "[1, 2; 3, 4]", "[1, 2; 3, 4].transpose", "R(90°, about: (1, 2))",
    "reflect(through: (1, 2), angle: 30°)", "S(2, 3).decomposed()", "T(3, 4)", "S(2) == S(2, 2)",
    "let v = view(1, 2, 3, 4)\nv.transform = R(90°)\nv.frame\nv.convert((0, 0), to: window)",
  ]) func frameworkSpellingsMeanTheSame(_ program: String) {
    #expect(json(of: program) == json(of: "convention(column)\n" + program))
  }
}

extension SplitMix64 {
  /// The source text of a transform.
  mutating func factorText() -> String {
    switch Int.random(in: 0...4, using: &self) {
    case 0: "T(\(number()), \(number()))"
    case 1: "S(\(number(0.5...2)), \(number(0.5...2)))"
    case 2: "R(\(number())°)"
    case 3: "H(x: \(number(-1...1)))"
    default: "R(\(number())°, about: \(pointText()))"
    }
  }

  /// The source text of a point.
  mutating func pointText() -> String { "(\(number()), \(number()))" }

  /// The source text of a matrix.
  mutating func matrixText(rows: Int, columns: Int) -> String {
    let lines = (0..<rows).map { _ in
      (0..<columns).map { _ in "\(number())" }.joined(separator: ", ")
    }
    return "[\(lines.joined(separator: "; "))\(rows == 1 ? ";" : "")]"
  }
}
