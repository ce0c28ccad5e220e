internal import Views

/// Points, the parts of values, and what is written to them and to properties of views and layers.
extension Compiler {
  /// `(x, y)`: two numbers side by side.
  mutating func point(_ arguments: ArgumentList) throws(Refusal) -> Operand {
    let place = body.top
    for argument in evaluator.tree.arguments(arguments) {
      guard argument.label == .none, try inNextRegister(argument.value).kind == .number else {
        throw Refusal()
      }
    }
    guard arguments.count == 2 else { throw Refusal() }
    return Operand(kind: .point, place: place)
  }

  /// A property that stands among the registers of a value.
  func part(_ name: Name, of owner: Operand) -> Operand? {
    guard let part = owner.kind.part(evaluator.names.text(name)) else { return nil }
    return Operand(kind: part.kind, place: owner.place + part.offset)
  }

  /// The width or height of a rect.
  mutating func side(_ name: Name, of owner: Operand, into wanted: Int?) throws(Refusal) -> Operand?
  {
    guard let offset = owner.kind.side(evaluator.names.text(name)) else { return nil }
    let place = try body.allocate(.number, at: wanted)
    try body.emit(.magnitude, place, owner.place + offset)
    return Operand(kind: .number, place: place)
  }

  /// `v.center = p`, `p.x = 3`; of `v.center.x = 3` the changed point goes back to where it came from.
  mutating func store(
    into name: Name, of base: NodeID, _ target: NodeID, from node: NodeID,
    _ value: (inout Compiler, Int?) throws(Refusal) -> Operand
  ) throws(Refusal) {
    // A function could change what the new value is read from.
    guard !evaluator.tree.hasCall(base), !evaluator.isAppearance(target) else { throw Refusal() }
    var new = try value(&self, nil)
    if new.kind == .number, evaluator.isWholeQuotient(node), evaluator.isWholeProperty(name) {
      new = try truncated(new)
    }
    let owner = try expression(base)
    let entry = try propertyEntry(name, of: owner.kind)
    if owner.kind.isOfScene { return try set(entry, of: owner, to: new, target, from: node) }
    guard let place = part(name, of: owner), place.kind == new.kind else { throw Refusal() }
    let whole = try copied(owner)
    try move(new, to: part(name, of: whole) ?? whole)
    try store(into: base, from: base) { _, _ in whole }
  }

  /// Sets what only the scene knows; what else happens then is looked at when it runs.
  private mutating func set(
    _ number: Int32, of owner: Operand, to new: Operand, _ target: NodeID, from node: NodeID
  ) throws(Refusal) {
    let entry = evaluator.catalogue.entries[Int(number)]
    guard case .scene = entry.body, let setter = entry.setter,
      RegisterKind(entry.result) == new.kind
    else { throw Refusal() }
    settings.append(
      CompiledForm.Setting(
        name: entry.name, owner: owner.kind, value: new.kind, watch: entry.watch, setter: setter,
        target: target, node: node))
    try body.emit(.set, owner.place, try inRegister(new).place, settings.count - 1)
  }
}

extension Evaluator {
  /// Whether what is assigned to is how a controller looks, which nothing is done about.
  fileprivate mutating func isAppearance(_ target: NodeID) -> Bool {
    !tree.bodies.isEmpty && isAppearanceOfController(target)
  }

  /// Whether all views, or all layers, are of a class.
  func isHighestClass(_ name: Name) -> Bool {
    names.text(name, is: "UIView") || names.text(name, is: "CALayer")
  }
}
