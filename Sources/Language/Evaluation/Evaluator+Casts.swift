internal import Geometry
internal import Motion
internal import Views

extension Evaluator {
  /// `value is Type`; of a type of Apple's that is not here there is no value.
  func isKind(_ value: Value, _ reference: TypeReference) throws(Diagnostic) -> Bool {
    if reference.isTuple { return isTuple(value, of: reference.parts) }
    let kind: Kind?
    do { kind = try self.kind(of: reference) } catch {
      if let fits = fits(value, open: reference) { return fits }
      guard case .unknownType = error.problem else { return false }
      throw error
    }
    guard let kind else { return fits(value, open: reference) ?? false }
    return fits(value, kind, reference) && isWhole(value, ifAskedBy: reference)
      && holdsOnly(value, reference)
  }

  func isContainerLiteral(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .list, .dictionary: true
    default: false
    }
  }

  /// Whether a parameter of a type may have a value: a type parameter has any.
  func mayBe(_ value: Value, _ type: Int32) -> Bool {
    mayBe(value, tree.types[Int(type)])
  }

  private func mayBe(_ value: Value, _ type: TypeReference) -> Bool {
    // A type parameter may stand for an optional: the `Element` of `[Int?]`.
    if case .nothing = value { return type.isOptional || type.parameter != .none }
    if type.isTuple { return isTuple(value, of: type.parts) }
    guard let kind = try? kind(of: type) else { return fits(value, open: type) ?? true }
    return fits(value, kind, type) && isWhole(value, ifAskedBy: type)
      && mayHold(value.samples, type)
  }

  /// Two numbers in parentheses are a point as long as nobody asks.
  private func isTuple(_ value: Value, of types: [Int32]) -> Bool {
    switch value {
    case .structure(let box) where box.payload.type.declaration < 0: break
    case .point: break
    default: return false
    }
    let parts = value.parts ?? []
    return parts.count == types.count && zip(parts, types).allSatisfy { mayBe($0, $1) }
  }

  /// Whether what is in a list, set or dictionary may be of the type that its type says: the first tells it.
  private func mayHold(_ samples: [Value], _ type: TypeReference) -> Bool {
    guard let last = samples.last else { return true }
    if type.isList { return mayBe(last, tree.element(of: type)) }
    guard type.element >= 0 else { return true }
    return mayBe(last, type.element) && (type.key < 0 || mayBe(samples[0], type.key))
  }

  /// Whether all that is in a list, a set or a dictionary is of the types that its type says.
  private func holdsOnly(_ value: Value, _ type: TypeReference) -> Bool {
    switch value {
    case .list(let box) where type.isList:
      let element = tree.element(of: type)
      return box.payload.allSatisfy { holds($0, element) }
    case .set(let box) where type.element >= 0:
      return box.payload.elements.allSatisfy { holds($0, tree.types[Int(type.element)]) }
    case .dictionary(let box) where type.key >= 0:
      let (key, value) = (tree.types[Int(type.key)], tree.types[Int(type.element)])
      return box.payload.places.allSatisfy {
        holds(box.payload.keys[$0], key) && holds(box.payload.values[$0], value)
      }
    default: return true
    }
  }

  private func holds(_ part: Value, _ type: TypeReference) -> Bool {
    mayBe(part, type) && holdsOnly(part, type)
  }

  /// A number with a fraction is of no type of whole numbers.
  private func isWhole(_ value: Value, ifAskedBy type: TypeReference) -> Bool {
    guard case .number(let number) = value, wholeTypes.contains(names.text(type.name)) else {
      return true
    }
    return number.rounded() == number
  }

  /// Whether a value is of a type that has values of many kinds; nil where that is not known.
  private func fits(_ value: Value, open type: TypeReference) -> Bool? {
    if case .nothing = value { return false }
    let name = names.text(type.name)
    if name == "Any" { return true }
    if name == "UIViewController" || name == "UIResponder" {
      return isController(value) || name == "UIResponder" && value.kind == .view
    }
    if tree.structure(named: type.name)?.isComposition ?? false {
      return tree.conformances.named(by: type.name).allSatisfy {
        mayBe(value, TypeReference(name: $0, span: .nowhere))
      }
    }
    if tree.structure(named: type.name)?.isProtocol ?? Protocols.isKnown(name) {
      return promises(value, type.name)
    }
    return nil
  }

  /// `value as Type`, `as!`, `as?`.
  mutating func cast(_ id: NodeID, _ type: Int32, _ mode: CastMode, _ node: NodeID)
    throws(Diagnostic) -> Value
  {
    if mode == .assigned
      || mode == .plain
        && (isContainerLiteral(id) || tree.isImplicit(id)
          || tree.holdsLiterals && isLiteralValue(id))
    {
      return try evaluate(id, annotated: type)
    }
    let reference = try asked(type)
    let target = try kind(of: reference)
    let value = try settled(try evaluateValue(id), as: target ?? .void, at: id)
    guard let target else {
      if mode == .plain || fits(value, open: reference) != false { return value }
      return try castFailed(value, reference, mode, node)
    }
    if case .nothing = value, reference.isOptional, mode != .optional { return value }
    if fits(value, target, reference),
      mode == .plain || isWhole(value, ifAskedBy: reference) && holdsOnly(value, reference)
    {
      return convert(value, to: target, reference)
    }
    return try castFailed(value, reference, mode, node)
  }

  private func castFailed(
    _ value: Value, _ reference: TypeReference, _ mode: CastMode, _ node: NodeID
  ) throws(Diagnostic) -> Value {
    if mode == .optional { return .nothing }
    throw Diagnostic(
      .castFailed(from: className(value), to: sources.text(reference.span)), tree.span(node))
  }
}

extension Value {
  /// A first element of what holds others, or a first key and its value.
  fileprivate var samples: [Value] {
    switch self {
    case .list(let box): Array(box.payload.prefix(1))
    case .set(let box): box.payload.first.map { [$0] } ?? []
    case .dictionary(let box):
      box.payload.firstPlace.map { [box.payload.keys[$0], box.payload.values[$0]] } ?? []
    default: []
    }
  }
}
