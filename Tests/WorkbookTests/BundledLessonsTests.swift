import Foundation
import Language
import Testing

@testable import Workbook

/// The lessons that come along, taken by learners of several names.
@Suite struct BundledLessonsTests {
  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: bundledLessons.path))?
    .filter { $0.hasSuffix(".md") }.sorted() ?? []

  private func lesson(_ file: String, _ name: String) throws -> Lesson {
    let text = try String(contentsOf: bundledLessons.appending(path: file), encoding: .utf8)
    let lesson = parseLesson(text, file: file).lesson
    return lesson.instance(variant: variantNumber(name: name, lesson: lesson))
  }

  @Test func thereAreLessons() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files, ["Ada", "Grace"]) func everyExerciseCanBeDone(file: String, name: String)
    throws
  {
    let lesson = try lesson(file, name)
    var session = LearningSession(lesson: lesson)
    _ = session.begin()
    for (index, exercise) in lesson.exercises.enumerated() {
      #expect(session.perform(.go, String(index + 1)).text.plain.contains(":hint"))
      let answer = exercise.kind == .explain ? "because" : exercise.solutionAnswer
      guard let answer = answer ?? predicted(exercise, lesson) else { continue }
      let reply = session.perform(.check, answer)
      let isKept = ["Right.", "Kept."].contains { reply.text.plain.hasPrefix($0) }
      #expect(isKept, "\(exercise.id): \(reply.text.plain)")
    }
    #expect(session.progress.doneCount(in: lesson) == lesson.exercises.count)
    #expect(session.firstOpenExercise == nil)
  }

  /// What the README shows of a lesson is what the lesson says.
  @Test func theREADMEQuotesALesson() throws {
    let page = bundledLessons.deletingLastPathComponent().appending(path: "README.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("    pivot> let twist = ") })
    let answer = String(lines[start].dropFirst("    pivot> ".count))
    let said = lines[(start + 1)...].prefix { $0.hasPrefix("    ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let lesson = try lesson("08-turning-about-a-point.md", "Ada")
    let exercise = try #require(lesson.exercises.first { $0.id == "twist-about-point" })
    guard case .notYet(let mistake) = Checker().check(answer, of: exercise, in: lesson) else {
      return #expect(Bool(false))
    }
    #expect(said == "Not yet. " + mistake.cause)
  }

  /// A class could be graded by each of them.
  @Test(arguments: files) func noneRefusesToGrade(file: String) throws {
    let faults = try Grader(lesson: lesson(file, "Ada")).faults()
    #expect(faults.isEmpty, "\(faults.map(\.description))")
  }

  /// What the code of a prediction gives.
  private func predicted(_ exercise: Exercise, _ lesson: Lesson) -> String? {
    var session = Session()
    for code in lesson.setup + exercise.setup { _ = session.run(code.text) }
    guard let code = exercise.predicted else { return nil }
    _ = session.run(code.text)
    return session.value(named: "_")?.text
  }

  /// Enter, again and again, comes to the end of a lesson whose exercises are skipped.
  @Test(arguments: files) func everyPageFitsASmallScreen(file: String) throws {
    var session = LearningSession(lesson: try lesson(file, "Ada"), width: 40)
    var pager = Pager()
    var text = session.begin().text
    for _ in 0..<1000 where session.page < session.lesson.pages.count {
      var part = pager.take(text, columns: 40, rows: 10)
      while true {
        let rows = part.plain.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.dropLast().reduce(0) { $0 + max(1, (columns(String($1)) + 39) / 40) } <= 9)
        if pager.isEmpty { break }
        part = pager.more(columns: 40, rows: 10)
      }
      text = (session.exercise == nil ? session.emptyLine() : session.perform(.skip)).text
    }
    #expect(text.plain.contains("The end of"))
  }
}
