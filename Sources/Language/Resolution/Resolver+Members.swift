extension Resolver {
  /// Whether `name` is a member of a type that is extended.
  private func belongs(_ name: Name, to owner: Name) -> Bool {
    let bounds = tree.selfBounds.isEmpty ? [] : tree.selfBounds[owner] ?? []
    return isMember(name, of: owner) || bounds.contains { isMember(name, of: $0) }
      || tree.conformances.parents(of: [owner] + bounds).contains { isMember(name, of: $0) }
  }

  private func isMember(_ name: Name, of owner: Name) -> Bool {
    let kind =
      tree.structure(named: owner) == nil
      ? Catalogue.shared.type(owner) ?? Protocols.kind(names.text(owner)) : nil
    // `CGPath` is the type, not the property that Objective-C calls so.
    if let kind, Catalogue.shared.hasMember(name, of: kind), Catalogue.shared.type(name) == nil {
      return true
    }
    if kind == .structure, Catalogue.shared.isField(name, of: owner) { return true }
    // Texts, ranges and sets have what lists have.
    if let kind, [.text, .range, .set].contains(kind), Catalogue.shared.hasMember(name, of: .list) {
      return true
    }
    let ofApple =
      kind.map { Catalogue.shared.memberPrefixes(of: owner) + Protocols.of($0) + [$0.noun] } ?? []
    // What extends a protocol of Swift's is kept under the protocol's name.
    let isOfCatalogue = tree.structure(named: owner) == nil && Catalogue.shared.type(owner) != nil
    let prefixes = ofApple + (isOfCatalogue ? [] : [names.text(owner)])
    // A type within another is no member of its values.
    let kept = prefixes.lazy.compactMap { self.names.find("\($0).\(self.names.text(name))") }
    if kept.contains(where: { tree.structure(named: $0) == nil }) { return true }
    guard let structure = tree.structure(named: owner) else { return false }
    return structure.fields.contains { $0.name == name }
      || structure.methods.contains { tree.functions[Int($0)].name == name }
      || structure.isEnum && names.text(name, is: "rawValue")
  }

  /// The name under which the top level keeps what a name alone means: in a type, its `static` members, those
  /// of the types around it, and of the classes above it.
  func known(_ name: Name, at id: NodeID) -> Name {
    if !tree.renamedVariables.isEmpty, let own = renamedVariable(name, at: id) { return own }
    if let type = typeWithin(name, at: id) { return type }
    guard tree.mayBeStatic(name) else { return name }
    return staticOfValues(name, at: id) ?? staticOfClass(name, at: id) ?? name
  }

  /// The type within the type around that a name means, where the text declares it further down: `Item(n: 3)` above
  /// `struct Item`.
  private func typeWithin(_ name: Name, at id: NodeID) -> Name? {
    guard let owner = tree.valueType(around: id), names.text(name).first?.isUppercase ?? false,
      let type = names.find("\(names.text(owner)).\(names.text(name))"),
      tree.structure(named: type) != nil
    else { return nil }
    return type
  }

  /// What an instance variable is kept as that a name alone means in its class, or in one below it.
  private func renamedVariable(_ name: Name, at id: NodeID) -> Name? {
    guard let owners = tree.renamedVariables[name], var type = tree.body(around: id)?.name else {
      return nil
    }
    for _ in 0..<Parser.highest {
      if let variable = owners[type] { return variable }
      guard let above = tree.classNode(named: type)?.parent, above != .none else { return nil }
      type = above
    }
    return nil
  }

  /// The enum in whose `static` members a case, or `allCases`, is named alone.
  func enumOfCase(_ name: Name, at id: NodeID) -> Name? {
    guard let type = tree.valueType(around: id), let structure = tree.structure(named: type),
      structure.isEnum,
      names.text(name, is: "allCases") || structure.cases.place(of: name) != nil
    else { return nil }
    return type
  }

  private func staticOfValues(_ name: Name, at id: NodeID) -> Name? {
    var type = tree.valueType(around: id).map { Substring(names.text($0)) }
    while let owner = type {
      if let own = names.find("\(owner).\(names.text(name))") {
        // Where values have a member of this name, too, theirs is meant in their methods.
        if tree.hasTwin(own), belongsToSelf(name) { return nil }
        return tree.kept(own, isStatic: true)
      }
      type = owner.lastIndex(of: ".").map { owner[..<$0] }
    }
    return nil
  }

  /// What asks for the class that a class method is sent to, where one below that of the text overrides the member.
  ///
  /// `height` alone in `class func size()` beside `override class var height`; nil elsewhere.
  mutating func classAsked(for name: Name, at id: NodeID) -> NodeID? {
    guard top > 0, tree.mayBeStatic(name), tree.valueType(around: id) == nil,
      staticOfClass(name, at: id) != nil, let own = tree.body(around: id)?.name,
      isOverridden(name, below: own), isInBody(id),
      let asked = names.find(Evaluator.receiverOfClass)
    else { return nil }
    let span = tree.span(id)
    let member = tree.add(.member(tree.add(.global(own), span), asked), span, height: 2)
    let call = tree.add(.call(member, ArgumentList(start: 0, count: 0)), span, height: 3)
    tree.nodes[Int(call)].place.isMessage = true
    return call
  }

  /// Whether a place is in the body of a function: what parameters are by default the class of the text says.
  private func isInBody(_ id: NodeID) -> Bool {
    guard let body = tree.function(around: id)?.body else { return false }
    return tree.span(body).contains(tree.span(id))
  }

  /// Whether a class below another declares a `static` member of a name.
  private func isOverridden(_ name: Name, below own: Name) -> Bool {
    tree.structures.contains { structure in
      guard structure.isClass, structure.name != own,
        let kept = names.find("\(names.text(structure.name)).\(names.text(name))"),
        tree.isMember(kept, ofClass: structure.name)
      else { return false }
      return isBelow(structure.parent, own)
    }
  }

  private func isBelow(_ parent: Name, _ own: Name) -> Bool {
    var above = parent
    for _ in 0..<Parser.highest {
      if above == own { return true }
      guard let parent = tree.classNode(named: above)?.parent else { return false }
      above = parent
    }
    return false
  }

  private func staticOfClass(_ name: Name, at id: NodeID) -> Name? {
    guard var owner = tree.body(around: id)?.name else { return nil }
    for _ in 0..<Parser.highest {
      if let own = names.find("\(names.text(owner)).\(names.text(name))"),
        tree.isMember(own, ofClass: owner)
      {
        return tree.isMember(name, ofClass: owner) && !isInStatic(id) ? nil : own
      }
      guard let parent = tree.classNode(named: owner)?.parent else { return nil }
      owner = parent
    }
    return nil
  }

  /// Whether a place is in a `static` member of a class: outside of them, a property of objects is meant first.
  private func isInStatic(_ id: NodeID) -> Bool {
    let place = tree.span(id)
    return tree.body(around: id)?.members.contains {
      $0.isStatic && tree.span($0.statement).contains(place)
    } ?? false
  }

  /// Whether `name` is a member of the struct whose method is being resolved.
  func belongsToSelf(_ name: Name) -> Bool {
    for scope in scopes.reversed() {
      if scope.owner != .none { return belongs(name, to: scope.owner) }
      guard scope.structure >= 0 else { continue }
      return belongs(name, to: tree.structures[Int(scope.structure)].name)
    }
    return false
  }
}
