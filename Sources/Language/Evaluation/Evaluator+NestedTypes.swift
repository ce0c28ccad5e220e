extension Evaluator {
  /// `Card.Layout`, a type that is declared within another.
  func nestedType(_ name: Name, of type: TypeValue) -> Value? {
    let outer: Name
    switch type {
    case .builtin(_, let name): outer = name
    case .user(let index): outer = tree.structures[Int(index)].name
    }
    guard let full = names.find("\(names.text(outer)).\(names.text(name))"),
      Int(full.id) < globals.count, case .type = globals[Int(full.id)].value
    else { return nil }
    return globals[Int(full.id)].value
  }

  /// A type within another that is named alone: the one of the type around the place, or the only one.
  func onlyNestedType(_ name: Name, _ span: Span) -> Value? {
    let found = tree.structureIndex[nested: name].filter { index in
      let full = Int(tree.structures[Int(index)].name.id)
      guard full < globals.count, case .type(.user(index)) = globals[full].value else {
        return false
      }
      return true
    }
    if found.isEmpty { return nil }
    let around = [tree.valueType(at: span.start), tree.body(at: span.start)?.name]
    let own = around.lazy.compactMap(\.self).compactMap { self.nested(found, name, in: $0) }.first
    return (own ?? (found.count == 1 ? found.first : nil)).map { .type(.user($0)) }
  }

  /// `State` in a class that declares one, before or behind this place: not that of a framework.
  ///
  /// With a dot, `UIControl.State`, it is another's.
  func ownNestedType(_ type: TypeReference) -> Int32? {
    if tree.bodies.isEmpty { return nil }
    let nested = tree.structureIndex[nested: type.name]
    guard !nested.isEmpty, let body = tree.body(at: type.span.start),
      !sources.text(type.span).utf8.contains(UInt8(ascii: "."))
    else { return nil }
    return self.nested(nested, type.name, in: body.name)
  }

  /// The one of several types of a name that a class has, or the nearest type around it.
  private func nested(_ found: [Int32], _ name: Name, in owner: Name) -> Int32? {
    var around: Substring? = Substring(names.text(owner))
    while let outer = around {
      let full = names.find("\(outer).\(names.text(name))")
      if let own = found.first(where: { tree.structures[Int($0)].name == full }) { return own }
      around = outer.lastIndex(of: ".").map { outer[..<$0] }
    }
    return nil
  }
}
