import Foundation
import Language
import Testing

@testable import Workbook

@Suite struct BenchTests {
  private static let lessons: [Lesson] = {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: bundledLessons, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.filter { $0.pathExtension == "md" }.map {
      parseLesson((try? String(contentsOf: $0, encoding: .utf8)) ?? "", file: $0.lastPathComponent)
        .lesson.instance(variant: 7)
    }
  }()

  @Test func whatFailsInsideAFunctionIsTold() {
    let lesson = lesson(
      """
      # A

      ## Exercise: place
      <!-- id: a; points: 1 -->

      ```checks
      holds   place((1, 2)) ≈ (2, 4)   1pt   "It is {place((1, 2))}."
      ```
      <details><summary>Hint</summary>

      Twice.
      </details>
      <details><summary>Solution</summary>

      ```swift solution
      func place(_ p: CGPoint) -> CGPoint { CGPoint(x: 2 * p.x, y: 2 * p.y) }
      ```
      </details>
      """)
    func reason(_ body: String) -> String {
      let answer = "func place(_ p: CGPoint) -> CGPoint { \(body) }"
      switch verdict(answer, in: lesson, 0) {
      case .notGradable(let reason): return reason
      case .notYet(let mistake): return mistake.cause
      case .right: return ""
      }
    }
    #expect(reason("q").contains("there is no 'q'"))
    #expect(reason("p").contains("It is (1, 2)."))
  }

  /// Whether something is true is asked as what something equals: an error is told, but not of a hidden check.
  @Test(arguments: ["", "hidden "]) func whatFailsInACheckOfTruthIsTold(_ hidden: String) {
    let lesson = exerciseLesson(
      checks: "\(hidden)holds isIn((1, 2))",
      solution: "func isIn(_ p: CGPoint) -> Bool { p.x > 0 }")
    let exercise = lesson.exercises[0]
    var small = Budget()
    small.steps = 10_000
    func judged(_ body: String) -> Judgement {
      let code = "func isIn(_ p: CGPoint) -> Bool { \(body) }"
      return Checker(session: Session(budget: small)).judge(code, of: exercise, in: lesson)
    }
    for (body, problem) in [
      ("q.x > 0", "there is no 'q'"), ("p.foo > 3", "foo"), ("while true {}", "steps"),
    ] {
      guard case .notGradable(let reason) = judged(body).shownVerdict(of: exercise) else {
        Issue.record("\(body)")
        continue
      }
      #expect(reason.contains(problem) == hidden.isEmpty, "\(reason)")
    }
    let outside = judged("let l = [1]; return l[5] > 2").results.first?.reason
    #expect(outside?.contains("cannot be worked out") == true, "\(outside ?? "")")
  }

  /// The short way to "right" agrees with the long one, on every answer that the lessons know.
  @Test(arguments: lessons.indices) func numbersDoNotLie(_ index: Int) throws {
    let lesson = Self.lessons[index]
    let checker = Checker()
    for exercise in lesson.exercises where [.exercise, .predict].contains(exercise.kind) {
      let bench = try checker.bench(exercise, lesson)
      let known =
        exercise.solutions + exercise.accepted + exercise.wrongs.map(\.code)
        + [exercise.starter, exercise.predicted].compactMap { $0 } + exercise.invalid
      for code in known {
        let attempt = try? bench.attempt(code.text)
        let passes = attempt?.results.allSatisfy(\.hasPassed) ?? false
        if bench.passesByNumbers(code.text) { #expect(passes, "\(exercise.id): \(code.text)") }
      }
    }
  }

  /// An answer leaves nothing behind for the next.
  @Test func answersDoNotSeeEachOther() throws {
    let lesson = lesson(pivotLesson)
    let checker = Checker()
    let exercise = lesson.exercises[1]
    let right = "let pivot = T(-2, -1) * R(90°) * T(2, 1)"
    for other in [
      "let pivot = 3", "let T = 4\nlet pivot = R(1)", "struct R { }", "let q = 1", "let p = (", "",
    ] {
      _ = checker.check(other, of: exercise, in: lesson)
      #expect(checker.check(right, of: exercise, in: lesson) == .right(notes: []))
      #expect(!checker.check("let pivot = q", of: exercise, in: lesson).isRight)
    }
  }

  /// What is read without the language is what the language reads.
  @Test(arguments: [
    ("(10, 7)", true), ("(-0.5,3)", true), ("( 1 , -2.25 )", true), ("(0, 0)", true),
    ("(0.1, 123456.789012)", true), ("(007, 1)", false), ("(1., 2)", false), ("(.5, 1)", false),
    ("(1e3, 2)", false), ("(1, 2, 3)", false), ("(1 2, 3)", false), ("(--1, 2)", false),
    ("(1.2.3, 4)", false), ("(1, 2) * S(2)", false), ("(45°, 1)", false), ("()", false),
  ]) func plainPoints(_ text: String, _ isPlain: Bool) throws {
    let read = plainPoint(text)
    #expect((read != nil) == isPlain)
    guard let read else { return }
    var session = Session()
    let prepared = try session.prepare(text, name: "point").get()
    var numbers = Numbers()
    #expect(session.evaluate(prepared, into: &numbers) && numbers == read)
  }
}
