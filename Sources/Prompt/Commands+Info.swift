internal import Language

// `:info EXPR`: a value from all sides.

extension PromptSession {
  func info(_ argument: String) -> [Effect] {
    guard !argument.isEmpty || session.hasValue(named: "_") else {
      return [missing("info", "R(30°)")]
    }
    var trial = session
    let expression = argument.isEmpty ? "_" : continued(argument)
    switch trial.evaluate(expression, name: "prompt") {
    case .failure: return failure(of: expression)
    case .success(let value):
      var text = StyledText(value.text)
      text.append("   \(value.kindWords)", .dim)
      trial.define("info_", value)
      return [.say(text)] + facts(value.kindWords, in: &trial)
    }
  }

  /// What the kind's members give, one to a line; those that fail or are nil say nothing.
  private func facts(_ kind: String, in trial: inout Session) -> [Effect] {
    let members = membersToShow[kind] ?? []
    let width = members.map(\.count).reduce(0, max)
    return members.compactMap { member in
      guard case .success(let value) = trial.evaluate("info_.\(member)"), value.text != "nil" else {
        return nil
      }
      let words =
        value.kindWords == "a text" ? String(value.text.dropFirst().dropLast()) : value.text
      var text = StyledText("  " + member.padded(to: width + 2), .name)
      text.append(words)
      return .say(text)
    }
  }
}

/// The members that say most about a value, by kind.
private let membersToShow: [String: [String]] = [
  "an angle": ["degrees", "radians"],
  "a point": ["x", "y"],
  "a vector": ["dx", "dy"],
  "a size": ["width", "height"],
  "a rect": ["origin", "size", "maxX", "maxY", "corners", "isEmpty"],
  "a transform": [
    "kind", "determinant", "fixedPoint", "decomposed()", "inverted()", "matrix",
  ],
  "a matrix": ["rows", "determinant", "inverse", "transpose"],
  "a row": ["point", "isVector"],
  "a list": ["count", "first", "last"],
  "a text": ["count"],
  "a view": [
    "frame", "bounds", "center", "transform", "anchorPoint", "superview", "subviews", "alpha",
    "isHidden",
  ],
  "a layer": ["frame", "bounds", "position", "anchorPoint", "superlayer", "sublayers"],
]
