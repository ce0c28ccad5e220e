/// Why a line of a `checks` block cannot be read.
struct CheckMistake: Error {
  var message: String
}

/// Reads one line of a `checks` block.
///
///     check  = ["hidden"] word operand [points] [message]
///     points = digits "pt"          message = quoted text, both read from the right
struct CheckParser {
  /// The line of the file on which it stands.
  var line: Int

  /// The check that a text states.
  func parse(_ source: String) throws(CheckMistake) -> Check {
    try withLine(source) { line throws(CheckMistake) in try parse(line) }
  }

  /// The expression that a text states, which reads the answer or the solution.
  func side(_ text: String) throws(CheckMistake) -> Check.Side {
    try withLine(text) { line throws(CheckMistake) in try side(CodePart(line), beside: nil) }
  }

  /// The check that the line states.
  func parse(_ source: Line) throws(CheckMistake) -> Check {
    let source = source.trimmed
    guard source.count <= lineLimit else {
      throw CheckMistake(message: "a check has at most \(lineLimit) bytes")
    }
    var rest = source
    var word = try takeWord(&rest)
    let isHidden = word == .hidden
    let start = isHidden ? source.distance(to: rest) : 0
    if isHidden { word = try takeWord(&rest, isHidden: true) }
    var code = CodePart(rest)
    // A text by itself behind 'prints' is what should be printed.
    let isBare = word == .prints && code.tokens.count == 1
    let message = isBare ? nil : try takeMessage(&code)
    let points = try takePoints(&code)
    try rejectWords(behindPointsIn: code)
    let end = source.distance(to: code.line) + code.line.count
    return Check(
      rule: try rule(word, code), isHidden: isHidden, points: points ?? 1, message: message,
      line: line, source: source.text, bare: start..<end)
  }

  // MARK: The ends of the line

  private func takeWord(_ text: inout Line, isHidden: Bool = false) throws(CheckMistake)
    -> Check.Word
  {
    let name = text[0..<text.utf8.prefix { $0 != 0x20 && $0 != 0x09 }.count]
    guard let word = Check.Word.allCases.first(where: { name == $0.rawValue }) else {
      let words = Check.Word.allCases.map(\.rawValue)
      if isHidden, nearestWord(to: name.text, among: words) == nil {
        throw CheckMistake(message: "behind 'hidden' stands a check: 'hidden holds …'")
      }
      let advice = suggestion(for: name.text, among: words)
      throw CheckMistake(message: "unknown check '\(name.text)': \(advice)")
    }
    text = text.dropFirst(name.count).trimmed
    return word
  }

  /// The quoted text at the end, unless the sign before it shows that it belongs to the expression.
  private func takeMessage(_ code: inout CodePart) throws(CheckMistake) -> String? {
    guard let last = code.tokens.last, last.kind == .text else { return nil }
    let text = try quoted(code[last])
    if let before = code.tokens.dropLast().last, before.kind == .sign,
      !closingSigns.contains(code[before].text)
    {
      return nil
    }
    code = code.before(last)
    return text
  }

  /// What stands between the quotes of a text.
  private func quoted(_ text: Line) throws(CheckMistake) -> String {
    guard text.count >= 2, text.ends(with: "\"") else {
      throw CheckMistake(message: "a text has no '\"' at its end: \(text.text)")
    }
    return text[1..<(text.count - 1)].text
  }

  private func takePoints(_ code: inout CodePart) throws(CheckMistake) -> Int? {
    let text = code.line
    guard text.ends(with: "pt") else {
      if isLikePoints(code) { throw CheckMistake(message: pointsForm) }
      return nil
    }
    let start = text.utf8.lastIndex { $0 == 0x20 || $0 == 0x09 }.map { $0 + 1 } ?? 0
    let digits = text[start..<(text.count - 2)]
    guard let points = digits.number, points <= pointsLimit else {
      let isNumber = digits.isEmpty || Double(digits.text) != nil
      if !isNumber { return nil }
      throw CheckMistake(message: pointsForm)
    }
    code = code.upTo(code.range.lowerBound + start)
    return points
  }

  /// `2 points`, `2pts`, `(2pt)`: what ends like this is no expression.
  private func isLikePoints(_ code: CodePart) -> Bool {
    let end = code.tokens.filter { !(code[$0] == "(" || code[$0] == ")") }.suffix(2)
    guard let number = end.first, let word = end.last, number.kind == .number else { return false }
    return ["pt", "pts", "point", "points"].contains(code[word].text.lowercased())
  }

  /// Words behind the points would be read as a part of the expression.
  private func rejectWords(behindPointsIn code: CodePart) throws(CheckMistake) {
    let pairs = zip(code.tokens, code.tokens.dropFirst())
    guard pairs.contains(where: { $0.kind == .number && code[$1] == "pt" }) else { return }
    throw CheckMistake(
      message: "behind the points stands only a message, between straight quotes: '2pt \"…\"'")
  }

  private var pointsForm: String {
    "points are a whole number up to \(pointsLimit) with 'pt' right behind it: '2pt'"
  }

