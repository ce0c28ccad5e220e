/// How a call names the entry it wants.
enum Callee {
  case function(Name)
  case method(Name, Value, NodeID)
  case constant(Name, Kind)

  var name: Name {
    switch self {
    case .function(let name), .method(let name, _, _), .constant(let name, _): name
    }
  }

  var isMethod: Bool {
    if case .method = self { return true }
    return false
  }
}

extension Catalogue {
  /// The entries that a call may want, whatever its arguments are.
  func candidates(_ callee: Callee) -> [Int32] {
    switch callee {
    case .function(let name): functions(name)
    case .method(let name, let receiver, _): methods(name, of: receiver.kind)
    case .constant(let name, let kind): staticFunctions(name, of: kind)
    }
  }
}

extension Evaluator {
  /// A name that is no variable: a constant (`π`, `CGRectNull`), a type, a member of the class whose method
  /// runs, or a function: in a view, `transform` is the view's.
  mutating func catalogueValue(_ name: Name, _ id: NodeID) throws(Diagnostic) -> Value {
    if let entry = catalogue.globalConstant(name) { return try perform(entry, [], id, []) }
    if let kind = catalogue.type(name) { return .type(.builtin(kind, name)) }
    if let value = try ownMember(name, id) { return value }
    if let kind = frameworkType(around: id), let entry = catalogue.constant(name, of: kind) {
      return try perform(entry, [], id, [])
    }
    if catalogue.hasFunction(name) { return .function(Box(Function(code: .builtin(name)))) }
    if let value = shownValue(name) { return value }
    if let type = onlyNestedType(name, tree.span(id)) { return type }
    if isSetOfFoundation(name) { return .type(.builtin(.set, name)) }
    if isClassOfObjects(name) { return .type(.builtin(.structure, name)) }
    if let value = instanceVariable(name, id) ?? controllerProperty(name, id) ?? look(name) {
      return value
    }
    if let member = onlyStatic(name) { return try global(member, id) }
    if !making.isEmpty || objects.current > 0, let type = typeArgument(name) { return type }
    throw unknownName(name, id)
  }

  /// Calls an entry of the catalogue, found by its name, its labels and, where these do not decide,
  /// the kinds of the arguments.
  mutating func callBuiltin(
    _ callee: Callee, _ id: NodeID, _ calleeNode: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    if arguments.entry >= 0, matches(arguments.entry, callee, calleeNode) {
      return try callEntry(arguments.entry, callee, id, arguments)
    }
    if case .function(let name) = callee, tree.mayBeExtended(name),
      !isOfFrameworks(callee, arguments),
      let value = try callExtendedInitializer(of: name, id, arguments)
    {
      return value
    }
    if case .function(let name) = callee, let entry = onlyFunction(name, arguments) {
      return try callEntry(cache(entry, id, calleeNode, arguments), nil, id, arguments)
    }
    if let value = try callExtended(callee, id, arguments) { return value }
    let candidates = catalogue.candidates(callee)
    guard !candidates.isEmpty else {
      if let value = try callOtherwise(callee, id, calleeNode, arguments) { return value }
      throw unknownCallee(callee, calleeNode, id)
    }
    let isMislabelled =
      !callee.isMethod && tree.arguments(arguments).contains { $0.label != .none }
      && catalogue.isOfC(callee.name)
    let fitting = isMislabelled ? [] : fit(candidates, arguments, isMethod: callee.isMethod)
    if fitting.count == 1, let entry = fitting.first {
      return try callEntry(
        cache(entry, id, calleeNode, arguments), callee, id, arguments)
    }
    guard !fitting.isEmpty else {
      if let value = try callOtherwise(callee, id, calleeNode, arguments) { return value }
      throw misfit(candidates, callee, arguments, id)
    }
    return try callOverloaded(fitting, callee, id, arguments)
  }

  /// The one function of the catalogue that takes arguments with these labels.
  private mutating func onlyFunction(_ name: Name, _ arguments: ArgumentList) -> Int32? {
    let given = tree.arguments(arguments)
    guard given.allSatisfy({ $0.label == .none }) else {
      return catalogue.onlyFunction(name, given)
    }
    if let entry = decided.entry(name, arguments.count) { return entry }
    let entry = catalogue.onlyFunction(name, given)
    if let entry { decided.note(entry, name, arguments.count) }
    return entry
  }

  /// Whether the frameworks have what is called, and come first.
  private func isOfFrameworks(_ callee: Callee, _ arguments: ArgumentList) -> Bool {
    settings.prefersFrameworks
      && !fit(catalogue.candidates(callee), arguments, isMethod: callee.isMethod).isEmpty
  }

  /// Remembers at the call which entry its labels decide on.
  mutating func cache(
    _ entry: Int32, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) -> Int32 {
    tree.nodes[Int(id)].node = .call(
      callee, ArgumentList(start: arguments.start, count: arguments.count, entry: entry))
    return entry
  }

  /// Whether the entry found for this call before is still the one: the receiver's kind decides.
  ///
  /// A method found in `self` is called with a receiver each time, though written like a function.
  /// A method that both the catalogue and an extension have with these labels: the extension's, where
  /// it takes the values.
  private mutating func callExtended(_ callee: Callee, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    guard case .method(let name, let receiver, _) = callee, tree.mayBeExtended(name),
      !settings.prefersFrameworks, extended(name, receiver) != nil
    else { return nil }
    let fitting = fit(catalogue.candidates(callee), arguments, isMethod: true)
    return fitting.isEmpty ? nil : try callOverloaded(fitting, callee, id, arguments)
  }

