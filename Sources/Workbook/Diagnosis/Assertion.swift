internal import Language

/// What a slip says of an answer beside its value.
enum Assertion {
  /// The transform that is set to this does nothing.
  case isIdle(String)
  /// A recognizer is set back by this word before anything of it is read.
  case isSetBackFirst(String)
  /// Two numbers, given as code, stand in this order.
  case writes(String, String)
}

extension Bench {
  func holds(_ assertion: Assertion, of answer: String) -> Bool {
    switch assertion {
    case .isIdle(let target): setsIdentity(target, answer)
    case .isSetBackFirst(let word): isSetBackFirst(word, in: answer)
    case .writes(let first, let second): mayWrite(first, second, in: answer)
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
