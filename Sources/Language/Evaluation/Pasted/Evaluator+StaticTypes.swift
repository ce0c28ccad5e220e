// What Swift knows of an expression before anything runs: the type that its text gives it.

extension Evaluator {
  /// The type of an expression in Swift, by the text alone; nil where only its value says it.
  ///
  /// Whether a value is optional is left aside: `?` and `!` change nothing here.
  func staticType(of id: NodeID, _ rest: Int = 12) -> TypeReference? {
    guard rest > 0 else { return nil }
    switch tree[id] {
    case .global, .local, .sharedLocal: return typeOfName(id, rest - 1)
    case .cast(_, let type, _): return type < 0 ? nil : tree.types[Int(type)]
    case .force(let inner), .attempt(let inner): return staticType(of: inner, rest - 1)
    case .conditional(_, let value, _): return staticType(of: value, rest - 1)
    case .member(let base, let name), .optionalMember(let base, let name):
      return staticType(of: base, rest - 1).flatMap { type(of: name, in: $0, rest - 1) }
    case .element(let list, _), .optionalElement(let list, _), .entry(let list, _, _):
      return staticType(of: list, rest - 1).flatMap(elementType)
    case .call(let callee, _): return resultType(of: callee, rest - 1)
    case .logical(.coalesce, let left, _), .logical(.elvis, let left, _):
      return staticType(of: left, rest - 1)
    default: return nil
    }
  }

  // MARK: Names

  private func typeOfName(_ id: NodeID, _ rest: Int) -> TypeReference? {
    if let owner = ownerOfSelf(id) { return TypeReference(name: owner, span: .nowhere) }
    if let value = bound(to: id) { return staticType(of: value, rest) }
    if let type = declaredReference(of: id) { return type }
    if let value = definition(of: id) { return staticType(of: value, rest) }
    let list = sequence(of: id) ?? walked(for: id)
    return list.flatMap { staticType(of: $0, rest) }.flatMap(elementType) ?? typeOfPart(id, rest)
  }

  /// The type of the program in which a `self` stands.
  func ownerOfSelf(_ id: NodeID) -> Name? {
    guard case .local(0) = tree[id], let function = tree.function(around: id), function.isMethod
    else {
      return nil
    }
    // A member that is named alone stands for one of `self`.
    let isParameter = function.parameters.contains { names.text($0.name) == written(id) }
    if isParameter, written(id) != "self" { return nil }
    return function.owner == .none ? tree.valueType(around: id) : function.owner
  }

  /// What `if let name = value` gives a name, where that is nearer than any other declaration of it.
  func bound(to id: NodeID) -> NodeID? {
    for index in (max(0, id - 400)..<id).reversed() {
      switch tree[index] {
      case .binding(let target, let value) where isSame(target, id):
        return value < 0 ? nil : value
      case .declare(let target, _, _) where isSame(target, id): return nil
      default: continue
      }
    }
    return nil
  }

  /// What `for (i, shape) in …` gives one of its variables.
  private func typeOfPart(_ id: NodeID, _ rest: Int) -> TypeReference? {
    partOfLoop(id).flatMap { type(ofPart: $0.place, in: $0.sequence, rest) }
  }

  /// The loop that a name is one of several variables of, and its place among them.
  func partOfLoop(_ id: NodeID) -> (place: Int, sequence: NodeID)? {
    for index in Int(id)..<min(Int(id) + 4000, tree.nodes.count) {
      guard case .forEach(let target, let sequence, _) = tree.nodes[index].node,
        case .destructure(let targets, _) = tree[target],
        let place = tree.children(targets).firstIndex(where: { isSame($0, id) })
      else { continue }
      return (place - Int(targets.start), sequence)
    }
    return nil
  }

  private func type(ofPart place: Int, in sequence: NodeID, _ rest: Int) -> TypeReference? {
    if case .call(let callee, _) = tree[sequence], case .member(let list, let name) = tree[callee],
      names.text(name) == "enumerated"
    {
      return place == 1 ? staticType(of: list, rest).flatMap(elementType) : nil
    }
    guard let type = staticType(of: sequence, rest) else { return nil }
    let parts = type.key < 0 ? elementType(type)?.parts ?? [] : [type.key, type.element]
    return parts.indices.contains(place) ? tree.types[Int(parts[place])] : nil
  }

