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
    if isHidden { word = try takeWord(&rest) }
    var code = CodePart(rest)
    let message = takeMessage(&code)
    let points = try takePoints(&code)
    return Check(
      rule: try rule(word, code), isHidden: isHidden, points: points ?? 1, message: message,
      line: line, source: source.text, name: name(word, code.line))
  }

  private func name(_ word: Check.Word, _ rest: Line) -> String {
    rest.isEmpty ? word.rawValue : "\(word.rawValue) \(rest.singlySpaced)"
  }

  // MARK: The ends of the line

  private func takeWord(_ text: inout Line) throws(CheckMistake) -> Check.Word {
    let name = text[0..<text.utf8.prefix { $0 != 0x20 && $0 != 0x09 }.count]
    guard let word = Check.Word(rawValue: name.text) else {
      let advice = suggestion(for: name.text, among: Check.Word.allCases.map(\.rawValue))
      throw CheckMistake(message: "unknown check '\(name.text)': \(advice)")
    }
    text = text.dropFirst(name.count).trimmed
    return word
  }

  /// The quoted text at the end, unless the sign before it shows that it belongs to the expression.
  private func takeMessage(_ code: inout CodePart) -> String? {
    guard let last = code.tokens.last, last.kind == .text, last.text.utf8.count >= 2 else {
      return nil
    }
    if let before = code.tokens.dropLast().last, before.kind == .sign,
      !closingSigns.contains(before.text)
    {
      return nil
    }
    code = code.before(last)
    return String(last.text.dropFirst().dropLast())
  }

  private func takePoints(_ code: inout CodePart) throws(CheckMistake) -> Int? {
    let text = code.line
    guard text.ends(with: "pt") else {
      if isLikePoints(code) { throw CheckMistake(message: pointsForm) }
      return nil
    }
    let start = text.utf8.lastIndex { $0 == 0x20 || $0 == 0x09 }.map { $0 + 1 } ?? 0
    let digits = text[start..<(text.count - 2)].text
    guard let points = Int(digits), (0...pointsLimit).contains(points) else {
      let isNumber = digits.isEmpty || Double(digits) != nil
      if !isNumber { return nil }
      throw CheckMistake(message: pointsForm)
    }
    code = code.upTo(code.range.lowerBound + start)
    return points
  }

  /// `2 points`, `2pts`, `(2pt)`: what ends like this is no expression.
  private func isLikePoints(_ code: CodePart) -> Bool {
    let end = code.tokens.filter { $0.text != "(" && $0.text != ")" }.suffix(2)
    guard let number = end.first, let word = end.last, number.kind == .number else { return false }
    return ["pt", "pts", "point", "points"].contains(word.text.lowercased())
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
    case .uses: return .uses(try list(word, code.text))
    case .avoids: return .avoids(try list(word, code.text))
    case .defines: return .defines(try list(word, code.text))
    case .kind: return try kind(code)
    case .prints: return .prints(isWhole(code) ? nil : code.text)
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

  /// All that the solution shows.
  private func isWhole(_ code: CodePart) -> Bool { code.line.isEmpty || code.line == "solution" }

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
    return .forall(name: tokens[0].text, count: count, try condition(code.after(tokens[6])))
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
    if code.tokens.contains(where: { $0.isComparison }) {
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

  // MARK: Conditions

  private func condition(_ code: CodePart) throws(CheckMistake) -> Check.Condition {
    var code = code
    let tolerance = try takeTolerance(&code)
    let tokens = code.tokens
    guard let place = tokens.firstIndex(where: { $0.isComparison }) else {
      try rejectOtherSigns(code)
      if tolerance != nil { throw CheckMistake(message: "'±' needs '≈' before it") }
      return .truth(try answerSide(code))
    }
    if tokens.indices.contains(where: { $0 != place && tokens[$0].joinsConditions }) {
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
    let signs: Set = ["==", "=", "===", "~", "!="]
    guard let sign = code.tokens.first(where: { $0.depth == 0 && signs.contains($0.text) }),
      sign.text == "=" || code.tokens.contains(where: { $0.isSolution })
    else { return }
    let (left, right) = (code.before(sign).text, code.after(sign).text)
    throw CheckMistake(
      message: sign.text == "!="
        ? "a check says what holds, by '≈': '!=' cannot be compared with the solution"
        : "a check compares by '≈', not by '\(sign.text)': '\(left) ≈ \(right)'")
  }

  private func takeTolerance(_ code: inout CodePart) throws(CheckMistake) -> Tolerance? {
    guard let sign = code.tokens.last(where: { $0.isSign("±") }) else { return nil }
    let rest = code.after(sign).text
    guard let distance = Double(rest), distance >= 0, distance.isFinite else {
      throw CheckMistake(message: "'±' needs a number, not '\(rest)'")
    }
    code = code.before(sign)
    return Tolerance(absolute: distance)
  }

  /// An expression that only the answer can give.
  private func answerSide(_ code: CodePart) throws(CheckMistake) -> Check.Side {
    let side = try side(code, beside: nil)
    if side.isSolution {
      throw CheckMistake(message: "without '≈' a check reads the answer only, not 'solution'")
    }
    return side
  }

  /// Takes `solution.` away; bare `solution` stands for what the other side says.
  private func side(_ code: CodePart, beside other: CodePart?) throws(CheckMistake) -> Check.Side {
    if code.line.isEmpty { throw CheckMistake(message: "an expression is missing") }
    let tokens = code.tokens
    let places = tokens.indices.filter { tokens[$0].isSolution && !isMember(tokens, $0) }
    if places.isEmpty { return Check.Side(expression: code.text, isSolution: false) }
    var result = ""
    var end = code.range.lowerBound
    for place in places {
      result += code.text(end..<tokens[place].range.lowerBound)
      if place + 1 < tokens.endIndex, tokens[place + 1].text == "." {
        end = tokens[place + 1].range.upperBound
      } else if let other {
        result += tokens.count == 1 ? other.text : "(\(other.text))"
        end = tokens[place].range.upperBound
      } else {
        throw CheckMistake(message: "'solution' alone needs '≈'; write 'solution.name'")
      }
    }
    result += code.text(end..<code.range.upperBound)
    return Check.Side(expression: result, isSolution: true, ownNames: ownNames(tokens))
  }

  /// The words that stand neither for the solution nor for a member.
  private func ownNames(_ tokens: ArraySlice<CodeToken>) -> [String] {
    tokens.indices.filter { index in
      tokens[index].kind == .word && !tokens[index].isSolution && !isMember(tokens, index)
    }.map { tokens[$0].text }
  }

  private func isMember(_ tokens: ArraySlice<CodeToken>, _ index: Int) -> Bool {
    index > tokens.startIndex && tokens[index - 1].text == "."
  }
}

/// The most points of a check or an exercise; sums of them stay small.
let pointsLimit = 1000

/// The bytes of one check, or of what one name of `vary` may be.
let lineLimit = 1000

extension CodeToken {
  /// The word for what the author's solution gives.
  fileprivate var isSolution: Bool { kind == .word && text == "solution" }

  /// By bytes, for comparing other letters than those of ASCII is slow.
  fileprivate func isSign(_ sign: String) -> Bool {
    kind == .sign && text.utf8.count == sign.utf8.count && text.utf8.elementsEqual(sign.utf8)
  }

  /// `≈`, outside of brackets.
  fileprivate var isComparison: Bool { depth == 0 && (isSign("≈") || isSign("~=")) }

  /// What makes two conditions of one, outside of brackets.
  fileprivate var joinsConditions: Bool {
    isComparison || depth == 0 && (isSign("&&") || isSign("||") || isSign("?"))
  }
}

private let closingSigns: Set<String> = [")", "]", "}", "°"]