  // MARK: What the words take

  private func rule(_ word: Check.Word, _ code: CodePart) throws(CheckMistake) -> Check.Rule {
    switch word {
    case .value: return .value(try equation(code))
    case .holds: return .holds(try condition(code))
    case .forall: return try forall(code)
    case .uses: return .uses(try names(word, code.text))
    case .avoids: return .avoids(try names(word, code.text))
    case .defines: return .defines(try names(word, code.text))
    case .kind: return try kind(code)
    case .prints: return .prints(isWhole(code) ? nil : try printed(code))
    case .shape: return try shape(code)
    case .pictures:
      if !isWhole(code) {
        throw CheckMistake(
          message: "'pictures' compares with what the solution draws: write no more")
      }
      return .pictures
    case .hidden: throw CheckMistake(message: "'hidden' stands once, before another check")
    }
  }

  /// The text that should be printed, in quotes or as it is.
  private func printed(_ code: CodePart) throws(CheckMistake) -> String {
    guard code.tokens.count == 1, let text = code.tokens.first, text.kind == .text else {
      return code.text
    }
    return unescaped(try quoted(code[text]))
  }

  /// `\n` ends a line, any other sign behind a `\` stands for itself.
  private func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(isEscaped && character == "n" ? "\n" : character)
        isEscaped = false
      }
    }
    return result
  }

  /// All that the solution shows.
  private func isWhole(_ code: CodePart) -> Bool { code.line.isEmpty || code.line == "solution" }

  private func names(_ word: Check.Word, _ text: String) throws(CheckMistake) -> [String] {
    let names = try list(word, text)
    if let name = names.first(where: { $0.contains(" ") }) {
      throw CheckMistake(message: "names have commas between them, unlike '\(name)'")
    }
    return names
  }

  private func list(_ word: Check.Word, _ text: String) throws(CheckMistake) -> [String] {
    let names = commaSeparated(text)
    if names.isEmpty {
      throw CheckMistake(message: "'\(word.rawValue)' needs names: '\(word.rawValue) R, T'")
    }
    return names
  }

  private func equation(_ code: CodePart) throws(CheckMistake) -> Check.Equation {
    if case .equation(let equation) = try condition(code) { return equation }
    if let sign = code.last("==") {
      let (left, right) = (code.before(sign).text, code.after(sign).text)
      throw CheckMistake(message: "'value' compares by '≈', not by '==': '\(left) ≈ \(right)'")
    }
    throw CheckMistake(message: "'value' compares: 'value pivot ≈ solution'")
  }

  private func forall(_ code: CodePart) throws(CheckMistake) -> Check.Rule {
    let form = "'forall p in points(20): p * pivot ≈ p * solution.pivot'"
    let tokens = Array(code.tokens)
    guard tokens.count > 7, tokens[0].kind == .word, code[tokens[1]] == "in",
      code[tokens[3]] == "(", let count = Int(code[tokens[4]].text), code[tokens[5]] == ")",
      code[tokens[6]] == ":"
    else { throw CheckMistake(message: "'forall' is written \(form)") }
    guard code[tokens[2]] == "points" else {
      throw CheckMistake(message: "unknown domain '\(code[tokens[2]].text)': \(form)")
    }
    guard (1...1000).contains(count) else {
      throw CheckMistake(message: "'points' takes 1 to 1000, not \(count)")
    }
    return .forall(name: code[tokens[0]].text, count: count, try condition(code.after(tokens[6])))
  }

  private func kind(_ code: CodePart) throws(CheckMistake) -> Check.Rule {
    guard let colon = code.last(":") else {
      throw CheckMistake(message: "'kind' is written 'kind pivot: rotate'")
    }
    let kinds = try list(.kind, code.after(colon).text)
    for kind in kinds where !kindWords.contains(kind) {
      let advice = suggestion(for: kind, among: kindWords)
      throw CheckMistake(message: "unknown kind '\(kind)': \(advice)")
    }
    return .kind(try answerSide(code.before(colon)), kinds)
  }

  private func shape(_ code: CodePart) throws(CheckMistake) -> Check.Rule {
    if code.tokens.contains(where: code.isComparison) {
      let equation = try equation(code)
      return .shape(equation.left, .like(equation.right))
    }
    guard let colon = code.last(":") else {
      throw CheckMistake(
        message: "'shape' is written 'shape pivot: 3x3' or 'shape pivot ≈ solution'")
    }
    var shapes: [String] = []
    for word in try list(.shape, code.after(colon).text) {
      guard let shape = shapeText(word) else { throw CheckMistake(message: unknownShape(word)) }
      shapes.append(shape)
    }
    return .shape(try answerSide(code.before(colon)), .oneOf(shapes))
  }
}

/// The most points of a check or an exercise; sums of them stay small.
let pointsLimit = 1000

/// The bytes of one check, or of what one name of `vary` may be.
let lineLimit = 1000

private let closingSigns = [")", "]", "}", "°"]
