extension Evaluator {
  /// What is written here for a name from elsewhere, with the arguments that were written.
  func synonym(_ text: String, of kind: Kind?, call: NodeID?, _ id: NodeID? = nil)
    -> String?
  {
    let synonym = Synonym.find(text, of: kind, isCalled: call != nil)
    guard let synonym, synonym.use != .measured || areMeasures(call ?? Tree.none) else {
      return nil
    }
    return filled("\(synonym.spelling)", call ?? id ?? Tree.none)
  }

  /// Whether no argument of a call is known to be anything but a number or an angle.
  private func areMeasures(_ call: NodeID) -> Bool {
    arguments(of: call).allSatisfy { argument in
      guard let kind = kindByText(argument.value) else { return true }
      return kind == .number || kind == .angle
    }
  }

  /// A spelling with the receiver and the arguments of a call in place.
  func filled(_ spelling: String, _ node: NodeID) -> String {
    guard spelling.contains("$") else { return spelling }
    let given = arguments(of: node)
    let isOperand = ["$1°", "$1^", "$1."].contains { spelling.contains(part: $0) }
    let texts = given.map { isOperand ? operand($0.value) : short($0.value) }
    let first = texts.first ?? "…"
    return [
      ("$0", receiver(of: node).map(operand) ?? "…"), ("$*", texts.joined(separator: ", ")),
      ("$°", given.first.map { angle($0.value) } ?? first), ("$1", first),
      ("$2", texts.count > 1 ? texts[1] : first),
    ].reduce(spelling) { replace($1.0, in: $0, by: $1.1) }
  }

  func arguments(of node: NodeID) -> ArraySlice<ArgumentNode> {
    guard node >= 0, case .call(_, let arguments) = tree[node] else { return [] }
    return tree.arguments(arguments)
  }

  private func receiver(of node: NodeID) -> NodeID? {
    guard node >= 0 else { return nil }
    switch tree[node] {
    case .call(let callee, _): return receiver(of: callee)
    case .member(let base, _), .optionalMember(let base, _): return base
    default: return nil
    }
  }

  /// The source of an expression; three dots where it would make the advice long.
  private func short(_ id: NodeID) -> String {
    let text = sources.text(tree.span(id))
    return text.utf8.count <= 24 && !text.contains("\n") ? visible(text) : "…"
  }

  /// The source of an expression that something is glued to.
  func operand(_ id: NodeID) -> String {
    switch tree[id] {
    case .unary, .binary, .logical, .conditional: "(\(short(id)))"
    default: short(id)
    }
  }

  /// A bare number that is no sensible number of radians is one of degrees.
  private func angle(_ id: NodeID) -> String {
    guard case .number(let number) = tree[id], abs(number) > 2 * .pi else { return short(id) }
    return short(id) + "°"
  }

  private func replace(_ key: String, in text: String, by new: String) -> String {
    text.replacing(part: key, with: new)
  }
}
