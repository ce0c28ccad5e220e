internal import Language

/// What a slip says of an answer beside its value.
enum Assertion {
  /// The transform that is set to this does nothing.
  case isIdle(String)
  /// A recognizer is set back by this word before anything of it is read.
  case isSetBackFirst(String)
  /// Two numbers, given as code, stand in this order.
  case writes(String, String)
  /// It has one of these words, which say what a slip is about.
  case names(Set<String>)
  /// It has none of these words.
  case lacks(Set<String>)
  /// It has this word, or gives numbers that may have come from anywhere.
  case reads(String)
  /// An expression has the value that it has after the solution.
  case keeps(String)
  /// An expression has another value than after the solution.
  case changes(String)
  /// It sets one of these properties, or a part of one: who sets none of it has set no half of it either.
  case sets(Set<String>)
  /// It sets the one property, or a part of it, and then the other.
  case setsAfter(String, String)
  /// Of several angles of this text one has a minus.
  case negates(String)

  /// It is about one of several places, and not about all of them.
  var isOfOne: Bool {
    if case .negates = self { return true }
    return false
  }
}

extension Bench {
  func holds(_ assertion: Assertion, of answer: String) -> Bool {
    switch assertion {
    case .isIdle(let target): setsIdentity(target, answer)
    case .isSetBackFirst(let word): isSetBackFirst(word, in: answer)
    case .writes(let first, let second): mayWrite(first, second, in: answer)
    case .names(let words): isPrediction || has(words, answer)
    case .lacks(let words): isPrediction || !has(words, answer)
    case .reads(let word): isPrediction || has([word], answer) || isValue(answer)
    case .keeps(let value): isPrediction || changes(value, answer) == false
    case .changes(let value): isPrediction || changes(value, answer) ?? true
    case .sets(let properties): isPrediction || sets(properties, answer)
    case .setsAfter(let first, let second): isPrediction || sets(second, after: first, answer)
    case .negates(let angle): hasMinus(before: angle, in: answer)
    }
  }

  /// Only a value is said, and nothing of how it came about.
  private var isPrediction: Bool { exercise.kind == .predict }

  private func has(_ words: Set<String>, _ answer: String) -> Bool {
    codeTokens(answer).contains { words.contains($0.text) }
  }

  private func sets(_ properties: Set<String>, _ answer: String) -> Bool {
    Program(answer, Scope(self)).map { properties.contains(where: $0.sets) } ?? true
  }

  private func sets(_ property: String, after other: String, _ answer: String) -> Bool {
    guard let program = Program(answer, Scope(self)),
      let start = program.settings(of: other).first?.range.lowerBound
    else { return false }
    return program.settings(of: property).contains { $0.range.lowerBound > start }
  }

  /// Whether an expression has another value after an answer than after the solution; nil where it has none.
  private func changes(_ expression: String, _ answer: String) -> Bool? {
    guard let got = value(expression, after: answer), let want = solutionValue(expression) else {
      return nil
    }
    return !compare(got, want).isNone
  }

  /// Whether a minus stands before an angle, and nothing that it is taken from.
  private func hasMinus(before angle: String, in answer: String) -> Bool {
    let tokens = codeTokens(answer)
    let wanted = codeTokens(angle).map(\.text)
    return tokens.indices.contains { index in
      guard tokens[index].text == "-" else { return false }
      let isSign = index == 0 || (tokens[index - 1].kind == .sign && tokens[index - 1].text != ")")
      return isSign
        && tokens[(index + 1)...].drop { $0.text == "(" }.map(\.text).starts(with: wanted)
    }
  }

  /// Whether `sender.scale = 1` stands before whatever reads `sender.scale`; also in Objective-C.
  private func isSetBackFirst(_ word: String, in answer: String) -> Bool {
    let tokens = codeTokens(answer).map(\.text)
    let setters = setters(of: word)
    let readers = word == "setTranslation" ? ["translation", "translationInView"] : [word]
    func isSet(_ index: Int) -> Bool {
      tokens[index] == word ? tokens[(index + 1)...].first == "=" : setters.contains(tokens[index])
    }
    let read = tokens.indices.first { readers.contains(tokens[$0]) && !isSet($0) }
    return tokens.indices.first { isSet($0) || tokens[$0] == "setTranslation" }
      .map { $0 < read ?? tokens.endIndex } ?? true
  }

  /// Whether an answer has these two numbers side by side, as far as one can tell.
  private func mayWrite(_ first: String, _ second: String, in answer: String) -> Bool {
    guard exercise.kind == .exercise, let program = Program(answer, Scope(self)),
      case .numbers(let left)? = solutionValue(first),
      case .numbers(let right)? = solutionValue(second)
    else { return true }
    return !program.hasOnlyPlainPairs
      || program.pairs.contains { pair in
        isNumber(pair.0, left, after: answer) && isNumber(pair.1, right, after: answer)
      }
  }

  private func isNumber(_ text: String, _ wanted: NumberGrid, after code: String) -> Bool {
    guard let value = value(text, after: code) else { return true }
    return compare(value, .numbers(wanted)).isNone
  }
}

extension Program {
  /// The numbers that stand side by side, or are set as the two of one thing, as code.
  fileprivate var pairs: [(String, String)] {
    nodes.flatMap { zip($0.numbers, $0.numbers.dropFirst()).map { (text($0), text($1)) } }
      + axisPairs.compactMap { first, second in
        guard let x = first.children.last, let y = second.children.last else { return nil }
        return (text(x), text(y))
      }
  }

  /// What stands side by side, and what the axes of something are set to, are numbers whose values do not change.
  fileprivate var hasOnlyPlainPairs: Bool {
    nodes.allSatisfy { node in
      if case .assignment(let sign) = node.form,
        axisNames.contains(node.children.first?.member ?? "")
      {
        return sign == nil && node.children.last?.isConstant ?? false
      }
      return node.numbers.count < 2 || node.numbers.allSatisfy(\.isConstant)
    }
  }
}

extension Construct {
  /// What may be numbers side by side: the arguments of a call, the parts of a tuple or a list.
  fileprivate var numbers: [Construct] {
    switch form {
    case .call: arguments
    case .tuple, .list: children
    default: []
    }
  }

  /// It has the same value wherever it stands.
  var isConstant: Bool {
    all.allSatisfy { part in
      switch part.form {
      case .number, .angle, .name, .infix, .negation, .tuple, .implicitMember: true
      default: false
      }
    }
  }
}

private let axisNames: Set = ["x", "y", "dx", "dy", "width", "height"]
