extension Evaluator {
  /// What is written here for a name from elsewhere, with the arguments that were written.
  func synonym(
    _ text: String, of kind: Kind?, call: NodeID?, _ id: NodeID? = nil, isAssigned: Bool = false
  ) -> String? {
    let synonym = Synonym.find(text, of: kind) { synonym in
      if let call { return fits(synonym, call) }
      return isAssigned ? isSettable(synonym) : [.read, .either].contains(synonym.use)
    }
    return synonym.map { filled("\($0.spelling)", call ?? id ?? Tree.none) }
  }

  /// `rotate(card, 30)`: what is written for a member of the first argument.
  func memberSynonym(_ text: String, _ call: NodeID) -> String? {
    let given = arguments(of: call)
    guard let owner = given.first?.value, let kind = kindByText(owner),
      let synonym = Synonym.find(text, of: kind, where: { fits($0, given.dropFirst()) })
    else { return nil }
    let spelling = "\(synonym.spelling)"
    let whole = spelling.contains(part: "$0") ? spelling : "$0.\(spelling)"
    return filled(whole, given.dropFirst(), of: owner)
  }

  /// Whether what is written for a name takes the arguments that it was called with.
  private func fits(_ synonym: Synonym, _ call: NodeID) -> Bool {
    fits(synonym, arguments(of: call))
  }

  private func fits(_ synonym: Synonym, _ given: ArraySlice<ArgumentNode>) -> Bool {
    let count = given.count
    let takesAll = count == 0 || synonym.argumentCount.map { $0 == count } ?? true
    switch synonym.use {
    case .called, .either: return takesAll
    case .measured: return takesAll && areMeasures(given)
    case .read, .assigned: return false
    }
  }

  /// Whether what is written for a property can be set as that was.
  private func isSettable(_ synonym: Synonym) -> Bool {
    switch synonym.use {
    case .assigned: return true
    case .called, .measured: return false
    case .read, .either:
      let path = "\(synonym.spelling)".split(separator: ".")
      guard let name = path.last.flatMap({ names.find(String($0)) }) else { return false }
      return catalogue.entries.contains {
        $0.role == .property && $0.name == name && $0.setter != nil
      } && !path.contains { $0.contains("(") || $0.contains("$") }
    }
  }

  /// Whether no argument of a call is known to be anything but a number or an angle.
  private func areMeasures(_ given: ArraySlice<ArgumentNode>) -> Bool {
    given.allSatisfy { argument in
      guard let kind = kindByText(argument.value) else { return true }
      return kind == .number || kind == .angle
    }
  }

  /// A spelling with the receiver and the arguments of a call in place.
  func filled(_ spelling: String, _ node: NodeID) -> String {
    filled(spelling, arguments(of: node), of: receiver(of: node))
  }

  private func filled(_ spelling: String, _ arguments: ArraySlice<ArgumentNode>, of owner: NodeID?)
    -> String
  {
    guard spelling.contains("$") else { return spelling }
    // Where points are columns, the transform stands first.
    let isTurned = spelling == "$1 * $0" && convention == .column
    let spelling = isTurned ? "$0 * $1" : spelling
    let given = Array(arguments)
    let isOperand = ["$1°", "$1^", "$1."].contains { spelling.contains(part: $0) }
    let texts = given.map { isOperand ? operand($0.value) : short($0.value) }
    let isPower = spelling.contains(part: "$1^")
    let first = texts.first.map { isPower && $0.first == "-" ? "(\($0))" : $0 } ?? "…"
    let places = (2...6).map { ("$\($0)", texts.count >= $0 ? texts[$0 - 1] : "…") }
    return
      ([
        ("$0", owner.map(operand) ?? "…"), ("$*", texts.joined(separator: ", ")),
        ("$°", given.first.map { angle($0.value) } ?? first),
        ("$t", given.first.map { slope($0.value) } ?? first), ("$1", first),
      ] + places).reduce(spelling) { replace($1.0, in: $0, by: $1.1) }
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

  /// What shears by an angle: its tangent.
  private func slope(_ id: NodeID) -> String {
    let angle = angle(id)
    let isAngle = if case .angle = tree[id] { true } else { kindByText(id) == .angle }
    return isAngle || angle.hasSuffix("°") ? "tan(\(angle))" : angle
  }

  private func replace(_ key: String, in text: String, by new: String) -> String {
    text.replacing(part: key, with: new)
  }
}
