internal import Geometry
internal import Views

extension Evaluator {
  /// `target = value`.
  mutating func assign(_ target: NodeID, _ value: NodeID) throws(Diagnostic) {
    if !tree.bodies.isEmpty, isAppearanceOfController(target) { return }
    if case .global(let name) = tree.nodes[Int(target)] {
      return try assign(value, to: name, target)
    }
    if case .optionalMember(let base, let name) = tree[target] {
      let owner = try evaluate(base)
      if case .nothing = owner { return }
      return try storeMember(try newValue(value, for: target), base, name, target, value, owner)
    }
    if try isNilBase(target) { return }
    try store(try newValue(value, for: target), into: target, valueNode: value)
  }

  private mutating func newValue(_ value: NodeID, for target: NodeID) throws(Diagnostic) -> Value {
    if let list = try listed(value, for: target) { return list }
    return try evaluateValue(value)
  }

  /// `g.direction = [.left, .right]`: an option set, whose members have the property's type.
  private mutating func listed(_ value: NodeID, for target: NodeID) throws(Diagnostic) -> Value? {
    switch tree.nodes[Int(value)] {
    case .list, .dictionary: break
    default: return nil
    }
    if case .element(let base, _) = tree[target] { return try literal(value, forKeyOf: base) }
    if let own = try listed(value, like: peek(target)) { return own }
    guard case .list(let elements) = tree[value], case .member(_, let name) = tree[target],
      let kind = catalogue.optionSet(name)
    else { return nil }
    return try list(elements, as: kind)
  }

  /// The commonest assignment: a variable of the top level.
  private mutating func assign(_ value: NodeID, to name: Name, _ target: NodeID) throws(Diagnostic)
  {
    let index = Int(name.id)
    if case .binary(.multiply, let left, let right) = tree.nodes[Int(value)],
      let product = product(left, right), globals.isVariable(index)
    {
      globals[index].value = .transform(product)
      return
    }
    let new: Value
    if case .list = tree.nodes[Int(value)] {
      new = try list(value, forGlobal: index)
    } else {
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
      let owner = try evaluate(base)
      if case .nothing = owner { return }
      let operand = try evaluateValue(value)
      let new = try updated(op, try member(of: owner, name, target), operand, target, value)
      return try storeMember(new, base, name, target, value, owner)
    }
    if try isNilBase(target) { return }
    // What the operand's functions make of the target counts, as in Swift.
    let operand = try newValue(value, for: target)
    let new = try updated(op, try evaluateValue(target), operand, target, value)
    try store(new, into: target, valueNode: value)
  }

