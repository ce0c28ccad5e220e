/// Quotients of whole numbers where something is declared as Swift's Int: a variable, a property, a parameter, a
/// result. There the fraction is dropped, as in Swift; everywhere else it stays, and a warning says so.
extension Evaluator {
  /// What any place of a type keeps of a value; the numbers of most places have no fraction, or another type.
  @inline(__always)
  mutating func whole(_ value: Value, _ type: TypeReference, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    id >= 0 && hasFraction(value) ? try fraction(value, type, id) : value
  }

  /// A node whose fraction stays is not looked at again.
  private mutating func fraction(_ value: Value, _ type: TypeReference, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    if quiet.contains(Cleared(rule: .fraction, node: id)) { return value }
    guard isOfWhole(type) else {
      quiet.insert(Cleared(rule: .fraction, node: id))
      return value
    }
    return try wholePart(of: value, type, id)
  }

  /// Nothing but a quotient may have a fraction where an Int is declared.
  private func wholePart(of value: Value, _ type: TypeReference, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    // A variable that is whole in Swift may have kept the fraction before.
    if isWholeQuotient(id) || isInt(id, 8) { return wholePart(of: value) }
    throw fractionOfWhole(value, type, id)
  }

  private func fractionOfWhole(_ value: Value, _ type: TypeReference, _ id: NodeID) -> Diagnostic {
    Diagnostic(
      .fractionOfWhole(expected: names.text(type.name), found: sourceText(value)), tree.span(id)
    ).labelled(type.span, .declaredHere)
  }

  /// What a function that is given to another takes, `numbers.map(f)`: no text stands for these values.
  @inline(__always)
  mutating func whole(_ arguments: [Value], of function: Int32, from first: Int, at id: NodeID)
    throws(Diagnostic) -> [Value]
  {
    arguments.contains(where: hasFraction)
      ? try wholeArguments(arguments, function, first, id) : arguments
  }

  private mutating func wholeArguments(
    _ arguments: [Value], _ function: Int32, _ first: Int, _ id: NodeID
  ) throws(Diagnostic) -> [Value] {
    let parameters = tree.functions[Int(function)].parameters.dropFirst(first)
    var kept = arguments
    for (place, parameter) in zip(arguments.indices, parameters)
    where parameter.type >= 0 && hasFraction(arguments[place]) {
      kept[place] = try element(arguments[place], tree.types[Int(parameter.type)], id)
    }
    return kept
  }

  /// Elements of a list that holds whole numbers in Swift drop what Pivot kept of a quotient.
  private func element(_ value: Value, _ type: TypeReference, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard id >= 0, isOfWhole(type) else { return value }
    if case .call(let callee, _) = tree[id], case .member(let list, _) = tree[callee],
      isWhole(list, [.element], 8)
    {
      return wholePart(of: value)
    }
    throw fractionOfWhole(value, type, id)
  }

  /// `view.tag = n / 2`: what one of Apple's properties that are whole keeps of a quotient.
  @inline(__always)
  mutating func quotient(_ value: Value, ofProperty name: Name, _ id: NodeID) -> Value {
    guard hasFraction(value), isWholeProperty(name), isWholeQuotient(id) else { return value }
    return wholePart(of: value)
  }

  /// `row -= n / 2`, where row is declared as Int.
  @inline(__always)
  mutating func operand(_ value: Value, changing target: NodeID, _ id: NodeID) -> Value {
    guard hasFraction(value), !keepsFractions(target), isWholeQuotient(id) else { return value }
    return wholePart(of: value)
  }

  /// What `row /= 2` leaves of a quotient where row is an Int for certain; nil where the fraction stays.
  func wholeUpdate(_ quotient: Double, _ target: NodeID, by value: NodeID) -> Value? {
    dropsFraction(target, by: value) ? .number(quotient.wholePart) : nil
  }

