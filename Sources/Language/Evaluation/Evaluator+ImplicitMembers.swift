// What `.name` and `.name(…)` mean where the place says of what type they are.

extension Evaluator {
  /// Finds what an implicit member means where one of `kinds` is asked for; none: any.
  ///
  /// Where no type is asked for, a case of the program is meant before what the frameworks have.
  mutating func resolve(
    _ member: ImplicitMember, as kinds: Kinds, at id: NodeID, prefersOwn: Bool = true
  ) throws(Diagnostic) -> Value {
    var found: [Int32] = []
    for kind in kinds where found.isEmpty { found = entries(for: member, of: kind) }
    if kinds.isEmpty {
      if prefersOwn, let own = try ownCase(member, at: id) { return own }
      found = entries(for: member, of: nil)
    }
    guard let entry = found.first else {
      if !kinds.isEmpty, let held = optionalCase(member) {
        return try settled(held, asOneOf: kinds, at: id)
      }
      if let value = try extended(member, as: kinds, at: id) { return value }
      if let value = try onlyCase(member, at: id) { return value }
      let cases = member.arguments == nil ? cases(named: member.name) : []
      if cases.count == 1 { return cases[0] }
      throw cases.isEmpty ? unknownImplicit(member, kinds) : ambiguous(member, cases, [])
    }
    if found.count > 1, member.arguments == nil {
      throw ambiguous(member, kinds.isEmpty ? cases(named: member.name) : [], found)
    }
    let chosen = found.first { catalogue.accepts($0, member.arguments ?? []) } ?? entry
    return try perform(chosen, try arguments(of: member, for: chosen, at: id), id, [])
  }

  /// What `.init(…)` makes of a class of the frameworks that shares its kind with others: `let l: UILabel = .init()`.
  mutating func instance(of type: Name, by member: ImplicitMember, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard member.name == words.initializer, let given = member.arguments else { return nil }
    let meant = catalogue.candidates(.function(type)).first {
      catalogue.accepts($0, member.labels, isMethod: false, leavingOut: false)
        && catalogue.accepts($0, given)
    }
    guard let meant else { return nil }
    return try perform(meant, try arguments(of: member, for: meant, at: id), id, [])
  }

  /// The arguments of `.init(origin: .zero, size: size)`: the parameters say what is implicit in them.
  private mutating func arguments(of member: ImplicitMember, for entry: Int32, at id: NodeID)
    throws(Diagnostic) -> [Value]
  {
    var values = member.arguments ?? []
    for position in values.indices where values[position].isImplicit {
      values[position] = try settled(
        values[position], asOneOf: catalogue.kinds(entry, position), at: id)
    }
    return values
  }

  /// What extensions of the types of these kinds call so: `.card`, `.scaling(to: r)`, `.init(p, side: 3)`.
  mutating func extended(_ member: ImplicitMember, as kinds: Kinds, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    for type in catalogue.typeNames {
      guard let typeName = names.find(type), let kind = catalogue.type(typeName),
        kinds.isEmpty || kinds.contains(kind),
        let found = names.find("\(type).\(names.text(member.name))"), Int(found.id) < globals.count,
        globals[Int(found.id)].state != .missing
      else { continue }
      guard let values = member.arguments else { return try global(found, id) }
      if member.name == words.initializer {
        return try make(typeName, by: found, member.labels, values, at: id)
      }
      guard let function = overload(found, member.labels) else { continue }
      return try result(of: function, values, at: id)
    }
    return try extendedByProtocol(member, as: kinds, at: id)
  }

  /// The same of the extensions of protocols: `.tau` of `extension FloatingPoint`.
  private mutating func extendedByProtocol(_ member: ImplicitMember, as kinds: Kinds, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard tree.mayBeStatic(member.name) else { return nil }
    for kind in kinds {
      let known = catalogue.typeNames.lazy.compactMap(names.find)
      guard let name = known.first(where: { catalogue.type($0) == kind }) else { continue }
      let type = Value.type(.builtin(kind, name))
      guard let found = staticAbove(member.name, type, of: kind),
        let value = try keptMember(found, of: type, id)
      else { continue }
      return try member.arguments.map { given throws(Diagnostic) in
        try result(of: value, given, at: id)
      } ?? value
    }
    return nil
  }

  /// The kinds that have what an implicit member names.
  func kinds(having member: ImplicitMember) -> [Kind] {
    Array(Set(entries(for: member, of: nil).compactMap { catalogue.entries[Int($0)].owner }))
  }

