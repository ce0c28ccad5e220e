// `self = [super init]` in an initializer of Objective-C. There is the object already, so that nothing is assigned;
// but where the initializer above gives nil, `self` is nil from there on, and nil is what this one gives.

extension Parser {
  /// The statement `self = [super init];`.
  mutating func ownInitializer() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let value = try expression()
    let isWithinFunction = takeOwnInitializer()
    guard case .call = tree[value] else { return try add(.block(.empty), from: start) }
    guard isWithinFunction else { return try add(.expression(value), from: start, value) }
    let leaving = try leavingWithoutSelf(from: start)
    return try add(
      .guarding(tree.add([value]), otherwise: leaving), from: start, children: [value, leaving])
  }

  /// Whether what was just read made `self`.
  mutating func takeOwnInitializer() -> Bool {
    defer { makesSelf = false }
    return makesSelf
  }

  /// `if ((self = [super init])) { … }`: without an object there is no more to do than the branch says.
  mutating func leaveWithoutSelf(
    _ conditions: NodeList, _ then: inout NodeID, _ otherwise: inout NodeID
  ) throws(Diagnostic) {
    guard conditions.count == 1, let condition = tree.children(conditions).first else { return }
    let isMade: Bool
    switch tree[condition] {
    case .call, .binary(.notEqual, _, _): isMade = true
    case .unary(.not, _), .binary(.equal, _, _): isMade = false
    default: return
    }
    let leaving = try leavingWithoutSelf(from: tree.span(condition).start)
    if !isMade {
      then = try add(.block(tree.add([then, leaving])), from: tree.span(then).start, then)
    } else if otherwise < 0 {
      otherwise = leaving
    } else {
      let start = tree.span(otherwise).start
      otherwise = try add(.block(tree.add([otherwise, leaving])), from: start, otherwise)
    }
  }

  private mutating func leavingWithoutSelf(from start: Int32) throws(Diagnostic) -> NodeID {
    try add(.returning(leaf(.nothing, from: start)), from: start)
  }
}
