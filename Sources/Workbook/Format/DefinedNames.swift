internal import Language

/// The names that source text declares or sets at top level, in order: `pivot` in
/// `let pivot = …`, `v` in `v.transform = …`, `scale` in `-(void)scale:(id)sender { … }`, `side` in
/// `#define side 2`.
func definedNames(in source: String) -> [String] {
  let tokens = codeTokens(source).filter { $0.depth == 0 || $0.kind == .word }
  var names: [String] = []
  var seen: Set<String> = []
  for (index, token) in tokens.enumerated() where token.depth == 0 {
    var found: [String] = []
    if declaringWords.contains(token.text) || isMacroOfValue(at: index, in: tokens) {
      found = declaredNames(after: index, in: tokens)
    } else if let method = methodName(at: index, in: tokens) {
      found = [method]
    } else if assignmentSigns.contains(token.text) {
      found = assignedName(before: index, in: tokens).map { [$0] } ?? []
    }
    names += found.filter { seen.insert($0).inserted }
  }
  return names
}

/// Whether source text changes something: it declares, assigns, sends a message, or calls what is called
/// for what it does, as `window.addSubview(close)` and `advance(0.5)`.
func changesSomething(_ source: String) -> Bool {
  !definedNames(in: source).isEmpty || doesSomething(codeTokens(source))
    || statements(in: source).contains(where: isBareDeclaration)
}

/// `CGAffineTransform zoom;`, which has no value yet.
private func isBareDeclaration(_ statement: String) -> Bool {
  let tokens = codeTokens(statement)
  guard tokens.count > 2, tokens.last?.text == ";", tokens[0].kind == .word else { return false }
  return !["import", "return"].contains(tokens[0].text)
    && tokens.dropFirst().dropLast().map(\.text).drop { $0 == "*" }.count == 1
    && tokens[tokens.count - 2].kind == .word
}

/// Whether source text calls one of some functions, at whatever depth.
func calls(_ functions: Set<String>, in source: String) -> Bool {
  let tokens = codeTokens(source)
  return zip(tokens, tokens.dropFirst()).contains {
    functions.contains($0.text) && $1.text == "("
  }
}

/// Whether source text declares names and does nothing else: entered anew, it leaves no trace of before.
func onlyDeclares(_ source: String) -> Bool {
  !definedNames(in: source).isEmpty && !doesSomething(codeTokens(source))
    && !statements(in: source).contains(where: assigns)
}

private func assigns(_ statement: String) -> Bool {
  let tokens = codeTokens(statement).filter { $0.depth == 0 || $0.kind == .word }
  return tokens.indices.contains { isAssignment(at: $0, in: tokens) }
}

/// The statements of source text that stand one after the other; where it is not certain that one ends, it goes on.
func statements(in source: String) -> [String] {
  let bytes = Array(source.utf8)
  let tokens = codeTokens(source)
  let starts = tokens.indices.dropFirst().filter { startsStatement($0, in: tokens, bytes) }
    .map { tokens[$0].range.lowerBound }
  return zip([0] + starts, starts + [bytes.count]).map {
    String(decoding: bytes[$0..<$1], as: UTF8.self)
  }
}

/// Behind a semicolon, or a word on a line of its own behind something whole.
private func startsStatement(_ index: Int, in tokens: [CodeToken], _ bytes: [UInt8]) -> Bool {
  let (before, token) = (tokens[index - 1], tokens[index])
  guard token.depth == 0 else { return false }
  if before.text == ";" { return true }
  let between = bytes[before.range.upperBound..<token.range.lowerBound]
  let isWhole = before.kind != .sign || [")", "]", "}"].contains(before.text)
  return between.contains(UInt8(ascii: "\n")) && token.kind == .word && isWhole
}

private func doesSomething(_ tokens: [CodeToken]) -> Bool {
  isMessage(tokens) || tokens.indices.contains { isDone(at: $0, in: tokens) }
}

/// Whether a sign in a statement changes what is there already, unlike those of `let a = 1, b = 2`.
private func isAssignment(at index: Int, in tokens: [CodeToken]) -> Bool {
  guard tokens[index].depth == 0, assignmentSigns.contains(tokens[index].text),
    assignedName(before: index, in: tokens) != nil
  else { return false }
  let isPath = index > 1 && tokens[index - 2].text == "."
  return isPath || index < 2 || !isBeforeNewName(tokens[index - 2])
}

/// `let`, or the end of a type of C, as in `CGFloat side = 2` and `UIView *card = view`.
private func isBeforeNewName(_ token: CodeToken) -> Bool {
  token.kind == .word ? token.text != "else" : [",", "*", ">"].contains(token.text)
}

/// Whether something is called here for what it does; a function that only tells changes nothing.
private func isDone(at index: Int, in tokens: [CodeToken]) -> Bool {
  guard tokens.indices.contains(index + 1), ["(", "{"].contains(tokens[index + 1].text),
    Session.givesNothing(tokens[index].text)
  else { return false }
  if index > 0, tokens[index - 1].text == "." { return true }
  return tokens[index].depth == 0 && !tellers.contains(tokens[index].text)
}

/// `[card setCenter:p];`: brackets with words and no comma.
private func isMessage(_ tokens: [CodeToken]) -> Bool {
  tokens.first?.text == "[" && tokens.dropFirst().first?.kind == .word
    && !tokens.contains { $0.text == "," && $0.depth == 1 }
}

private let tellers = ["print", "NSLog", "assert", "precondition", "debugPrint"]
private let declaringWords = ["let", "var", "func", "struct"]
private let assignmentSigns = ["=", "+=", "-=", "*=", "/="]

/// `#define side 2`; one with parameters, `#define twice(x) (2 * x)`, has no value of its own.
private func isMacroOfValue(at index: Int, in tokens: [CodeToken]) -> Bool {
  guard index > 0, tokens[index - 1].text == "#", tokens[index].text == "define",
    tokens.indices.contains(index + 2)
  else { return false }
  let (name, next) = (tokens[index + 1], tokens[index + 2])
  return next.text != "(" || next.range.lowerBound > name.range.upperBound
}

/// The name after `let`, or those in the parentheses of `let (a, b)`.
private func declaredNames(after index: Int, in tokens: [CodeToken]) -> [String] {
  let rest = tokens[(index + 1)...]
  guard let first = rest.first else { return [] }
  if first.kind == .word { return [first.text] }
  return rest.dropFirst().prefix { $0.kind == .word && $0.depth > 0 }.map(\.text)
}

/// The first word of a method of Objective-C, whose sign stands at `index`, at the start of a statement.
private func methodName(at index: Int, in tokens: [CodeToken]) -> String? {
  guard ["-", "+"].contains(tokens[index].text),
    index == 0 || ["}", ";"].contains(tokens[index - 1].text)
  else { return nil }
  let rest = tokens[(index + 1)...]
  guard rest.first?.text == "(",
    let end = rest.firstIndex(where: { $0.text == ")" && $0.depth == 0 }),
    tokens.indices.contains(end + 2), tokens[end + 1].kind == .word,
    [":", "{"].contains(tokens[end + 2].text)
  else { return nil }
  return tokens[end + 1].text
}

/// The first word of the path that is assigned to; an annotation is not one.
private func assignedName(before index: Int, in tokens: [CodeToken]) -> String? {
  var index = index - 1
  guard index >= 0, tokens[index].kind == .word, tokens[index].depth == 0 else { return nil }
  while index >= 2, tokens[index - 1].text == ".", tokens[index - 2].kind == .word { index -= 2 }
  if index > 0, tokens[index - 1].text == ":" { return nil }
  return tokens[index].text
}
