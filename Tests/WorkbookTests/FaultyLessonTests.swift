import Foundation
import Language
import Synchronization
import Testing

@testable import Workbook

/// Lessons with one fault each, in Faulty, with what is said about it beside them.
///
/// `PIVOT_RECORD=1` writes the expected messages anew and still fails once.
@Suite struct FaultyLessonTests {
  @Test(arguments: faultyLessons)
  func eachFaultIsNamed(_ name: String) throws {
    let text = try String(contentsOf: faulty.appending(path: name + ".md"), encoding: .utf8)
    try expect(Prover(session: impatient()).prove(text, file: name + ".md"), name)
  }

  @Test func theCourse() throws {
    let folder = faulty.appending(path: "Course")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let lessons = try names.filter { $0.hasSuffix(".md") }.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return parseLesson(text, file: name).lesson
    }
    #expect(lessons.count == 6)
    try expect(Prover().proveCourse(lessons), "Course/course")
  }

  private func expect(_ problems: [LessonProblem], _ name: String) throws {
    let found = problems.map { $0.description + "\n" }.joined()
    let file = faulty.appending(path: name + ".expected")
    if ProcessInfo.processInfo.environment["PIVOT_RECORD"] != nil {
      try found.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded: read the difference")
    }
    #expect(try found == String(contentsOf: file, encoding: .utf8))
  }

  /// A clock that runs while it is looked at: whatever loops takes more than a second of it.
  private func impatient() -> Session {
    let time = Mutex(0.0)
    var budget = Budget()
    budget.seconds = 1
    let surroundings = Surroundings(
      now: {
        time.withLock {
          $0 += 0.4
          return $0
        }
      })
    return Session(budget: budget, surroundings: surroundings)
  }
}

private let faulty = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Faulty")

private let faultyLessons =
  ((try? FileManager.default.contentsOfDirectory(atPath: faulty.path)) ?? [])
  .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
