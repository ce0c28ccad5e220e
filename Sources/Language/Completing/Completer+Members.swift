internal import Motion
internal import Views

extension Completer {
  // MARK: After a dot

  /// The members of what stands before the dot.
  mutating func members(before dot: Int) -> [Candidate] {
    if typed.isKeyword(dot - 1, .self), typed.kind(dot - 2) != .dot { return membersOfSelf() }
    guard let value = value(before: dot) else { return [] }
    return membersOfObject(value) + declaredMembers(of: value) + members(of: value)
  }

  private func members(of value: Value) -> [Candidate] {
    switch value {
    case .structure(let box): return members(of: box.payload)
    case .type(.builtin(let kind, let name)):
      let type = catalogue.names.text(name)
      return statics { $0.owner == kind && isDeclared($0, in: type) }
    case .type(.user(let index)): return members(ofOwn: index)
    case .symbol(let symbol) where symbol.owner >= 0: return members(ofCase: symbol)
    case .view(let id):
      let className = session.evaluator.scene.className(of: id)
      return entries { $0.owner == .view && $0.role.isMember && $0.belongs(to: className) }
    case .recognizer(let id):
      let className = session.evaluator.gestures[id].gesture.className
      return entries { $0.owner == .recognizer && $0.role.isMember && $0.belongs(to: className) }
    default:
      let kinds = value.kind.isOptions ? [value.kind, .options] : [value.kind]
      return entries { $0.role.isMember && $0.owner.map(kinds.contains) ?? false }
    }
  }

  /// At the top level `self.name` is the variable, and `self.view` the root view.
  private func membersOfSelf() -> [Candidate] {
    [Candidate(insert: "view", summary: "the root view")] + variables()
  }

  /// Fields with their values, and methods.
  private func members(of structure: Structure) -> [Candidate] {
    let evaluator = session.evaluator
    // What a case carries is bound by a pattern.
    guard structure.type.caseIndex < 0 else { return [] }
    var result = zip(structure.type.fields, structure.fields).map { name, value in
      Candidate(insert: evaluator.names.text(name), summary: evaluator.summary(value))
    }
    guard structure.type.declaration >= 0 else { return result }
    let type = evaluator.names.text(structure.type.name)
    for method in evaluator.tree.structures[Int(structure.type.declaration)].methods {
      let name = evaluator.names.text(evaluator.tree.functions[Int(method)].name)
      result.append(Candidate(insert: name + "(", summary: "a method of \(type)"))
    }
    return result
  }

  /// `CGFloat.pi` is not offered after `Bool.`; a type whose constants have none is open to all, and one within another
  /// is known by its last name.
  private func isDeclared(_ entry: Entry, in type: String) -> Bool {
    guard entry.spellings.type != .none else { return true }
    let declared = catalogue.names.text(entry.spellings.type)
    return declared == type || declared.hasSuffix("." + type)
      || catalogue.names.find(declared).flatMap(catalogue.type) != nil
  }

  // MARK: After a dot that nothing stands before

  /// What the place asks for decides: a parameter, the target of an assignment, the other operand.
  mutating func implicitMembers(before dot: Int) -> [Candidate] {
    if let own = ownTypeWanted(at: dot) {
      return members(ofOwn: own) + declaredMembers(of: .type(.user(own)))
    }
    let kept = casesKept(at: dot)
    if !kept.isEmpty { return kept }
    let kinds = kindsWanted(at: dot)
    return kinds.isEmpty ? statics { _ in true } : constants(of: kinds)
  }

  /// The cases that a property keeps by their names, where it is set or compared.
  private func casesKept(at dot: Int) -> [Candidate] {
    guard let operand = operandCompared(at: dot), typed.kind(operand.upperBound - 2) == .dot,
      let property = typed.name(operand.upperBound - 1).map(typed.names.text)
    else { return [] }
    return Language.casesKept(by: property).map {
      Candidate(insert: $0, summary: "a case of \(property)")
    }
  }

  /// Constants and functions of types that give such values, in the order of the kinds: the usual one of a parameter
  /// stands first.
  func constants(of kinds: [Kind]) -> [Candidate] {
    var seen: Set<Kind> = []
    return kinds.filter { seen.insert($0).inserted }.flatMap { kind in
      statics { entry in
        // An angle is a number too, but neither an order nor a time.
        let isOther = kind == .number && kinds.contains(.angle) && !isOfNumbers(entry)
        return entry.owner == kind && entry.result == kind && !isOther
      }
    }
  }

  /// A constant of a type of numbers, as `CGFloat.pi` is.
  private func isOfNumbers(_ entry: Entry) -> Bool {
    let type = entry.spellings.type
    return type == .none || ["CGFloat", "Double", "Float"].contains(catalogue.names.text(type))
  }

  // MARK: Entries

  func entries(_ wanted: (Entry) -> Bool) -> [Candidate] {
    catalogue.entries.filter(wanted).map { entry in
      let isCalled = entry.role != .property && entry.role != .constant
      let name = catalogue.names.text(entry.name)
      return Candidate(insert: isCalled ? name + "(" : name, summary: "\(entry.summary)")
    }
  }

  /// Constants and functions of types; what takes nothing and is of two words, `redColor`, is
  /// Objective-C's spelling of a constant.
  private func statics(_ wanted: (Entry) -> Bool) -> [Candidate] {
    entries { entry in
      let isMaker =
        entry.role == .staticFunction && entry.parameters.count == 0 && entry.result == entry.owner
        && catalogue.names.text(entry.name).contains(where: \.isUppercase)
      return entry.role.isStatic && entry.owner != nil && !isMaker && wanted(entry)
    }
  }
}

extension Entry {
  /// Whether views of a class have this member: it is one of its own or of a class above it.
  func belongs(to className: String) -> Bool {
    classes.isEmpty || classes.contains { Catalogue.shared.isView(className, "\($0)") }
  }
}
