import Foundation
import Language
import TestSupport
import Testing

@testable import Workbook

@Suite struct SealTests {
  private func row(_ numbers: [Double]) -> CheckedValue {
    .numbers(NumberGrid(kind: "row", rows: [numbers], labels: []))
  }

  /// Whatever the checks accept, the seal accepts; what is far away, it does not.
  @Test(arguments: 0..<200)
  func nearValuesOpenASeal(_ seed: Int) {
    var random = TestSupport.SplitMix64(seed: UInt64(seed))
    let count = 1 + seed % 12
    let scale = [1e-3, 1, 40, 1e5][seed % 4]
    let numbers = (0..<count).map { _ in (Double.random(in: -1...1, using: &random) * scale) }
    let seal = Seal(row(numbers), tolerance: .standard, seed: "test \(seed)")
    for _ in 0..<20 {
      let near = numbers.map { number in
        number + Double.random(in: -1...1, using: &random) * 1e-6 * max(1, abs(number))
      }
      #expect(seal.compare(row(near), tolerance: .standard).isNone)
    }
    let place = seed % count
    var far = numbers
    far[place] += 1e-4 * max(1, abs(far[place]))
    #expect(!seal.compare(row(far), tolerance: .standard).isNone)
  }

  @Test func roundedBordersAreNoBorders() {
    for number in [0, 1, -1, 0.5, 1e-6, 5e-7, 2.5e-6, 0.1 + 0.2, 100, -240.000_000_5] {
      let seal = Seal(row([number]), tolerance: .standard, seed: "b")
      #expect(seal.compare(row([number.nextUp]), tolerance: .standard).isNone)
      #expect(seal.compare(row([number.nextDown]), tolerance: .standard).isNone)
      #expect(seal.compare(row([number + 0.9e-6]), tolerance: .standard).isNone)
      #expect(seal.compare(row([number - 0.9e-6]), tolerance: .standard).isNone)
    }
  }

  @Test func otherKindsDoNotOpenIt() {
    let seal = Seal(row([1, 2]), tolerance: .standard, seed: "k")
    guard case .kinds = seal.compare(row([1, 2, 3]), tolerance: .standard),
      case .kinds = seal.compare(.text("1 2"), tolerance: .standard)
    else { return #expect(Bool(false)) }
    let text = Seal(.text("2 3"), tolerance: .standard, seed: "k")
    #expect(text.compare(.text("2 3"), tolerance: .standard).isNone)
    #expect(!text.compare(.text("23"), tolerance: .standard).isNone)
  }

  @Test func textThereAndBack() {
    let seal = Seal(row([1, 2]), tolerance: .standard, seed: "k")
    #expect(Seal(spaceSeparated(seal.text)) == seal)
  }
}

@Suite struct StudentCopyTests {
  private func copy(_ text: String) throws -> String {
    try studentCopy(of: lesson(text), text: text, session: Session())
  }

  @Test func whatMustNotBeSeenIsGone() throws {
    let copy = try copy(pivotLesson)
    for secret in [
      "T(-2, -1) * R(90°)", "wrong", "solution\n", "forall", "reverse order", "hidden", "(0, -2)",
    ] {
      #expect(!copy.contains(secret), "\(secret)")
    }
    for shown in ["Hint 1", "let pivot = ___", "points: 3", "packed: \(lesson(pivotLesson).hash)"] {
      #expect(copy.contains(shown), "\(shown)")
    }
    #expect(try self.copy(pivotLesson) == copy)
  }

