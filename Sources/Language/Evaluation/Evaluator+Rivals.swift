// Functions of a name with the same labels: in Swift the types of the arguments say which is meant.

extension Evaluator {
  /// Calls the one that the arguments mean: `lerp(a, b, t)` of points beside that of numbers, `round(p)` of a point
  /// beside Swift's; nil where one alone has the labels.
  mutating func callRival(
    _ name: Name, _ function: Box<Function>, _ index: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard arguments.count > 0, hasOther(name, than: index) || catalogue.hasFunction(name) else {
      return nil
    }
    return try callRival(name, beside: index, of: function, id, arguments)
  }

  /// Apart from the question above, which each call asks, and whose frame is what deep calls need of the stack.
  private mutating func callRival(
    _ name: Name, beside index: Int32, of function: Box<Function>, _ id: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    let homes = homes(of: function.payload.object, index)
    let standard = standardRival(of: name, tree.arguments(arguments).map(\.label), in: homes)
    guard let latest = latestRival(of: name, in: homes, arguments) ?? standard else { return nil }
    let nodes = tree.arguments(arguments).map(\.value)
    let values = try evaluate(arguments)
    let overloads = try rivals(of: name, homes, values, arguments, at: id)
    let candidates = overloads.compactMap { candidate($0.index, from: 0, arguments) }
    let meant = mostSpecific(of: candidates, values, nodes)
    if meant == nil, standard != nil,
      catalogue.functions(name).contains(where: { catalogue.accepts($0, values) })
    {
      return try performFunction(name, values, id)
    }
    let rival = meant ?? Rival(function: latest.index, values: values, nodes: nodes)
    let overload = overloads.first { $0.index == rival.function } ?? latest
    let callee = bound(overload.function, to: function.payload.object)
    return try call(callee, rival, from: 0, id, arguments)
  }

  /// Whether a function of the program was given by its name where that of the catalogue is meant: `lengths.map(floor)`.
  @inline(__always)
  mutating func meansStandard(_ function: Int32, _ values: [Value]) -> Bool {
    let name = tree.functions[Int(function)].name
    return name != .none && catalogue.hasFunction(name) && !takes(function, values)
      && catalogue.functions(name).contains { catalogue.accepts($0, values) }
  }

  /// The function of the program that a function of the catalogue with its name and labels stands beside.
  private mutating func standardRival(of name: Name, _ labels: [Name], in places: [Name])
    -> Overload?
  {
    guard places == [.none], catalogue.hasFunction(name), hasStandard(name, labels) else {
      return nil
    }
    return overloads.latest(of: name) { $0.home == .none && $0.labels == labels }
  }

  /// The methods of a struct likewise: `visit(_ n: Number)` beside `visit(_ s: Sum)`.
  mutating func callRival(
    _ name: Name, _ receiver: Value, _ type: StructureType, _ base: NodeID, _ id: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard arguments.count > 0, type.declaration >= 0 else { return nil }
    let methods = tree.structures[Int(type.declaration)].methods.filter {
      tree.functions[Int($0)].name == name
    }
    guard !methods.isEmpty, case let rivals = methods + extending(name, type), rivals.count > 1
    else { return nil }
    let candidates = candidates(rivals, from: 1, arguments)
    guard !candidates.isEmpty else { return nil }
    let nodes = [base] + tree.arguments(arguments).map(\.value)
    let values = [receiver] + (try evaluate(arguments))
    let meant =
      mostSpecific(of: candidates, values, nodes) ?? rival(candidates[0], values, nodes)
    return try keepingReceiver(receiver, of: meant.function, in: base) {
      evaluator throws(Diagnostic) in
      try evaluator.call(evaluator.function(meant.function), meant, from: 1, id, arguments)
    }
  }

  /// The methods of a name that extensions give a struct.
  private func extending(_ name: Name, _ type: StructureType) -> [Int32] {
    guard tree.mayBeExtended(name), let kept = member(name, under: names.text(type.name)) else {
      return []
    }
    var found: [Int32] = []
    _ = overloads.latest(of: kept) {
      found.append($0.index)
      return false
    }
    return found
  }

