internal import Geometry

// What nil answers in Objective-C: nothing is done, and what would be given is 0, NO or nil.

extension Evaluator {
  /// What a message gives that is sent to nil.
  mutating func answerOfNil(to name: Name, _ callee: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    // `[view convertRect:r toView:nil]` gives a rect, as it is given one.
    if let entry = member(name, of: .view) ?? entry(spelled: name, arguments),
      case .conversion = catalogue.entries[Int(entry)].body,
      let converted = tree.arguments(arguments).first
    {
      return zero(try evaluateValue(converted.value).kind)
    }
    if let answer = answerOfNil(to: name, callee) { return answer }
    return entry(spelled: name, arguments).map(answer)
      ?? (property(setBy: name) != nil ? .void : .nothing)
  }

  /// What `v.frame` and `[v frame]` give where `v` is nil; nil where nothing has such a member.
  func answerOfNil(to name: Name, _ node: NodeID) -> Value? {
    if let kind = kind(ofOwner: node), let entry = member(name, of: kind) { return answer(entry) }
    if let type = declaredType(of: name) { return zero(type) }
    if catalogue.isVoidMethod(name) { return .void }
    return Kind.allCases.lazy.compactMap { member(name, of: $0) }.first.map(answer)
  }

  private func entry(spelled name: Name, _ arguments: ArgumentList) -> Int32? {
    guard let selector = names.find(selector(name, arguments)) else { return nil }
    return Kind.allCases.lazy.compactMap { catalogue.entry(selector: selector, of: $0) }.first
  }

  /// What the text says of which kind the owner of a member is.
  private func kind(ofOwner node: NodeID) -> Kind? {
    guard case .member(let base, _) = tree[node] else { return nil }
    return staticType(of: base).flatMap { catalogue.type($0.name) }
  }

  private func member(_ name: Name, of kind: Kind) -> Int32? {
    catalogue.property(name, of: kind) ?? catalogue.method(name, of: kind)
  }

  /// 0, NO or nil; a value of no certain kind is an object.
  private func answer(_ entry: Int32) -> Value {
    catalogue.givesAnything(entry) ? .nothing : zero(catalogue.entries[Int(entry)].result)
  }

  /// `UIEdgeInsets e = scroll.contentInset` of nil is 0 in all its parts, since only objects are nil in C.
  mutating func zero(of type: TypeReference, _ kind: Kind, at node: NodeID) throws(Diagnostic)
    -> Value?
  {
    guard isObjectiveC(node) else { return nil }
    switch tree[node] {
    case .member, .call: break
    default: return nil
    }
    if kind == .structure, names.text(type.name, is: "UIEdgeInsets") {
      return try performFunction(type.name, [], node)
    }
    let zero = zero(kind)
    return zero.kind == .nothing ? nil : zero
  }

  /// The type of a property, or of what a method gives, that some class of the program declares.
  private func declaredType(of name: Name) -> TypeReference? {
    for member in tree.bodies.reversed().flatMap(\.members) where member.name == name {
      var statement = member.statement
      if case .observed(let declaration, _) = tree[statement] { statement = declaration }
      switch tree[statement] {
      case .declare(_, let type, _) where type >= 0: return tree.types[Int(type)]
      case .function(let function, _) where tree.functions[Int(function)].result >= 0:
        return tree.types[Int(tree.functions[Int(function)].result)]
      default: continue
      }
    }
    return nil
  }

  private func zero(_ type: TypeReference) -> Value {
    if type.isOptional { return .nothing }
    if names.text(type.name, is: "void") { return .void }
    return catalogue.type(type.name).map(zero) ?? .nothing
  }

  /// A value all of whose numbers are 0; nil for objects.
  private func zero(_ kind: Kind) -> Value {
    switch kind {
    case .number, .angle: .number(0)
    case .boolean: .boolean(false)
    case .point: .point(Point(x: 0, y: 0))
    case .vector: .vector(Vector(dx: 0, dy: 0))
    case .size: .size(Size(width: 0, height: 0))
    case .rect: .rect(.zero)
    case .transform: .transform(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    case .void: .void
    default: .nothing
    }
  }
}
