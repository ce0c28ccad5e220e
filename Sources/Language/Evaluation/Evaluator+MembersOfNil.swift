// What has no value where a member of it is asked for, and who would have given it one.

extension Evaluator {
  /// Nil has no members; `place` is the member with what it is asked of.
  func memberOfNil(_ name: Name, _ place: NodeID) -> Diagnostic {
    let variable = variable(asked: place)
    let type =
      variable.flatMap { Int($0.id) < globals.count ? globals[Int($0.id)].type : nil } ?? -1
    let isPromised = type >= 0 && sources.text(tree.types[Int(type)].span).hasSuffix("!")
    let provider =
      isPromised ? variable.map { self.provider(of: $0, providers.found(in: tree)) } : nil
    return Diagnostic(
      .memberOfNil(names.text(name), of: variable.map(names.text), providedBy: provider),
      memberSpan(place))
  }

  /// In Objective-C nil answers with 0: says so at the top level of each variable that a function of the
  /// program gives its value.
  mutating func noteAnswerOfNil(to name: Name, _ place: NodeID) {
    guard depth == 0, settings.warns, let variable = variable(asked: place) else { return }
    providers.find(in: tree)
    let provider = self.provider(of: variable, providers)
    guard provider != .unknown else { return }
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
  private func provider(of variable: Name, _ providers: Providers) -> Provider {
    let place = providers[variable]
    guard place != Tree.none, let function = tree.function(around: place)?.name,
      !calls.contains(where: { $0.function == function })
    else { return .unknown }
    return .function(names.text(function))
  }
}

/// Where functions of the program give variables their values.
struct Providers {
  /// How many nodes were looked through.
  private var seen = 0
  /// The first such assignment, by the number of the variable's name.
  private var assignments: [NodeID] = []

  /// Looks through what was read since the last time: many messages may be sent to nil.
  mutating func find(in tree: Tree) {
    if tree.nodes.count < seen { self = Providers() }
    for id in Int32(seen)..<Int32(tree.nodes.count) {
      guard case .assign(let target, _) = tree[id], let variable = tree.variable(target),
        variable.id >= 0, self[variable] == Tree.none, let function = tree.function(around: id),
        function.name != .none
      else { continue }
      self[variable] = id
    }
    seen = tree.nodes.count
  }

  func found(in tree: Tree) -> Providers {
    var found = self
    found.find(in: tree)
    return found
  }

  subscript(variable: Name) -> NodeID {
    get {
      assignments.indices.contains(Int(variable.id)) ? assignments[Int(variable.id)] : Tree.none
    }
    set {
      let missing = Int(variable.id) + 1 - assignments.count
      if missing > 0 { assignments += Array(repeating: Tree.none, count: missing) }
      assignments[Int(variable.id)] = newValue
    }
  }
}

extension Tree {
  /// The variable that a node is, also as a member of `self`.
  fileprivate func variable(_ id: NodeID) -> Name? {
    switch self[id] {
    case .global(let variable), .name(let variable): return variable
    case .member(let base, let variable):
      if case .selfReference = self[base] { return variable }
      return nil
    default: return nil
    }
  }
}
