import Language
import Testing

@testable import Workbook

@Suite struct ComparisonTests {
  private func value(_ expression: String) throws -> CheckedValue {
    try Workspace(Session()).value(expression).get().value
  }

  @Test(arguments: [
    ("0.1 + 0.2", "0.3"), ("1e9", "1e9 + 100"), ("(1, 2)", "(1 + 5e-7, 2)"),
    ("T(2, 1)", "[1, 0, 0; 0, 1, 0; 2, 1, 1]"), ("180°", "Double.pi"),
    ("[1, (2, 3)]", "[1, (2, 3)]"),
    ("rect(0, 0, 3, 4)", "CGRect(x: 0, y: 0, width: 3, height: 4)"), ("\"a\"", "\"a\""),
    ("nil", "nil"), (".infinity", ".infinity"), ("(1, 2, 1)", "(1, 2)"),
    ("(1, 2, 0)", "vector(1, 2)"),
  ])
  func equal(_ left: String, _ right: String) throws {
    let difference = compare(try value(left), try value(right))
    #expect(difference.isNone, "\(difference)")
  }

  @Test(arguments: [
    ("1", "1.00001"), ("(1, 2)", "(1, 2.1)"), ("T(2, 1)", "T(1, 2)"), ("[1, 2]", "[1]"),
    ("(1, 2)", "vector(1, 2)"), ("true", "false"), ("true", "1"), ("\"a\"", "\"b\""),
    ("(2, 4, 2)", "(1, 2)"), ("(1, 2)", "(1, 2, 1)"), ("(1, 2, 0)", "(1, 2)"),
    ("(1, 2, 1)", "vector(1, 2)"), ("[1, 0; 0, 1]", "T(0, 0)"),
    ("view(0, 0, 3, 4)", "view(0, 0, 3, 5)"),
  ])
  func different(_ left: String, _ right: String) throws {
    #expect(!compare(try value(left), try value(right)).isNone)
  }

  /// A distance that is stated holds to the last digit, however the numbers round; none at all stays none.
  @Test(arguments: [
    (0.13, 0.125, 0.005, true), (0.12, 0.125, 0.005, true), (100.3, 100, 0.3, true),
    (0.130001, 0.125, 0.005, false), (0.30000000000000004, 0.3, 0, false), (1, 1, 0, true),
  ]) func aStatedDistance(_ left: Double, _ right: Double, _ most: Double, _ isNear: Bool) {
    #expect(agree(left, right, Tolerance(absolute: most)) == isNear)
  }

  @Test func wrongEntriesAreMarked() throws {
    let got = try value("T(-2, -1) * R(90°)")
    let difference = compare(got, try value("T(-2, -1) * R(90°) * T(2, 1)"))
    #expect(
      markedLines(got, difference) == [
        "⎡  0   1  0 ⎤", "⎢ -1   0  0 ⎥", "⎣  1* -2* 1 ⎦", "different: row 3, columns 1 and 2",
      ])
    #expect(cellName(got, difference) == "row 3, column 1")
  }

  @Test func wrongEntriesOfSeveralRowsAreNamed() throws {
    let got = try value("[1, 2, 3; 4, 5, 6; 7, 8, 9]")
    let difference = compare(got, try value("[0, 0, 0; 4, 5, 0; 7, 8, 9]"))
    #expect(
      markedLines(got, difference).last
        == "different: row 1, columns 1, 2 and 3; row 2, column 3")
  }

  @Test func wrongCoordinatesAreMarked() throws {
    let got = try value("(1, 2.50001)")
    let difference = compare(got, try value("(1, 2)"))
    #expect(markedLines(got, difference) == ["x 1, y 2.5*"])
    #expect(cellName(got, difference) == "y")
  }

  @Test(arguments: [
    (["(8, 0)"], ["(8, 0)"], nil), (["(8, 0)"], ["(8.0000000001, 0)"], nil),
    (["(8, 0)"], ["(8.1, 0)"], 0), (["a  b "], ["a b"], nil), (["a b"], ["ab"], 0),
    (["a", "...", "c"], ["a", "b", "b", "c"], nil), (["...", "c"], ["c"], nil),
    (["a", "...", "c"], ["a", "b"], 2), (["a"], ["a", "b"], 1), (["a", "b"], ["a"], 1),
    (["p2"], ["p3"], 0), (["1e-7"], ["0.0000001"], nil), (["-1"], ["1"], 0),
    (["a", ""], ["a"], nil), (["", "a"], ["a", "", ""], nil), (["a", "", "b"], ["a", "b"], 1),
    (["1.5e3"], ["1500"], nil), (["2.5E+1 x"], ["25 x"], nil), (["1e"], ["1"], 0),
    (["...", "b", "..."], ["a", "b"], nil), (["...", "b", "..."], ["a", "c"], 1),
  ])
  func output(_ expected: [String], _ actual: [String], _ line: Int?) {
    #expect(firstUnexpected(expected, actual) == line)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.00001, "0"), (0.86602540378, "0.866"), (-40, "-40"), (1.0 / 3, "0.3333"),
    (1e20, "1e+20"), (.infinity, ".infinity"), (-1.5, "-1.5"),
  ])
  func shortNumbers(_ number: Double, _ text: String) {
    #expect(shortNumber(number) == text)
  }

  @Test func samplePointsStayTheSame() {
    #expect(samplePoints(20, seed: "a") == samplePoints(20, seed: "a"))
    #expect(samplePoints(20, seed: "a") != samplePoints(20, seed: "b"))
    #expect(Set(samplePoints(20, seed: "a")).count == 20)
    #expect(samplePoints(2, seed: "a").map(\.text) == ["(0, 0)", "(1, 0)"])
  }

  @Test func partsOfARecordAreNamedWithTheirNumbers() {
    let (got, want) = ("view(0, 0, 4, 4)", "view(0, 0, 4, 6)")
    let lesson = exerciseLesson(checks: "value v ≈ solution", solution: "let v = \(want)")
    guard case .notYet(let mistake) = verdict("let v = \(got)", in: lesson) else {
      return #expect(Bool(false))
    }
    #expect(
      mistake.details == [
        "frame: x 0, y 0, width 4, height 4*", "bounds: x 0, y 0, width 4, height 4*",
        "center: x 2, y 2*",
      ])
  }

  @Test func matricesOfAnotherShapeAreToldByTheirShape() {
    let lesson = exerciseLesson(
      checks: "value m ≈ solution", solution: "let m = [1, 0, 0; 0, 1, 0; 0, 0, 1]")
    #expect(
      verdict("let m = [1, 0, 0; 0, 1, 0]", in: lesson)
        == .notGradable(
          "m is a 2×3 matrix, with 2 rows and 3 columns; a 3×3 matrix is asked for."))
  }
}
