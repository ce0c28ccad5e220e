internal import Geometry
internal import Views

extension Evaluator {
  /// `target = value`.
  mutating func assign(_ target: NodeID, _ value: NodeID) throws(Diagnostic) {
    if !tree.bodies.isEmpty, isAppearanceOfController(target) {
      return try storeSafeArea(value, target)
    }
    if case .global(let name) = tree.nodes[Int(target)].node {
      return try assign(value, to: name, target)
    }
    if case .optionalMember(let base, let name) = tree[target] {
      return try changingInPlace { evaluator throws(Diagnostic) in
        let owner = try evaluator.valueInPlace(base)
        if case .nothing = owner { return }
        let new = try evaluator.newValue(value, for: target)
        try evaluator.storeMember(new, base, name, target, value, owner)
      }
    }
    if try isNilBase(target) { return }
    try store(try newValue(value, for: target), into: target, valueNode: value)
  }

  private mutating func newValue(_ value: NodeID, for target: NodeID) throws(Diagnostic) -> Value {
    if let list = try listed(value, for: target) { return list }
    give(value, typeOf: target)
    return try evaluateValue(value)
  }

  /// `g.direction = [.left, .right]`: an option set, whose members have the property's type.
  private mutating func listed(_ value: NodeID, for target: NodeID) throws(Diagnostic) -> Value? {
    switch tree.nodes[Int(value)].node {
    case .list, .dictionary: break
    default: return nil
    }
    if case .element(let base, _) = tree[target] { return try literal(value, forKeyOf: base) }
    if let own = try listed(value, like: peek(target)) { return own }
    if case .list(let elements) = tree[value], tree.holdsImplicit(elements),
      let type = staticType(of: target), type.isList
    {
      return try list(elements, of: type, at: value)
    }
    guard case .list(let elements) = tree[value], case .member(_, let name) = tree[target],
      let kind = catalogue.optionSet(name)
    else { return nil }
    return try list(elements, as: kind)
  }

  /// The commonest assignment: a variable of the top level.
  private mutating func assign(_ value: NodeID, to name: Name, _ target: NodeID) throws(Diagnostic)
  {
    let index = Int(name.id)
    if case .binary(.multiply, let left, let right) = tree.nodes[Int(value)].node,
      let product = product(left, right), globals.isVariable(index)
    {
      globals[index].value = .transform(product)
      return
    }
    let new: Value
    switch tree.nodes[Int(value)].node {
    case .list: new = try list(value, forGlobal: index)
    case .tuple: new = labelled(try evaluateValue(value), like: globals[index].value)
    default:
      give(value, typeOf: target)
      new = try evaluateValue(value)
    }
    if name == words.wildcard { return }
    if globals.isVariable(index), !new.isImplicit, objects.current == 0 || !hides(name, at: target)
    {
      globals[index].value = new
      // An outlet names its view, as a `let` would.
      if case .view = new { self.name(new, target) }
    } else {
      try storeGlobal(new, name, target, value)
    }
  }

  private mutating func list(_ value: NodeID, forGlobal index: Int) throws(Diagnostic) -> Value {
    let type = globals[index].type
    if type >= 0 { return try evaluate(value, annotated: type) }
    if let list = try listed(value, like: globals[index].value) { return list }
    return try evaluateValue(value)
  }

  /// `target op= value`.
  mutating func update(_ op: BinaryOperator, _ target: NodeID, _ value: NodeID) throws(Diagnostic) {
    if case .optionalMember(let base, let name) = tree[target] {
      return try changingInPlace { evaluator throws(Diagnostic) in
        let owner = try evaluator.valueInPlace(base)
        if case .nothing = owner { return }
        let operand = evaluator.operand(
          try evaluator.evaluateValue(value), changing: target, value)
        let old = try evaluator.member(of: owner, name, target)
        let new = try evaluator.updated(op, old, operand, target, value)
        try evaluator.storeMember(new, base, name, target, value, owner)
      }
    }
    if try isNilBase(target) { return }
    // What the operand's functions make of the target counts, as in Swift.
    let operand = operand(try newValue(value, for: target), changing: target, value)
    try changingInPlace { evaluator throws(Diagnostic) in
      let old = try evaluator.valueInPlace(target)
      let new = try evaluator.updated(op, old, operand, target, value)
      try evaluator.store(new, into: target, valueNode: value)
    }
  }

  private mutating func updated(
    _ op: BinaryOperator, _ old: Value, _ operand: Value, _ target: NodeID, _ value: NodeID
  ) throws(Diagnostic) -> Value {
    if let new = try ownUpdate(op, old, operand, at: target) { return new }
    let new = try operate(op, old, operand, at: target, target, value)
    if op == .divide, case .number(let quotient) = new, quotient != quotient.rounded() {
      if let whole = wholeUpdate(quotient, target, by: value) { return whole }
      watchQuotient(of: old, by: operand, target, value)
    }
    // A variable that holds a number of radians goes on holding one.
    let kept = if case .number = old { new.measuredAsNumber } else { new }
    return try whole(kept, changing: target, by: value)
  }

  /// `list?[0] = v` with nil does nothing.
  private mutating func isNilBase(_ target: NodeID) throws(Diagnostic) -> Bool {
    guard case .optionalElement(let base, _) = tree[target],
      case .nothing = try evaluate(base)
    else { return false }
    return true
  }

