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

  /// The check that the line states.
  func parse(_ source: String) throws(CheckMistake) -> Check {
    var words = trimmed(source)
    guard words.utf8.count <= lineLimit else {
      throw CheckMistake(message: "a check has at most \(lineLimit) bytes")
    }
    var isHidden = false
    var word = try takeWord(&words)
    if word == .hidden {
      isHidden = true
      word = try takeWord(&words)
    }
    let message = takeMessage(&words)
    let points = try takePoints(&words)
    let rule = try rule(word, words)
    return Check(
      rule: rule, isHidden: isHidden, points: points ?? 1, message: message, line: line,
      source: trimmed(source),
      name: words.isEmpty ? word.rawValue : word.rawValue + " " + singlySpaced(words))
  }

  // MARK: The ends of the line

  private func takeWord(_ text: inout String) throws(CheckMistake) -> Check.Word {
    let name = String(Substring(text.utf8.prefix { $0 != 0x20 && $0 != 0x09 }))
    guard let word = Check.Word(rawValue: name) else {
      let advice = suggestion(for: name, among: Check.Word.allCases.map(\.rawValue))
      throw CheckMistake(message: "unknown check '\(name)': \(advice)")
    }
    text = trimmed(Substring(text.utf8.dropFirst(name.utf8.count)))
    return word
  }

  /// The quoted text at the end, unless the sign before it shows that it belongs to the expression.
  private func takeMessage(_ text: inout String) -> String? {
    guard text.has("\"") else { return nil }
    let tokens = codeTokens(text)
    guard let last = tokens.last, last.kind == .text, last.text.count >= 2 else { return nil }
    if let before = tokens.dropLast().last, before.kind == .sign,
      !closingSigns.contains(before.text)
    {
      return nil
    }
    text = trimmed(slice(text, 0..<last.range.lowerBound))
    return String(last.text.dropFirst().dropLast())
  }

  private func takePoints(_ text: inout String) throws(CheckMistake) -> Int? {
    guard text.utf8.suffix(2).elementsEqual("pt".utf8) else { return nil }
    let start = text.utf8.lastIndex { $0 == 0x20 || $0 == 0x09 }.map(text.utf8.index(after:))
    let word = text[(start ?? text.startIndex)...]
    let digits = Substring(word.utf8.dropLast(2))
    guard let points = Int(digits), (0...pointsLimit).contains(points) else {
      let isNumber = digits.isEmpty || Double(digits) != nil
      if !isNumber { return nil }
      throw CheckMistake(
        message: "points are a whole number up to \(pointsLimit) with 'pt' right behind it: '2pt'")
    }
    text = trimmed(Substring(text.utf8.dropLast(word.utf8.count)))
    return points
  }

  // MARK: What the words take

  private func rule(_ word: Check.Word, _ text: String) throws(CheckMistake) -> Check.Rule {
    switch word {
    case .value: return .value(try equation(text))
    case .holds: return .holds(try condition(text))
    case .forall: return try forall(text)
    case .uses: return .uses(try list(word, text))
    case .avoids: return .avoids(try list(word, text))
    case .defines: return .defines(try list(word, text))
    case .kind: return try kind(text)
    case .prints: return .prints(text.isEmpty || text == "solution" ? nil : text)
    case .shape: return try shape(text)
    case .pictures:
      if !["", "solution"].contains(text) {
        throw CheckMistake(
          message: "'pictures' compares with what the solution draws: write no more")
      }
      return .pictures
    case .hidden: throw CheckMistake(message: "'hidden' stands once, before another check")
    }
  }

  private func list(_ word: Check.Word, _ text: String) throws(CheckMistake) -> [String] {
    let names = commaSeparated(text)
    if names.isEmpty {
      throw CheckMistake(message: "'\(word.rawValue)' needs names: '\(word.rawValue) R, T'")
    }
    return names
  }

  private func equation(_ text: String) throws(CheckMistake) -> Check.Equation {
    if case .equation(let equation) = try condition(text) { return equation }
    throw CheckMistake(message: "'value' compares: 'value pivot ≈ solution'")
  }

  private func forall(_ text: String) throws(CheckMistake) -> Check.Rule {
    let form = "'forall p in points(20): p * pivot ≈ p * solution.pivot'"
    let tokens = codeTokens(text)
    guard tokens.count > 7, tokens[0].kind == .word, tokens[1].text == "in",
      tokens[3].text == "(", let count = Int(tokens[4].text), tokens[5].text == ")",
      tokens[6].text == ":"
    else { throw CheckMistake(message: "'forall' is written \(form)") }
    guard tokens[2].text == "points" else {
      throw CheckMistake(message: "unknown domain '\(tokens[2].text)': \(form)")
    }
    guard (1...1000).contains(count) else {
      throw CheckMistake(message: "'points' takes 1 to 1000, not \(count)")
    }
    let rest = slice(text, tokens[6].range.upperBound..<text.utf8.count)
    return .forall(name: tokens[0].text, count: count, try condition(rest))
  }

  private func kind(_ text: String) throws(CheckMistake) -> Check.Rule {
    guard let colon = codeTokens(text).last(where: { $0.text == ":" && $0.depth == 0 }) else {
      throw CheckMistake(message: "'kind' is written 'kind pivot: rotate'")
    }
    let end = text.utf8.count
    let kinds = try list(.kind, slice(text, colon.range.upperBound..<end))
    for kind in kinds where !kindWords.contains(kind) {
      let advice = suggestion(for: kind, among: kindWords)
      throw CheckMistake(message: "unknown kind '\(kind)': \(advice)")
    }
    return .kind(try answerSide(slice(text, 0..<colon.range.lowerBound)), kinds)
  }

  private func shape(_ text: String) throws(CheckMistake) -> Check.Rule {
    let tokens = codeTokens(text)
    if tokens.contains(where: { $0.isComparison }) {
      let equation = try equation(text)
      return .shape(equation.left, .like(equation.right))
    }
    guard let colon = tokens.last(where: { $0.text == ":" && $0.depth == 0 }) else {
      throw CheckMistake(
        message: "'shape' is written 'shape pivot: 3x3' or 'shape pivot ≈ solution'")
    }
    let end = text.utf8.count
    var shapes: [String] = []
    for word in try list(.shape, slice(text, colon.range.upperBound..<end)) {
      guard let shape = shapeText(word) else { throw CheckMistake(message: unknownShape(word)) }
      shapes.append(shape)
    }
    return .shape(try answerSide(slice(text, 0..<colon.range.lowerBound)), .oneOf(shapes))
  }

  // MARK: Conditions

  private func condition(_ text: String) throws(CheckMistake) -> Check.Condition {
    var text = text
    let tolerance = try takeTolerance(&text)
    let tokens = codeTokens(text)
    guard let place = tokens.firstIndex(where: { $0.isComparison }) else {
      if tolerance != nil { throw CheckMistake(message: "'±' needs '≈' before it") }
      return .truth(try answerSide(text))
    }
    if tokens.indices.contains(where: { $0 != place && tokens[$0].joinsConditions }) {
      throw CheckMistake(message: "one '≈' in a check: write a check for each")
    }
    let sign = tokens[place]
    let left = slice(text, 0..<sign.range.lowerBound)
    let right = slice(text, sign.range.upperBound..<text.utf8.count)
    return .equation(
      Check.Equation(
        left: try side(left, beside: right), right: try side(right, beside: left),
        tolerance: tolerance ?? standardTolerance))
  }

  private func takeTolerance(_ text: inout String) throws(CheckMistake) -> Double? {
    guard text.has("±"), let sign = codeTokens(text).last(where: { $0.text == "±" }) else {
      return nil
    }
    let rest = slice(text, sign.range.upperBound..<text.utf8.count)
    guard let tolerance = Double(rest), tolerance >= 0, tolerance.isFinite else {
      throw CheckMistake(message: "'±' needs a number, not '\(rest)'")
    }
    text = slice(text, 0..<sign.range.lowerBound)
    return tolerance
  }

  /// An expression that only the answer can give.
  private func answerSide(_ text: String) throws(CheckMistake) -> Check.Side {
    let side = try side(text, beside: nil)
    if side.isSolution {
      throw CheckMistake(message: "without '≈' a check reads the answer only, not 'solution'")
    }
    return side
  }

  /// Takes `solution.` away; bare `solution` stands for what the other side says.
  func side(_ text: String, beside other: String?) throws(CheckMistake) -> Check.Side {
    let text = trimmed(text)
    if text.isEmpty { throw CheckMistake(message: "an expression is missing") }
    guard text.has("solution") else { return Check.Side(expression: text, isSolution: false) }
    let tokens = codeTokens(text)
    var result = ""
    var end = 0
    for (index, token) in tokens.enumerated() where token.text == "solution" {
      if index > 0, tokens[index - 1].text == "." { continue }
      result += slice(text, end..<token.range.lowerBound, trims: false)
      if index + 1 < tokens.count, tokens[index + 1].text == "." {
        end = tokens[index + 1].range.upperBound
      } else if let other {
        result += tokens.count == 1 ? trimmed(other) : "(\(trimmed(other)))"
        end = token.range.upperBound
      } else {
        throw CheckMistake(message: "'solution' alone needs '≈'; write 'solution.name'")
      }
    }
    if end == 0 { return Check.Side(expression: text, isSolution: false) }
    result += slice(text, end..<text.utf8.count, trims: false)
    return Check.Side(expression: result, isSolution: true, ownNames: ownNames(tokens))
  }

  /// The words that stand neither for the solution nor for a member.
  private func ownNames(_ tokens: [CodeToken]) -> [String] {
    tokens.indices.filter { index in
      tokens[index].kind == .word && tokens[index].text != "solution"
        && (index == 0 || tokens[index - 1].text != ".")
    }.map { tokens[$0].text }
  }
}

/// Values agree where they differ by no more than this, absolutely or relatively.
let standardTolerance = 1e-6

/// The most points of a check or an exercise; sums of them stay small.
let pointsLimit = 1000

/// The bytes of one check, or of what one name of `vary` may be.
let lineLimit = 1000

extension CodeToken {
  /// `≈`, outside of brackets.
  fileprivate var isComparison: Bool { depth == 0 && (text == "≈" || text == "~=") }

  /// What makes two conditions of one, outside of brackets.
  fileprivate var joinsConditions: Bool {
    isComparison || depth == 0 && (text == "&&" || text == "||" || text == "?")
  }
}

private let closingSigns: Set<String> = [")", "]", "}", "°"]

/// The part of a text between two places counted in bytes of UTF-8.
func slice(_ text: String, _ range: Range<Int>, trims: Bool = true) -> String {
  let part = Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count))
  return trims ? trimmed(part) : String(part)
}

/// A text with one space where white space parts its words.
private func singlySpaced(_ text: String) -> String {
  let isSpaced = text.has("  ") || text.utf8.contains(0x09)
  return isSpaced ? spaceSeparated(text).joined(separator: " ") : text
}