  private mutating func updated(
    _ op: BinaryOperator, _ old: Value, _ operand: Value, _ target: NodeID, _ value: NodeID
  ) throws(Diagnostic) -> Value {
    if let new = try ownUpdate(op, old, operand, at: target) { return new }
    let new = try operate(op, old, operand, at: target, target, value)
    if op == .divide, case .number(let quotient) = new, quotient != quotient.rounded() {
      watchQuotient(of: old, by: operand, target, value)
    }
    // A variable that holds a number of radians goes on holding one.
    if case .number = old { return new.measuredAsNumber }
    return new
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
    switch tree.nodes[Int(target)] {
    case .global(let name): try storeGlobal(value, name, target, valueNode)
    case .local(let slot):
      // A changed value of a constant (`p.x = 3`) comes back to it only here.
      if tree.places[Int(target)].isConstant { throw constantRefusal(target) }
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
    if globals[index].object != 0,
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
      if try storeInstanceVariable(value, name, target) { return }
      if try storeTitle(value, name, target) { return }
      throw refusal(name, target)
    }
    if globals[index].type >= 0 {
      globals[index].value = try check(
        value, against: globals[index].type, at: valueNode ?? target)
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
    return Diagnostic(.assignedConstant(names.text(name)), tree.span(target))
      .labelled(tree.span(global.declaration), .declaredHere)
  }

  /// Something is assigned to a name that nothing has; where none is near, it was meant as a new variable.
  private func undeclared(_ name: Name, _ target: NodeID) -> Diagnostic {
    let unknown = unknownName(name, target)
    guard case .unknownName(let text, candidates: []) = unknown.problem else { return unknown }
    return Diagnostic(.undeclared(text), tree.span(target))
  }

  /// A stored property declared by `let` keeps the value that its initializer gave it.
  private func refuseConstantField(_ type: StructureType, _ field: Int, _ target: NodeID)
    throws(Diagnostic)
  {
    guard type.declaration >= 0 else { return }
    let node = tree.structures[Int(type.declaration)].fields[field]
    guard node.isConstant else { return }
    throw Diagnostic(.assignedConstant(names.text(node.name)), memberSpan(target))
      .labelled(node.span, .declaredHere)
  }

  /// An owner that is known is not asked for again: `f()?.x = 1` calls f once.
  private mutating func storeMember(
    _ value: Value, _ base: NodeID, _ name: Name, _ target: NodeID, _ valueNode: NodeID?,
    _ known: Value? = nil
  ) throws(Diagnostic) {
    // `super.frame = r` in the setter of a class that overrides it.
    if case .global(words.superName) = tree[base] {
      if let member = memberAbove(name, at: target) {
        return try storeGlobal(value, member.name, target, valueNode)
      }
      return try store(value, to: name, of: selfValue(at: base), base, target, valueNode)
    }
    let owner: Value
    if let known { owner = known } else { owner = try evaluateValue(base) }
    if !objects.isEmpty, try setByMessage(value, name, of: owner, target, valueNode) { return }
    if declares(name, owner) {
      return try storeMember(value, name, ofObject: owner, target, valueNode)
    }
    try observing(name, of: owner, setting: value, at: target) { evaluator throws(Diagnostic) in
      try evaluator.store(value, to: name, of: owner, base, target, valueNode)
    }
  }

  /// Writes a member of a value; a changed copy goes back to where the value came from.
  mutating func store(
    _ value: Value, to name: Name, of owner: Value, _ base: NodeID, _ target: NodeID,
    _ valueNode: NodeID?
  ) throws(Diagnostic) {
    if case .structure(let box) = owner, let field = box.payload.type.fields.firstIndex(of: name) {
      return try store(value, inField: field, of: box, base, target, valueNode)
    }
    if tree.mayBeExtended(name),
      try storeExtended(value, name, of: owner, base, target, valueNode)
    {
      return
    }
    guard let entry = catalogue.property(name, of: owner.kind) else {
      if isMember(name, of: owner) {
        return try storeMember(value, name, ofObject: owner, target, valueNode)
      }
      if case .type = owner, let member = staticMember(name, of: owner) {
        return try storeGlobal(value, member, target, valueNode)
      }
      if try setByEntry(value, name, of: owner, target) { return }
      if let changed = try replacing(name, of: owner, by: value, at: target) {
        return try store(changed, into: base)
      }
      throw unknownMember(owner, name, target)
    }
    guard let setter = catalogue.entries[Int(entry)].setter, !owner.isPresented else {
      let owner = owner.isPresented ? "a layer as it is shown" : owner.kind.words
      throw Diagnostic(.notSettable(names.text(name), of: owner), memberSpan(target))
    }
    let kind = catalogue.entries[Int(entry)].result
    let new = try settled(
      kind == .number ? value.measuredAsNumber : value, ofProperty: kind, at: valueNode ?? target)
    let watch = catalogue.entries[Int(entry)].watch
    let old = watch == .nothing ? nil : owner.viewID.map { ($0, scene.geometry(of: $0)) }
    let changed: Value
    do {
      if case .layer(let layer) = owner {
        try changing(layer) { evaluator in _ = try setter(&evaluator, owner, new) }
        changed = owner
      } else {
        changed = try setter(&self, owner, new)
      }
    } catch {
      throw explained(error, entry, settingTo: valueNode ?? target, target)
    }
    if let (id, geometry) = old {
      try resizeSubviews(of: id, from: geometry.bounds.size, at: valueNode ?? target)
      watchSetting(watch, id, geometry, new, named: name, valueNode ?? target)
    }
    switch owner {
    case .view, .layer:
      if settings.tellsConsequences {
        noteAssignment(of: new, to: names.text(name), owner, at: target)
      }
    case .animation, .recognizer: break
    default: try store(changed, into: base)
    }
  }

  /// Writes a stored property of a struct; the changed struct goes back to where it came from.
  private mutating func store(
    _ value: Value, inField field: Int, of box: Box<Structure>, _ base: NodeID, _ target: NodeID,
    _ valueNode: NodeID?
  ) throws(Diagnostic) {
    let old = box.payload.fields[field]
    if !old.isMissing { try refuseConstantField(box.payload.type, field, target) }
    let new = try fieldValue(
      value, field, of: box.payload.type, replacing: old, at: valueNode ?? target)
    var changed = box.payload
    changed.fields[field] = new
    let whole = Value.structure(
      Box(changed, depth: max(box.depth, new.depth + 1), bytes: 96, meter: meter))
    try checkDepth(of: whole, at: target)
    return try store(
      try observing(field, of: box.payload, at: target, old: old, new: new, whole), into: base)
  }

  /// `pair.1 = 3`: the pair with another part; nil where it has none of this name.
  private mutating func replacing(_ name: Name, of owner: Value, by value: Value, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard var parts = owner.parts, let place = Int(names.text(name)), parts.indices.contains(place)
    else { return nil }
    parts[place] = try settled(value, replacing: parts[place], at: id)
    switch owner {
    case .list: return try makeList(parts, at: id)
    case .structure(let box): return makeTuple(parts, box.payload.type.fields)
    case .point:
      guard case .number(let x) = parts[0], case .number(let y) = parts[1] else {
        return makeTuple(parts, [])
      }
      return .point(Point(x: x, y: y))
    default: return nil
    }
  }

  /// An error of a setter stands at the new value, unless it is about the whole.
  private func explained(
    _ error: any Error, _ entry: Int32, settingTo value: NodeID, _ target: NodeID
  ) -> Diagnostic {
    if case .notFinite = error as? SceneError, case .member(_, let name) = tree[target] {
      return Diagnostic(.geometryNotFinite(names.text(name)), tree.span(value))
    }
    if let refusal = error as? SceneError { return Diagnostic(problem(refusal), tree.span(value)) }
    return switch error as? Fault {
    case .problem(let problem) where problem.isUnknownMember:
      Diagnostic(problem, memberSpan(target))
    case .argument(_, .wrongKind(let expected, let found, _)):
      Diagnostic(
        .wrongKind(expected: expected, found: found, of: catalogue.name(entry)), tree.span(value))
    case .argument(_, let problem), .problem(let problem): Diagnostic(problem, tree.span(value))
    case nil: explained(error, entry, at: target, [])
    }
  }

  private mutating func storeElement(
    _ value: Value, _ list: NodeID, _ index: NodeID, _ valueNode: NodeID
  ) throws(Diagnostic) {
    if try isDictionary(list) { return try storeEntry(value, list, index, valueNode) }
    let place = try evaluateValue(index)
    if tree.holdsSubscripts,
      try storeOwnElement(value, list, [place], [.none], at: index)
    {
      return
    }
    if case .range(let lower, let upper, let isClosed) = place, case .list(let new) = value {
      try reserve(new.payload.bytes, at: valueNode)
      return try change([Value].self, at: list, valueNode, adding: new.depth - 1) {
        evaluator, box throws(Diagnostic) in
        let range = try evaluator.placesMeant(
          from: lower, to: upper, isClosed, box.indices, at: index)
        try evaluator.burn(box.payload.count, at: valueNode)
        box.payload.replaceSubrange(
          range.lowerBound - box.start..<range.upperBound - box.start, with: new.payload)
      }
    }
    try change([Value].self, at: list, valueNode, adding: value.depth) {
      evaluator, box throws(Diagnostic) in
      let position = try evaluator.checkedIndex(place, box.indices, at: index) - box.start
      box.payload[position] =
        try box.type >= 0
        ? evaluator.element(value, of: box, at: valueNode)
        : evaluator.settled(value, replacing: box.payload[position], at: valueNode)
    }
  }
}
