import Foundation
import Language
import TestSupport
import Testing

@testable import Workbook

/// Rows with everything that reports must survive.
private func rows() throws -> [GradedSubmission] {
  let wrong = """
    # Answers: sample
    ## predict-turn
    (0, -2)
    ## pivot-turn
    ```swift
    let pivot = T(2, 1) * R(90°) * T(-2, -1)
    ```
    """
  let hostile = "=1+1,\"<&>]]>\u{1}\u{FFFE}\n# not ok\r\u{202E}"
  var evil = try graded(wrong, name: hostile)
  evil.label = "@SUM(A1)"
  evil.exercises[0].feedback = "]]> ::error:: 100% # TODO \\ \u{7F}\n...\n---"
  var fault = try graded(rightAnswers, name: "fault")
  fault.exercises[1] = fault.exercises[1].failed(.notGraded, "Not graded, tell your teacher: x.")
  return [
    try graded(rightAnswers), try graded(wrong, name: "ben"), evil, fault,
    try graded("", name: "empty"),
    try graded(rightAnswers, name: "gone").failed(.notGraded, "Not graded, tell your teacher."),
  ]
}

@Suite struct GradeFormatTests {
  private let sample = lesson(pivotLesson)

  private func text(_ format: GradeFormat) throws -> String {
    format.render(try rows(), of: sample)
  }

