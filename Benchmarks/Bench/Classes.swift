import Glibc

/// A lesson of exercises on turning about a point, each with two checks, a hint, a solution and a
/// known wrong answer.
func generatedLesson(_ count: Int) -> String {
  let exercises = (0..<count).map { index in
    let (x, y) = place(index)
    return """

      ## Exercise: turn about (\(x), \(y))
      <!-- id: e\(index); points: 3 -->

      Define `pivot`: a turn by 90° about the point, with three steps.

      ```checks
      value   pivot ≈ solution   2pt
      holds   (\(x), \(y)) * pivot ≈ (\(x), \(y))   1pt
      ```
      <details><summary>Hint 1</summary>

      The point first goes to the origin.
      </details>
      <details><summary>Solution</summary>

      ```swift solution
      let pivot = \(turn(x, y))
      ```
      </details>
      <details><summary>Known wrong answers</summary>

      ```swift wrong not-back
      let pivot = T(-\(x), -\(y)) * R(90°)
      ```
      > The way back is missing.
      </details>

      """
  }
  return "---\nlesson: bench\ntitle: Bench\nformat: 1\n---\n# Bench\n" + exercises.joined()
}

/// The answers of a student: three of five right, the others wrong in two ways.
func answers(_ count: Int, student: Int) -> String {
  "# Answers: bench\n"
    + (0..<count).map { "## e\($0)\n```swift\n\(answer($0, student: student))\n```\n" }.joined()
}

/// One answer; student 0 is always right.
func answer(_ index: Int, student: Int) -> String {
  let (x, y) = place(index)
  switch student == 0 ? 0 : (index + student) % 5 {
  case 3: return "let pivot = T(-\(x), -\(y)) * R(90°)"
  case 4: return "let pivot = T(\(x), \(y)) * R(90°) * T(-\(x), -\(y))"
  default: return "let pivot = \(turn(x, y))"
  }
}

/// A folder with a lesson and right answers to all of its exercises.
func generatedWorkbook(_ exercises: Int) -> String {
  let folder = scratch("workbook\(exercises)")
  mkdir(folder, 0o700)
  write(generatedLesson(exercises), to: folder + "/bench.md")
  write(answers(exercises, student: 0), to: folder + "/mine.answers.md")
  return folder
}

/// A folder with the lesson of ten exercises and a class's submissions.
func generatedClass(_ students: Int) -> String {
  let folder = scratch("class\(students)")
  mkdir(folder, 0o700)
  mkdir(folder + "/in", 0o700)
  write(generatedLesson(10), to: folder + "/lesson.md")
  for student in 1...students {
    write(answers(10, student: student), to: folder + "/in/s\(student).md")
  }
  return folder
}

private func turn(_ x: Int, _ y: Int) -> String { "T(-\(x), -\(y)) * R(90°) * T(\(x), \(y))" }

private func place(_ index: Int) -> (Int, Int) { (10 + 3 * index, 7 + 5 * index) }
