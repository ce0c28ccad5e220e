import Testing

@testable import Workbook

/// What a `kind` check takes, and what is told where it takes nothing.
@Suite struct KindCheckTests {
  /// A transform that is written as a matrix is of its kind, too.
  @Test(arguments: [
    ("rotate", "let A = [0, 1, 0; -1, 0, 0; 0, 0, 1]", true),
    ("shear", "let A = [1, 0, 0; 0.5, 1, 0; 0, 0, 1]", true),
    ("translate", "let A = [1, 0, 0; 0, 1, 0; 3, 4, 1]", true),
    ("rotate", "let A = [1, 0, 0; 0, 1, 0; 3, 4, 1]", false),
    ("scale", "let A = [2, 0, 0; 0, 2, 0.5; 0, 0, 1]", false),
    ("rotate", "let A = [0, 1; -1, 0]", false),
  ])
  func aMatrixIsOfAKind(_ kind: String, _ answer: String, _ isOfKind: Bool) {
    let lesson = exerciseLesson(checks: "kind A: \(kind)", solution: "let A = R(90°)")
    #expect(verdict(answer, in: lesson).isRight == isOfKind)
  }

  @Test func whatAMatrixIsIsSaid() {
    let lesson = exerciseLesson(checks: "kind A: rotate", solution: "let A = R(90°)")
    guard case .notYet(let mistake) = verdict("let A = [1,0,0; 0,1,0; 3,4,1]", in: lesson) else {
      return #expect(Bool(false), "it passes")
    }
    #expect(mistake.cause == "A is translate (3, 4); asked for is: rotate.")
  }

  /// What is of another kind is the foreseen value only where it is that value, whatever a point becomes.
  @Test(
    arguments: [
      ("let A = T(-1, 1)", "moved"), ("let A = CGAffineTransform(1, 0, 0, 1, -1, 1)", "moved"),
      ("let A = reflect(.y) * R(-90°)", nil), ("let A = S(2) * T(-2, 1)", nil),
      ("let A = R(-90°)", "sign"),
    ] as [(String, String?)])
  func feedbackIsToldOfItsOwnValue(_ answer: String, _ id: String?) {
    let lesson = exerciseLesson(
      checks: "kind A: rotate\nholds (1, 0) * A ≈ (0, 1)", solution: "let A = R(90°)",
      more: wrongAnswer("moved", "let A = T(-1, 1)", "You moved the point there.")
        + wrongAnswer("sign", "let A = R(-90°)", "The other way."))
    guard case .notYet(let mistake) = verdict(answer, in: lesson) else {
      return #expect(Bool(false), "\(answer) is judged otherwise")
    }
    #expect(["moved", "sign"].contains(mistake.id) ? mistake.id == id : id == nil, "\(mistake)")
  }
}
