internal import Language
internal import Workbook

/// What is handed in is judged by a lesson: there is always a row, in every format.
func examineAnswers(_ bytes: [UInt8]) throws(BrokenPromise) {
  guard let sheet = try? AnswerSheet(submission: bytes), let grader else { return }
  let blank = GradedSubmission(name: "fuzz", file: "fuzz.md", exercises: grader.exercises)
  let row = grader.grade(sheet, as: blank)
  try promise(row.exercises.count == blank.exercises.count, "an exercise has no result")
  for format in GradeFormat.allCases {
    try promiseHarmless(format.render([row], of: grader.lesson), "the form '\(format)'")
  }
}

private nonisolated(unsafe) let grader = try? Grader(
  lesson: parseLesson(smallLesson, file: "small.md").lesson, session: smallSession(steps: 5_000))

private let smallLesson = """
  ---
  lesson: small
  title: Every kind of exercise
  format: 1
  ---
  # Every kind of exercise

  ## Predict: a turn
  <!-- id: turn; points: 1 -->
  ```swift predict
  (2, 0) * R(90°)
  ```

  ## Exercise: a pivot
  <!-- id: pivot; points: 2 -->
  ```swift starter
  let pivot = ___
  ```
  ```checks
  value pivot ≈ solution 1pt
  hidden forall p in points(3): p * pivot ≈ p * solution.pivot 1pt
  ```
  ```swift solution
  let pivot = T(-2, -1) * R(90°) * T(2, 1)
  ```
  ```swift wrong order
  let pivot = T(2, 1) * R(90°) * T(-2, -1)
  ```
  > {got} is not {want}.

  ## Choose: which
  <!-- id: which; points: 1 -->
  1. one
  2. two

  <details><summary>Answers</summary>

  - 1 no `one`: No.
  - 2 yes: Yes.
  </details>

  ## Order: in which
  <!-- id: rows; points: 1 -->
  ```swift order
  T(1, 2)
  R(90°)
  ```

  ## Explain: why
  <!-- id: why -->
  Why?
  """
