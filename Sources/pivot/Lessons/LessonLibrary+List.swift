internal import Language
internal import Workbook

// The lessons and how they stand, as `pivot lessons` and the prompt show them.
extension LessonLibrary {
  /// A line for each file: where the learner goes on is marked.
  func list(_ progress: Progress) -> [StyledText] {
    let here = next(progress)?.id
    let widest = entries.map { columns(name($0)) }.max() ?? 0
    let exercises = entries.map(\.lesson.exercises.count).max() ?? 0
    return entries.enumerated().map { index, entry in
      let number = String(index + 1)
      var text = StyledText(entry.lesson.id == here ? "> " : "  ", .heading)
      text.append(String(repeating: " ", count: max(0, 2 - number.count)) + number, .dim)
      text.append("  " + name(entry).padded(to: widest) + "  ", .name)
      if let problem = entry.problems.first {
        text.append("has a fault: ", .warning)
        text.append(visible(problem.description))
      } else {
        text.append(standing(entry.lesson, progress).padded(to: exercises + 2))
        text.append(
          "  \(progress.doneCount(in: entry.lesson)) of \(entry.lesson.exercises.count)  ")
        text.append(visible(entry.lesson.title), .dim)
      }
      return text
    }
  }

  private func name(_ entry: Entry) -> String {
    let file = entry.lesson.file.split(separator: "/").last.map { String($0) } ?? ""
    return visible(entry.lesson.id.isEmpty ? file : entry.lesson.id)
  }

  /// `[##o-]`: a sign for each exercise.
  private func standing(_ lesson: Lesson, _ progress: Progress) -> String {
    let signs = lesson.exercises.map { progress.state(of: $0, in: lesson).sign }
    return "[" + signs.joined() + "]"
  }

  /// What the signs mean, how far the course is done, and what could be done next.
  func summary(_ progress: Progress, day: Int) -> [StyledText] {
    let done = lessons.reduce(0) { $0 + progress.doneCount(in: $1) }
    let count = lessons.reduce(0) { $0 + $1.exercises.count }
    var total = progressBar(done, of: count, isDrawn: !isAccessible())
    let signs = Progress.State.allCases.map { "\($0.sign) \($0.words)" }.joined(separator: "   ")
    total.append("   " + signs, .dim)
    let plan = ReviewPlan(lessons, progress)
    let advice =
      plan.due(on: day) != nil
      ? "'pivot learn' goes on at the mark; a review is due: 'pivot review'"
      : "'pivot learn' goes on at the mark; 'pivot lessons LESSON' shows its exercises"
    return [StyledText(), total, StyledText(advice, .dim)]
  }

  /// A line for each exercise of a lesson, as scripts may read it.
  func exercises(of lesson: Lesson, _ progress: Progress) -> [StyledText] {
    let names = lesson.exercises.map { visible("\(lesson.id)#\($0.id)") }
    let widest = names.map(columns).max() ?? 0
    return zip(lesson.exercises, names).map { exercise, name in
      let state = progress.state(of: exercise, in: lesson)
      var text = StyledText(state.rawValue.padded(to: 9))
      text.append(name.padded(to: widest) + "  ", .name)
      text.append("\(exercise.kind.rawValue): \(visible(exercise.title))", .dim)
      return text
    }
  }
}

extension Progress.State {
  /// One character, the same with and without colours.
  fileprivate var sign: String {
    switch self {
    case .done: "#"
    case .doneSeen: "O"
    case .changed: "~"
    case .seen: "o"
    case .pending: "-"
    }
  }

  fileprivate var words: String {
    switch self {
    case .done: "done"
    case .doneSeen: "done with its solution"
    case .changed: "changed since"
    case .seen: "solution seen"
    case .pending: "pending"
    }
  }
}
