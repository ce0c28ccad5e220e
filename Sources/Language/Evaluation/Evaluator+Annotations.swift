// Literals where a type is declared: it says what `.zero` is in them, and whether they are sets.

extension Evaluator {
  /// The value of an expression that is annotated; `type` is negative where it is not.
  mutating func evaluate(_ id: NodeID, annotated type: Int32) throws(Diagnostic) -> Value {
    guard type >= 0 else { return try settledAlone(try evaluateValue(id), at: id) }
    switch tree[id] {
    case .list(let elements):
      if let value = try literal(elements, annotated: type, at: id) { return value }
    case .dictionary(let parts):
      if let value = try literal(entries: parts, annotated: type, at: id) { return value }
    case .tuple(let arguments):
      if arguments.count == 0 {
        // `let p: CGPoint = ()`.
        let isVoid = try kind(of: tree.types[Int(type)]) == nil
        guard isVoid else { throw Diagnostic(.emptyParentheses, tree.span(id)) }
      } else if let value = try tuple(arguments, id, as: tree.types[Int(type)]) {
        return value
      }
    case .member: leadChain(id, with: type)
    case .unary, .binary:
      leadChain(id, with: type)
      if overloads.differByResults { tree.wantedResults[tree.span(id)] = type }
    case .call(let callee, let arguments):
      leadChain(id, with: type)
      if let made = try nestedCase(id, annotated: type) { return made }
      giveResult(type, toClosure: callee)
      if !tree.types[Int(type)].arguments.isEmpty {
        giveTypeArguments(of: type, to: callee, arguments)
      }
      if !tree.genericResults.isEmpty { noteWanted(type, of: id, callee) }
    case .conditional(let condition, let then, let otherwise):
      return try evaluate(try self.condition(condition) ? then : otherwise, annotated: type)
    default: break
    }
    return try check(try evaluateValue(id), against: type, at: id)
  }

  /// A literal of a list as a list, a set or options; nil where something else is declared.
  private mutating func literal(_ elements: NodeList, annotated type: Int32, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let reference = tree.types[Int(type)]
    if reference.isList { return noted(try list(elements, of: reference, at: id), as: type) }
    if let own = try options(id, annotated: type) { return own }
    switch try kind(of: reference) {
    case .set: return try set(elements, element: reference.element, id)
    case let kind? where kind.isOptions: return try options(elements, of: kind, at: id)
    default: return nil
    }
  }

  mutating func list(_ elements: NodeList, of reference: TypeReference, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    let element = tree.element(of: reference)
    if reference.element >= 0 {
      return try list(elements, annotated: reference.element, at: id)
    }
    if isLookType(element.name) {
      var looks: [Value] = []
      for node in tree.children(elements) {
        looks.append(try check(try evaluateValue(node), against: element, at: node))
      }
      return try makeList(looks, at: id)
    }
    if case .type(let own)? = userType(element), mayBeOptions(elements) {
      return try list(elements, of: own, at: id)
    }
    let list = try list(elements, as: try kind(of: element))
    guard case .list(let box) = list else { return list }
    var values: [Value] = []
    for (value, node) in zip(box.payload, tree.children(elements)) {
      values.append(try check(value, against: element, at: node))
    }
    return try makeList(values, at: id)
  }

  private mutating func literal(entries: NodeList, annotated type: Int32, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let reference = tree.types[Int(type)]
    guard reference.key >= 0, !reference.isList else { return nil }
    for part in [reference.key, reference.element] { _ = try kind(of: tree.types[Int(part)]) }
    return try dictionary(entries, id, key: reference.key, value: reference.element)
  }

