import Language
import Testing

@testable import Workbook

/// Whoever takes another name gets other numbers; what was answered keeps those that it had.
@Suite struct OtherNumbersTests {
  private let varied = lesson(
    lessonText(
      ["first", "second"].map { variedExercise($0) }.joined(separator: "\n")))

  private func variant(_ name: String) -> Int { variantNumber(name: name, lesson: varied) }

  /// Answers in an exercise rightly, under a name.
  private func answer(_ place: Int, as name: String) -> [ProgressRecord] {
    let exercise = varied.exercises[place]
    let deed = ProgressRecord.Deed.tried(
      isRight: true, mistake: "", answer: "let m = T(\(variant(name) % 5 + 1), 0)")
    let id = ExerciseID(lesson: varied.id, exercise: exercise.id)
    return [
      ProgressRecord(day: 0, .named(name)),
      ProgressRecord(day: 0, .did(deed, id, hash: exercise.contentHash)),
    ]
  }

  private func sheet(_ records: [ProgressRecord], _ name: String) throws -> AnswerSheet {
    let text = progressHeader + records.map(\.line).joined()
    let progress = ProgressReading(Array(text.utf8)).progress
    // A log that was written anew knows it too.
    let again = progress.records.reduce(into: Progress()) { $0.apply($1) }
    let sheet = AnswerSheet(of: varied, again, name: name)
    return try AnswerSheet(submission: Array(sheet.text.utf8))
  }

  private func grade(_ sheet: AnswerSheet) throws -> GradedSubmission {
    let grader = try Grader(lesson: varied)
    return grader.grade(sheet, as: blank(grader))
  }

  @Test func answersKeepTheirNumbers() throws {
    #expect(variant("Ada") % 5 != variant("Mia") % 5)
    let records = answer(0, as: "Ada") + answer(1, as: "Mia")
    for name in ["Ada", "Mia"] {
      let sheet = try sheet(records, name)
      let row = try grade(sheet)
      #expect(row.points == 2 && row.variant == variant(name), "\(row.exercises)")
      let (id, other) = name == "Ada" ? ("second", "Mia") : ("first", "Ada")
      #expect(row.remarks == ["It states variant \(variant(other)) for '\(id)'."])
    }
  }

  @Test func allAnswersUnderAnotherName() throws {
    let named = ProgressRecord(day: 0, .named("Mia"))
    let sheet = try sheet(answer(0, as: "Ada") + answer(1, as: "Ada") + [named], "Mia")
    #expect(sheet.variant == variant("Ada") && sheet.answers.allSatisfy { $0.variant == nil })
    #expect(try grade(sheet).points == 2)
  }

  /// Two learn on one account, and the one who came last is named last.
  @Test func twoAtOnce() throws {
    let text = "let m = T(\(variant("Ada") % 5 + 1), 0)"
    var session = LearningSession(
      lesson: varied.instance(variant: variant("Ada")),
      progress: [ProgressRecord(day: 0, .named("Ada"))].reduce(into: Progress()) { $0.apply($1) })
    _ = session.begin(at: "first")
    #expect(session.entered(text, succeeded: true).text.plain.contains("Right. "))
    let named = ["Ada", "Mia"].map { ProgressRecord(day: 0, .named($0)) }
    let sheet = try sheet(named + session.takeRecords(), "Ada")
    #expect(sheet.variant == variant("Ada"))
    #expect(try grade(sheet).points == 1)
  }

  /// The lesson shows numbers for which the exercise was not answered.
  @Test func theLessonSaysWhose() throws {
    let named = ProgressRecord(day: 0, .named("Mia"))
    let progress = (answer(0, as: "Ada") + [named]).reduce(into: Progress()) { $0.apply($1) }
    let instance = varied.instance(variant: variant("Mia"))
    var session = LearningSession(lesson: instance, progress: progress)
    let words = "You answered this as 'Ada', with other numbers;"
    #expect(session.begin(at: "first").text.plain.contains(words))
    #expect(!session.perform(.go, "second").text.plain.contains(words))
    #expect(!session.perform(.go, "first").text.plain.contains("Given"))
  }

  @Test func withoutANote() throws {
    // What an earlier version wrote down says nothing of a name.
    var old = Progress()
    for record in answer(0, as: "Ada") { old.apply(record) }
    for var record in old.records {
      if case .did(.stood(var entry), let id, let hash) = record.event {
        entry.learner = nil
        record.event = .did(.stood(entry), id, hash: hash)
      }
      old.apply(record)
    }
    #expect(AnswerSheet(of: varied, old, name: "Ada").variant == variant("Ada"))
  }
}