  private func entries(for member: ImplicitMember, of kind: Kind?) -> [Int32] {
    guard let arguments = member.arguments else {
      let found = catalogue.constants(member.name, of: kind)
      return found.isEmpty ? conventions(member.name, of: kind) : found
    }
    if member.name == words.initializer {
      return catalogue.initializers(of: kind).filter {
        catalogue.accepts($0, member.labels, isMethod: false, leavingOut: false)
          && catalogue.accepts($0, arguments)
      }
    }
    return catalogue.staticFunctions(member.name, of: kind).filter {
      catalogue.accepts($0, member.labels, isMethod: false, leavingOut: true)
    }
  }

  /// `convention(.column)`, also where a variable is called `column`.
  private func conventions(_ name: Name, of kind: Kind?) -> [Int32] {
    guard kind == .convention, let entry = catalogue.globalConstant(name),
      catalogue.entries[Int(entry)].result == kind
    else { return [] }
    return [entry]
  }

  /// The cases of the program come first.
  private func ambiguous(_ member: ImplicitMember, _ cases: [Value], _ entries: [Int32])
    -> Diagnostic
  {
    let candidates = cases.map { sourceText($0) } + entries.map { catalogue.spelling($0) }
    return Diagnostic(
      .ambiguousMember(names.text(member.name), candidates: Array(candidates.prefix(4))),
      member.span)
  }

  private func unknownImplicit(_ member: ImplicitMember, _ kinds: Kinds) -> Diagnostic {
    let text = names.text(member.name)
    if member.arguments != nil, Unsupported(appleName: text) == .chance {
      return Diagnostic(.notSupported(.chance), member.span)
    }
    if let kind = kinds.first, member.arguments != nil, isMember(member.name, of: kind) {
      return Diagnostic(.instanceMember(text, of: kind.words, candidates: []), member.span)
    }
    if member.name == words.initializer, let misfit = unknownForm(member, kinds) { return misfit }
    if member.arguments?.isEmpty ?? false, isConstant(member.name, of: kinds) {
      return Diagnostic(.propertyCalled(text, isConstant: true), member.span)
    }
    let statics = statics(of: kinds, isCalled: member.arguments != nil).filter { $0 != text }
    // `.None` is how Swift 2 wrote a case; it is not what `.none` was meant as.
    let near = closest(to: text, among: statics).filter {
      $0.first?.isUppercase != true || text.first?.isLowercase != true
    }
    // A type of a few cases says them all; of other types a value without a name may be meant.
    let saysAll = near.isEmpty && statics.count <= 6 && kinds.first?.isOfCases != false
    let candidates = saysAll ? statics : near
    return Diagnostic(
      .unknownImplicitMember(
        text, expected: kinds.first?.words, candidates: candidates.map { "." + $0 }), member.span)
  }

  /// Whether one of some kinds has a constant of a name, `.identity`; none: any.
  private func isConstant(_ name: Name, of kinds: Kinds) -> Bool {
    kinds.isEmpty
      ? !catalogue.constants(name, of: nil).isEmpty
      : kinds.contains { !catalogue.constants(name, of: $0).isEmpty }
  }

  /// `.init(x: 1, z: 2)`: the forms of as many arguments that share a label, all of as many where none does.
  private func unknownForm(_ member: ImplicitMember, _ kinds: Kinds) -> Diagnostic? {
    let all = kinds.flatMap { catalogue.initializers(of: $0) }
    let forms = all.filter { catalogue.takes(member.labels.count, $0, isMethod: false) }
    let near = (forms.isEmpty ? all : forms).filter { entry in
      catalogue.labels(entry, isMethod: false).contains {
        $0 != .none && member.labels.contains($0)
      }
    }
    let spellings = unique((near.isEmpty ? forms : near).map { catalogue.spelling($0) })
    guard !spellings.isEmpty else { return nil }
    return Diagnostic(
      .noOverload(of: ".init", spellings: spellings), member.span)
  }

  /// What stands behind a dot where one of some kinds is asked for; what is called has arguments.
  private func statics(of kinds: Kinds, isCalled: Bool) -> [String] {
    let all = kinds.isEmpty ? catalogue.allStatics : kinds.flatMap { catalogue.statics(of: $0) }
    guard isCalled else { return all }
    return all.filter { name in
      names.find(name).map { !catalogue.staticFunctions($0, of: kinds.first).isEmpty } ?? false
    }
  }
}
