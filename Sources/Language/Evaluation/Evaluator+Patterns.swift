// Patterns: what `case` asks of a value, and the names that it binds.

extension Evaluator {
  /// Runs the case of a value, and those that it goes on with.
  mutating func choose(_ subject: NodeID, _ choices: NodeList) throws(Diagnostic) -> Flow {
    let value = try evaluateValue(subject)
    let choices = tree.children(choices)
    if let first = choices.first, !tree.nodes[Int(first)].place.hasAllCases {
      try requireAllCases(of: value, in: choices, subject)
    }
    guard let first = try place(of: value, among: choices) else { return .next }
    for choice in choices[first...] {
      guard case .choice(_, let body) = tree[choice] else { continue }
      let flow = try execute(body)
      if case .breaking = flow { return .next }
      guard case .leaving = flow, leaving.label == words.nextCase else { return flow }
    }
    return .next
  }

  /// The place of the first case that a value matches, else that of `default`, which C may write first.
  private mutating func place(of value: Value, among choices: ArraySlice<NodeID>)
    throws(Diagnostic) -> Int?
  {
    var otherwise: Int?
    for place in choices.indices {
      guard case .choice(let patterns, _) = tree[choices[place]] else { continue }
      if patterns.count == 0 {
        otherwise = otherwise ?? place
      } else if try matches(value, patterns) {
        return place
      }
    }
    return otherwise
  }

  /// Whether a value matches one of the patterns of a case; none is `default`.
  mutating func matches(_ value: Value, _ patterns: NodeList) throws(Diagnostic) -> Bool {
    if patterns.count == 0 { return true }
    for pattern in tree.children(patterns) {
      if try matches(value, pattern) { return true }
    }
    return false
  }

  mutating func matches(_ value: Value, _ pattern: NodeID) throws(Diagnostic) -> Bool {
    switch tree[pattern] {
    case .typeTest(_, let type): return try isKind(value, asked(type))
    case .binding(let target, _):
      define(target, value)
      return true
    case .global(words.wildcard): return true
    case .conditional(let inner, let condition, let otherwise)
    where tree.span(otherwise) == tree.span(condition):
      return try matches(value, inner) ? try self.condition(condition) : false
    case .force(let inner) where binds(inner):
      if case .nothing = value { return false }
      return try matches(value, inner)
    case .cast(let inner, let type, _) where binds(inner):
      return try isKind(value, asked(type)) ? try matches(value, inner) : false
    case .range(let lower, let upper, let isClosed):
      guard isBound(value), !declaresMatching(of: value) else { break }
      let (first, last) = (try evaluateValue(lower), try evaluateValue(upper))
      return try lies(value, from: first, to: last, isClosed, pattern)
    case .tuple(let arguments):
      guard let parts = value.parts, parts.count == Int(arguments.count) else {
        if binds(pattern) { return false }
        break
      }
      return try matches(parts, arguments)
    case .call(let callee, let arguments):
      if let name = caseName(callee), let answer = try matches(value, name, arguments, pattern) {
        return answer
      }
    default:
      if let name = caseName(pattern), let answer = isCase(value, name) { return answer }
    }
    return try equals(value, pattern)
  }

  private mutating func matches(_ parts: [Value], _ arguments: ArgumentList) throws(Diagnostic)
    -> Bool
  {
    for (part, argument) in zip(parts, tree.arguments(arguments)) {
      guard try matches(part, argument.value) else { return false }
    }
    return true
  }

  private mutating func equals(_ value: Value, _ pattern: NodeID) throws(Diagnostic) -> Bool {
    let asked = try evaluate(pattern)
    if declaresMatching(of: value), let truth = try ownMatch(asked, value, at: pattern) {
      return truth
    }
    switch (value.measuredAsNumber, asked) {
    case (.number(let number), .range(let lower, let upper, let isClosed)):
      return number >= lower && (isClosed ? number <= upper : number < upper)
    case (let asked, let other):
      if let isClosed = isClosedRange(other), isBound(asked), let bounds = other.parts {
        return try lies(asked, from: bounds[0], to: bounds[1], isClosed, pattern)
      }
      let result = try operate(.equal, value, other, at: pattern, pattern, pattern)
      if case .boolean(let truth) = result { return truth }
      return false
    }
  }

  // MARK: Cases of enums

  /// The name that `.circle` or `Shape.circle` ends with.
  private func caseName(_ pattern: NodeID) -> Name? {
    switch tree[pattern] {
    case .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }

  /// `.circle(let r)`, and `.some(let x)` of what is not nil; nil where the pattern is no case.
  private mutating func matches(
    _ value: Value, _ name: Name, _ arguments: ArgumentList, _ pattern: NodeID
  ) throws(Diagnostic) -> Bool? {
    if isCase(name, "some", ofOptional: value), arguments.count == 1 {
      if case .nothing = value { return false }
      return try matches([value], arguments)
    }
    guard let index = enumeration(of: value) else { return nil }
    let structure = tree.structures[Int(index)]
    guard let place = structure.cases.place(of: name) else {
      throw unknownCase(name, of: structure, tree.span(pattern))
    }
    let node = structure.cases[place]
    guard node.parts.count == Int(arguments.count) else {
      throw Diagnostic(
        .wrongCount(
          found: Int(arguments.count), of: names.text(name), spellings: [spelling(of: node)]),
        tree.span(pattern)
      ).labelled(node.span, .definedHere)
    }
    guard case .structure(let box) = value,
      structure.cases[Int(box.payload.type.caseIndex)].name == name
    else { return false }
    return try matches(box.payload.fields, arguments)
  }

  /// Whether a value is the case of a name, whatever it carries; nil where equality says so.
  ///
  /// Cases of the program's enums are told apart without its own `==`, which mostly asks just this.
  private func isCase(_ value: Value, _ name: Name) -> Bool? {
    if isCase(name, "none", ofOptional: value) {
      if case .nothing = value { return true }
      return isSymbol(value) ? nil : false
    }
    if isCase(name, "some", ofOptional: value) { return value.kind != .nothing }
    guard let index = enumeration(of: value),
      let place = tree.structures[Int(index)].cases.place(of: name)
    else { return nil }
    switch value {
    case .structure(let box): return Int(box.payload.type.caseIndex) == place
    case .symbol(let symbol): return symbol.index == place
    default: return nil
    }
  }

  /// Whether a name is that of optionals: the enum of what is in one has no such case.
  private func isCase(_ name: Name, _ word: StaticString, ofOptional value: Value) -> Bool {
    guard names.text(name, is: word) else { return false }
    guard let index = enumeration(of: value) else { return true }
    return tree.structures[Int(index)].cases.place(of: name) == nil
  }

  private func isSymbol(_ value: Value) -> Bool {
    if case .symbol = value { return true }
    return false
  }

  /// Whether a pattern binds a name somewhere, or takes anything there.
  private func binds(_ pattern: NodeID) -> Bool {
    switch tree[pattern] {
    case .binding, .global(words.wildcard): true
    case .force(let inner), .cast(let inner, _, _): binds(inner)
    case .tuple(let arguments), .call(_, let arguments):
      tree.arguments(arguments).contains { binds($0.value) }
    default: false
    }
  }
}
