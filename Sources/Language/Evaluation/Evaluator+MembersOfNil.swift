// What has no value where a member of it is asked for, and who would have given it one.

extension Evaluator {
  /// Nil has no members; `place` is the member with what it is asked of.
  func memberOfNil(_ name: Name, _ place: NodeID) -> Diagnostic {
    let variable = variable(asked: place)
    let type =
      variable.flatMap { Int($0.id) < globals.count ? globals[Int($0.id)].type : nil } ?? -1
    let isPromised = type >= 0 && sources.text(tree.types[Int(type)].span).hasSuffix("!")
    let provider = isPromised ? variable.map { self.provider(of: $0) } : nil
    return Diagnostic(
      .memberOfNil(names.text(name), of: variable.map(names.text), providedBy: provider),
      memberSpan(place))
  }

  /// In Objective-C nil answers with 0: says so at the top level, where a function of the program gives the variable
  /// its value.
  mutating func noteAnswerOfNil(to name: Name, _ place: NodeID) {
    guard depth == 0, let variable = variable(asked: place),
      case let provider = self.provider(of: variable),
      provider != .unknown
    else { return }
    warn(
      .memberOfNil(names.text(name), of: names.text(variable), providedBy: provider),
      at: memberSpan(place), severity: .note)
  }

  /// The variable whose member stands at a place.
  private func variable(asked place: NodeID) -> Name? {
    guard case .member(let base, _) = tree[place] else { return nil }
    return switch tree[base] {
    case .global(let name), .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The function that assigns a variable, unless it is running.
  private func provider(of variable: Name) -> Provider {
    let tree = tree
    for node in tree.nodes {
      guard case .assign(let target, _) = node.node, tree.isVariable(target, variable),
        let function = tree.function(around: node.place.span),
        !calls.contains(where: { $0.function == function })
      else { continue }
      return .function(names.text(function))
    }
    return .unknown
  }
}

extension Tree {
  /// Whether a node is a variable, also as a member of `self`.
  fileprivate func isVariable(_ id: NodeID, _ variable: Name) -> Bool {
    switch self[id] {
    case .global(variable), .name(variable): true
    case .member(let base, variable): if case .selfReference = self[base] { true } else { false }
    default: false
    }
  }

  /// The innermost function with a name in whose body a place stands.
  fileprivate func function(around place: Span) -> Name? {
    functions.last { function in
      let body = function.body >= 0 ? span(function.body) : .nowhere
      return function.name != .none && body.start <= place.start && place.end <= body.end
    }?.name
  }
}