  /// What a variable of a block that is declared as Int keeps when it is changed; others are checked where they
  /// are stored.
  mutating func whole(_ value: Value, changing target: NodeID, by operand: NodeID)
    throws(Diagnostic) -> Value
  {
    guard hasFraction(value), !keepsFractions(target) else { return value }
    switch tree[target] {
    case .local, .sharedLocal: break
    default: return value
    }
    return try declaredReference(of: target).map { type throws(Diagnostic) in
      try wholePart(of: value, type, operand)
    } ?? value
  }

  /// The same where code is written for what runs often.
  func dropsFraction(_ target: NodeID, by value: NodeID) -> Bool {
    (isDeclaredWhole(target) || isInt(target, 8) && !isOfLiterals(target, 8))
      && !showsFraction(value, 8)
  }

  /// `list[n / 2]`, and `list[n / 2 + 1]`, where the fraction of the quotient is dropped before 1 is added.
  func index(_ value: Value, _ id: NodeID) -> Value {
    guard hasFraction(value), case .number(let number) = value, isWholeQuotient(id) else {
      return value
    }
    let shift = shift(in: id)?.amount ?? 0
    return .number((number - shift).rounded(.towardZero) + shift)
  }

  /// What a whole literal adds to what stands beside it: `q + 1`, `1 + q`, `q - 1`; nil for anything else.
  func shift(in id: NodeID) -> (node: NodeID, amount: Double)? {
    guard case .binary(let word, let left, let right) = tree[id] else { return nil }
    switch (word, tree[left], tree[right]) {
    case (.add, _, .number(let amount)) where isWhole(right): return (left, amount)
    case (.add, .number(let amount), _) where isWhole(left): return (right, amount)
    case (.subtract, _, .number(let amount)) where isWhole(right): return (left, -amount)
    default: return nil
    }
  }

  private mutating func keepsFractions(_ target: NodeID) -> Bool {
    if quiet.contains(Cleared(rule: .fraction, node: target)) { return true }
    if isDeclaredWhole(target) { return false }
    quiet.insert(Cleared(rule: .fraction, node: target))
    return true
  }

  @inline(__always)
  private func hasFraction(_ value: Value) -> Bool {
    guard case .number(let number) = value else { return false }
    return number != number.rounded(.towardZero)
  }

  func wholePart(of value: Value) -> Value {
    guard case .number(let number) = value else { return value }
    return .number(number.wholePart)
  }

  /// Whether a type is one of Swift's whole numbers; those of C convert.
  func isOfWhole(_ type: TypeReference) -> Bool {
    type.numberOfC == nil && !type.isList && type.parts.isEmpty
      && wholeTypes.contains(names.text(type.name))
  }

  /// Whether a whole number has no fraction by declarations alone; what is whole only by its value may have kept one.
  func isWholeByTypes(_ id: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    switch tree[id] {
    case .number: return isWhole(id)
    case .unary(.minus, let operand): return isWholeByTypes(operand, rest - 1)
    case .binary(.add, let a, let b), .binary(.subtract, let a, let b),
      .binary(.multiply, let a, let b), .binary(.remainder, let a, let b),
      .conditional(_, let a, let b):
      return isWholeByTypes(a, rest - 1) && isWholeByTypes(b, rest - 1)
    case .cast(_, let type, .assigned): return type >= 0 && isOfWhole(tree.types[Int(type)])
    case .call(let callee, _): return resultsAreWhole(callee)
    case .global, .local, .sharedLocal:
      if case .range(let lower, _, _)? = sequence(of: id).map({ tree[$0] }) {
        return isWholeByTypes(lower, rest - 1)
      }
      return isDeclaredWhole(id)
    default: return false
    }
  }

  /// Whether something is divided that Swift divides as whole numbers where an Int is wanted: by the text, or since
  /// nothing in it says otherwise.
  func isWholeQuotient(_ id: NodeID) -> Bool {
    tree.hasQuotient(id) && (isInt(id, 8) || tree.isQuotient(id) && !showsFraction(id, 8))
  }
}
