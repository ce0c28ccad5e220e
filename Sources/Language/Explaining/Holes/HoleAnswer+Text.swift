extension HoleAnswer: Report {
  var kind: Kind { .explanation }

  func text(in evaluator: Evaluator) -> StyledText {
    var text = StyledText("? ", .heading)
    text.append(headline)
    let lists = [
      ("properties", members.map(\.name)), ("methods", methods), ("names that fit", names),
    ]
    for line in solutionLines(evaluator) { text.append("\n" + line) }
    for (title, names) in lists where !names.isEmpty {
      text.append("\n\(wrapped("\(title): ", names))")
    }
    return text
  }

  /// What must stand there.
  private var headline: String {
    if asksMember { return "is a member" }
    if fitsAll { return "may be anything" }
    if kinds.isEmpty { return "nothing fits here" }
    var words: [String] = []
    for kind in kinds where !words.contains(kind.words) { words.append(kind.words) }
    return "is \(listed(words, "or"))"
  }

  private func solutionLines(_ evaluator: Evaluator) -> [String] {
    if !makesTrue.isEmpty { return ["true with \(listed(makesTrue))"] + found(evaluator) }
    return found(evaluator)
  }

  private func found(_ evaluator: Evaluator) -> [String] {
    guard let solution else { return [] }
    if solution.values.isEmpty {
      return makesTrue.isEmpty ? ["no value found that makes it true"] : []
    }
    let sources = solution.values.map { value in
      value.source + (value.source.hasPrefix("transform") ? words(value.value, evaluator) : "")
    }
    let found = "\(listed(sources, "or")) makes it true"
    return switch solution.others {
    case .none: ["only \(found)"]
    case .some: ["\(found); there are others"]
    case .unknown: ["\(found); there may be others"]
    }
  }

  private func words(_ value: Value, _ evaluator: Evaluator) -> String {
    PlaneMap(value).map { " (\(evaluator.stepWords.whole($0)))" } ?? ""
  }

  /// At most sixty names on lines that fit a terminal.
  private func wrapped(_ title: String, _ names: [String]) -> String {
    let shown = Array(names.prefix(60))
    var lines = [title]
    for (index, name) in shown.enumerated() {
      let piece = name + (index == shown.count - 1 ? "" : ", ")
      if columns(lines[lines.count - 1] + piece) > 76 { lines.append("  ") }
      lines[lines.count - 1] += piece
    }
    let more = names.count > 60 ? ", and \(names.count - 60) more" : ""
    return lines.map { $0.last == " " ? String($0.dropLast()) : $0 }.joined(separator: "\n") + more
  }

  func json(in evaluator: Evaluator) -> [String] {
    let solutions = solution?.values.map {
      object("solution", [("source", jsonText($0.source)), ("value", evaluator.json($0.value))])
    }
    return [
      object(
        "hole",
        [
          ("kinds", array((fitsAll ? ["anything"] : kinds.map(\.words)).map(jsonText))),
          ("names", array(names.map(jsonText))),
          ("members", array((members.map(\.name) + methods).map(jsonText))),
          ("makesTrue", array(makesTrue.map(jsonText))),
          ("solutions", solutions.map { array($0) } ?? "null"),
          ("only", solution.map { $0.others == .none ? "true" : "false" } ?? "null"),
        ])
    ]
  }
}
