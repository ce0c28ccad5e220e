public import Language

extension LearningSession {
  /// The exercises and how they stand, with a bar of those that are done.
  func list() -> StyledText {
    var text = progressBar(
      progress.doneCount(in: lesson), of: lesson.exercises.count, isDrawn: checker.draws)
    text.append("\n")
    let titles = lesson.exercises.map { styled(title: $0.title).plain }
    let widest = titles.map(columns).reduce(0, max)
    // A faulty lesson may have ids that are none.
    let ids = lesson.exercises.map { visible($0.id) }
    let showsIDs = 18 + widest + ids.map(columns).reduce(0, max) <= width
    for (index, exercise) in lesson.exercises.enumerated() {
      let isHere = exercise.id == self.exercise?.id
      let number = String(index + 1)
      let start = (isHere ? "> " : "  ") + String(repeating: " ", count: max(0, 2 - number.count))
      let state = progress.state(of: exercise, in: lesson).rawValue.padded(to: 8)
      text.append("\(start)\(number)  \(state) ", isHere ? .heading : .plain)
      text.append(showsIDs ? titles[index].padded(to: widest) : titles[index])
      text.append(showsIDs ? "  \(ids[index])\n" : "\n", .dim)
    }
    return text
  }
}

/// `[####----] 4 of 8`: what is done of how much, drawn or in words alone.
public func progressBar(_ done: Int, of count: Int, isDrawn: Bool = true) -> StyledText {
  guard isDrawn else { return StyledText("\(done) of \(count) done", .value) }
  let cells = min(count, 30)
  let filled = count > 0 ? cells * done / count : 0
  let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: cells - filled)
  return StyledText("[\(bar)] \(done) of \(count)", .value)
}