  /// The list whose elements a closure gets: `shapes.map { $0.name }`.
  func walked(for id: NodeID) -> NodeID? {
    guard let (closure, place) = closureArgument(id), let call = parent(of: closure),
      case .call(let callee, let arguments) = tree[call]
    else { return nil }
    guard case .member(let list, let name) = tree[callee] else {
      return grouped(by: callee, arguments)
    }
    return names.text(name) == "reduce" && place == 0 ? nil : list
  }

  /// The list in `Dictionary(grouping: list) { $0 / 10 }`.
  func grouped(by callee: NodeID, _ arguments: ArgumentList) -> NodeID? {
    guard let first = tree.arguments(arguments).first, names.text(first.label, is: "grouping")
    else {
      return nil
    }
    return first.value
  }

  // MARK: Members and calls

  /// The type of a property of a type of the program, or of a list.
  private func type(of name: Name, in owner: TypeReference, _ rest: Int) -> TypeReference? {
    if owner.isList { return listMember(name, of: owner) }
    if owner.isTuple { return part(name, of: owner) }
    if owner.key >= 0 { return names.text(name) == "values" ? owner : nil }
    if let field = tree.structure(named: owner.name)?.fields.first(where: { $0.name == name }) {
      return type(field.type, field.initial, rest)
    }
    if let statement = statement(declaring: name, inClass: owner.name) {
      return type(declaredBy: statement, rest)
    }
    return keptMember(name, of: owner.name)
      .flatMap { result(ofGetter: globals[Int($0.id)].accessors) }
  }

  /// `pair.0`, `pair.low`.
  private func part(_ name: Name, of tuple: TypeReference) -> TypeReference? {
    let place = tuple.labels.firstIndex(of: name) ?? Int(names.text(name))
    return place.flatMap {
      tuple.parts.indices.contains($0) ? tree.types[Int(tuple.parts[$0])] : nil
    }
  }

  /// The type of a member whose owner nothing tells, where one type alone of the program has a member of this name.
  func typeOfOnlyMember(_ id: NodeID) -> TypeReference? {
    switch tree[id] {
    case .member(_, let name), .optionalMember(_, let name):
      let types = tree.structures.lazy
        .map { TypeReference(name: $0.name, span: .nowhere) }
        .compactMap { self.type(of: name, in: $0, 12) }
      return types.count == 1 ? types.first : nil
    default: return nil
    }
  }

  /// The name under which a member is kept: a type's own, or one that an extension gives to it, its kind, or a
  /// protocol of it.
  private func keptMember(_ name: Name, of type: Name) -> Name? {
    let text = names.text(type)
    if let own = member(name, under: text) { return own }
    guard tree.mayBeExtended(name) else { return nil }
    let kind =
      tree.structure(named: type) == nil ? catalogue.type(type) ?? Protocols.kind(text) : nil
    let ofKind = kind.map { catalogue.memberPrefixes(of: type) + Protocols.of($0) } ?? []
    let parents = tree.conformances.parents(of: [type]).map(names.text)
    return (ofKind + parents).lazy.compactMap { member(name, under: $0) }.first
  }

  private func type(declaredBy statement: NodeID, _ rest: Int) -> TypeReference? {
    switch tree[statement] {
    case .declare(_, let type, let value): self.type(type, value, rest)
    case .observed(let declaration, let accessors):
      type(declaredBy: declaration, rest) ?? result(ofGetter: accessors)
    default: nil
    }
  }

  /// What a property of a type of the program is declared with; nil where it has none of this name.
  func declaration(of name: Name, in type: Name) -> (type: Int32, initial: NodeID)? {
    if let field = tree.structure(named: type)?.fields.first(where: { $0.name == name }) {
      return (field.type, field.initial)
    }
    return statement(declaring: name, inClass: type).flatMap { declaration(by: $0) }
  }

  private func declaration(by statement: NodeID) -> (type: Int32, initial: NodeID)? {
    switch tree[statement] {
    case .declare(_, let type, let value): (type, value)
    case .observed(let declared, _): declaration(by: declared)
    default: nil
    }
  }