  /// The methods of extensions likewise: `moved(by: CGVector)` beside `moved(by: CGPoint)`.
  mutating func callRival(
    kept name: Name, _ receiver: Value, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard arguments.count > 0 else { return nil }
    var rivals: [Overload] = []
    _ = overloads.latest(of: name) {
      if tree.functions[Int($0.index)].isMethod { rivals.append($0) }
      return false
    }
    guard rivals.count > 1 else { return nil }
    let candidates = candidates(rivals.map(\.index), from: 1, arguments)
    guard !candidates.isEmpty else { return nil }
    try burn(candidates.count, at: id)
    let nodes = [base] + tree.arguments(arguments).map(\.value)
    let values = [receiver] + (try evaluate(arguments))
    guard let rival = mostSpecific(of: candidates, values, nodes),
      let meant = rivals.first(where: { $0.index == rival.function })
    else { return nil }
    return try keepingReceiver(receiver, of: rival.function, in: base) {
      evaluator throws(Diagnostic) in
      try evaluator.call(meant.function, rival, from: 1, id, arguments)
    }
  }

  /// Calls a function with the values of its arguments; those that it changes are written back.
  mutating func call(
    _ callee: Value, _ rival: Rival, from first: Int, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let function = tree.functions[Int(rival.function)]
    guard function.changesArguments else {
      return try apply(callee, annotated(rival, at: id), at: id)
    }
    for (parameter, node) in zip(function.parameters, rival.nodes).dropFirst(first)
    where tree.isInout(parameter) && node >= 0 {
      try checkChange(of: node, by: parameter, in: id)
    }
    let values = try annotated(rival, at: id)
    return try writingBack(rival.function, first, arguments) { evaluator throws(Diagnostic) in
      try evaluator.apply(callee, values, at: id)
    }
  }

  // MARK: Which have the labels

  /// Whether the kinds of arguments decide between functions of the top level that a call may mean.
  mutating func hasRivals(_ name: Name, _ index: Int32, _ arguments: ArgumentList) -> Bool {
    hasOther(name, than: index)
      && latestRival(of: name, in: [place(of: index)], arguments) != nil
  }

  /// The latest function of some classes that a call may mean; nil where kinds do not decide between several.
  private mutating func latestRival(of name: Name, in homes: [Name], _ arguments: ArgumentList)
    -> Overload?
  {
    let labels = tree.arguments(arguments).map(\.label)
    if let latest = overloads.latestRival(of: name, labels, in: homes) { return latest }
    return overloads.holdFlexible ? latestFlexible(of: name, in: homes, arguments) : nil
  }

  /// The same where defaults are left out, or the label of a trailing closure.
  private mutating func latestFlexible(
    of name: Name, in homes: [Name], _ arguments: ArgumentList
  ) -> Overload? {
    var found: [Overload] = []
    _ = overloads.latest(of: name) {
      if homes.contains($0.home) { found.append($0) }
      return false
    }
    guard found.count > 1 else { return nil }
    let candidates = candidates(found.map(\.index), from: 0, arguments)
    return candidates.first.flatMap { first in found.first { $0.index == first.function } }
  }

  /// The classes whose functions an object has, the lowest first; for a function of none, where it stands.
  func homes(of object: Int32, _ index: Int32) -> [Name] {
    guard object > 0 else { return [place(of: index)] }
    return classes(of: objects[object].structure).reversed().map {
      tree.structures[Int($0)].name
    }
  }

  /// The class that a function stands in.
  func place(of function: Int32) -> Name {
    tree.body(around: tree.functions[Int(function)].body)?.name ?? .none
  }

  // MARK: Which take the values

  /// Those that may have the values, of the lowest class first, and in it the latest; each that is asked is
  /// a step.
  private mutating func rivals(
    of name: Name, _ homes: [Name], _ values: [Value], _ arguments: ArgumentList, at id: NodeID
  ) throws(Diagnostic) -> [Overload] {
    let (rivals, asked) = rivals(of: name, homes, values, arguments)
    try burn(asked, at: id)
    return rivals
  }

