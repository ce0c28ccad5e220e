internal import Geometry
internal import Views

/// Consequences as text and as JSON.
struct ConsequenceTelling {
  let evaluator: Evaluator
  /// Views that were set as layers.
  let layers: Set<ViewID>

  // MARK: Text

  /// One line for each changed value, its name in a column, then what was kept.
  func text(_ consequences: [Consequence]) -> StyledText {
    let lines = consequences.flatMap(lines)
    let width = min(40, lines.map { Language.columns($0.name) }.reduce(0, max)) + 3
    var text = StyledText()
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append("\n") }
      if !line.name.isEmpty {
        text.append(line.name, .name)
        text.append(spaces(width - Language.columns(line.name)))
      }
      text.append(line.words)
      if let after = line.after {
        let length = width + Language.columns(line.words.plain) + 3 + Language.columns(after)
        text.append(length > evaluator.settings.columns ? "\n" + spaces(width - 2) : " ")
        text.append("→ ", .dim)
        text.append(after, .value)
      }
    }
    return text
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }

  private struct Line {
    var name = ""
    var words: StyledText
    /// Where a value changed, what it became; on a line of its own where both are long.
    var after: String?
  }

  private func lines(_ consequence: Consequence) -> [Line] {
    switch consequence {
    case .set(let id, let changes, let kept):
      return changes.map { line(id, $0) } + keptLine(id, kept)
    case .carried(let id, let top, let before, let after):
      return [
        line(
          id, .init(property: top.property, before: .rect(before), after: .rect(after)), top)
      ]
    case .more(let count, let container):
      let noun = count == 1 ? "view" : "views"
      let place = container.map { " in \(name($0))" } ?? ""
      return [Line(words: StyledText("and \(count) more \(noun)\(place)", .dim))]
    }
  }

  private func line(
    _ id: ViewID, _ change: Consequence.Change, _ top: Space.Top? = nil
  ) -> Line {
    let name = subject(id, change.property, top)
    let after = written(change.after)
    if case .nothing = change.before { return Line(name: name, words: StyledText(after, .value)) }
    return Line(name: name, words: StyledText(written(change.before)), after: after)
  }

  /// `v.frame`, or where it appears.
  private func subject(_ id: ViewID, _ property: ViewProperty, _ top: Space.Top?) -> String {
    switch property {
    case .frame, .bounds, .anchorPoint, .transform, .position:
      return "\(name(id)).\(word(property, id))"
    case .window: return "\(name(id)) in the window"
    case .surroundings:
      let top = top ?? Space(of: id, in: evaluator.scene).top
      guard case .around(let root) = top, root != evaluator.window else {
        return "\(name(id)) on the screen"
      }
      return "\(name(id)) where \(name(root)) is"
    }
  }

  private func keptLine(_ id: ViewID, _ kept: [ViewProperty]) -> [Line] {
    guard !kept.isEmpty else { return [] }
    let words = kept.map { property in
      switch property {
      case .position, .frame:
        "\(word(property, id)) \(property.value(evaluator.scene.geometry(of: id)).map(written) ?? "")"
      case .bounds, .anchorPoint, .transform, .window, .surroundings: property.rawValue
      }
    }
    return [Line(words: StyledText("kept: " + words.joined(separator: ", "), .dim))]
  }

  private func word(_ property: ViewProperty, _ id: ViewID) -> String {
    guard property == .position, evaluator.scene.isView(id), !layers.contains(id) else {
      return property.rawValue
    }
    return "center"
  }

  /// Transforms in words: six numbers say little.
  private func written(_ value: Value) -> String {
    guard case .transform(let transform) = value else { return evaluator.sourceText(value) }
    return evaluator.settings.transformWords.describe(transform)
  }

  private func name(_ id: ViewID) -> String {
    evaluator.scene.name(of: id).map(visible) ?? evaluator.scene.className(of: id)
  }

  // MARK: JSON

  /// One object for each view, with full values.
  func json(_ consequences: [Consequence]) -> String {
    consequences.map(json).joined(separator: "\n")
  }

  private func json(_ consequence: Consequence) -> String {
    switch consequence {
    case .set(let id, let changes, let kept): return view(id, changes, kept)
    case .carried(let id, let top, let before, let after):
      return view(
        id, [.init(property: top.property, before: .rect(before), after: .rect(after))], [])
    case .more(let count, let container):
      return object(
        "consequence",
        [
          ("more", String(count)),
          ("inside", container.map { jsonText(name($0)) } ?? "null"),
        ])
    }
  }

  private func view(
    _ id: ViewID, _ changes: [Consequence.Change], _ kept: [ViewProperty]
  ) -> String {
    let changed = changes.map { change in
      let property = jsonText(word(change.property, id))
      let (before, after) = (evaluator.json(change.before), evaluator.json(change.after))
      return "{\"property\":\(property),\"before\":\(before),\"after\":\(after)}"
    }
    return object(
      "consequence",
      [
        ("name", evaluator.scene.name(of: id).map(jsonText) ?? "null"),
        ("class", jsonText(evaluator.scene.className(of: id))),
        ("changed", array(changed)),
        ("kept", array(kept.map { jsonText(word($0, id)) })),
      ])
  }
}
