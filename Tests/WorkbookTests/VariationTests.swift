import Testing

@testable import Workbook

@Suite struct VariationTests {
  private func variation(_ block: String) -> (variation: Variation, problems: [String]) {
    var parser = VariationParser()
    let result = withLines(block) { lines in
      parser.parse(
        Fence(info: Line(UnsafeBufferPointer(start: nil, count: 0)), content: lines, line: 10))
    }
    return (result, parser.problems.map { "\($0.line): \($0.message)" })
  }

  @Test func readsNames() {
    let (read, problems) = variation("a in 1..3; t in 30°, (45°), T(1, 2)\n b in -1..0; not a == 3")
    #expect(problems == [])
    #expect(read.names.map(\.name) == ["a", "t", "b"])
    #expect(
      read.names.map(\.values) == [["1", "2", "3"], ["30°", "(45°)", "T(1, 2)"], ["-1", "0"]])
    #expect(read.exclusions == [Snippet(text: "a == 3", line: 12)])
    #expect(read.productCount == 18)
    #expect(read.bindings(0).map(\.value) == ["1", "30°", "-1"])
    #expect(read.bindings(17).map(\.value) == ["3", "T(1, 2)", "0"])
  }

  @Test(arguments: [
    ("a in 1...5", "11: a range is written '1..5'"), ("a in 5..1", "11: a range is written"),
    ("a in 1..x", "11: a range is written"), ("a = 3", "11: 'vary' is written"),
    ("a in 30°, 60°, b in 1, 2", "11: parts end with ';'"),
    ("a in 1, ,2", "11: a value is missing"), ("a in 1..2; a in 3, 4", "11: 'a' stands twice"),
    ("", "10: 'vary' needs names"), ("not", "11: 'not' needs a condition"),
    ("a in 0..9223372036854775807", "11: '0..9223372036854775807' has more than 1000 numbers"),
    ("a in 1..50; b in 1..50", "10: there are more than 1000 ways"),
  ])
  func mistakes(_ block: String, _ message: String) {
    let problems = variation(block).problems
    #expect(problems.contains { $0.hasPrefix(message) }, "\(problems)")
  }

  @Test func instancesArePlain() throws {
    let (lesson, problems) = parseLesson(variedLesson, file: "f.md")
    #expect(problems == [])
    let instance = lesson.instance(variant: 4)
    // a in 1..3, t in 30°, 60°, without a == 2: (1, 30) (1, 60) (3, 30) (3, 60); 4 is the first.
    let exercise = try #require(instance.exercises.first)
    #expect(!instance.isVaried && lesson.isVaried)
    #expect(exercise.title == "turn (1, 0) by 30°")
    #expect(exercise.predicted?.text == "(1, 0) * R(30°) * T(2, -1)")
    #expect(exercise.contentHash == lesson.exercises[0].contentHash)
    guard case .prose(let lines)? = instance.pages[1].items.first,
      case .prose(let hint)? = exercise.hints.first?.items.first
    else { return #expect(Bool(false)) }
    #expect(lines == ["Turn the point (1, 0) by `30°`, twice is 60°."])
    #expect(hint == ["Think of 30°."])
    #expect(lesson.instance(variant: 3).exercises[0].title == "turn (3, 0) by 60°")
    #expect(lesson.instance(variant: -3).exercises[0].title == "turn (3, 0) by 60°")
    #expect(lesson.instance(variant: .min).exercises[0].title.hasPrefix("turn ("))
  }

  @Test func variantsAreJudgedByTheirOwnNumbers() {
    let lesson = parseLesson(variedLesson, file: "f.md").lesson
    let (first, third) = (lesson.instance(variant: 0), lesson.instance(variant: 2))
    let right = "(cos(30°) + 2, sin(30°) - 1)"
    #expect(verdict(right, in: first).isRight)
    #expect(!verdict(right, in: third).isRight)
    guard case .notYet(let mistake) = verdict("(3, 0)", in: third) else {
      return #expect(Bool(false))
    }
    #expect(mistake.cause == "(3, 0) is where it was.")
  }

  /// (1, 0) turned by 30°: whoever types the question back says nothing, whatever its spelling.
  @Test(arguments: [
    "(1, 0) * R(30°) * T(2, -1)", "(a, 0) * R(t) * T(2, -1)", "(1.0, 0) * R(t) * T(2.0, (-1))",
    "((a, 0) * R(t) * T(2, -1)); // this", "(1, 0e3) * R(30.0°) * T(2, -1)",
  ])
  func theQuestionIsNoAnswer(_ answer: String) {
    let instance = lesson(variedLesson).instance(variant: 0)
    let reason = "That is the question itself: say what it gives, then run it to see."
    #expect(verdict(answer, in: instance) == .notGradable(reason))
    #expect(verdict("(cos(t) + 2, sin(t) - a)", in: instance).isRight)
  }

  @Test func anAnswerCannotChangeTheNumbers() {
    let lesson = parseLesson(
      lessonText(
        """
        ## Exercise: move
        <!-- id: move -->
        ```vary
        a in 4, -5
        ```
        ```checks
        value m ≈ T(2 * a, 0)
        ```
        ```swift solution
        let m = T(2 * a, a)
        ```
        """), file: "f.md"
    ).lesson.instance(variant: 1)
    #expect(lesson.exercises[0].solutions[0].text == "let m = T(2 * (-5), -5)")
    #expect(verdict("let m = T(-10, 0)", in: lesson).isRight)
    #expect(!verdict("let a = 1; let m = T(2, 0)", in: lesson).isRight)
  }

  @Test(arguments: [
    ("f(a: a, b) + x.a * a", "f(a: -3, (1, 2)) + x.a * (-3)"),
    ("let a = 1; a * b", "let a = 1; a * b"), ("\"a\" // a", "\"a\" // a"),
    ("(a)[b, a]", "(-3)[(1, 2), -3]"), ("ab + ba", "ab + ba"), ("", ""),
  ])
  func valuesStandForNames(_ code: String, _ expected: String) {
    let bindings = [
      Variation.Binding(name: "a", value: "-3"), Variation.Binding(name: "b", value: "(1, 2)"),
    ]
    #expect(bindings.substituted(in: code) == expected)
  }

  @Test func aLessonWithoutVariantsIsItsOwnInstance() {
    let lesson = lesson(pivotLesson.replacing("Define `pivot`", with: "Define {pivot}"))
    #expect(!lesson.isVaried)
    guard case .prose(let lines)? = lesson.instance(variant: 7).pages[2].items.first else {
      return #expect(Bool(false))
    }
    #expect(lines[0].hasPrefix("Define {pivot}"))
  }

  @Test func theNumberOfALearnerStays() {
    let lesson = lesson(pivotLesson)
    // FNV-1a of "ada\nsample", 64 bits, modulo 10,000; worked out with Python.
    #expect(variantNumber(name: "Ada", lesson: lesson) == 3993)
    #expect(variantNumber(name: " ada ", lesson: lesson) == 3993)
    #expect(variantNumber(name: "Eva", lesson: lesson) != 3993)
  }

  /// The prompt knows a name as it was typed, the teacher as the answers file states it.
  @Test(arguments: ["A  B", "Müller; Ada", "a>b", String(repeating: "x", count: 300)])
  func theSheetStatesTheSameLearner(_ name: String) throws {
    let lesson = lesson(pivotLesson)
    let sheet = AnswerSheet(
      lesson: lesson.id, name: name, answers: [AnswerSheet.Answer(heading: "it", text: "1")])
    let read = try AnswerSheet(submission: Array(sheet.text.utf8))
    let stated = try #require(read.name)
    #expect(
      variantNumber(name: stated, lesson: lesson) == variantNumber(name: name, lesson: lesson))
  }

  /// A member of the same name is not the value.
  @Test func membersThatChecksReadAreNotValues() {
    let given = exerciseLesson(
      checks: "holds m.d ≈ 2", solution: "let m = S(2)", setup: "let d = 130\nlet slider = d")
    #expect(
      Checker().judge("let d = 2\nlet m = S(d)", of: given.exercises[0], in: given).verdict.isRight)
  }
}

private let variedLesson = lessonText(
  """
  ## Predict: turn ({a}, 0) by {t}
  <!-- id: turn; points: 1 -->
  Turn the point ({a}, 0) by `{t}`, twice is {2 * t}.
  ```vary
  a in 1..3; t in 30°, 60°
  not a == x
  ```
  ```swift predict
  (a, 0) * R(t) * T(2, -1)
  ```
  <details><summary>Hint</summary>

  Think of {t}.
  </details>
  ```swift wrong stays
  (a, 0)
  ```
  > ({a}, 0) is where it was.
  """
).replacing(
  "# A sample", with: "# A sample\n```swift setup\nlet x = 2\n```")
