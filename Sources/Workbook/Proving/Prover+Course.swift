extension Prover {
  /// What is wrong between the lessons of a course, given in its order: ids and what they need.
  ///
  /// - Parameter known: what is taught elsewhere.
  public func proveCourse(_ lessons: [Lesson], known: Set<String> = []) -> [LessonProblem] {
    CourseProof(lessons, known: known).problems()
  }
}

/// Lessons in the order in which they are taken.
private struct CourseProof {
  private let lessons: [Lesson]
  private let known: Set<String>
  /// The first lesson that teaches something; each teaches its own id.
  private var teacher: [String: Int] = [:]
  /// The first lesson of each id.
  private var owner: [String: Int] = [:]

  init(_ lessons: [Lesson], known: Set<String>) {
    self.lessons = lessons
    self.known = known
    for (index, lesson) in lessons.enumerated() {
      if owner[lesson.id] == nil { owner[lesson.id] = index }
      for name in [lesson.id] + lesson.teaches where teacher[name] == nil { teacher[name] = index }
    }
  }

  func problems() -> [LessonProblem] {
    lessons.indices.flatMap { index in
      let lesson = lessons[index]
      let messages = lesson.needs.compactMap { problem(of: $0, in: index) }
      return takenID(index) + messages.map { report(index, "needs", $0) }
    }
  }

  private func report(_ index: Int, _ key: String, _ message: String) -> LessonProblem {
    let lesson = lessons[index]
    return LessonProblem(file: lesson.file, line: lesson.keyLines[key] ?? 1, message: message)
  }

  /// A lesson without an id, such as a file that cannot be read, has been reported as that.
  private func takenID(_ index: Int) -> [LessonProblem] {
    let lesson = lessons[index]
    guard !lesson.id.isEmpty, let first = owner[lesson.id], first != index else { return [] }
    return [
      report(index, "lesson", "the lesson id '\(lesson.id)' is taken by \(lessons[first].file)")
    ]
  }

  private func problem(of need: String, in index: Int) -> String? {
    guard let other = teacher[need] else {
      return known.contains(need) ? nil : "needs '\(need)', which no lesson teaches"
    }
    if other < index { return nil }
    if other == index { return "needs '\(need)', which it teaches itself" }
    if let path = path(from: other, to: index) {
      let ids = ([index] + path).map { lessons[$0].id }.joined(separator: " needs ")
      return "needs '\(need)' in a cycle: \(ids)"
    }
    return "needs '\(need)', which is taught only later, in \(lessons[other].file)"
  }

  /// The lessons from one to another along what each needs.
  private func path(from start: Int, to goal: Int) -> [Int]? {
    var before = [start: start]
    var queue = [start]
    while let lesson = queue.popLast() {
      for next in lessons[lesson].needs.compactMap({ teacher[$0] }) where before[next] == nil {
        before[next] = lesson
        queue.append(next)
      }
    }
    guard before[goal] != nil else { return nil }
    var path = [goal]
    while let last = path.last, last != start, let step = before[last] { path.append(step) }
    return path.reversed()
  }
}
