extension CheckParser {
  func condition(_ code: CodePart) throws(CheckMistake) -> Check.Condition {
    var code = code
    let tolerance = try takeTolerance(&code)
    let tokens = code.tokens
    guard let place = tokens.firstIndex(where: code.isComparison) else {
      try rejectOtherSigns(code)
      if tolerance != nil { throw CheckMistake(message: "'±' needs '≈' before it") }
      return .truth(try answerSide(code))
    }
    if tokens.indices.contains(where: { $0 != place && code.joinsConditions(tokens[$0]) }) {
      throw CheckMistake(message: "one '≈' in a check: write a check for each")
    }
    let (left, right) = (code.before(tokens[place]), code.after(tokens[place]))
    return .equation(
      Check.Equation(
        left: try side(left, beside: right), right: try side(right, beside: left),
        tolerance: tolerance ?? .standard))
  }

  /// Who compares with the solution by `==` or `=` means `≈`.
  private func rejectOtherSigns(_ code: CodePart) throws(CheckMistake) {
    guard let sign = code.tokens.first(where: code.isOtherComparison),
      code[sign] == "=" || code.tokens.contains(where: code.isSolution)
    else { return }
    let (left, right) = (code.before(sign).text, code.after(sign).text)
    throw CheckMistake(
      message: code[sign] == "!="
        ? "a check says what holds, by '≈': '!=' cannot be compared with the solution"
        : "a check compares by '≈', not by '\(code[sign].text)': '\(left) ≈ \(right)'")
  }

  private func takeTolerance(_ code: inout CodePart) throws(CheckMistake) -> Tolerance? {
    guard let sign = code.tokens.last(where: { code[$0] == "±" }) else {
      try rejectSpelledOut(code)
      return nil
    }
    let rest = code.after(sign).text
    guard let distance = Double(rest), distance >= 0, distance.isFinite else {
      throw CheckMistake(message: "'±' needs a number, not '\(rest)'")
    }
    code = code.before(sign)
    return Tolerance(absolute: distance)
  }

  /// `+-` and `+/-` stand for `±` where there is no key for it; as code they would change the value.
  private func rejectSpelledOut(_ code: CodePart) throws(CheckMistake) {
    guard let last = code.tokens.last, last.kind == .number else { return }
    let before = code.before(last).line
    guard before.ends(with: "+-") || before.ends(with: "+/-") else { return }
    throw CheckMistake(message: "a distance is written '± \(code[last].text)'")
  }

  /// An expression that only the answer can give.
  func answerSide(_ code: CodePart) throws(CheckMistake) -> Check.Side {
    let side = try side(code, beside: nil)
    if side.isSolution {
      throw CheckMistake(message: "without '≈' a check reads the answer only, not 'solution'")
    }
    return side
  }

  /// Takes `solution.` away; bare `solution` stands for what the other side says.
  func side(_ code: CodePart, beside other: CodePart?) throws(CheckMistake) -> Check.Side {
    if code.line.isEmpty { throw CheckMistake(message: "an expression is missing") }
    let tokens = code.tokens
    let places = tokens.indices.filter { code.isSolution(tokens[$0]) && !code.isMember($0) }
    if places.isEmpty { return Check.Side(expression: code.text, isSolution: false) }
    var result = ""
    var end = code.range.lowerBound
    for place in places {
      result += code.text(end..<tokens[place].range.lowerBound)
      if place + 1 < tokens.endIndex, code[tokens[place + 1]] == "." {
        end = tokens[place + 1].range.upperBound
      } else if let other {
        result += tokens.count == 1 ? other.text : "(\(other.text))"
        end = tokens[place].range.upperBound
      } else {
        throw CheckMistake(message: "'solution' alone needs '≈'; write 'solution.name'")
      }
    }
    result += code.text(end..<code.range.upperBound)
    return Check.Side(expression: result, isSolution: true, ownNames: code.ownNames)
  }
}