  /// A value as an element of a list: what the list was declared as says what `.zero` is, and refuses what
  /// is of another type; without it the first element says it.
  mutating func element(_ value: Value, of list: Box<[Value]>, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    if list.type >= 0 { return try element(value, declared: tree.types[Int(list.type)], at: id) }
    guard value.isImplicit else { return value }
    guard let first = list.payload.first, first.kind != .nothing else {
      return try settled(value, at: id)
    }
    if case .structure = first { return try settled(value, replacing: first, at: id) }
    return try settled(settled(value, besideCase: first, at: id), beside: first.kind, at: id)
  }

  private mutating func element(_ value: Value, declared list: TypeReference, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    list.element < 0
      ? try check(value, against: tree.element(of: list), at: id)
      : try check(value, against: list.element, at: id)
  }

  /// What is added to a list at once: each of it is an element.
  mutating func added(_ value: Value, to list: Box<[Value]>, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard list.type >= 0, case .list(let added) = value, added.type != list.type else {
      return value
    }
    var values: [Value] = []
    for value in added.payload { values.append(try element(value, of: list, at: id)) }
    return try makeList(values, at: id)
  }

  /// Whether a type says more of a value: `.left` and `[]` are of several types, a tuple takes its labels,
  /// and two numbers may be one.
  func isOpen(_ value: Value) -> Bool {
    switch value {
    case .implicit, .list, .point: true
    default: isTuple(value)
    }
  }

  /// A new list remembers what it was declared as.
  func noted(_ list: Value, as type: Int32) -> Value {
    guard case .list(let box) = list else { return list }
    return .list(
      Box(
        box.payload, depth: box.depth, bytes: box.payload.bytes, meter: meter, start: box.start,
        type: type))
  }

  /// A set or dictionary remembers what it was first declared as.
  @inline(__always)
  func noted(_ value: Value, within type: TypeReference) -> Value {
    if type.element < 0 { return value }
    switch value {
    case .set(let box) where box.payload.table.keyType < 0:
      var set = box.payload
      set.table.keyType = type.element
      return .set(Box(set, depth: box.depth, bytes: set.bytes, meter: meter))
    case .dictionary(let box) where box.payload.keyType < 0 && type.key >= 0:
      var mapping = box.payload
      (mapping.keyType, mapping.valueType) = (type.key, type.element)
      return .dictionary(Box(mapping, depth: box.depth, bytes: mapping.bytes, meter: meter))
    default: return value
    }
  }

  /// Whether elements may be options: members without their type, or lists of them.
  private func mayBeOptions(_ elements: NodeList) -> Bool {
    tree.children(elements).contains {
      if case .list = tree[$0] { return true }
      return !tree.implicitStarts(of: $0, links: 1).isEmpty
    }
  }

  /// `[[.zero], []]`: elements of a declared type.
  private mutating func list(_ elements: NodeList, annotated type: Int32, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    var values: [Value] = []
    for element in tree.children(elements) {
      values.append(try evaluate(element, annotated: type))
    }
    return try makeList(values, at: id)
  }

  /// `[.zero, .unit]` of a type of the program.
  private mutating func list(_ elements: NodeList, of type: TypeValue, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    var values: [Value] = []
    for element in tree.children(elements) {
      let value = try evaluate(element, as: type)
      if case .implicit(let box) = value, case .user(let index) = type,
        tree.structures[Int(index)].isEnum
      {
        values.append(try enumCase(box.payload, of: index, at: element))
      } else {
        values.append(try settled(value, at: element))
      }
    }
    return try makeList(values, at: id)
  }

  /// `[.flexibleWidth, .flexibleHeight]` where options of the frameworks are wanted.
  mutating func options(_ elements: NodeList, of kind: Kind, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    let list = try list(elements, as: kind)
    return Options(list, of: kind)?.asValue ?? list
  }

  /// `[.top, .left]` where a set of options of the program is annotated.
  private mutating func options(_ id: NodeID, annotated type: Int32) throws(Diagnostic) -> Value? {
    guard case .type(.user(let index))? = userType(tree.types[Int(type)]), isOptionSet(index) else {
      return nil
    }
    return try evaluate(id, as: .user(index))
  }
}