  /// Not mutating: an evaluator that changes is copied for each that is asked.
  private func rivals(
    of name: Name, _ homes: [Name], _ values: [Value], _ arguments: ArgumentList
  ) -> (found: [Overload], asked: Int) {
    let labels = tree.arguments(arguments).map(\.label)
    var found: [[Overload]] = Array(repeating: [], count: homes.count)
    let asked = eachOverload(of: name, taking: values[0]) {
      guard $0.labels == labels || $0.isFlexible, let level = homes.firstIndex(of: $0.home)
      else { return false }
      found[level].append($0)
      return false
    }
    return (found.flatMap(\.self), asked.count)
  }

  /// The latest of a name that is meant, among those that may take a value first, and how many were asked.
  func eachOverload(
    of name: Name, taking first: Value, where isMeant: (Overload) -> Bool
  ) -> (found: Overload?, count: Int) {
    var count = 0
    let counted = { (overload: Overload) in
      count += 1
      return isMeant(overload)
    }
    // What `.zero` is of, each of them says.
    let found =
      first.isImplicit
      ? overloads.latest(of: name, where: counted)
      : overloads.latest(of: name, taking: nominalType(of: first) ?? .none, where: counted)
    return (found, count)
  }

  /// Whether a function may have the values, and changes those that are written with `&`; an operator needs none.
  func takes(_ rival: Rival) -> Bool {
    let function = tree.functions[Int(rival.function)]
    let isOperator = names.isOperator(function.name)
    return takes(rival.function, rival.values) && suitsReceiver(rival)
      && zip(function.parameters, rival.nodes).allSatisfy { parameter, node in
        let isPlace = tree.isInout(parameter) && !tree.types[Int(parameter.type)].isShared
        return isOperator || node < 0 || isPlace == tree.nodes[Int(node)].place.isAddress
      }
  }

  /// Of functions that all take the values, the one whose parameters say most, and of such the one that has most of
  /// them; nil of none.
  func mostSpecific(of rivals: [Rival]) -> Rival? {
    let agreeing = rivals.filter { agrees($0.function, $0.values, $0.nodes) }
    var best: (rival: Rival, depth: Int)?
    for rival in agreeing.isEmpty ? rivals : agreeing {
      let depth = zip(tree.functions[Int(rival.function)].parameters, rival.nodes).reduce(0) {
        $1.1 < 0
          ? $0 : $0 + self.depth(of: $1.0.type) + (names($1.0.type, theNumber: $1.1) ? 1 : 0)
      }
      if best.map({ ($0.depth, rival.leftOut) < (depth, $0.rival.leftOut) }) ?? true {
        best = (rival, depth)
      }
    }
    return best?.rival
  }

  /// Whether a type is the one that Swift gives a number by its text: `Double` to a literal, `CGFloat` to `CGFloat(x)`.
  private func names(_ type: Int32, theNumber node: NodeID) -> Bool {
    guard type >= 0, tree.types[Int(type)].isPlain else { return false }
    let name = tree.types[Int(type)].name
    if tree.isSignedNumber(node) { return names.text(name, is: "Double") }
    if case .call(let callee, _) = tree[node], case .global(let made) = tree[callee] {
      return made == name && catalogue.type(name) == .number
    }
    guard isName(node), catalogue.type(name) == .number else { return false }
    if let declared = declaredReference(of: node) { return declared.name == name }
    return definition(of: node).map { tree.isSignedNumber($0) && names.text(name, is: "Double") }
      ?? false
  }

  /// How much a parameter says: how many classes its class is below `UIView` and its like; less where its type is
  /// optional, a protocol or `Any`, and least where it is a type parameter.
  private func depth(of type: Int32) -> Int {
    guard type >= 0 else { return 0 }
    let reference = tree.types[Int(type)]
    if reference.parameter != .none {
      return constraintDepth(reference)
        - (reference.isList ? Openness.list : Openness.typeParameter)
    }
    if isOpen(reference) { return -Openness.anyOrProtocol }
    return depth(ofNamed: reference.name) - (reference.isOptional ? Openness.optional : 0)
  }

