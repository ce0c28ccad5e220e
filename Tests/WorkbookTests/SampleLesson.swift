import Foundation

@testable import Workbook

/// Front matter of five lines and a heading, then `body` from line 7 on.
func lessonText(_ body: String) -> String {
  """
  ---
  lesson: sample
  title: A sample
  format: 1
  ---
  # A sample
  \(body)
  """
}

func problems(_ body: String) -> [String] {
  parseLesson(lessonText(body), file: "f.md").problems.map { "\($0.line): \($0.message)" }
}

/// A lesson with one exercise to predict and one to write.
let pivotLesson = lessonText(
  """
  ## Predict: where does it land?
  <!-- id: predict-turn; points: 1 -->

  ```swift predict
  (2, 0) * R(90°)
  ```
  ```swift wrong anticlockwise
  (0, -2)
  ```
  > Screens have y pointing down, so +90° turns +x towards +y.

  ## Exercise: turn about (2, 1)
  <!-- id: pivot-turn; points: 4 -->

  Define `pivot`, a 90° turn that leaves (2, 1) where it is.

  ```swift starter
  let pivot = ___
  ```
  ```checks
  value   pivot ≈ solution                            2pt
  holds   (2, 1) * pivot ≈ (2, 1)                     1pt  "The pivot itself must not move."
  uses    R, T                                        0pt  "Build it from steps."
  hidden  forall p in points(20): p * pivot ≈ p * solution.pivot   1pt
  ```
  <details><summary>Hint 1</summary>

  Bring (2, 1) to the origin, turn, bring it back. Which step stands leftmost?
  </details>
  <details><summary>Solution</summary>

  ```swift solution
  let pivot = T(-2, -1) * R(90°) * T(2, 1)
  ```
  </details>
  <details><summary>Known wrong answers</summary>

  ```swift wrong no-return
  let pivot = T(-2, -1) * R(90°)
  ```
  > You brought the pivot to the origin and turned: (2, 1) now lands at {(2, 1) * pivot}.

  ```swift wrong order
  let pivot = T(2, 1) * R(90°) * T(-2, -1)
  ```
  > Right steps, reverse order: {got} differs from {want} first in {cell}.
  </details>
  """)

func lesson(_ text: String) -> Lesson { parseLesson(text, file: "f.md").lesson }

/// An exercise that asks for what `checks` says, with a solution.
func exerciseLesson(
  checks: String, solution: String, setup: String = "", more: String = ""
) -> Lesson {
  lesson(
    lessonText(
      """
      ## Exercise: it
      <!-- id: it -->
      ```swift setup
      \(setup)
      ```
      ```checks
      \(checks)
      ```
      ```swift solution
      \(solution)
      ```
      \(more)
      """))
}

func verdict(_ answer: String, in lesson: Lesson, _ index: Int = 0) -> Verdict {
  Checker().check(answer, of: lesson.exercises[index], in: lesson)
}

let bundledLessons = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "lessons")

/// A wrong answer that the author of a lesson foresaw, as part of an exercise.
func wrongAnswer(_ id: String, _ code: String, _ feedback: String) -> String {
  "```swift wrong \(id)\n\(code)\n```\n> \(feedback)"
}

/// An exercise whose shift varies.
func variedExercise(_ id: String = "it", checks: String = "value m ≈ solution") -> String {
  """
  ## Exercise: move by {a}
  <!-- id: \(id) -->
  ```vary
  a in 1..5
  ```
  ```checks
  \(checks)
  ```
  ```swift solution
  let m = T(a, 0)
  ```
  """
}

/// A lesson of that exercise.
func variedLesson(checks: String = "value m ≈ solution") -> Lesson {
  lesson(lessonText(variedExercise(checks: checks)))
}

/// An exercise that asks for the order of three lines; `more` stand among them.
func orderExercise(more: String...) -> String {
  let lines = [
    "## Order: it", "<!-- id: sort -->", "```swift order", "T(-1, 0)", "R(90°)", "T(1, 0)",
  ]
  return (lines + more + ["```"]).joined(separator: "\n")
}