  @Test(arguments: GradeFormat.allCases)
  func everyRowIsThereAndNothingRaw(_ format: GradeFormat) throws {
    let text = try text(format)
    for name in ["ada", "ben", "fault", "empty", "gone"] { #expect(text.contains(name)) }
    let isHarmful = { (scalar: Unicode.Scalar) in
      (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
        || scalar == "\u{202E}" && format != .json && format != .gradescope
    }
    #expect(!text.unicodeScalars.contains(where: isHarmful))
    #expect(text == (try self.text(format)))
  }

  @Test func text() throws {
    let text = try text(.text)
    #expect(text.hasPrefix("sample: 6 submissions\n"))
    #expect(text.contains("ada") && text.contains("5 of 5"))
    #expect(text.contains("pivot-turn: order"))
    #expect(text.contains("Not gradable: The file is empty."))
    #expect(text.hasSuffix("\n3 of 6 graded.\n"))
  }

  @Test func json() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try text(.json).utf8))
    let submissions = try #require((object as? [String: Any])?["submissions"] as? [[String: Any]])
    #expect(submissions.count == 6)
    #expect(submissions[0]["points"] as? Int == 5)
    #expect(submissions[2]["name"] as? String == "=1+1,\"<&>]]>\u{1}\u{FFFE}\n# not ok\r\u{202E}")
    #expect(submissions[4]["status"] as? String == "not-gradable")
    #expect(submissions[3]["status"] as? String == "partly-graded")
  }

  @Test func csv() throws {
    let lines = try text(.csv).split(separator: "\n")
    #expect(lines.count == 8)
    #expect(
      lines[0] == "submission,points,predict-turn,pivot-turn,status,reason,name,variant,notes")
    #expect(lines[1] == "maximum,5,1,4,,,,,")
    #expect(lines[2] == "ada,5,1,4,graded,,Ada,,")
    #expect(lines[3] == "ben,0,0,0,graded,,,,")
    #expect(lines[4].hasPrefix("\"'=1+1,\"\"<&>]]>"))
    #expect(lines[4].hasSuffix("\u{FFFE} # not ok\\u{d}\\u{202e}\",0,0,0,graded,,\"'@SUM(A1)\",,"))
    #expect(
      lines[5] == "fault,1,1,,partly-graded,\"pivot-turn: Not graded, tell your teacher: x.\",Ada,,"
    )
    #expect(lines[6] == "empty,0,0,0,not-gradable,\"The file is empty.\",,,")
    #expect(lines[7] == "gone,,,,not-graded,\"Not graded, tell your teacher.\",Ada,,")
  }

  /// What is odd stands beside what was reached, in every list of a class.
  @Test func remarks() throws {
    var row = try graded(rightAnswers)
    row.remarks = ["It states variant 3;\nthat of 'Ada' is 4.", "And more."]
    let text = gradeText([row], of: sample)
    #expect(text.contains("\n      note: It states variant 3; that of 'Ada' is 4.\n"), "\(text)")
    #expect(text.contains("\n      note: And more.\n"))
    let table = gradeCSV([row], of: sample)
    #expect(
      table.hasSuffix(",\"It states variant 3; that of 'Ada' is 4. And more.\"\n"), "\(table)")
    let tap = GradeFormat.tap.render([row], of: sample)
    #expect(tap.contains("\n    # note: It states variant 3; that of 'Ada' is 4.\n"), "\(tap)")
    let github = GradeFormat.github.render([row], of: sample)
    #expect(
      github.contains(
        "::notice file=ada.answers.md,title=note::It states variant 3;%0Athat of 'Ada' is 4."),
      "\(github)")
    let elements = try #require(XMLElements.of(GradeFormat.junit.render([row], of: sample)))
    #expect(elements.count { $0.name == "system-out" } == 1)
  }

  /// A check without points says something about a right answer, and fails nothing.
  @Test func aRemarkIsNoFailure() throws {
    let answers = rightAnswers.replacing(
      "T(-2, -1) * R(90°) * T(2, 1)",
      with: "CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: -1)")
    let row = try graded(answers)
    #expect(row.exercises[1].outcome == .right, "\(row.exercises[1])")
    let elements = try #require(XMLElements.of(GradeFormat.junit.render([row], of: sample)))
    #expect(!elements.contains { $0.name == "failure" })
    #expect(elements.count { $0.name == "system-out" } == 1)
  }

  @Test func tap() throws {
    let lines = try text(.tap).split(separator: "\n").map(String.init)
    #expect(lines.prefix(4) == ["TAP version 14", "1..6", "# Subtest: ada", "    1..2"])
    #expect(lines.contains("ok 1 - ada"))
    #expect(lines.contains("    not ok 2 - pivot-turn"))
    #expect(lines.contains("      mistake: \"order\""))
    #expect(lines.contains { $0.hasPrefix("not ok 3 - =1+1,") && $0.contains("\\# not ok") })
    #expect(lines.contains("      status: \"not-graded\"") && lines.contains("not ok 4 - fault"))
    let results = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(results.count == 6)
  }

  @Test func junit() throws {
    let elements = try #require(XMLElements.of(try text(.junit)))
    func all(_ name: String) -> [XMLElements.Element] { elements.filter { $0.name == name } }
    #expect(all("testsuite").count == 6)
    #expect(all("testcase").count == 4 * 5 + 2)
    // ben and the hostile one fail the prediction and, of four checks, all but "uses".
    #expect(all("failure").count == 2 * 4 + 1)
    #expect(all("error").count == 4 + 1)
    #expect(all("testsuite").map { $0.attributes["failures"] } == ["0", "4", "4", "0", "1", "0"])
  }

  @Test func github() throws {
    let lines = try text(.github).split(separator: "\n").map(String.init)
    #expect(lines.count == 4 * 2 + 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
    #expect(
      lines[0] == "::notice file=ada.answers.md,line=6,title=predict-turn%3A right%2C 1 of 1::"
        + "predict-turn: right, 1 of 1")
    #expect(lines[4].contains("%5D") == false && lines[4].contains("100%25 # TODO"))
  }

  @Test func gradescope() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try text(.gradescope).utf8))
    let results = try #require(object as? [[String: Any]])
    for result in results { try requireGradescope(result) }
    let tests = try #require(results[1]["tests"] as? [[String: Any]])
    #expect(tests.map { $0["number"] as? String } == ["1.1", "2.1", "2.2", "2.3", "2.4"])
    #expect(tests.last?["visibility"] as? String == "after_due_date")
    #expect(tests.last?["name"] as? String == "pivot-turn: more points")
    #expect(results[0]["score"] == nil && results[4]["score"] as? Int == 0)
    let partly = try #require(results[3]["tests"] as? [[String: Any]])
    #expect(partly.map { $0["name"] as? String ?? "" }[1...] == ["pivot-turn: not graded"])
    #expect(partly[1]["max_score"] as? Int == 0 && partly[1]["visibility"] as? String == "visible")
    #expect((results[3]["extra_data"] as? [String: Any])?["status"] as? String == "partly-graded")
    let one = GradeFormat.gradescope.render([try graded(rightAnswers)], of: sample)
    let single = try JSONSerialization.jsonObject(with: Data(one.utf8)) as? [String: Any]
    try requireGradescope(try #require(single))
  }

  @Test func feedbackPages() throws {
    let pages = try rows().map { $0.feedbackText(of: sample) }
    #expect(pages[0].contains("**5 of 5 points**"))
    #expect(pages[1].contains("Right steps, reverse order"))
    #expect(pages[1].contains("In checks that the lesson does not show: 0 of 1."))
    #expect(!pages[1].contains("points(20)"))
    #expect(pages[4].contains("The file is empty."))
    #expect(!pages[2].contains("<&>"))
  }

  @Test func theReportCounts() throws {
    let class_ =
      try (0..<3).map { try graded(rightAnswers, name: "right\($0)") } + rows().dropFirst()
    let report = classReport(class_, of: sample)
    #expect(report.contains("# A sample: 8 submissions"))
    #expect(report.contains("2 of 6: `order`. Right steps, reverse order"))
    #expect(report.contains("3 of 6 right (50 %), 2 not yet, 1 not graded."))
    #expect(report.contains("Weakest check: `value pivot ≈ solution`, failed by 2 of 5."))
    #expect(report.contains("2 gave the same, such as `let pivot = T(2, 1) * R(90°) * T(-2, -1)`"))
    #expect(report.contains("- `empty`: The file is empty."))
    #expect(report.contains("- `fault`: pivot-turn: Not graded, tell your teacher: x."))
  }

  /// Shares are rounded, but not to all or none of them.
  @Test(arguments: [(2, 3, "67 %"), (299, 300, "99 %"), (1, 300, "1 %"), (3, 3, "100 %")])
  func sharesAreRounded(_ right: Int, _ count: Int, _ share: String) throws {
    let (good, bad) = (
      try graded(rightAnswers), try graded("# Answers: sample\n## predict-turn\n1\n")
    )
    let rows = (0..<count).map { $0 < right ? good : bad }
    let report = classReport(rows, of: sample)
    #expect(report.contains("\(right) of \(count) right (\(share))"), "\(report.prefix(300))")
  }

  /// Several remarks on one row are a line each.
  @Test func remarksStandApart() throws {
    let answers = rightAnswers.replacing("name: Ada", with: "name: Ada; x: 1; y: 2")
    let report = classReport([try graded(answers)], of: sample)
    #expect(
      report.hasSuffix(
        "- `ada`:\n  - 'x' in the comment means nothing here\n"
          + "  - 'y' in the comment means nothing here\n"))
    var row = try graded(rightAnswers)
    row.exercises[0].feedback = "One thing.\nAnother."
    #expect(row.feedbackText(of: sample).contains("\n\nOne thing.\n\nAnother.\n"))
  }

  /// What a learner cannot do is not advised; whoever runs a program can.
  @Test func noBudgetIsAdvised() throws {
    let endless = "# Answers: sample\n## pivot-turn\nwhile true { }\n"
    var budget = Budget()
    budget.steps = 100_000
    let row = try graded(endless, budget: budget)
    #expect(row.exercises[1].feedback.contains("stopped after"))
    #expect(!row.exercises[1].feedback.contains("--max"))
  }
}