  private func statement(declaring name: Name, inClass type: Name) -> NodeID? {
    let body = tree.latestBody(of: type) { $0.members.contains { $0.name == name } }
    return body?.members.first { $0.name == name }?.statement
  }

  /// A type as written, or else that of a first value.
  private func type(_ type: Int32, _ initial: NodeID, _ rest: Int) -> TypeReference? {
    if type >= 0 { return tree.types[Int(type)] }
    return initial >= 0 ? staticType(of: initial, rest) : nil
  }

  private func listMember(_ name: Name, of list: TypeReference) -> TypeReference? {
    switch names.text(name) {
    case "first", "last", "min", "max", "randomElement", "removeFirst", "removeLast", "popLast",
      "popFirst", "remove":
      tree.element(of: list)
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
      "lazy":
      list
    default: nil
    }
  }

  private func elementType(_ type: TypeReference) -> TypeReference? {
    if type.isList { return tree.element(of: type) }
    return type.element >= 0 ? tree.types[Int(type.element)] : nil
  }

  private func resultType(of callee: NodeID, _ rest: Int) -> TypeReference? {
    if case .global(let name) = tree[callee] {
      if tree.structure(named: name) != nil { return TypeReference(name: name, span: .nowhere) }
      if let whole = sizedNumber(name) {
        return TypeReference(name: name, whole: whole, span: tree.span(callee))
      }
    }
    if case .member(let base, let name) = tree[callee], let list = staticType(of: base, rest),
      list.isList
    {
      return listMember(name, of: list)
    }
    return result(of: function(calledBy: callee, rest))
  }

  /// `UInt8(200)`, and what a `typealias` calls so.
  private func sizedNumber(_ name: Name) -> WholeNumberType? {
    let meant = tree.aliases.isEmpty ? name : tree.aliases[name] ?? name
    return WholeNumberType.sized.first { names.text(meant, is: $0.name) }
  }

  /// The function of the program that a call means.
  func function(calledBy callee: NodeID, _ rest: Int = 12) -> Int32? {
    switch tree[callee] {
    case .global(let name): function(named: name)
    case .local, .sharedLocal: function(named: written(callee))
    case .member(let base, let name), .optionalMember(let base, let name):
      (staticType(of: base, rest)?.name ?? typeNamed(by: base)).flatMap { method(name, of: $0) }
    default: nil
    }
  }

  /// `Card` in `Card.make()`.
  private func typeNamed(by id: NodeID) -> Name? {
    guard case .global(let name) = tree[id], tree.structure(named: name) != nil else { return nil }
    return name
  }

  private func result(of function: Int32?) -> TypeReference? {
    guard let function, function >= 0, tree.functions[Int(function)].result >= 0 else {
      return nil
    }
    return tree.types[Int(tree.functions[Int(function)].result)]
  }

  private func function(named name: Name) -> Int32? {
    guard case .user(let index)? = globals[Int(name.id)].value.function()?.payload.code else {
      return nil
    }
    return index
  }

  private func function(named name: String) -> Int32? {
    tree.functions.lastIndex { names.text($0.name) == name }.map { Int32($0) }
  }

  private func result(ofGetter accessors: Int32) -> TypeReference? {
    guard accessors >= 0 else { return nil }
    let getter = tree.accessors[Int(accessors)].getter
    if let type = result(of: getter) { return type }
    return lazyValue(of: getter).flatMap { staticType(of: $0) }
  }

  /// The one expression that a getter returns, as that of a variable which is made later does.
  private func lazyValue(of getter: Int32) -> NodeID? {
    guard getter >= 0, case .block(let list) = tree[tree.functions[Int(getter)].body],
      list.count == 1, case .returning(let value) = tree[tree.lists[Int(list.start)]], value >= 0
    else { return nil }
    return value
  }

  private func method(_ name: Name, of type: Name) -> Int32? {
    if let statement = statement(declaring: name, inClass: type),
      case .function(let index, _) = tree[statement]
    {
      return index
    }
    let own = tree.structure(named: type)?.methods.first { tree.functions[Int($0)].name == name }
    return own ?? keptMember(name, of: type).flatMap { function(named: $0) }
  }
}
