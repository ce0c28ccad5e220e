// What a program declares: the members of its types and objects, and those that its extensions give to others.

extension Completer {
  // MARK: Of values and types

  /// What is kept under the names of a value's types: members of the value, or of the type that it is itself.
  func declaredMembers(of value: Value) -> [Candidate] {
    let evaluator = session.evaluator
    let prefixes = evaluator.prefixes(of: value).map { $0 + "." }
    return evaluator.globals.indices.compactMap { index in
      let name = evaluator.names.text(Name(id: Int32(index)))
      guard let prefix = prefixes.first(where: { name.hasPrefix($0) }) else { return nil }
      let member = String(name.dropFirst(prefix.count))
      let global = evaluator.globals[index]
      guard global.state != .missing, !member.contains("."),
        !["subscript", "self"].contains(member),
        (member == "init" || !evaluator.takesSelf(global)) == (value.kind == .type)
      else { return nil }
      return self.member(member, global)
    }
  }

  func member(_ name: String, _ variable: Global) -> Candidate {
    if variable.state == .computed {
      return Candidate(insert: name, summary: "a computed property")
    }
    if case .function = variable.value { return Candidate(insert: name + "(", summary: "a method") }
    return Candidate(insert: name, summary: session.evaluator.summary(variable.value))
  }

  /// The cases of an enum, or how a value of another type is made.
  func members(ofOwn index: Int32) -> [Candidate] {
    let evaluator = session.evaluator
    let structure = evaluator.tree.structures[Int(index)]
    if structure.isOpen { return [] }
    let made = [Candidate(insert: "init(", summary: "a new value")]
    guard structure.isEnum else { return made }
    let all = [Candidate(insert: "allCases", summary: "all cases as a list")]
    return cases(of: structure) + (hasRawValues(structure) ? made : [])
      + (evaluator.says(structure.name, "CaseIterable") ? all : [])
  }

  private func cases(of structure: StructureNode) -> [Candidate] {
    let summary = "a case of \(session.evaluator.names.text(structure.name))"
    return structure.cases.indices.map { place in
      let name = structure.cases.spellings[place]
      let isCalled = !structure.cases[place].parts.isEmpty
      return Candidate(insert: isCalled ? name + "(" : name, summary: summary)
    }
  }

  private func hasRawValues(_ structure: StructureNode) -> Bool {
    [.number, .text].contains(catalogue.type(structure.parent))
  }

  /// The raw value of an enum's case, where its type has some.
  func members(ofCase symbol: Symbol) -> [Candidate] {
    guard symbol.owner >= 0,
      hasRawValues(session.evaluator.tree.structures[Int(symbol.owner)])
    else { return [] }
    return [Candidate(insert: "rawValue", summary: "what stands for the case")]
  }

  // MARK: Of objects

  /// What the class of an object declares.
  func membersOfObject(_ value: Value) -> [Candidate] {
    declared(by: value).map { member($0.name, $0.variable) }
  }

  /// The same as the first pieces of messages: a colon stands before an argument.
  func messages(toObject value: Value) -> [Candidate] {
    declared(by: value).map { name, variable in
      let candidate = member(name, variable)
      guard case .function(let box) = variable.value, case .user(let index) = box.payload.code
      else {
        return candidate
      }
      let isAlone = session.evaluator.tree.functions[Int(index)].parameters.isEmpty
      return Candidate(insert: isAlone ? name : name + ":", summary: candidate.summary)
    }
  }

  private func declared(by value: Value) -> [(name: String, variable: Global)] {
    let evaluator = session.evaluator
    let object = evaluator.objectID(of: value)
    guard object > 0 else { return [] }
    return evaluator.objects[object].layout.members.map(\.name)
      .filter { !evaluator.names.isMangled($0) }
      .map { (evaluator.names.text($0), evaluator.variable($0, of: object)) }
  }

  // MARK: After a dot alone

  /// The program's own type that is wanted there: by a parameter, a written type, or what stands on the other side.
  mutating func ownTypeWanted(at dot: Int) -> Int32? {
    if let parameters = parametersWanted(at: dot) { return parameters.lazy.compactMap(\.own).first }
    switch typed.kind(dot - 1) {
    case .assign where typed.kind(dot - 3) == .colon: return typed.name(dot - 2).flatMap(ownType)
    case .assign, .equal, .notEqual, .coalesce:
      return value(before: dot - 1).flatMap(session.evaluator.declaration)
    default: return valueOfSwitch(at: dot).flatMap(session.evaluator.declaration)
    }
  }

  private func ownType(_ name: Name) -> Int32? {
    let evaluator = session.evaluator
    guard let known = evaluator.names.find(typed.names.text(name)),
      Int(known.id) < evaluator.globals.count,
      case .type(.user(let index)) = evaluator.globals[Int(known.id)].value
    else { return nil }
    return index
  }
}

extension Evaluator {
  /// Whether what is kept under a type's name is a member of its values, not of the type.
  fileprivate func takesSelf(_ global: Global) -> Bool {
    if global.state == .computed {
      return isMethod(tree.accessors[Int(global.accessors)].getter)
    }
    guard case .function(let box) = global.value, case .user(let index) = box.payload.code else {
      return false
    }
    return isMethod(index)
  }

  private func isMethod(_ function: Int32) -> Bool { tree.functions[Int(function)].isMethod }

  /// The user's struct or enum that a value is of.
  fileprivate func declaration(of value: Value) -> Int32? {
    if let index = enumeration(of: value) { return index }
    guard case .structure(let box) = value, box.payload.type.declaration >= 0 else { return nil }
    return box.payload.type.declaration
  }
}
