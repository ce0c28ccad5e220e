public import Language

/// Proves lessons: what an author promises is tried (LESSONS.md §2).
public struct Prover {
  let checker: Checker

  /// A prover whose runs each begin with a copy of `session`, its budget included.
  public init(session: Session = Session()) {
    checker = Checker(session: session)
  }

  /// Everything that is wrong with a lesson file, in the order of its lines.
  public func prove(_ text: String, file: String) -> [LessonProblem] {
    let (lesson, problems) = parseLesson(text, file: file)
    return (problems + prove(lesson)).sorted { $0.line < $1.line }
  }

  /// What running a lesson shows to be wrong; what reading it showed is the parser's.
  public func prove(_ lesson: Lesson) -> [LessonProblem] {
    var proof = Proof(lesson: lesson, checker: checker)
    proof.proveExamples()
    var earlier: String?
    for exercise in lesson.exercises {
      proof.prove(exercise, after: earlier)
      earlier = exercise.solutions.first?.text ?? earlier
    }
    return proof.problems
  }

  /// What is wrong between the lessons of a course, given in its order: ids and what they need.
  public func proveCourse(_ lessons: [Lesson]) -> [LessonProblem] {
    var problems: [LessonProblem] = []
    var taught: Set<String> = []
    var ids: Set<String> = []
    for lesson in lessons {
      func report(_ message: String) {
        problems.append(LessonProblem(file: lesson.file, line: 1, message: message))
      }
      if !ids.insert(lesson.id).inserted { report("the lesson id '\(lesson.id)' is taken") }
      for need in lesson.needs where !taught.contains(need) {
        report("needs '\(need)', which no lesson before teaches")
      }
      taught.formUnion(lesson.teaches + [lesson.id])
    }
    return problems
  }
}

/// The proof of one lesson under way.
struct Proof {
  let lesson: Lesson
  let checker: Checker
  private(set) var problems: [LessonProblem] = []

  init(lesson: Lesson, checker: Checker) {
    self.lesson = lesson
    self.checker = checker
  }

  mutating func report(_ line: Int, _ message: String) {
    problems.append(LessonProblem(file: lesson.file, line: line, message: message))
  }
}
