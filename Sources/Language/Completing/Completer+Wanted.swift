// What kind of value a place asks for: as a parameter, the target of an assignment, the other operand.

extension Completer {
  // MARK: Order

  /// Where nothing is typed yet, what gives a value that the place asks for leads.
  ///
  /// One's own names stand before constants behind a dot, these before functions. All others may begin a longer
  /// expression, as a view does whose center is meant.
  mutating func fittingFirst(_ candidates: [Candidate]) -> [Candidate] {
    guard typed.word.isEmpty, !typed.wordBeginsStatement else { return candidates }
    let wanted = kindsWanted(at: typed.tokens.count)
    let ownType = ownTypeWanted(at: typed.tokens.count)
    guard !wanted.isEmpty || ownType != nil else { return candidates }
    // Numbers are written as they are.
    let constants = ownType.map(members(ofOwn:)) ?? constants(of: wanted.filter { $0 != .number })
    let ranks = candidates.map { rank(of: $0, wanted) }
    let fitting = candidates.indices.filter { ranks[$0] < unfit }
      .sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let own = fitting.prefix { ranks[$0] == 0 }
    return own.map { candidates[$0] }
      + constants.map { Candidate(insert: "." + $0.insert, summary: $0.summary) }
      + fitting[own.count...].map { candidates[$0] }
      + candidates.indices.filter { ranks[$0] == unfit }.map { candidates[$0] }
  }

  private var unfit: Int { .max }

  /// What is used most stands first in the catalogue, behind the program's own names; functions of C come last.
  private func rank(of candidate: Candidate, _ wanted: [Kind]) -> Int {
    let text = candidate.insert.hasSuffix("(") ? candidate.insert.dropLast() : candidate.insert[...]
    if let value = ownValue(String(text)) {
      return kinds(givenBy: value).contains(where: wanted.contains) ? 0 : unfit
    }
    if text == "true" || text == "false" { return wanted.contains(.boolean) ? 0 : unfit }
    guard let name = catalogue.names.find(String(text)) else { return unfit }
    let entries = catalogue.functions(name) + [catalogue.globalConstant(name)].compactMap(\.self)
    let fitting = entries.filter { wanted.contains(catalogue.entries[Int($0)].result) }
    let shift = catalogue.isOfC(name) ? catalogue.entries.count : 1
    return fitting.min().map { shift + Int($0) } ?? unfit
  }

  private func ownValue(_ text: String) -> Value? {
    let evaluator = session.evaluator
    guard let name = evaluator.names.find(text), Int(name.id) < evaluator.globals.count else {
      return nil
    }
    let value = evaluator.globals[Int(name.id)].value
    return value.isMissing ? nil : value
  }

  private func kinds(givenBy value: Value) -> [Kind] {
    guard case .function(let box) = value else { return [value.kind] }
    guard case .user(let index) = box.payload.code else { return [] }
    return Array(kinds(of: session.evaluator.tree.functions[Int(index)].result))
  }

  // MARK: Kinds

  /// None where anything may stand.
  mutating func kindsWanted(at index: Int) -> [Kind] {
    if let parameters = parametersWanted(at: index) { return parameters.flatMap(\.kinds) }
    switch typed.kind(index - 1) {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign:
      return kindsOfTarget(before: index - 1)
    case .star, .plus, .minus:
      return value(before: index - 1).map { kindsJoined(to: $0.kind, by: index - 1) } ?? []
    case .equal, .notEqual, .approximately, .slash, .less, .greater, .pipe, .coalesce:
      return value(before: index - 1).map { [$0.kind] } ?? []
    default: return valueOfSwitch(at: index).map { [$0.kind] } ?? []
    }
  }

  /// The value that a case at the cursor is compared with.
  mutating func valueOfSwitch(at index: Int) -> Value? {
    typed.subjectOfSwitch(at: index).flatMap { value(from: $0.lowerBound, to: $0.upperBound) }
  }

  /// What is set, or compared, by what stands before a token.
  func operandCompared(at index: Int) -> Range<Int>? {
    guard [.assign, .equal, .notEqual].contains(typed.kind(index - 1)) else {
      return typed.subjectOfSwitch(at: index)
    }
    return typed.operandStart(before: index - 1).map { $0..<index - 1 }
  }

  /// What may stand right of an operator: transforms act on what is left of them, and points move by vectors.
  private func kindsJoined(to kind: Kind, by operation: Int) -> [Kind] {
    switch (kind, typed.kind(operation)) {
    case (.point, .star), (.row, .star), (.rect, .star), (.transform, .star), (.matrix, .star):
      [.transform, .matrix]
    case (.vector, .star), (.size, .star): [.transform, .matrix, .number]
    case (.point, .plus): [.vector]
    case (.point, .minus): [.point, .vector]
    case _: [kind]
    }
  }

  /// Directly behind `(`, a comma or a label: the parameters that are meant; nil elsewhere.
  func parametersWanted(at index: Int) -> [CallForm.Parameter]? {
    guard let call = typed.openCall,
      [.leftParen, .comma, .colon].contains(typed.kind(index - 1))
    else { return nil }
    let possible = forms(of: call).flatMap { $0.next(after: call.given) }
    let exact = possible.filter { $0.label == call.label }
    // A label may be left out where no form goes without.
    let parameters = exact.isEmpty && call.label == nil ? possible : exact
    return parameters.isEmpty ? nil : parameters
  }

  /// `v.backgroundColor =` wants a colour, `let p: CGPoint =` a point, `x =` what x is now.
  private mutating func kindsOfTarget(before end: Int) -> [Kind] {
    if typed.kind(end - 2) == .colon, let type = typed.name(end - 1) {
      return catalogue.type(type).map { [$0] } ?? []
    }
    guard let start = typed.operandStart(before: end) else { return [] }
    if let name = typed.name(end - 1), end - 2 > start, typed.kind(end - 2) == .dot,
      let owner = value(from: start, to: end - 2),
      let entry = catalogue.property(name, of: owner.kind)
    {
      return catalogue.givesAnything(entry) ? [] : [catalogue.entries[Int(entry)].result]
    }
    return value(from: start, to: end).map { [$0.kind] } ?? []
  }
}
