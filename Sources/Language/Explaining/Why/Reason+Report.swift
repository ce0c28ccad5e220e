internal import Geometry

extension Reason: Report {
  var kind: Kind { .explanation }

  /// The value, the numbered rules, and what to remember; each weaker evidence is named once.
  func text(in evaluator: Evaluator) -> StyledText {
    let width = max(40, evaluator.settings.columns)
    var text = heading(width, in: evaluator)
    var told: Set<Evidence> = []
    for (index, rule) in rules.enumerated() {
      let number = (rules.count > 9 && index < 9 ? " " : "") + "\(index + 1)  "
      let margin = String(repeating: " ", count: number.count)
      var words = "\(rule.name): \(evaluator.text(rule.says))"
      if rule.evidence.isWorthSaying, told.insert(rule.evidence).inserted {
        words += " (\(rule.evidence.words))"
      }
      text.append("\n" + number, .dim)
      text.append(wrapped(words, width - number.count).joined(separator: "\n" + margin))
    }
    if let moral {
      let lines = wrapped(evaluator.text(moral), width)
      text.append("\n" + lines.joined(separator: "\n"), .dim)
    }
    return text
  }

  /// The expression, its value and the law: in one line, or a line for each where that is too long.
  private func heading(_ width: Int, in evaluator: Evaluator) -> StyledText {
    let expression = visible(expression)
    let verb = isSetting ? "leads to the frame " : "is "
    let answer = answer(in: evaluator)
    var length = columns(expression)
    /// What stands between two parts: a gap where the next one fits beside it.
    func gap(_ gap: String, before part: String) -> String {
      let joined = length + gap.count + columns(part)
      length = joined > width ? columns(part) : joined
      return joined > width ? "\n" : gap
    }
    var text = StyledText(expression, .name)
    text.append(gap(" ", before: verb + answer) + verb)
    text.append(answer, .value)
    text.append(gap("   ", before: law) + law, .dim)
    return text
  }

  private func answer(in evaluator: Evaluator) -> String {
    switch result {
    case .view(let id), .layer(let id): evaluator.name(of: id)
    case .recognizer(let id): evaluator.outcome(of: id)
    case .number, .truth, .point, .points, .vector, .size, .rect, .row, .transform, .components,
      .nothing:
      evaluator.sourceText(result.value)
    }
  }

  /// One object for each rule; the value of the last is the value of the expression.
  func json(in evaluator: Evaluator) -> [String] {
    rules.enumerated().map { index, rule in
      object(
        "rule",
        [
          ("expression", jsonText(expression)), ("law", jsonText(law)),
          ("number", String(index + 1)), ("rule", jsonText("\(rule.name)")),
          ("text", jsonText(evaluator.text(rule.says))),
          ("value", evaluator.json(rule.gives.value)),
          ("evidence", jsonText("\(rule.evidence.words)")),
        ])
    }
  }
}

/// A text in lines of at most so many columns, broken at spaces outside parentheses where it can be:
/// a point stays in one piece.
func wrapped(_ text: String, _ width: Int) -> [String] {
  wrapped(pieces(of: text), width: width)
}

/// Words, with what stands in short parentheses or beside × and * kept together.
private func pieces(of text: String) -> [String] {
  var pieces: [String] = []
  var open = 0
  var followsSign = false
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let isSign = word == "×" || word == "*"
    if open > 0 || isSign || followsSign, let last = pieces.popLast() {
      pieces.append(last + " " + word)
    } else {
      pieces.append(String(word))
    }
    followsSign = isSign
    for character in word { open += character == "(" ? 1 : character == ")" ? -1 : 0 }
    if columns(pieces.last ?? "") > 40 { open = 0 }
  }
  return pieces
}
