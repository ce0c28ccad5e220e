// Members that extensions give a type only where its type parameters are of some types: what is in a list says which
// is meant.

extension Evaluator {
  /// The name under which the constrained member is kept that is meant; nil where there is none.
  ///
  /// Of several the latest that fits the value, and one alone whatever the value is.
  func constrained(_ name: Name, _ value: Value?) -> Name? {
    guard let members = tree.constrained[name]?.filter({ isDeclared($0.name) }),
      let last = members.last
    else { return nil }
    let isAlone = members.count == 1 && !isDeclared(name)
    guard !isAlone, let value, !holdsNothing(value) else {
      return isDeclared(name) ? nil : last.name
    }
    return members.last { member in member.constraints.allSatisfy { fits(value, $0) } }?.name
  }

  private func holdsNothing(_ value: Value) -> Bool {
    switch value {
    case .list(let box): box.payload.isEmpty && box.type < 0
    case .set(let box): box.payload.elements.isEmpty
    case .dictionary(let box): box.payload.count == 0
    default: false
    }
  }

  private func fits(_ value: Value, _ constraint: Constraint) -> Bool {
    if names.text(constraint.parameter, is: "Self") {
      return isType(value) || mayBe(value, constraint.type)
    }
    switch value {
    case .list(let box) where isType(value):
      return isType(box.payload[0], tree.types[Int(constraint.type)])
    case .list(let box):
      if constraint.isSame, box.type >= 0,
        let same = isSame(tree.element(of: tree.types[Int(box.type)]), constraint)
      {
        return same
      }
      return box.payload.allSatisfy { mayBe($0, constraint.type) }
    case .set(let box): return box.payload.first.map { mayBe($0, constraint.type) } ?? true
    case .dictionary(let box):
      let isKey = names.text(constraint.parameter, is: "Key")
      guard let place = box.payload.firstPlace else { return true }
      return mayBe(isKey ? box.payload.keys[place] : box.payload.values[place], constraint.type)
    case .structure(let box): return fits(box.payload, constraint)
    default: return true
    }
  }

  /// Whether what is written as a type is another one.
  private func isType(_ written: Value, _ type: TypeReference) -> Bool {
    switch written {
    case .list(let box): type.isList && isType(box.payload[0], tree.element(of: type))
    case .type(.builtin(_, let name)): type.isPlain && type.name == name
    case .type(.user(let index)): type.isPlain && type.name == tree.structures[Int(index)].name
    default: false
    }
  }

  /// By the property of a generic struct that says what the type parameter is.
  private func fits(_ structure: Structure, _ constraint: Constraint) -> Bool {
    guard let holder = tree.typeHolders[structure.type.name]?[constraint.parameter],
      let place = structure.type.place(of: holder.name)
    else { return true }
    let value = structure.fields[place]
    guard holder.isList, case .list(let box) = value else { return mayBe(value, constraint.type) }
    return box.payload.allSatisfy { mayBe($0, constraint.type) }
  }

  /// Whether two types by their names are one; nil where their names alone do not say it.
  private func isSame(_ declared: TypeReference, _ constraint: Constraint) -> Bool? {
    let wanted = tree.types[Int(constraint.type)]
    if declared.isList != wanted.isList, declared.parameter == .none { return false }
    guard declared.isPlain, wanted.isPlain, declared.parameter == .none,
      !(tree.structure(named: wanted.name)?.isOpen ?? false)
    else { return nil }
    return declared.name == wanted.name
  }
}
