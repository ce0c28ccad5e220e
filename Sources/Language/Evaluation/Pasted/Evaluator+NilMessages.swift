internal import Geometry

// What nil answers in Objective-C: nothing is done, and what would be given is 0, NO or nil.

extension Evaluator {
  /// What a message gives that is sent to nil.
  func answerOfNil(to name: Name, _ arguments: ArgumentList) -> Value {
    if let answer = answerOfNil(to: name) { return answer }
    let selector = names.find(selector(name, arguments))
    let entry = selector.flatMap { selector in
      Kind.allCases.lazy.compactMap { catalogue.entry(selector: selector, of: $0) }.first
    }
    if let entry { return zero(catalogue.entries[Int(entry)].result) }
    return property(setBy: name) != nil ? .void : .nothing
  }

  /// What `v.frame` and `[v frame]` give where `v` is nil; nil where nothing has such a member.
  func answerOfNil(to name: Name) -> Value? {
    if let type = declaredType(of: name) { return zero(type) }
    if catalogue.isVoidMethod(name) { return .void }
    let entry = Kind.allCases.lazy.compactMap {
      catalogue.property(name, of: $0) ?? catalogue.method(name, of: $0)
    }.first
    return entry.map { zero(catalogue.entries[Int($0)].result) }
  }

  /// The type of a property, or of what a method gives, that some class of the program declares.
  private func declaredType(of name: Name) -> TypeReference? {
    for member in tree.bodies.reversed().flatMap(\.members) where member.name == name {
      switch tree[member.statement] {
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