  /// Whether a call means the same each time: a name alone, or a member of a type by its name; a variable may hold
  /// another type.
  private mutating func isAlwaysSame(_ callee: NodeID) -> Bool {
    switch tree.nodes[Int(callee)].node {
    case .member(let base, _):
      guard case .global(let type) = tree.nodes[Int(base)].node else { return false }
      return catalogue.type(type) != nil
    default: return !tree.nodes[Int(callee)].place.isOwn
    }
  }

  /// Mutating, since an evaluator that is asked before it changes is copied.
  private mutating func matches(_ entry: Int32, _ callee: Callee, _ calleeNode: NodeID) -> Bool {
    guard case .method(_, let receiver, _) = callee else {
      return isAlwaysSame(calleeNode) || catalogue.candidates(callee).contains(entry)
    }
    return catalogue.entries[Int(entry)].owner == receiver.kind
      && (!tree.mayBeExtended(callee.name) || settings.prefersFrameworks)
  }

  /// The candidates that the labels and the number of arguments allow; those with the labels as
  /// written come before those that leave labels out.
  func fit(_ candidates: [Int32], _ arguments: ArgumentList, isMethod: Bool) -> [Int32] {
    let labels = tree.arguments(arguments).map(\.label)
    let exact = candidates.filter {
      catalogue.accepts($0, labels, isMethod: isMethod, leavingOut: false)
    }
    // `String()` is no format without values.
    if labels.isEmpty, case let plain = exact.filter({ !catalogue.entries[Int($0)].isVariadic }),
      !plain.isEmpty
    {
      return plain
    }
    if !exact.isEmpty { return exact }
    return candidates.filter {
      catalogue.accepts($0, labels, isMethod: isMethod, leavingOut: true)
    }
  }

  /// Performs a function of the catalogue that is a value: of those with its name, the one that takes
  /// these arguments.
  mutating func performFunction(_ name: Name, _ values: [Value], _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    let candidates = catalogue.functions(name)
    let meant =
      candidates.first { catalogue.accepts($0, values) }
      ?? candidates.first { catalogue.takes(values.count, $0, isMethod: false) }
    guard let meant else {
      // `zip(xs, ys).map(T)`: a list or a pair of as many values as are wanted is taken apart.
      if values.count == 1, let parts = values[0].pieces, parts.count > 1 {
        return try performFunction(name, parts, id)
      }
      throw Diagnostic(
        .wrongCount(
          found: values.count, of: names.text(name), spellings: candidates.map(catalogue.spelling)),
        tree.span(id))
    }
    var values = values
    for position in values.indices {
      values[position] = numberMeant(by: values[position], meant, position)
      values[position] = try settled(
        values[position], asOneOf: catalogue.kinds(meant, position), at: id)
    }
    return try perform(meant, values, id, [])
  }

  /// Several entries accept the labels: the kinds of the arguments decide.
  private mutating func callOverloaded(
    _ entries: [Int32], _ callee: Callee, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    var values: [Value] = []
    var places: [Int] = []
    if case .method(_, let receiver, _) = callee {
      values.append(receiver)
      places.append(-1)
    }
    var mark: Int?
    for index in Int(arguments.start)..<Int(arguments.start + arguments.count) {
      if values.count == 1 { mark = trace?.operations.count }
      values.append(try evaluateValue(tree.arguments[index].value))
      places.append(index)
    }
    trace?.mark = mark
    if let value = try callExtension(callee, id, arguments, with: values) { return value }
    let accepting = knowing(
      values, askingForFunctions(entries.filter { catalogue.accepts($0, values) }, values))
    let labels = accepting.map { catalogue.labels($0, isMethod: callee.isMethod) }
    // Never guess: labels may be left out only where one meaning remains.
    guard let entry = accepting.first, labels.allSatisfy({ $0 == labels[0] }) else {
      if let own = try ownExtreme(callee, values, arguments, at: id) { return own }
      throw noOverload(entries, values, places, callee, id)
    }
    for position in values.indices where places[position] >= 0 {
      values[position] = numberMeant(by: values[position], entry, position)
      guard case .implicit = values[position] else { continue }
      values[position] = try meant(
        values[position], entry, position, after: values[0],
        at: tree.arguments[places[position]].value)
    }
    // `vm.items.removeAll { $0 == 1 }`
    if case .change = catalogue.entries[Int(entry)].body,
      case .method(_, let list, let base) = callee
    {
      return try change(entry, of: list, base, id, arguments, Array(values.dropFirst()))
    }
    return try perform(entry, values, id, places)
  }

  /// Of forms that take anything and forms that ask for a function, the latter are meant where a
  /// function is given: `firstIndex { $0 > 1 }`.
  private func askingForFunctions(_ entries: [Int32], _ values: [Value]) -> [Int32] {
    let asking = entries.filter { entry in
      values.indices.contains {
        values[$0].kind == .function && catalogue.kinds(entry, $0).contains(.function)
      }
    }
    return asking.isEmpty ? entries : asking
  }
}