/// What Gradescope's documentation says of `results.json`.
private func requireGradescope(_ result: [String: Any]) throws {
  let keys: Set = [
    "score", "execution_time", "output", "output_format", "test_output_format",
    "test_name_format", "visibility", "stdout_visibility", "extra_data", "tests", "leaderboard",
  ]
  #expect(keys.isSuperset(of: result.keys))
  #expect(result["output_format"] as? String == "md")
  #expect(result["test_output_format"] as? String == "md")
  #expect(result["stdout_visibility"] as? String == "hidden")
  #expect(result["extra_data"] is [String: Any])
  let tests = try #require(result["tests"] as? [[String: Any]])
  #expect(result["score"] != nil || !tests.isEmpty)
  let testKeys: Set = [
    "score", "max_score", "status", "name", "name_format", "number", "output", "output_format",
    "tags", "visibility", "extra_data",
  ]
  for test in tests {
    #expect(testKeys.isSuperset(of: test.keys))
    let score = try #require(test["score"] as? Double)
    #expect(try score <= #require(test["max_score"] as? Double))
    #expect(["passed", "failed"].contains(test["status"] as? String))
    #expect(
      ["visible", "hidden", "after_due_date", "after_published"].contains(
        test["visibility"] as? String))
    #expect(test["tags"] is [String] && test["number"] is String && test["output"] is String)
    let extra = try #require(test["extra_data"] as? [String: Any])
    #expect(Set(extra.keys) == ["id", "error", "got"])
  }
}