  /// How much a protocol of the program says of a type parameter: more the more protocols are above it.
  private func constraintDepth(_ type: TypeReference) -> Int {
    guard tree.structure(named: type.name)?.isProtocol ?? false else { return 0 }
    return 1 + tree.conformances.parents(of: [type.name]).count
  }

  /// `Any`, or a protocol.
  private func isOpen(_ type: TypeReference) -> Bool {
    guard type.isPlainOrOptional else { return false }
    return ["Any", "AnyObject", "AnyHashable"].contains(names.text(type.name))
      || (tree.structure(named: type.name)?.isProtocol ?? Protocols.isKnown(names.text(type.name)))
  }

  private func depth(ofNamed name: Name) -> Int {
    guard let index = tree.structureIndex[class: name] else { return depth(ofApple: name) }
    let chain = classes(of: index)
    return chain.count + depth(ofApple: chain.first.map { tree.structures[Int($0)].parent } ?? name)
  }

  private func depth(ofApple name: Name) -> Int {
    let text = names.text(name)
    switch catalogue.type(name) {
    case .view: return catalogue.viewClasses(above: text).count { $0 != "UIView" }
    case .layer: return text == "CALayer" ? 0 : 1
    case .recognizer: return text == "UIGestureRecognizer" ? 0 : 1
    default: return 0
    }
  }

  /// What the text calls a whole number goes to one that asks for it, before others.
  func agrees(_ function: Int32, _ values: [Value], _ nodes: [NodeID]) -> Bool {
    zip(tree.functions[Int(function)].parameters, zip(values, nodes)).allSatisfy {
      parameter, argument in
      guard parameter.type >= 0, !argument.0.isMissing else { return true }
      let type = tree.types[Int(parameter.type)]
      switch argument.0 {
      case .number where isOpen(type) || type.parameter != .none: return true
      case .number:
        return wholeTypes.contains(names.text(type.name)) == isInt(argument.1, 8)
          && (type.isOptional || !isSaidToBeOptional(argument.1))
      case .list where type.isList:
        return agrees(tree.element(of: type), withElementsOf: argument.1)
      case .implicit(let member): return mayHave(member.payload.name, type)
      default:
        return (type.isOptional || !isSaidToBeOptional(argument.1))
          && !isBelow(type, what: argument.1)
      }
    }
  }

  /// Whether `.name` may be of a type: `turn(.left)` where one function takes a `Side` and the other a `Corner`.
  private func mayHave(_ member: Name, _ type: TypeReference) -> Bool {
    if type.isList {
      return member == words.initializer
        || self.member(member, under: "Array", isStatic: true) != nil
    }
    guard type.isPlainOrOptional else { return true }
    if case .type(.user(let index))? = userType(type) {
      return member == words.initializer || enumMember(member, of: index) != nil
        || extended(member, .type(.user(index))) != nil
    }
    guard let kind = try? kind(of: type) else { return true }
    return hasMember(member, kind) || extended(member, .type(.builtin(kind, type.name))) != nil
  }

  /// Whether a class is below the one that the text says of an argument: Swift does not ask the object.
  private func isBelow(_ type: TypeReference, what argument: NodeID) -> Bool {
    guard isName(argument), let said = declaredReference(of: argument), said.name != type.name,
      let below = tree.structureIndex[class: type.name],
      tree.structureIndex[class: said.name] != nil
    else { return false }
    return classes(of: below).contains { tree.structures[Int($0)].name == said.name }
  }

  /// What is declared as optional goes to what takes one.
  private func isSaidToBeOptional(_ id: NodeID) -> Bool {
    isName(id) && declaredReference(of: id)?.isOptional ?? false
  }

  private func agrees(_ element: TypeReference, withElementsOf list: NodeID) -> Bool {
    if element.parameter != .none || isOpen(element) { return true }
    if let given = staticType(of: list), given.isList {
      return tree.element(of: given).name == element.name
    }
    return wholeTypes.contains(names.text(element.name)) == isWhole(list, [.element], 8)
  }
}

/// How little the type of a parameter says; no class has so many above it.
private enum Openness {
  static let optional = 1_000
  static let anyOrProtocol = 10_000
  /// Of what a type parameter stands for.
  static let list = 50_000
  static let typeParameter = 100_000
}
