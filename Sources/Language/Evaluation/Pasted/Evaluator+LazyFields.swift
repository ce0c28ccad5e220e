// `lazy var area = width * height` of a struct: like every lazy variable, it takes the value of its getter when it is
// first read. Until then the field is nil, and what is read of a variable is kept in it.

extension Evaluator {
  /// The value of a field that is nil: what its getter gives, if it is lazy.
  mutating func firstValue(ofField field: Int, _ box: Box<Structure>, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    guard let getter = tree.lazyGetter(ofField: field, of: box.payload.type) else {
      return .nothing
    }
    let value = try apply(function(getter), [.structure(box)], at: id)
    guard case .structure(let after) = receiverAfterCall else { return value }
    keep(replacing(field, of: after, by: value), asOwnerIn: id)
    return value
  }

  /// The fields of a struct as they are shown: a lazy one is none of them until it is first read.
  func shownFields(of structure: Structure) -> [(label: Name, value: Value)] {
    let (values, labels) = (structure.fields, structure.type.fields)
    return values.indices.compactMap { place in
      if case .nothing = values[place], tree.lazyGetter(ofField: place, of: structure.type) != nil {
        return nil
      }
      return (place < labels.count ? labels[place] : .none, values[place])
    }
  }

  /// A constant, or what a function gave, cannot keep it; nor can its parts change, so that it is the same each time.
  private mutating func keep(_ changed: Value, asOwnerIn id: NodeID) {
    switch tree[id] {
    case .member(let base, _), .optionalMember(let base, _):
      if isVariable(base) { try? store(changed, into: base) }
    default: return
    }
  }

  private func isVariable(_ node: NodeID) -> Bool {
    switch tree[node] {
    case .global, .local, .sharedLocal: true
    case .member(let base, _), .element(let base, _), .force(let base): isVariable(base)
    default: false
    }
  }
}

extension Tree {
  /// What a struct keeps before anything is given to a property without a value: nil, or nothing yet.
  func beginsAsNil(_ field: FieldNode) -> Bool {
    isLazy(field) || field.isFromOutside || field.type >= 0 && types[Int(field.type)].isOptional
  }

  fileprivate func lazyGetter(ofField field: Int, of type: StructureType) -> Int32? {
    guard type.declaration >= 0, type.caseIndex < 0 else { return nil }
    let field = structures[Int(type.declaration)].fields[field]
    return isLazy(field) ? accessors[Int(field.accessors)].getter : nil
  }

  private func isLazy(_ field: FieldNode) -> Bool {
    field.accessors >= 0 && accessors[Int(field.accessors)].isLazy
  }
}
