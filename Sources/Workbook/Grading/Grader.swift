public import Language

/// Judges what was handed in by the checks of the teacher's lesson.
///
/// Its exercises are laid out once; whoever grades many submissions copies it into a process each.
public struct Grader {
  /// The lesson that judges.
  public let lesson: Lesson
  private let session: Session
  let checker: Checker
  /// The lesson in its first variant.
  let instance: Lesson
  private let known: [Exercise]
  private let isVaried: Bool
  private let names: ExerciseNames

  /// Lays out every exercise; a lesson with a fault grades nothing.
  public init(lesson: Lesson, session: Session = Session()) throws(LessonProblem) {
    self.lesson = lesson
    self.session = session
    checker = Checker(session: session)
    instance = lesson.instance(variant: 0, session: session)
    known = lesson.exercises
    isVaried = lesson.isVaried
    names = ExerciseNames(known)
    let exercises = instance.exercises.filter { $0.kind.runsCode }
    for exercise in exercises { _ = try? checker.layOut(exercise, instance) }
    for exercise in exercises {
      do {
        _ = try checker.bench(exercise, instance)
      } catch {
        throw LessonProblem(file: lesson.file, line: error.line, message: error.message)
      }
    }
  }

  /// Computes what wrong answers are compared with, and judges those that the author foresaw; worth it
  /// before a class is judged, for whatever is made on first use is then made once.
  public func prepare() {
    for exercise in known where exercise.kind.runsCode && exercise.variation == nil {
      guard let bench = try? checker.bench(exercise, lesson) else { continue }
      bench.prepareDiagnosis()
      for wrong in exercise.wrongs.prefix(1) {
        let sheet = AnswerSheet(
          lesson: lesson.id,
          answers: [AnswerSheet.Answer(heading: exercise.id, text: wrong.code.text)])
        _ = grade(sheet, as: GradedSubmission(name: "", file: "", exercises: exercises))
      }
    }
  }

  /// The exercises before anybody answers.
  public var exercises: [GradedExercise] { gradedExercises(of: lesson) }

  /// A whole sheet, in this process.
  public func grade(_ sheet: AnswerSheet, as row: GradedSubmission) -> GradedSubmission {
    let grading = begin(sheet, as: row)
    var row = grading.row
    guard row.status == .graded else { return row }
    row.exercises = grading.exercises.indices.map(grading.grade)
    return row
  }

  /// Reads what the sheet says of itself; its exercises are still to be judged.
  public func begin(_ sheet: AnswerSheet, as row: GradedSubmission) -> SheetGrading {
    var row = row
    row.label = sheet.name
    row.remarks += sheet.remarks + remarks(sheet)
    row.sheetHash = sheet.answersHash
    row.status = .graded
    row.reason = nil
    row.variant = variant(of: sheet, &row)
    row.remarks += otherNumbers(sheet, than: row.variant)
    if let reason = whyNothingFits(sheet) { row = row.failed(.notGradable, reason) }
    let (lesson, session) = (lesson, session)
    let instance = row.variant.map { lesson.instance(variant: $0, session: session) }
    return SheetGrading(
      row: row, sheet: sheet, lesson: instance ?? lesson, exercises: instance?.exercises ?? known,
      names: names, checker: checker, instance: { lesson.instance(variant: $0, session: session) })
  }

  // MARK: The variant

  /// The number that the file states, else the one of the name; nil where nothing varies.
  private func variant(of sheet: AnswerSheet, _ row: inout GradedSubmission) -> Int? {
    guard isVaried else { return nil }
    let own = variantNumber(name: sheet.name ?? "", lesson: lesson)
    guard let stated = sheet.variant else {
      if sheet.name == nil, !sheet.isLesson {
        row.remarks.append("It says no name, so its numbers are nobody's.")
      }
      return own
    }
    if let name = sheet.name, stated != own {
      row.remarks.append("It states variant \(stated); that of '\(visible(name))' is \(own).")
    }
    return stated
  }

  /// Answers that state numbers of their own.
  private func otherNumbers(_ sheet: AnswerSheet, than variant: Int?) -> [String] {
    sheet.answers.prefix(10).compactMap { answer in
      guard let variant, let own = answer.variant, own != variant else { return nil }
      return "It states variant \(own) for '\(visible(answer.heading))'."
    }
  }

  // MARK: Remarks

  /// Why nothing of it can be judged: none of its answers is to an exercise of this lesson; nil where one is, or where
  /// nothing is answered.
  private func whyNothingFits(_ sheet: AnswerSheet) -> String? {
    if sheet.answers.contains(where: isKnown) { return nil }
    if let id = otherLesson(sheet) {
      return "These are answers to '\(visible(id))', not to '\(lesson.id)'."
    }
    if sheet.answers.isEmpty, !sheet.hasStrays { return nil }
    let example = known.first.map { ", such as '## \($0.id)'" } ?? ""
    return "No answer in it stands below the id of an exercise of this lesson\(example)."
  }

  /// The lesson whose answers they are, if it is another one.
  private func otherLesson(_ sheet: AnswerSheet) -> String? {
    sheet.lesson.flatMap { $0.lowercased() == lesson.id.lowercased() ? nil : $0 }
  }

  private func isKnown(_ answer: AnswerSheet.Answer) -> Bool {
    names.knows(answer.heading)
  }

  private func remarks(_ sheet: AnswerSheet) -> [String] {
    var remarks: [String] = []
    if let hash = sheet.lessonHash, hash != lesson.hash {
      remarks.append("It was written for another version of the lesson (\(visible(hash))).")
    }
    if let id = otherLesson(sheet) {
      remarks.append("It says that these are answers to '\(visible(id))'.")
    }
    return remarks + strayRemarks(sheet.answers.filter { !isKnown($0) }.map(\.heading))
  }

  /// What is said about headings that are no exercises: each that is nearly one by itself, the others together.
  private func strayRemarks(_ headings: [String]) -> [String] {
    let ids = known.map { $0.id }
    let strays = headings.prefix(10).map { (heading: $0, meant: nearestWord(to: $0, among: ids)) }
    var remarks = strays.compactMap { stray in
      stray.meant.map {
        "'\(visible(stray.heading))' is no exercise of this lesson: did you mean '\($0)'?"
      }
    }
    let others = strays.filter { $0.meant == nil }.map { "'\(visible($0.heading))'" }
    if !others.isEmpty {
      let verb = others.count == 1 ? "is no exercise" : "are no exercises"
      remarks.append(
        "\(listed(others)) \(verb) of this lesson, which has \(ids.joined(separator: ", ")).")
    }
    if headings.count > 10 { remarks.append("\(headings.count - 10) more headings are unknown.") }
    return remarks
  }
}

/// The exercises of a lesson before anybody answers.
func gradedExercises(of lesson: Lesson) -> [GradedExercise] {
  lesson.exercises.enumerated().map { GradedExercise($0.element, number: $0.offset + 1) }
}