  /// Writes a value to a variable, an element or a member.
  ///
  /// A member of a value (`v.center.x`) is written by writing the changed value back to where it
  /// came from.
  mutating func store(_ value: Value, into target: NodeID, valueNode: NodeID? = nil)
    throws(Diagnostic)
  {
    switch tree.nodes[Int(target)].node {
    case .global(let name): try storeGlobal(value, name, target, valueNode)
    case .local(let slot):
      // A changed value of a constant (`p.x = 3`) comes back to it only here.
      if tree.nodes[Int(target)].place.isConstant { throw constantRefusal(target) }
      let old = stack[base + Int(slot)]
      stack[base + Int(slot)] = try settled(value, replacing: old, at: valueNode ?? target)
    case .sharedLocal(let slot):
      guard case .cell(let cell) = stack[base + Int(slot)] else { return }
      let old = cells[Int(cell)]
      cells[Int(cell)] = try settled(value, replacing: old, at: valueNode ?? target)
    case .member(let base, let name), .optionalMember(let base, let name):
      try storeMember(value, base, name, target, valueNode)
    case .element(let list, let index), .optionalElement(let list, let index):
      try storeElement(value, list, index, valueNode ?? target)
    case .subscripted(let base, let arguments):
      try storeSubscripted(value, base, arguments, at: target)
    case .entry(let base, let key, _): try storeEntry(value, base, key, valueNode ?? target)
    case .force(let inner): try store(value, into: inner, valueNode: valueNode)
    case .selfReference where sources.text(tree.span(target)) != "self":
      try storeRootView(value, target)
    case .tuple(let targets): try store(value, intoEach: targets, at: valueNode ?? target)
    default:
      if try store(value, intoElement: target) { return }
      throw Diagnostic(.notAssignable, tree.span(target))
    }
  }

  /// `(a, b) = (b, a)`: all values are known before the first is written.
  private mutating func store(_ value: Value, intoEach targets: ArgumentList, at id: NodeID)
    throws(Diagnostic)
  {
    let targets = tree.arguments(targets).map(\.value)
    guard let parts = value.parts, parts.count == targets.count else {
      throw Diagnostic(
        .destructuring(names: targets.count, values: value.parts?.count), tree.span(id))
    }
    for (target, part) in zip(targets, parts) where !isWildcard(target) {
      try store(part, into: target)
    }
  }

  mutating func storeGlobal(
    _ value: Value, _ name: Name, _ target: NodeID, _ valueNode: NodeID?
  ) throws(Diagnostic) {
    let index = Int(name.id)
    if objects.current > 0, hides(name, at: target),
      try storeOwn(value, name, target, valueNode)
    {
      return
    }
    if globals[index].accessors >= 0 {
      return try storeObserved(value, name, target, valueNode)
    }
    // Of another object's it was asked already.
    if globals[index].object != 0, case .global = tree[target],
      try setByMessage(value, name, of: selfValue(at: target), target, valueNode)
    {
      return
    }
    try storePlain(value, name, target, valueNode)
  }

  /// Writes a variable without looking at its observers.
  mutating func storePlain(_ value: Value, _ name: Name, _ target: NodeID, _ valueNode: NodeID?)
    throws(Diagnostic)
  {
    let index = Int(name.id)
    if globals[index].state == .declared { globals[index].state = .variable }
    guard globals[index].state == .variable else {
      if try storeOwn(value, name, target, valueNode) { return }
      if try storeTitle(value, name, target) { return }
      if name == words.view, isInController(target) { return try storeRootView(value, target) }
      if try storeInstanceVariable(value, name, target) { return }
      throw refusal(name, target)
    }
    if globals[index].type >= 0 {
      let type = globals[index].type
      globals[index].value = try check(value, against: type, at: valueNode ?? target)
      return self.name(globals[index].value, target)
    }
    if case .implicit = value {
      let old = globals[index].value
      globals[index].value = try settled(value, replacing: old, at: valueNode ?? target)
    } else {
      globals[index].value = value
    }
  }

  /// The name is unknown, or a constant.
  func refusal(_ name: Name, _ target: NodeID) -> Diagnostic {
    let global = globals[Int(name.id)]
    if catalogue.globalConstant(name) != nil, global.state == .missing {
      return Diagnostic(.assignedConstant(names.text(name)), tree.span(target))
    }
    guard global.state == .constant else { return undeclared(name, target) }
    return Diagnostic(
      .assignedConstant(names.text(name), of: otherClass(than: target, with: name, global)),
      tree.span(target)
    ).labelled(tree.span(global.declaration), .declaredHere)
  }

  /// The class that a constant of the top level belongs to, where a method of another class means one of its own.
  ///
  /// Without an object the members of all classes are variables of the top level, and the last of a name is meant.
  private func otherClass(than target: NodeID, with name: Name, _ global: Global) -> String? {
    guard let own = tree.body(around: target), own.members.contains(where: { $0.name == name }),
      global.declaration >= 0, let other = tree.body(around: global.declaration),
      other.name != own.name
    else { return nil }
    return names.text(other.name)
  }

  /// Something is assigned to a name that nothing has; where none is near, it was meant as a new variable.
  private func undeclared(_ name: Name, _ target: NodeID) -> Diagnostic {
    let unknown = unknownName(name, target)
    guard case .unknownName(let text, let candidates) = unknown.problem,
      // A function or type of this name is no variable.
      candidates.isEmpty || candidates.contains(text)
    else { return unknown }
    return Diagnostic(.undeclared(text), tree.span(target))
  }
}
