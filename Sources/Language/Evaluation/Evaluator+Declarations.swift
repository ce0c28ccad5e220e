internal import Views

extension Evaluator {
  mutating func declare(_ target: NodeID, _ type: Int32, _ value: NodeID)
    throws(Diagnostic)
  {
    guard value >= 0 else { return try declareLater(target, type) }
    if waitsForTypes(target, value) { return }
    let new = try evaluate(value, annotated: type)
    if isWildcard(target) || isOfObjectsAlone(target) { return }
    name(new, target)
    noteFourNumbers(new, value)
    define(target, new)
    keep(type, of: target)
    announce(target, new)
  }

  /// An annotation stays with its variable as a check.
  private mutating func keep(_ type: Int32, of target: NodeID) {
    guard type >= 0, case .global(let name) = tree[target] else { return }
    globals[Int(name.id)].type = type
  }

  /// `var x: CGFloat` has no value until it is assigned one; an optional is nil.
  ///
  /// Of a variable in a function nothing else says what it is.
  private mutating func declareLater(_ target: NodeID, _ type: Int32) throws(Diagnostic) {
    if isWildcard(target) || isOfObjectsAlone(target) { return }
    guard type >= 0 else { return define(target, .missing) }
    let isOptional = tree.types[Int(type)].isOptional
    if !isOptional, isLocal(target) { _ = try kind(of: tree.types[Int(type)]) }
    define(target, isOptional ? .nothing : .missing)
    if !isOptional, case .global(let name) = tree[target] {
      globals[Int(name.id)].state = .declared
    }
    keep(type, of: target)
  }

  /// Whether a member is called as what stands before each program, `view` or `window`, which other members of the
  /// top level never replace.
  mutating func isOfObjectsAlone(_ target: NodeID) -> Bool {
    guard objects.current == 0, tree.nodes[Int(target)].place.isMember,
      case .global(let name) = tree[target], name == words.view || name == words.window
    else { return false }
    return globals[Int(name.id)].declaration == Tree.none
  }

  private func isLocal(_ target: NodeID) -> Bool {
    switch tree[target] {
    case .local, .sharedLocal: true
    default: false
    }
  }

  /// Gives a name a new variable; `_` is none.
  mutating func define(_ target: NodeID, _ value: Value) {
    switch tree[target] {
    case .global(words.wildcard): return
    case .global(let name):
      declareGlobal(
        name,
        Global(value, isConstant: tree.nodes[Int(target)].place.isConstant, declaration: target))
    case .local(let slot): stack[base + Int(slot)] = value
    case .sharedLocal(let slot):
      if tree.nodes[Int(target)].place.isPromised, keepPromise(value, in: slot) { return }
      cells.append(value)
      stack[base + Int(slot)] = .cell(Int32(cells.count - 1))
    default: return
    }
  }

  /// Gives a variable its value that functions before its declaration have captured.
  private mutating func keepPromise(_ value: Value, in slot: Int32) -> Bool {
    guard case .cell(let cell) = stack[base + Int(slot)], cells[Int(cell)].isMissing else {
      return false
    }
    cells[Int(cell)] = value
    return true
  }

  /// The functions of a block, before its first statement: those that capture nothing declared after it
  /// can be called from there on.
  mutating func declareFunctions(_ statements: NodeList) throws(Diagnostic) {
    let places = statements.start..<statements.start + statements.count
    var last: Int32 = 0
    // What is captured has its cell before anything captures it.
    for place in places {
      let statement = tree.lists[Int(place)]
      for target in tree.targets(declaredBy: statement) { definePromised(target) }
      guard case .function(_, let target) = tree[statement] else { continue }
      last = max(last, slot(target))
      if case .sharedLocal = tree[target] { define(target, .missing) }
    }
    for place in places {
      guard case .function(let function, let target) = tree[tree.lists[Int(place)]] else {
        continue
      }
      if !captures(function, after: last) {
        try declareFunction(function, target)
      } else if case .local = tree[target] {
        define(target, .missing)
      }
    }
  }

  private mutating func definePromised(_ target: NodeID) {
    guard tree.nodes[Int(target)].place.isPromised, case .sharedLocal(let slot) = tree[target]
    else { return }
    stack[base + Int(slot)] = .missing
    define(target, .missing)
  }

  /// Where a function stands it is made again, for what it captures may be new; one that captures nothing
  /// was made when its block began.
  mutating func meetFunction(_ index: Int32, _ target: NodeID) throws(Diagnostic) {
    if case .global = tree[target] { return try declareFunction(index, target) }
    if !tree.functions[Int(index)].captures.isEmpty { try declareFunction(index, target) }
  }

  /// Whether it captures what has no value yet.
  ///
  /// Slots are given in the order of declarations, functions first: one behind theirs may hold what an
  /// earlier round of a loop left.
  private func captures(_ function: Int32, after last: Int32) -> Bool {
    tree.functions[Int(function)].captures.contains {
      slot($0.outer) > last || captured($0.outer).isMissing
    }
  }

  private func slot(_ target: NodeID) -> Int32 {
    switch tree[target] {
    case .local(let slot), .sharedLocal(let slot): slot
    default: -1
    }
  }

  private mutating func declareFunction(_ index: Int32, _ target: NodeID) throws(Diagnostic) {
    if case .sharedLocal(let slot) = tree[target] {
      guard case .cell(let cell) = stack[base + Int(slot)] else { return }
      cells[Int(cell)] = try makeFunction(index)
    } else {
      let function = try makeFunction(index)
      if !isProperty(target) { define(target, function) }
      if case .global(let name) = tree[target] { keepOverload(index, name, function) }
    }
  }

  /// Whether an extension has a property of a method's name: the name alone means the property.
  private mutating func isProperty(_ target: NodeID) -> Bool {
    guard case .global(let name) = tree[target] else { return false }
    return globals[Int(name.id)].state == .computed && names.isMangled(name)
  }

  /// `let (a, b) = …`: the parts of a point, size, list, or pair.
  mutating func bind(_ value: Value, to targets: NodeList, at id: NodeID) throws(Diagnostic) {
    guard let parts = value.parts, parts.count == Int(targets.count) else {
      throw Diagnostic(
        .destructuring(names: Int(targets.count), values: value.parts?.count), tree.span(id))
    }
    for (target, part) in zip(tree.children(targets), parts) {
      if case .destructure(let inner, _) = tree[target] {
        try bind(part, to: inner, at: id)
        continue
      }
      define(target, part)
      if !isWildcard(target) { announce(target, part) }
    }
  }

  func isWildcard(_ target: NodeID) -> Bool {
    if case .global(words.wildcard) = tree[target] { return true }
    return false
  }
}
