internal import Language

extension Bench {
  /// What an answer is judged with: what its checks call, and what the functions of the setups call.
  ///
  /// An answer that declares one of these anew would judge itself. What is asked for, and what the
  /// author's own answers declare, is left to everybody.
  func makeHelpers() -> Set<String> {
    let given = setupCode.flatMap { code in
      (workspace.constructs(code) ?? []).compactMap { $0.function(in: code) }
    }
    let expressions = checks.flatMap { $0.sides.map(\.source.expression) }
    return Set((given + expressions).flatMap { called(in: codeTokens($0)) })
      .subtracting(authorsNames).subtracting(askedNames)
  }

  /// The names that the author's own answers declare.
  var authorsNames: [String] {
    let own =
      exercise.solutions + exercise.accepted + exercise.wrongs.map(\.code)
      + [exercise.starter].compactMap { $0 }
    return own.flatMap { declared(in: codeTokens($0.text)).map(\.name) }
  }

  /// The words before parentheses in setups and checks, whatever they are.
  func makeCalledWords() -> [String] {
    var words: [String] = []
    for code in setupCode { addWordsBeforeParentheses(code, to: &words) }
    for check in checks {
      // By their places, so that the sides, with what was read of them, are not copied.
      for side in check.sides.indices {
        addWordsBeforeParentheses(check.sides[side].source.expression, to: &words)
      }
    }
    return words
  }

  /// The names of `makeHelpers` that code declares anew.
  private func redeclared(in code: String) -> [Declared] {
    // Most exercises call nothing that their answers name, which the text alone tells.
    guard calledWords.contains(where: code.has), helpers.contains(where: code.has) else {
      return []
    }
    return declared(in: codeTokens(code)).filter { helpers.contains($0.name) }
  }

  func redeclaresHelper(_ code: String) -> Bool { !redeclared(in: code).isEmpty }

  /// The first of them that takes the place of a function.
  ///
  /// A value called `size` does not: who calls `size(2, 3)` still calls the function.
  func redeclaredHelper(in code: String) -> String? {
    redeclared(in: code).first { $0.isCalled || setupNames.contains($0.name) }?.name
  }

  /// The first of them to which code that has just run gave something that can be called.
  func replacedHelper(by code: String) -> String? {
    redeclared(in: code).first { declared in
      guard case .success(let now) = workspace.value(declared.name) else { return false }
      return now.value.isOpaque
    }?.name
  }
}

extension Construct {
  /// The text of a function.
  func function(in code: String) -> String? {
    guard case .function = form else { return nil }
    return source(in: code)
  }

  /// Its text.
  func source(in code: String) -> String {
    String(decoding: Array(code.utf8)[range.clamped(to: 0..<code.utf8.count)], as: UTF8.self)
  }
}

private func addWordsBeforeParentheses(_ text: String, to words: inout [String]) {
  withLine(text) { line in
    for (open, byte) in line.utf8.enumerated() where byte == UInt8(ascii: "(") {
      let before = line[0..<open].trimmed
      let length = before.utf8.reversed().prefix { isNameByte($0) || $0 >= 0x80 }.count
      if length > 0 { words.append(before.dropFirst(before.count - length).text) }
    }
  }
}

/// The words before a parenthesis.
private func called(in tokens: [CodeToken]) -> [String] {
  zip(tokens, tokens.dropFirst()).filter { $0.kind == .word && $1.text == "(" }.map(\.0.text)
}

/// A name that code declares.
struct Declared {
  var name: String
  /// It is a function or a type.
  var isCalled: Bool
}

/// The words behind `func`, `let` and their like, or behind a type as in C and Objective-C.
func declared(in tokens: [CodeToken]) -> [Declared] {
  tokens.indices.dropFirst().compactMap { index in
    let before = tokens[index - 1]
    guard tokens[index].kind == .word else { return nil }
    let isFunction = index + 1 < tokens.count && tokens[index + 1].text == "("
    if before.kind == .word {
      guard declaring.contains(before.text) || isType(before.text) else { return nil }
      let isValue = ["let", "var"].contains(before.text) || (isType(before.text) && !isFunction)
      return Declared(name: tokens[index].text, isCalled: !isValue)
    }
    guard before.text == ")", index > 3, tokens[index - 3].text == "(",
      isType(tokens[index - 2].text)
    else { return nil }
    return Declared(name: tokens[index].text, isCalled: true)
  }
}

private let declaring: Set = [
  "func", "let", "var", "class", "struct", "enum", "typealias", "protocol",
]

private func isType(_ word: String) -> Bool {
  ["CG", "UI", "NS", "CA"].contains { word.hasPrefix($0) }
    || ["void", "double", "float", "int", "BOOL", "id"].contains(word)
}