  @Test func theCopyIsALessonThatChecks() throws {
    let (lesson, problems) = parseLesson(try copy(pivotLesson), file: "copy.md")
    #expect(problems.isEmpty, "\(problems)")
    #expect(lesson.hash == Workbook.parseLesson(pivotLesson, file: "f.md").lesson.hash)
    #expect(verdict("(0, 2)", in: lesson).isRight)
    for right in [
      "let pivot = T(-2, -1) * R(90°) * T(2, 1)", "let pivot = R(90°, about: (2, 1))",
      "let pivot = transform(1e-17, 1.0000000001, -1, 0, 3.0000001, -1)",
    ] {
      #expect(verdict(right, in: lesson, 1).isRight, "\(verdict(right, in: lesson, 1))")
    }
    guard case .notYet(let mistake) = verdict("let pivot = R(90°)", in: lesson, 1),
      case .notGradable(let kind) = verdict("let pivot = 3", in: lesson, 1),
      case .notGradable = verdict("let p = 3", in: lesson, 1)
    else { return #expect(Bool(false)) }
    #expect(mistake.cause == "The pivot itself must not move.")
    #expect(kind == "pivot is a number; a 3×3 matrix is asked for.")
  }

  /// The elements of a list are of one kind, and rows may stand for points: in the copy as in the lesson.
  @Test(arguments: [
    ("let ways = [vector(3, 4), vector(1, 2)]", "right"),
    ("let ways = [(3, 4, 0), (1, 2, 0)]", "right"),
    ("let ways = [(3, 4, 1), (1, 2, 1)]", "not yet"),
    ("let ways = [vector(3, 4), vector(2, 1)]", "not yet"),
    ("let ways = [vector(3, 4)]", "not yet"), ("let ways = [vector(3, 4), nil]", "not yet"),
    ("let ways = [(3, 4), (1, 2)]", "Each element of ways is a point; a vector is asked for."),
    ("let ways = [vector(3, 4), \"b\"]", "Element 2 of ways is a text; a vector is asked for."),
    ("let ways = (3, 4)", "ways is a point; a list"),
  ]) func aListIsJudgedAlike(_ answer: String, _ outcome: String) throws {
    let text = lessonText(
      """
      ## Exercise: it
      <!-- id: it -->
      ```swift solution
      let ways = [vector(3, 4), vector(1, 2)]
      ```
      ```checks
      value ways ≈ solution
      ```
      """)
    for lesson in [lesson(text), parseLesson(try copy(text), file: "copy.md").lesson] {
      switch verdict(answer, in: lesson) {
      case .right: #expect(outcome == "right")
      case .notYet: #expect(outcome == "not yet")
      case .notGradable(let reason): #expect(reason.hasPrefix(outcome), "\(reason)")
      }
    }
  }

  /// A row that is no point yet is a wrong value, whether or not its author foresaw it.
  @Test func anUndividedRowIsJudgedAlike() throws {
    let file = "06-the-general-matrix.md"
    let text = try String(contentsOf: bundledLessons.appending(path: file), encoding: .utf8)
    for lesson in [lesson(text), parseLesson(try copy(text), file: file).lesson] {
      let lesson = lesson.instance(variant: 0)
      let exercise = try #require(lesson.exercises.first { $0.id == "predict-stripe" })
      for answer in ["(60, 100, 4)", "(60, 100, 3)"] {
        guard case .notYet = Checker().check(answer, of: exercise, in: lesson) else {
          Issue.record("\(answer) in \(lesson.file)")
          continue
        }
      }
    }
  }

  @Test func otherKindsAreSealedToo() throws {
    let text = lessonText(
      """
      ## Choose: which?
      <!-- id: which; points: 2 -->
      1. this
      2. that
      3. those
      <details><summary>Answers</summary>

      - 1 no `first`: Not this.
      - 2 yes: That.
      - 3 yes: Those.
      </details>

      \(orderExercise(more: "S(2) // extra: Nothing grows."))
      """)
    let copy = try copy(text)
    #expect(!copy.contains("extra") && !copy.contains("yes"))
    let (lesson, problems) = parseLesson(copy, file: "copy.md")
    #expect(problems.isEmpty, "\(problems)")
    #expect(verdict("2, 3", in: lesson).isRight && verdict("3 2", in: lesson).isRight)
    #expect(!verdict("2", in: lesson).isRight && !verdict("1", in: lesson).isRight)
    #expect(verdict("T(-1, 0)\nR(90°)\nT(1, 0)", in: lesson, 1).isRight)
    let original = Workbook.parseLesson(text, file: "f.md").lesson
    let numbers = try #require(original.exercises[1].solutionAnswer)
    #expect(verdict(numbers, in: lesson, 1).isRight)
    #expect(original.exercises[1].shuffledLines == lesson.exercises[1].shuffledLines)
    #expect(!verdict("T(1, 0)\nR(90°)\nT(-1, 0)", in: lesson, 1).isRight)
  }

  /// Whether one choice is right or several, the copy asks as the lesson does.
  @Test(arguments: [("no", false), ("yes", true)])
  func howManyAreToBeChosenIsKept(_ third: String, _ isOfSeveral: Bool) throws {
    let text = lessonText(
      """
      ## Choose: which?
      <!-- id: which -->
      1. this
      2. that
      3. those
      <details><summary>Answers</summary>

      - 1 no: Not this.
      - 2 yes: That.
      - 3 \(third): Those.
      </details>
      """)
    let copy = lesson(try copy(text))
    for lesson in [copy, lesson(text)] {
      var session = LearningSession(lesson: lesson)
      let page = session.begin(at: "which").text.plain
      #expect(page.contains("Answer with all that are right") == isOfSeveral)
    }
    guard case .notYet(let mistake) = verdict("1", in: copy) else { return #expect(Bool(false)) }
    #expect(mistake.cause.contains("or not all of it") == isOfSeveral)
  }

  /// The teacher's copy and that of the students refuse the same answers.
  @Test func whatMustStayAsItIsIsNamed() throws {
    let text = lessonText(
      """
      ## Exercise: open it
      <!-- id: open -->
      ```swift setup
      let row = view(10, 20, 40, 40)
      let tap = (3, 4)
      ```
      ```checks
      value row.frame ≈ solution
      holds tap * T(1, 0) ≈ (4, 4)
      ```
      ```swift solution
      row.frame = CGRect(x: 10, y: 20, width: 40, height: 90)
      ```
      """)
    let (lesson, problems) = parseLesson(try copy(text), file: "copy.md")
    #expect(problems.isEmpty, "\(problems)")
    let right = "row.frame = CGRect(x: 10, y: 20, width: 40, height: 90)"
    for answer in [right, "let row = view(10, 20, 40, 90)", right + "\nlet tap = (3, 5)"] {
      let (copied, whole) = (
        verdict(answer, in: lesson),
        verdict(answer, in: Workbook.parseLesson(text, file: "f.md").lesson)
      )
      #expect(copied == whole && copied.isRight == (answer == right), "\(copied) \(whole)")
    }
  }

  /// Printed numbers count by value there too, and nothing of them is told.
  @Test func whatIsPrintedOrDrawnIsSealed() throws {
    let text = lessonText(
      """
      ## Exercise: print it
      <!-- id: print -->
      ```checks
      prints
      ```
      ```swift solution
      print("at", (1 / 3, 2))
      ```
      ## Exercise: draw it
      <!-- id: draw -->
      ```checks
      pictures
      ```
      ```swift solution
      plot(T(10, 5))
      ```
      """)
    let (lesson, problems) = parseLesson(try copy(text), file: "copy.md")
    #expect(problems.isEmpty, "\(problems)")
    #expect(verdict("print(\"at\", (2 / 6, 4 / 2))", in: lesson).isRight)
    #expect(verdict("plot(T(10, 5))", in: lesson, 1).isRight)
    for (answer, place, words) in [
      ("let a = 1", 0, "It prints nothing."),
      ("print(\"at\", (1 / 3, 3))", 0, "It prints something else than what is asked for."),
      ("let a = 1", 1, "It draws nothing."),
      ("plot(T(10, 6))", 1, "It draws something else than what is asked for."),
    ] {
      guard case .notYet(let mistake) = verdict(answer, in: lesson, place) else {
        return #expect(Bool(false), "\(answer)")
      }
      #expect(mistake.cause == words)
    }
  }

  /// What a check says itself needs no seal.
  @Test func aTextThatACheckGivesIsShown() throws {
    let text = lessonText(
      """
      ## Exercise: print it
      <!-- id: print -->
      ```checks
      prints "at 1"
      ```
      ```swift solution
      print("at", 1)
      ```
      """)
    let (lesson, problems) = parseLesson(try copy(text), file: "copy.md")
    #expect(problems.isEmpty, "\(problems)")
    #expect(verdict("print(\"at 1\")", in: lesson).isRight)
    #expect(!verdict("print(\"at 2\")", in: lesson).isRight)
  }

  /// A line that changes no value is one too many all the same; so is one that is missing.
  @Test func linesThatDoNotBelong() throws {
    let text = lessonText(
      """
      ## Order: it
      <!-- id: sort -->
      ```swift order
      let a = T(1, 0)
      let b = a * R(90°)
      print("moved")
      let c = 3 // extra: Nothing needs it.
      ```
      ```checks
      value b ≈ solution
      ```
      """)
    let (lesson, problems) = parseLesson(try copy(text), file: "copy.md")
    #expect(problems.isEmpty, "\(problems)")
    let lines = ["let a = T(1, 0)", "let b = a * R(90°)", "print(\"moved\")", "let c = 3"]
    #expect(verdict(lines[..<3].joined(separator: "\n"), in: lesson).isRight)
    for answer in [lines, Array(lines[..<2])] {
      guard case .notYet(let mistake) = verdict(answer.joined(separator: "\n"), in: lesson) else {
        return #expect(Bool(false))
      }
      #expect(mistake.cause.contains("does not belong, or one is missing"))
    }
  }

  /// What is not there is not shown, and nothing else in its place.
  @Test func aCopyHoldsNoSolutions() throws {
    let text = lessonText(
      """
      ## Order: it
      <!-- id: sort -->
      ```swift order
      T(-1, 0)
      R(90°)
      ```
      ## Choose: which?
      <!-- id: which -->
      1. this
      2. that
      <details><summary>Answers</summary>

      - 1 no: Not this.
      - 2 yes: That.
      </details>
      ## Explain: why?
      <!-- id: why -->
      <details><summary>Solution</summary>

      Because.
      </details>
      """)
    let copy = parseLesson(try copy(text), file: "copy.md").lesson
    let words = "This is a student's copy: it holds no solutions."
    var session = LearningSession(lesson: copy)
    for place in copy.exercises.indices {
      let request = session.perform(.go, "\(place + 1)").text.plain
      #expect(!request.contains(":solution"))
      #expect(session.perform(.solution).text.plain == words + "\n")
      let entry = session.progress.entry(copy.exercises[place], in: copy)
      #expect(entry?.hasSeenSolution != true)
    }
    let preview = try #require(copy.preview(from: nil, variant: 0)).plain
    #expect(preview.components(separatedBy: words).count == 4 && !preview.contains("T(-1, 0) *"))
    let page = try #require(CoursePages([copy]).pages().first { $0.name != "index.html" }).text
    #expect(
      page.components(separatedBy: "it holds no solutions").count == 4
        && !page.contains("T(-1, 0) *"))
    let problems = Prover().prove(copy)
    #expect(problems.map(\.message) == ["\(problems[0].message)"] && problems[0].line == 5)
    #expect(problems[0].message.hasPrefix("this is a student's copy"))
  }

  @Test func everyVariantIsSealed() throws {
    let text = lessonText(variedExercise())
    let (lesson, problems) = parseLesson(try copy(text), file: "copy.md")
    #expect(problems.isEmpty, "\(problems)")
    for variant in 0..<10 {
      let instance = lesson.instance(variant: variant)
      #expect(verdict("let m = T(\(variant % 5 + 1), 0)", in: instance).isRight)
      #expect(!verdict("let m = T(\((variant + 1) % 5 + 1), 0)", in: instance).isRight)
    }
  }

  @Test func theBundledLessonsCheckWithoutTheirSolutions() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: bundledLessons.path())
    for file in files where file.hasSuffix(".md") && file != "README.md" {
      let text = try String(contentsOf: bundledLessons.appending(path: file), encoding: .utf8)
      let original = Workbook.parseLesson(text, file: file).lesson
      let (copy, problems) = parseLesson(try self.copy(text), file: file)
      #expect(problems.isEmpty, "\(problems)")
      for variant in 0..<2 {
        let (left, right) = (original.instance(variant: variant), copy.instance(variant: variant))
        for (exercise, twin) in zip(left.exercises, right.exercises) {
          guard let answer = exercise.solutionAnswer else { continue }
          let verdict = Checker().check(answer, of: twin, in: right)
          #expect(verdict.isRight, "\(file) \(exercise.id) \(variant): \(verdict)")
        }
      }
    }
  }
}
