internal import Language

/// JUnit's XML as Jenkins and Surefire read it: a suite for each submission, a case for each check.
func gradeJUnit(_ rows: [GradedSubmission], of lesson: Lesson) -> String {
  let suites = rows.map { suite($0, lesson) }.joined()
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
}

private func suite(_ row: GradedSubmission, _ lesson: Lesson) -> String {
  let cases = row.isUngraded ? [ungraded(row, lesson)] : row.exercises.flatMap { tests($0, lesson) }
  func count(_ element: String) -> Int { cases.count { $0.contains(part: "<\(element) ") } }
  let counts = [
    ("tests", cases.count), ("failures", count("failure")), ("errors", count("error")),
    ("skipped", 0),
  ]
  let attributes = counts.map { " \($0)=\"\($1)\"" }.joined()
  return "  <testsuite name=\(attribute(row.name))\(attributes) time=\"0\">\n"
    + cases.joined() + output(row.allRemarks, indent: 4) + "  </testsuite>\n"
}

/// What is said beside what passed and failed.
private func output(_ remarks: [String], indent: Int) -> String {
  if remarks.isEmpty { return "" }
  let text = escaped(remarks.joined(separator: "\n"))
  return String(repeating: " ", count: indent) + "<system-out>\(text)</system-out>\n"
}

/// A file without answers fails; what grading could not do is an error of the grader's.
private func ungraded(_ row: GradedSubmission, _ lesson: Lesson) -> String {
  let element = row.status == .notGradable ? "failure" : "error"
  return testCase(lesson.id, "submission", lesson) {
    problem(element, row.reason ?? "", row.status.rawValue, [])
  }
}

private func tests(_ exercise: GradedExercise, _ lesson: Lesson) -> [String] {
  exercise.checks.enumerated().map { index, check in
    let name = "\(index + 1) \(check.isHidden ? "hidden check" : check.name)"
    return testCase(exercise.id, name, lesson) {
      if exercise.outcome == .notGraded {
        return problem("error", exercise.feedbackHandedBack, exercise.outcome.rawValue, [])
      }
      if check.hasPassed { return nil }
      // A check without points only remarks: it fails nothing.
      if exercise.outcome == .right {
        return output([check.reasonHandedBack].compactMap { $0 }, indent: 6)
      }
      let isMain = index == exercise.checks.firstIndex { !$0.hasPassed }
      let words = isMain ? nil : check.reasonHandedBack
      return problem(
        "failure", words ?? exercise.feedbackHandedBack,
        exercise.mistakeHandedBack ?? exercise.outcome.rawValue,
        isMain ? exercise.detailsHandedBack : [])
    }
  }
}

private func testCase(
  _ id: String, _ name: String, _ lesson: Lesson, _ content: () -> String?
) -> String {
  let head =
    "    <testcase classname=\(attribute("\(lesson.id).\(id)")) name=\(attribute(name)) time=\"0\""
  return content().map { "\(head)>\n\($0)    </testcase>\n" } ?? "\(head)/>\n"
}

private func problem(
  _ element: String, _ words: String, _ type: String, _ details: [String]
) -> String {
  let text = ([words] + details).joined(separator: "\n")
  let message = splitLines(words).first ?? ""
  return "      <\(element) message=\(attribute(message)) type=\(attribute(type))>"
    + "\(escaped(text))</\(element)>\n"
}

private func attribute(_ text: String) -> String { "\"\(escaped(text))\"" }

/// Characters that XML 1.0 cannot hold are shown as `\u{…}`.
private func escaped(_ text: String) -> String {
  escaping(visible(text)) { scalar in
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\"": "&quot;"
    case "\u{FFFE}", "\u{FFFF}": "\\u{\(String(scalar.value, radix: 16))}"
    case _: nil
    }
  }
}
