internal import Language

// An entry that goes on from `_`.

extension PromptSession {
  /// The entry with `_` in front where it goes on from the last result.
  func continued(_ text: String) -> String {
    if startsWithInfix(text) { return session.hasValue(named: "_") ? "_ \(text)" : text }
    return startsWithMemberOfResult(text) ? "_\(text)" : text
  }

  /// `.determinant`, where `_` has it; `.pi` stays the constant.
  private func startsWithMemberOfResult(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "."), session.hasValue(named: "_") else { return false }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "'" }
    guard let first = name.first, !first.isNumber else { return false }
    var trial = session
    switch trial.evaluate("_.\(name)") {
    case .success: return true
    case .failure(let errors): return !errors.diagnostics.contains { $0.problem.isUnknownMember }
    }
  }
}

/// Whether a text begins with an infix operator and a space.
///
/// Not `≈`, with which shown results may begin, nor `!`, `^ {` (a block of Objective-C), a comment,
/// `- (void)foo {` (a method), or `?` without its `:`, which asks for help.
func startsWithInfix(_ text: String) -> Bool {
  // Most entries begin with another letter or a number.
  guard let first = text.utf8.first, "+-*/%^=!<>&|?.ia".utf8.contains(first) else { return false }
  let word = text.prefix { $0 != " " && $0 != "\n" }
  guard isInfix(word), word.endIndex < text.endIndex else { return false }
  let next = text[word.endIndex...].first { $0 != " " }
  if word == "^" { return next != "{" }
  if word == "?" { return text.utf8.contains(UInt8(ascii: ":")) }
  return next != "(" || word != "-" && word != "+" || !Session.startsWithMethod(text)
}

private func isInfix(_ word: Substring) -> Bool {
  switch word {
  case "+", "-", "*", "/", "%", "^", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||",
    "&", "|", "<<", ">>", "&+", "&-", "&*", "?", "??", "..<", "...", "is", "as", "as?", "as!":
    true
  default: false
  }
}

extension Problem {
  fileprivate var isUnknownMember: Bool {
    if case .unknownMember = self { true } else { false }
  }
}
