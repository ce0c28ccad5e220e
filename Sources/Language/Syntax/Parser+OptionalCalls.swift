// Calls of what may be nil: `onChange?(3)`.

extension Parser {
  /// A call of what may be nil: that is nil then.
  mutating func optionalCall(_ callee: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    guard isPath(callee), !isEnd(callee) else {
      return try optionalCall(ofResult: callee, from: start)
    }
    let call = try call(callee, from: start)
    let nothing = leaf(.nothing, from: start)
    let isNil = try add(.binary(.equal, callee, nothing), from: start, callee)
    return try add(.conditional(isNil, nothing, call), from: start, isNil, call)
  }

  /// `find().onTap?(3)`: what is worked out before the call is worked out once, as the parameter of a closure.
  private mutating func optionalCall(ofResult callee: NodeID, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let parameter = intern("(callee)")
    let name = place(.name(parameter), tree.span(callee))
    let (result, bound) = parts(of: callee, behind: name)
    let call = try optionalCall(add(bound, from: start, name), from: start)
    let parameters = [
      ParameterNode(
        label: .none, name: parameter, type: -1, initial: Tree.none, span: tree.span(result))
    ]
    // What an expression alone would give is not looked for where it is nil.
    let returned = try add(.returning(call), from: start, call)
    let closure = try closure(of: returned, parameters, from: start)
    let first = pending.count
    pending.push(ArgumentNode(label: .none, value: result))
    let (arguments, height) = takeArguments(from: first)
    return try add(
      .call(closure, arguments), from: start, above: max(height, heightOf(closure)))
  }

  /// `handlers.first?(1)`: what a list has as a property is called; a method of this name takes a condition.
  private mutating func isEnd(_ callee: NodeID) -> Bool {
    switch tree[callee] {
    case .member(_, let name), .optionalMember(_, let name):
      Catalogue.shared.property(name, of: .list) != nil
    default: false
    }
  }

  /// What a callee is worked out from, and what is called then, where `name` stands for that.
  private mutating func parts(of callee: NodeID, behind name: NodeID) -> (NodeID, Node) {
    if isEnd(callee) { return (callee, tree[name]) }
    return switch tree[callee] {
    case .member(let base, let member): (base, .member(name, member))
    case .optionalMember(let base, let member): (base, .optionalMember(name, member))
    default: (callee, tree[name])
    }
  }
}

extension Tree {
  /// The call in one of what may be nil, as the parser writes it; nil for other expressions.
  func optionalCall(_ id: NodeID) -> NodeID? {
    guard case .conditional(let condition, let otherwise, let call) = self[id],
      case .binary(.equal, let callee, let nothing) = self[condition],
      case .nothing = self[nothing], case .nothing = self[otherwise],
      case .call(callee, _) = self[call]
    else { return nil }
    return call
  }

  /// The same of what is worked out once, behind its closure.
  func optionalCall(ofResult id: NodeID) -> NodeID? {
    guard case .call(let callee, _) = self[id], case .closure(let function) = self[callee],
      case .block(let list) = self[functions[Int(function)].body], list.count == 1,
      case .returning(let call) = self[lists[Int(list.start)]]
    else { return nil }
    return call
  }
}
