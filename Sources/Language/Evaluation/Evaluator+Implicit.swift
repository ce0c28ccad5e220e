extension Evaluator {
  /// `.name` waits for the place where it is used to say what type it belongs to.
  func implicit(_ name: Name, _ id: NodeID) -> Value {
    .implicit(
      Box(ImplicitMember(name: name, arguments: nil, labels: [], span: tree.span(id))))
  }

  /// `.degrees(45)`, `.init(x: 1, y: 2)`: the arguments are evaluated now, the type comes later.
  mutating func implicitCall(_ name: Name, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    var values: [Value] = []
    var labels: [Name] = []
    for argument in tree.arguments(arguments) {
      values.append(try evaluateValue(argument.value))
      labels.append(argument.label)
    }
    let depth = 1 + values.map(\.depth).reduce(0, max)
    return .implicit(
      Box(
        ImplicitMember(name: name, arguments: values, labels: labels, span: tree.span(id)),
        depth: depth))
  }

  /// A value that no place gives a type: an implicit member must then be unique in the catalogue.
  @inline(__always)
  mutating func settled(_ value: Value, at id: NodeID) throws(Diagnostic) -> Value {
    guard case .implicit(let box) = value else { return value }
    return try resolve(box.payload, as: [], at: id)
  }

  /// A value where `kind` is asked for.
  @inline(__always)
  mutating func settled(_ value: Value, as kind: Kind, at id: NodeID) throws(Diagnostic) -> Value {
    guard case .implicit(let box) = value else { return value }
    return try resolve(box.payload, as: kind == .void || kind == .nothing ? [] : [kind], at: id)
  }

  /// A value where one of some kinds is asked for; none: any.
  mutating func settled(_ value: Value, asOneOf kinds: Kinds, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .implicit(let box) = value else { return value }
    return try resolve(box.payload, as: kinds, at: id)
  }

  /// A value that a property is set to; of one that is only kept, `.byWordWrapping` and `.systemFont(ofSize: 9)`
  /// may be of any type.
  ///
  /// A case is kept by its name: `lineCap = .round` means no line join, `contentMode = .topLeft` no corner.
  mutating func settled(_ value: Value, ofProperty kind: Kind, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard kind == .void, case .implicit(let box) = value else {
      return try settled(value, as: kind, at: id)
    }
    if let meant = try? settled(value, at: id), !meant.isCaseOfFrameworks { return meant }
    return text(names.text(box.payload.name))
  }

  /// A value beside another of `kind`, in a list or an operation: what that kind has not must be
  /// unique in the catalogue, as `.pi` in `atan2(y, x) / .pi` is.
  @inline(__always)
  mutating func settled(_ value: Value, beside kind: Kind, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .implicit(let box) = value else { return value }
    if hasMember(box.payload.name, kind) { return try settled(value, as: kind, at: id) }
    if let held = optionalCase(box.payload) { return try settled(held, beside: kind, at: id) }
    return try settled(value, as: .void, at: id)
  }

  /// Whether a kind of the catalogue has what stands behind a dot.
  private func hasMember(_ name: Name, _ kind: Kind) -> Bool {
    catalogue.constant(name, of: kind) != nil
      || !catalogue.staticFunctions(name, of: kind).isEmpty
      || name == words.initializer && kind != .structure
  }

  /// Of several entries those that know each implicit member, as `contains(.pi)` of a range is no search by a
  /// function; all where none does.
  mutating func knowing(_ values: [Value], _ entries: [Int32]) -> [Int32] {
    guard entries.count > 1, values.contains(where: \.isImplicit) else { return entries }
    let knowing = entries.filter { entry in
      values.indices.allSatisfy { position in
        guard case .implicit(let box) = values[position] else { return true }
        let kinds = catalogue.kinds(entry, position)
        return kinds.isEmpty || kinds.contains { hasMember(box.payload.name, $0) }
      }
    }
    return knowing.isEmpty ? entries : knowing
  }

  /// One of two values, of which the other may say what it is: `isOn ? .zero : CGPoint(x: 1, y: 2)`.
  @inline(never)
  mutating func choose(_ id: NodeID, beside other: NodeID) throws(Diagnostic) -> Value {
    let value = try evaluate(id)
    guard value.isImplicit else { return value }
    if var type = staticType(of: other) ?? typeOfOnlyMember(other),
      case .type(.user)? = userType(type), !type.isList
    {
      type.isOptional = true
      return try check(value, against: type, at: id)
    }
    guard let kind = kindByText(other), kind != .structure, kind != .enumeration else {
      return value
    }
    return try settled(value, beside: kind, at: id)
  }

  /// The kind of Apple's that an expression has before it is evaluated; nil where only its value says it.
  func kindByText(_ id: NodeID) -> Kind? {
    if let kind = peek(id)?.kind, kind != .nothing { return kind }
    if let kind = staticType(of: id).flatMap({ try? self.kind(of: $0) }) { return kind }
    switch tree[id] {
    case .boolean: return .boolean
    case .text, .interpolated: return .text
    case .member(let base, let name), .optionalMember(let base, let name):
      if givesElement(name), let kind = kindOfElements(base) { return kind }
      return kindOfMember(name, of: base)
    case .call(let callee, _): return kindByText(calling: callee) ?? kindOfMapped(id)
    default: return nil
    }
  }

  /// What a call gives, by the name of what is called.
  func kindByText(calling callee: NodeID) -> Kind? {
    switch tree[callee] {
    case .global(let name):
      return catalogue.type(name) ?? onlyResult(of: catalogue.functions(name))
    case .member(let list, let name) where givesElement(name):
      guard case .list(let box)? = peek(list) else { return kindOfElements(list) }
      return box.payload.first?.kind
    case .member(let base, let name), .optionalMember(let base, let name):
      let methods = kindByText(base).map { catalogue.methods(name, of: $0) } ?? []
      return methods.contains(where: givesWhatItTakes) ? nil : onlyResult(of: methods)
    default: return nil
    }
  }

  /// The kind of `rect.size`, `CGSize.zero`, and of a property of the program's.
  private func kindOfMember(_ name: Name, of base: NodeID) -> Kind? {
    if case .global(let type) = tree[base], let kind = catalogue.type(type),
      let constant = catalogue.constant(name, of: kind)
    {
      return catalogue.entries[Int(constant)].result
    }
    if let type = staticType(of: base), let declared = declaration(of: name, in: type.name) {
      return kind(of: declared)
    }
    guard let owner = kindByText(base), owner != .void else { return kindOfOnlyMember(name) }
    return catalogue.property(name, of: owner).map { catalogue.entries[Int($0)].result }
  }

  /// The kind of a member whose owner nothing tells, as of an image that is missing: where all that is called so is of
  /// one kind.
  private func kindOfOnlyMember(_ name: Name) -> Kind? {
    let kinds = Kind.allCases.compactMap { catalogue.property(name, of: $0) }
      .map { catalogue.entries[Int($0)].result }
    let own = tree.structures.compactMap { declaration(of: name, in: $0.name) }
    guard let first = kinds.first ?? own.first.flatMap({ kind(of: $0) }), first != .void else {
      return nil
    }
    return kinds.allSatisfy { $0 == first } && own.allSatisfy { kind(of: $0) == first }
      ? first : nil
  }

  private func kind(of declaration: (type: Int32, initial: NodeID)) -> Kind? {
    if declaration.type >= 0 { return try? kind(of: tree.types[Int(declaration.type)]) }
    return declaration.initial >= 0 ? kindByText(declaration.initial) : nil
  }

  /// `point.map { CGSize(width: $0.x, height: $0.y) }` of what may be nil: what the closure gives.
  private func kindOfMapped(_ call: NodeID) -> Kind? {
    guard case .call(let callee, _) = tree[call], case .member(let base, _) = tree[callee],
      kindByText(base) != .list
    else { return nil }
    return kindOfElements(call)
  }

  private func givesElement(_ name: Name) -> Bool {
    ["first", "last", "min", "max"].contains(names.text(name))
  }

  /// The kind of what `views.map(\.center)` holds, by the text of what makes the elements.
  private func kindOfElements(_ list: NodeID) -> Kind? {
    guard case .call(let callee, let arguments) = tree[list],
      case .member(_, let name) = tree[callee],
      ["map", "compactMap", "flatMap"].contains(names.text(name)),
      let argument = tree.arguments(arguments).first, arguments.count == 1,
      case .closure(let function) = tree[argument.value]
    else { return nil }
    return tree.lastExpression(of: tree.functions[Int(function)].body).flatMap { kindByText($0) }
  }

  /// `convert(_:to:)`: a method that takes several kinds, its result among them, gives that of its argument.
  private func givesWhatItTakes(_ method: Int32) -> Bool {
    let result = catalogue.entries[Int(method)].result
    return (1...3).map { catalogue.kinds(method, $0) }
      .contains { $0.count > 1 && $0.contains(result) }
  }

  /// What all functions, or methods of a kind, give that have one name.
  private func onlyResult(of entries: [Int32]) -> Kind? {
    let results = Set(entries.map { catalogue.entries[Int($0)].result })
    return results.count == 1 ? results.first.flatMap { $0 == .void ? nil : $0 } : nil
  }

  /// Finds what an implicit member means where one of `kinds` is asked for; none: any.
  mutating func resolve(_ member: ImplicitMember, as kinds: Kinds, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    var found: [Int32] = []
    for kind in kinds where found.isEmpty { found = entries(for: member, of: kind) }
    if kinds.isEmpty { found = entries(for: member, of: nil) }
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
  private mutating func extended(_ member: ImplicitMember, as kinds: Kinds, at id: NodeID)
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
      return catalogue.constants(member.name, of: kind)
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
    let statics = statics(of: kinds, isCalled: member.arguments != nil)
    // `.None` is how Swift 2 wrote a case; it is not what `.none` was meant as.
    let near = closest(to: text, among: statics).filter {
      $0.first?.isUppercase != true || text.first?.isLowercase != true
    }
    // A type of a few names says them all; numbers are of many types, each with names of its own.
    let saysAll = near.isEmpty && statics.count <= 6 && kinds.first != .number
    let candidates = saysAll ? statics : near
    return Diagnostic(
      .unknownImplicitMember(
        text, expected: kinds.first?.words, candidates: candidates.map { "." + $0 }), member.span)
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

extension Value {
  /// Whether it is a case of an enumeration that the catalogue has, not of one of the program.
  fileprivate var isCaseOfFrameworks: Bool {
    if case .symbol(let symbol) = self { return symbol.kind != .enumeration }
    return false
  }
}
