// `.init(rotationAngle: a).scaledBy(x: 2, y: 2)`: as in Swift the first member is one of the type that is asked
// for in the end. Where the text says the type, it is written before the dot here; an implicit member alone
// keeps waiting for the place where it is used.

extension Parser {
  /// An expression where a type is written, or none (-1).
  mutating func expression(as type: Int32) throws(Diagnostic) -> NodeID {
    let value = try expression()
    lead(value, with: type)
    return value
  }

  /// A body that is one expression gives it.
  mutating func leadResult(of body: NodeID, with type: Int32) {
    guard type >= 0, case .block(let list) = tree[body], let only = tree.children(list).first,
      list.count == 1, case .expression(let value) = tree[only]
    else { return }
    lead(value, with: type)
    tree.nodes[Int(only)].node = .expression(droppingFraction(of: value, type))
  }

  /// Writes the type that an expression is to have where only that says what is meant in it.
  mutating func lead(_ value: NodeID, with type: Int32) {
    guard type >= 0 else { return }
    switch tree[value] {
    case .conditional(_, let then, let otherwise):
      lead(then, with: type)
      lead(otherwise, with: type)
    case .logical(.coalesce, let left, let right):
      lead(left, with: type, links: 1)
      lead(right, with: type)
    case .call(let callee, let arguments) where isFold(callee) && arguments.count == 2:
      lead(tree.arguments(arguments)[Int(arguments.start)].value, with: type, links: 1)
      leadFolded(callee, with: type)
    case .call(let callee, let arguments) where arguments.count == 1:
      leadElements(callee, tree.arguments[Int(arguments.start)].value, with: type)
      fallthrough
    // Nothing else says later what a type parameter is.
    default: lead(value, with: type, links: tree.types[Int(type)].parameter == .none ? 0 : 1)
    }
  }

  /// `xs.map { $0 > 0 ? .left : .right }` where a list is made: what its closure gives is an element.
  private mutating func leadElements(_ callee: NodeID, _ argument: NodeID, with type: Int32) {
    guard case .closure(let function) = tree[argument], case .member(_, let name) = tree[callee],
      tree.functions[Int(function)].result < 0,
      let result = resultOfClosure(givenTo: names.text(name), making: tree.types[Int(type)]),
      result.parameter == .none,
      Catalogue.shared.type(result.name) != .number || wholeTypes.contains(names.text(result.name))
    else { return }
    tree.functions[Int(function)].result = tree.keep(result)
    leadResult(
      of: tree.functions[Int(function)].body, with: tree.functions[Int(function)].result)
  }

  /// What a closure gives that a method makes a list, a dictionary or an optional of; nil where that is not known.
  private mutating func resultOfClosure(givenTo method: String, making type: TypeReference)
    -> TypeReference?
  {
    switch method {
    case "map" where type.isList: return tree.element(of: type)
    case "compactMap" where type.isList:
      var element = tree.element(of: type)
      element.isOptional = true
      return element
    case "flatMap" where type.isList: return type
    case "mapValues" where type.key >= 0: return tree.types[Int(type.element)]
    case "map" where type.isOptional && type.isPlainOrOptional:
      var whole = type
      whole.isOptional = false
      return whole
    default: return nil
    }
  }

  /// Below a link of a chain an implicit member alone is led, too.
  ///
  /// What the frameworks have takes part in products and sums with other types: only what comes first is led there; and
  /// of numbers the operand beside says as much.
  private mutating func lead(_ value: NodeID, with type: Int32, links: Int) {
    let kind = Catalogue.shared.type(tree.types[Int(type)].name)
    if kind == .number, tree.isOperation(value) { return }
    let starts = tree.implicitStarts(of: value, links: links)
    for first in kind == nil ? starts[...] : starts.suffix(1) { write(type, before: first) }
  }

  /// `reduce(.identity) { … }`, which begins with what it gives.
  private mutating func isFold(_ callee: NodeID) -> Bool {
    guard case .member(_, let name) = tree[callee] else { return false }
    return names.text(name, is: "reduce")
  }

  /// `[.unit * 2, v].reduce(.zero, +)`: what is folded is most often of the same type; an element that says its own keeps it.
  private mutating func leadFolded(_ callee: NodeID, with type: Int32) {
    guard case .member(let base, _) = tree[callee], case .list(let elements) = tree[base] else {
      return
    }
    for element in tree.children(elements) { lead(element, with: type) }
  }

  private mutating func write(_ type: Int32, before first: NodeID) {
    guard case .implicitMember(let member) = tree[first],
      let base = leading(tree.types[Int(type)], at: tree.span(first))
    else { return }
    tree.nodes[Int(first)].node = .member(base, member)
  }

  /// A type that has members of its own; nil for one that is made of others, or may be any.
  private mutating func leading(_ type: TypeReference, at span: Span) -> NodeID? {
    if type.parameter != .none {
      guard type.isPlain, let holder = holder(of: type.parameter) else { return nil }
      return try? self.type(heldBy: holder, from: span.start)
    }
    guard !type.isList, type.key < 0, type.element < 0, type.parts.isEmpty,
      !genericNames.contains(type.name),
      tree.structure(named: type.name) != nil || Catalogue.shared.type(type.name) != nil
        || openTypes.contains(type.name)
    else { return nil }
    return place(.name(type.name), span)
  }
}
