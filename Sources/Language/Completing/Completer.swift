/// Finds what could stand at the cursor, in a copy of the session.
///
/// It is asked at each TAB, so it looks only at what the place allows.
struct Completer {
  typealias Candidate = Completions.Candidate

  let typed: TypedText
  /// A copy, in which the statements before the cursor's have run as far as they can.
  var session: Session
  let catalogue = Catalogue.shared

  init(_ session: Session, _ typed: TypedText) {
    self.typed = typed
    self.session = session
    self.session.onEvent = { _ in }
    self.session.evaluator.fuel.budget.steps = 20_000
    self.session.evaluator.fuel.budget.seconds = 0.02
    runWhatStandsBefore()
  }

  /// In an entry of several lines, names have the values that the lines before give them; a parameter
  /// has a sample of its type.
  private mutating func runWhatStandsBefore() {
    for (name, type) in typed.declarations {
      guard let sample = type.flatMap(sample) else { continue }
      _ = session.run("var \(name) = \(sample)")
    }
    for statement in typed.statementsBefore.suffix(30) { _ = session.run(statement) }
  }

  /// A value of a type; of recognizers each class has members of its own.
  private func sample(of type: Name) -> String? {
    guard let kind = catalogue.type(type) else { return nil }
    guard kind == .recognizer else { return samples[kind].map { "\($0)" } }
    let hasMaker = catalogue.hasFunction(type)
    return hasMaker ? "\(catalogue.names.text(type))()" : "UITapGestureRecognizer()"
  }

  /// Everything that the place allows, whatever the word begins with, the nearest first; members stand in their
  /// own order, the thousand names that may follow one's own in the alphabet's.
  mutating func candidates() -> [Candidate] {
    let last = typed.tokens.count - 1
    if typed.kind(last) == .dot {
      return typed.hasReceiver(last) ? members(before: last) : implicitMembers(before: last)
    }
    if declaresName(last) { return [] }
    if isType(last) { return types().inAlphabeticalOrder }
    if typed.endsOperand(last), !typed.wordBeginsStatement {
      return messages(after: last) ?? continuations(last).inAlphabeticalOrder
    }
    let labels = labels().inAlphabeticalOrder
    if typed.word.isEmpty, takesOnlyLabels { return labels }
    let own = ownNames().inAlphabeticalOrder
    let others = typed.word.isEmpty && !labels.isEmpty ? [] : names().inAlphabeticalOrder
    return labels + fittingFirst(own + others)
  }

  /// After `let`, `func` and so on stands a new name.
  private func declaresName(_ last: Int) -> Bool {
    typed.isKeyword(last, .let, .var, .func, .struct, .class, .for, .import)
  }

  /// After `let p:`, `->`, `as` and `is` stands a type.
  private func isType(_ last: Int) -> Bool {
    if typed.kind(last) == .arrow || typed.isKeyword(last, .as, .is, .extension) { return true }
    if typed.kind(last) == .not || typed.kind(last) == .question {
      return typed.isKeyword(last - 1, .as)
    }
    guard typed.kind(last) == .colon else { return false }
    return typed.isKeyword(last - 2, .let, .var) || isInParameters
  }

  /// Whether the innermost open bracket is that of a function's parameters.
  private var isInParameters: Bool {
    guard let open = typed.openBrackets.last, typed.kind(open) == .leftParen else { return false }
    return typed.isKeyword(open - 2, .func)
  }

  /// Behind an operand on the same line: a keyword that goes on, or a factor of a product.
  private func continuations(_ last: Int) -> [Candidate] {
    guard !typed.word.isEmpty else { return [] }
    if typed.kind(last) == .rightBrace { return keywords([.else, .while]) }
    let isFactor = typed.kind(last) == .rightParen
    return keywords([.in, .is, .as, .else]) + (isFactor ? ownNames() + names() : [])
  }

  /// Nothing can stand here but a label.
  private var takesOnlyLabels: Bool {
    guard let call = typed.openCall, call.isAtStart else { return false }
    let parameters = forms(of: call).flatMap { $0.next(after: call.given) }
    return !parameters.isEmpty && parameters.allSatisfy { $0.label != nil && !$0.mayLackLabel }
  }

  /// The value of an operand; nil where it has none yet.
  mutating func value(from start: Int, to end: Int) -> Value? {
    guard case .success(let stored) = session.evaluate(typed.text(from: start, to: end)) else {
      return nil
    }
    return stored.value
  }

  /// The value of the operand that ends before a token; behind `v?` the value that v is.
  mutating func value(before end: Int) -> Value? {
    if typed.kind(end - 1) == .question { return value(before: end - 1) }
    return typed.operandStart(before: end).flatMap { value(from: $0, to: end) }
  }

  func keywords(_ keywords: [Keyword]) -> [Candidate] {
    keywords.map {
      Candidate(insert: "\(Keyword.spellings[Int($0.rawValue)])", summary: "keyword")
    }
  }
}

/// A value of each type that a parameter may have, so that its members can be offered.
private let samples: [Kind: StaticString] = [
  .number: "1.0", .angle: "1°", .boolean: "true", .text: "\"\"", .list: "[]", .point: "(0, 0)",
  .vector: "vector(0, 0)", .size: "size(0, 0)", .rect: "rect(0, 0, 0, 0)",
  .transform: "T(0, 0)", .components: "T(0, 0).decomposed()", .view: "UIView()",
  .layer: "CALayer()", .color: "UIColor.red",
]
