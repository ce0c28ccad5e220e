// `max` and `min` of values of the program's own types.

extension Evaluator {
  /// `max(Level.low, .mid)` of a type that is `Comparable`; nil for other values, and for other functions.
  mutating func ownExtreme(_ entry: Int32, _ arguments: ArgumentList, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let name = catalogue.name(entry)
    guard name == "max" || name == "min", let first = tree.arguments(arguments).first,
      try isOwnComparable(first.value)
    else { return nil }
    var best = try evaluateValue(first.value)
    for argument in tree.arguments(arguments).dropFirst() {
      let value = try evaluateValue(argument.value)
      let other = try settled(value, replacing: best, at: argument.value)
      do {
        let isLess = try compareAny(other, best)
        if isLess == (name == "min") { best = other }
      } catch {
        throw explained(error, entry, at: id, [])
      }
    }
    return best
  }

  /// The same of values that are known, where one is a literal of the type that the other has: `max(price, 50)`.
  mutating func ownExtreme(
    _ callee: Callee, _ values: [Value], _ arguments: ArgumentList, at id: NodeID
  )
    throws(Diagnostic) -> Value?
  {
    guard tree.holdsComparable, tree.holdsLiterals, case .function(let name) = callee,
      ["max", "min"].contains(names.text(name)), values.count == Int(arguments.count),
      let type = values.lazy.compactMap(nominalType).first
    else { return nil }
    var own: [Value] = []
    for (value, argument) in zip(values, tree.arguments(arguments)) {
      own.append(try literal(value, as: type, at: argument.value) ?? value)
    }
    do {
      let isMin = names.text(name) == "min"
      return try extreme(of: makeList(own, at: id)) { evaluator, a, b in
        try isMin ? evaluator.compareAny(a, b) : evaluator.compareAny(b, a)
      }
    } catch {
      return nil
    }
  }

  /// What is called is not called for this: its text has to say what it gives.
  private mutating func isOwnComparable(_ id: NodeID) throws(Diagnostic) -> Bool {
    guard let comparable = names.find("Comparable") else { return false }
    if tree.hasCall(id) {
      guard let type = staticType(of: id), !type.isList else { return false }
      return tree.conformances.parents(of: [type.name]).contains(comparable)
    }
    return promisesItself(try evaluateValue(id), comparable)
  }
}
