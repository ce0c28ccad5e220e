internal import Geometry
internal import Views

/// `v.center.x = 3`: a member is written by writing the changed owner back to where it came from.
extension Evaluator {
  /// A stored property declared by `let` keeps the value that its initializer gave it.
  private mutating func refuseConstantField(_ type: StructureType, _ field: Int, _ target: NodeID)
    throws(Diagnostic)
  {
    guard type.declaration >= 0 else { return }
    let node = tree.structures[Int(type.declaration)].fields[field]
    guard node.isConstant else { return }
    throw Diagnostic(.assignedConstant(names.text(node.name)), memberSpan(target))
      .labelled(node.span, .declaredHere)
  }

  /// An owner that is known is not asked for again: `f()?.x = 1` calls f once.
  mutating func storeMember(
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
    try changingInPlace { evaluator throws(Diagnostic) in
      let owner: Value
      if let known { owner = known } else { owner = try evaluator.ownerInPlace(base) }
      try evaluator.storeMember(value, name, of: owner, base, target, valueNode)
    }
  }

  /// Through the setter of the program, where it has one.
  mutating func storeMember(
    _ value: Value, _ name: Name, of owner: Value, _ base: NodeID, _ target: NodeID,
    _ valueNode: NodeID?
  ) throws(Diagnostic) {
    if !objects.isEmpty, try setByMessage(value, name, of: owner, target, valueNode) { return }
    if declares(name, owner), !isMethodBeside(name, of: owner) {
      return try storeMember(value, name, ofObject: owner, target, valueNode)
    }
    try observing(name, of: owner, setting: value, at: target) { evaluator throws(Diagnostic) in
      try evaluator.store(value, to: name, of: owner, base, target, valueNode)
    }
  }

  private func notSettable(_ name: Name, of owner: Value, _ base: NodeID, _ target: NodeID)
    -> Diagnostic
  {
    let owner = owner.isPresented ? "a layer as it is shown" : owner.kind.words
    return Diagnostic(
      .notSettable(names.text(name), of: owner, instead: settable(name, base)),
      memberSpan(target))
  }

  /// `v.frame.width` is set as `v.frame.size.width`: a side of a rect is one of its size.
  private func settable(_ name: Name, _ base: NodeID) -> String? {
    let side = names.text(name)
    guard base >= 0, side == "width" || side == "height" else { return nil }
    return kindByText(base) == .rect ? "\(operand(base)).size.\(side)" : nil
  }

  /// Writes a member of a value; a changed copy goes back to where the value came from.
  mutating func store(
    _ value: Value, to name: Name, of owner: Value, _ base: NodeID, _ target: NodeID,
    _ valueNode: NodeID?
  ) throws(Diagnostic) {
    let owner = unset(owner, name, at: base) ?? owner
    if case .structure(let box) = owner, let field = box.payload.type.place(of: name) {
      return try store(value, inField: field, of: box, base, target, valueNode)
    }
    if tree.mayBeExtended(name),
      try storeExtended(value, name, of: owner, base, target, valueNode)
    {
      return
    }
    guard let entry = catalogue.property(name, of: owner.kind) else {
      return try storeOtherwise(value, to: name, of: owner, base, target, valueNode)
    }
    guard let setter = catalogue.entries[Int(entry)].setter, !owner.isPresented else {
      throw notSettable(name, of: owner, base, target)
    }
    let kind = catalogue.entries[Int(entry)].result
    let new = try newValue(value, ofProperty: name, kind, valueNode ?? target)
    let watch = catalogue.entries[Int(entry)].watch
    let old = watch == .nothing ? nil : owner.viewID.map { ($0, scene.geometry(of: $0)) }
    let changed: Value
    do {
      if case .layer(let layer) = owner {
        try changing(layer, at: target) { evaluator in _ = try setter(&evaluator, owner, new) }
        changed = owner
      } else {
        changed = try setter(&self, owner, new)
      }
    } catch {
      throw explained(error, entry, settingTo: new, valueNode ?? target, target)
    }
    if let (id, geometry) = old {
      try resizeSubviews(of: id, from: geometry.bounds.size, at: valueNode ?? target)
      watchSetting(watch, id, of: owner, geometry, new, named: name, valueNode ?? target)
    } else if watch == .angle {
      watchTurn(new, of: owner, valueNode ?? target)
    }
    switch owner {
    case .view, .layer:
      if settings.tellsConsequences {
        noteAssignment(of: new, to: names.text(name), owner, at: target)
      }
    case .animation, .recognizer, .path: break
    default: try store(changed, into: base)
    }
  }

