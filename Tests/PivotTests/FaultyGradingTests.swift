import Foundation
import TestSupport
import Testing

/// What `grade` does where the lesson, the folder or an impatient teacher is at fault.
@Suite("Grading with faults", .timeLimit(.minutes(5)))
struct FaultyGradingTests {
  private let folder: String

  init() throws {
    folder = try temporaryFolder()
    try write("lesson.md", shiftLesson)
    try write("in/ada.md", answers("let m = T(1, 2)"))
  }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func read(_ name: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
  }

  private func answers(_ code: String) -> String {
    "# Answers: shift\n<!-- answers: 1; name: Ada -->\n## move-by\n```swift\n\(code)\n```\n"
  }

  private func grade(_ lesson: String = "lesson.md", _ options: String...) throws -> Pivot.Result {
    try Pivot.run(["grade", "\(folder)/\(lesson)", "\(folder)/in"] + options)
  }

  // MARK: The lesson

  @Test func aFaultyLessonBlamesNobody() throws {
    let check = "value   m ≈ solution   1pt"
    for (more, words) in [
      ("holds (0, 0) * mm ≈ (1, 2) 1pt", "there is no 'mm'"),
      ("holds m.tx > 5 1pt", "the lesson's own solution fails this check"),
    ] {
      let faulty = shiftLesson.replacingOccurrences(of: check, with: "\(check)\n\(more)")
        .replacingOccurrences(of: "; points: 1", with: "")
      try write("faulty.md", faulty)
      let result = try grade("faulty.md", "--out", "\(folder)/out")
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      #expect(result.errors.hasPrefix("\(folder)/faulty.md:25: "), "\(result)")
      #expect(result.errors.contains(words))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/out"))
    }
  }

  @Test func soDoesAFaultyFileOfSecretChecks() throws {
    let secret =
      "---\nlesson: shift\ntitle: Own\nformat: 1\n---\n# Own\n\n## Exercise: move\n<!-- id: move-by -->\n"
      + "```checks\nholds (5, 5) * m ≈ (6, 7) 3pt\nholds m.tx > 5 2pt\n```\n"
    try write("own.md", secret)
    let file = "\(folder)/own.md"
    for command in [["grade", "\(folder)/in"], ["pack", "--gradescope", "-o", "\(folder)/a.zip"]] {
      let all = [command[0], "\(folder)/lesson.md"] + command[1...] + ["--secret", file]
      let result = try Pivot.run(all)
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      #expect(result.errors.hasPrefix("\(file):12: the lesson's own solution fails"), "\(result)")
    }
  }

  // MARK: Folders

  @Test func theReasonIsTheFirst() throws {
    // Even root makes no folders there.
    let place = "/sys/pivot/graded"
    for result in [
      try grade("lesson.md", "--out", place),
      try Pivot.run("lessons", "export", place, "--lessons", folder),
    ] {
      #expect(result.status == 73, "\(result)")
      #expect(result.errors.contains("\(place): ") && !result.errors.contains("No such file"))
    }
  }

  /// What was written for another lesson would be taken for this one's.
  @Test func resultsOfAnotherLesson() throws {
    let other = shiftLesson.replacingOccurrences(of: "lesson: shift", with: "lesson: other")
      .replacingOccurrences(of: "id: move-by", with: "id: other")
    try write("other.md", other)
    try write("in/ben.md", answers("let m = T(1, 2)"))
    #expect(try grade("other.md", "--out", "\(folder)/out").status == 1)
    try write("out/results/mine.json", "{\"name\": \"mine\"}")
    try write("out/feedback/mine.md", "Mine.")
    try FileManager.default.removeItem(atPath: "\(folder)/in/ben.md")
    let result = try grade("lesson.md", "--out", "\(folder)/out")
    #expect(result.status == 0 && result.errors.contains("there for ben, not handed in now"))
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/out/results")
    #expect(left.sorted() == ["ada.json", "mine.json"])
  }

  /// Results among the submissions would be graded the next time.
  @Test func resultsStandApart() throws {
    let result = try grade("lesson.md", "--out", "\(folder)/in")
    #expect(result.status == 64 && result.errors.contains("a folder of their own"), "\(result)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/in") == ["ada.md"])
    #expect(try grade("lesson.md", "--out", "\(folder)/in/out").status == 0)
  }

  /// A run that ends while it replaces what an earlier one wrote leaves files of both, and says so.
  @Test func resultsOfTwoRunsSaySo() throws {
    let note = "\(folder)/out/not-finished.txt"
    #expect(try grade("lesson.md", "--out", "\(folder)/out").status == 0)
    try FileManager.default.removeItem(atPath: "\(folder)/out/report.md")
    try write("out/report.md/in-the-way", "")
    #expect(try grade("lesson.md", "--out", "\(folder)/out").status == 74)
    #expect(read("out/not-finished.txt").contains("of an earlier run"))
    try FileManager.default.removeItem(atPath: "\(folder)/out/report.md")
    #expect(try grade("lesson.md", "--out", "\(folder)/out").status == 0)
    #expect(!FileManager.default.fileExists(atPath: note))
  }

  // MARK: Ctrl-C

  /// Grades until a new submission is judged while others go on for long, and then ends it.
  private func end(by signal: Int32, _ options: String...) throws -> (
    status: Int32, transcript: String
  ) {
    let terminal = try PseudoTerminal(
      Pivot.path,
      arguments: [
        "grade", "\(folder)/lesson.md", "\(folder)/in", "--out", "\(folder)/out", "--jobs", "1",
      ] + options, environment: ["HOME": folder], columns: 400)
    try terminal.wait("a new result") { _ in
      read("out/results/aaa.json").contains("\"graded\"")
    }
    if signal == SIGINT { try terminal.send("\u{3}") } else { terminal.signal(signal) }
    return (try terminal.exitCode(), terminal.transcript)
  }

  /// Earlier results stay whole; what is new says that it is not finished.
  @Test(arguments: [SIGINT, SIGKILL])
  func earlierResultsStay(_ signal: Int32) throws {
    #expect(try grade("lesson.md", "--out", "\(folder)/out", "-o", "\(folder)/all.csv").status == 0)
    let names = ["results/ada.json", "feedback/ada.md", "grades.csv", "report.md"]
    let files = names.map { "out/" + $0 } + ["all.csv"]
    let before = Dictionary(uniqueKeysWithValues: files.map { ($0, read($0)) })
    try write("in/ada.md", answers("let m = T(2, 1)"))
    try write("in/aaa.md", answers("let m = T(1, 2)"))
    for index in 0..<60 { try write("in/b\(index).md", answers("while true { }")) }
    let result = try end(by: signal, "-o", "\(folder)/all.csv")
    #expect(files.filter { read($0) != before[$0] } == [])
    #expect(read("out/results/b59.json").contains("\"status\": \"not-finished\""))
    #expect(result.status == (signal == SIGINT ? 130 : -SIGKILL), "\(result)")
    if signal == SIGINT {
      #expect(result.transcript.contains("pivot: interrupted: "), "\(result)")
      let kept = "\(folder)/out and \(folder)/all.csv keeps the results of the earlier run"
      #expect(result.transcript.contains(kept), "\(result)")
    }
    for index in 0..<60 { try FileManager.default.removeItem(atPath: "\(folder)/in/b\(index).md") }
    #expect(try grade("lesson.md", "--out", "\(folder)/out").status == 0)
    #expect(read("out/results/ada.json").contains("\"exchanged\""))
    #expect(read("out/grades.csv").contains("ada,0,0,graded"))
  }
}