  /// Writes what is no property of the frameworks: members of objects and types, what messages set, parts of a pair.
  private mutating func storeOtherwise(
    _ value: Value, to name: Name, of owner: Value, _ base: NodeID, _ target: NodeID,
    _ valueNode: NodeID?
  ) throws(Diagnostic) {
    if isMember(name, of: owner) {
      return try storeMember(value, name, ofObject: owner, target, valueNode)
    }
    if try setByClassMessage(value, name, of: owner, target) { return }
    if case .type = owner, let member = staticMember(name, of: owner) {
      return try storeGlobal(value, member, target, valueNode)
    }
    if try setByEntry(value, name, of: owner, target, valueNode) { return }
    if let changed = try replacing(name, of: owner, by: value, at: target) {
      return try store(changed, into: base)
    }
    if let property = property(keptIn: name, of: owner, target) {
      return try storeMember(value, property, ofObject: owner, target, valueNode)
    }
    if isController(owner) {
      if name == words.view { return try giveView(value, to: owner, target) }
      if try storeAppearance(value, name, at: valueNode ?? target) { return }
    }
    throw unsettable(name, of: owner, target)
  }

  /// What a property of a kind is set to: of a quotient the whole part, of a truth value in C its number.
  private mutating func newValue(
    _ value: Value, ofProperty name: Name, _ kind: Kind, _ id: NodeID
  ) throws(Diagnostic) -> Value {
    let value = scalar(quotient(value, ofProperty: name, id), as: kind, at: id)
    return try settled(kind == .number ? value.measuredAsNumber : value, ofProperty: kind, at: id)
  }

  /// What an initializer of an extension begins with that sets the properties of its `self` one by one; Swift
  /// wants all of them set.
  private mutating func unset(_ owner: Value, _ name: Name, at base: NodeID) -> Value? {
    guard case .type(.builtin(let kind, _)) = owner, catalogue.property(name, of: kind) != nil
    else {
      return nil
    }
    switch tree.nodes[Int(base)].node {
    case .local, .sharedLocal: break
    default: return nil
    }
    return switch kind {
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .vector: .vector(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    default: nil
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
    let whole = replacing(field, of: box, by: new)
    try checkDepth(of: whole, at: target)
    return try store(
      try observing(field, of: box.payload, at: target, old: old, new: new, whole), into: base)
  }

  /// A struct with another stored property.
  mutating func replacing(_ field: Int, of box: Box<Structure>, by new: Value) -> Value {
    var changed = box.payload
    changed.fields[field] = new
    return .structure(Box(changed, depth: max(box.depth, new.depth + 1), bytes: 96, meter: meter))
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
    _ error: any Error, _ entry: Int32, settingTo new: Value, _ value: NodeID, _ target: NodeID
  ) -> Diagnostic {
    if case .notFinite = error as? SceneError, case .member(_, let name) = tree[target] {
      let isNull = if case .rect(let rect) = new { rect.isNull } else { false }
      return Diagnostic(.geometryNotFinite(names.text(name), isNull: isNull), tree.span(value))
    }
    if let refusal = error as? SceneError { return Diagnostic(problem(refusal), tree.span(value)) }
    return switch error as? Fault {
    case .problem(let problem) where problem.isAboutMember:
      Diagnostic(problem, memberSpan(target))
    case .argument(_, .wrongKind(let expected, let found, _, _, _)):
      Diagnostic(
        .wrongKind(
          expected: expected, found: found, of: catalogue.name(entry),
          cure: cure(expected, found, value)), tree.span(value))
    case .argument(_, let problem), .problem(let problem): Diagnostic(problem, tree.span(value))
    case .known(let diagnostic): diagnostic
    case nil: explained(error, entry, at: target, [])
    }
  }
}
