// What the type parameters of a generic type are for one value of it: the `Double` of `Track<Double>()`, which is `V`
// in its methods and where its properties get their first values.

/// A generic type and what it is applied to, in ``Tree/types``; -1 where nothing says one.
struct AppliedType {
  var name: Name
  var arguments: [Int32]
}

extension Evaluator {
  // MARK: Being made

  /// What a type is applied to whose value is made now: what is written there, or, in its own methods, what `self` is.
  mutating func takeApplied(to name: Name) -> AppliedType {
    defer { applied = nil }
    if let applied, applied.name == name {
      return AppliedType(name: name, arguments: applied.arguments.map(meantAround))
    }
    return typesAround.first { $0.name == name } ?? AppliedType(name: name, arguments: [])
  }

  /// `Box<U>(…)` in a function where `U` is known; -1 where it is not.
  private func meantAround(_ type: Int32) -> Int32 {
    let reference = tree.types[Int(type)]
    guard reference.parameter != .none, reference.isPlain else { return type }
    return argumentAround(reference.parameter) ?? -1
  }

  /// A value of a generic type remembers what it was first declared with.
  mutating func noted(_ value: Value, with arguments: [Int32]) -> Value {
    guard case .structure(let box) = value, isUnknown(box.payload) else { return value }
    let arguments = arguments.map(meantAround)
    if box.payload.object > 0 {
      objects.apply(box.payload.object, to: arguments)
      return value
    }
    var structure = box.payload
    structure.type.arguments = arguments
    let bytes = structure.fields.count * MemoryLayout<Value>.stride + 96
    return .structure(Box(structure, depth: box.depth, bytes: bytes, meter: meter))
  }

  private func isUnknown(_ structure: Structure) -> Bool {
    let arguments =
      structure.object > 0 ? objects[structure.object].arguments : structure.type.arguments
    return arguments.allSatisfy { $0 < 0 }
  }

  // MARK: Looking up

  /// What the type of a value is applied to; nil for a value of no type of the program.
  func appliedType(of value: Value) -> AppliedType? {
    let object = objectID(of: value)
    if object > 0 { return applied(object) }
    guard case .structure(let box) = value else { return nil }
    return AppliedType(name: box.payload.type.name, arguments: box.payload.type.arguments)
  }

  /// The same of an object.
  func applied(_ object: Int32) -> AppliedType {
    let record = objects[object]
    return AppliedType(
      name: tree.structures[Int(record.structure)].name, arguments: record.arguments)
  }

  /// What is being made here, and what `self` is, the nearest first.
  private var typesAround: [AppliedType] {
    let receiver = base < stack.count ? appliedType(of: stack[base]) : nil
    let object = objects.current > 0 ? applied(objects.current) : nil
    return [making.last, receiver, object].compactMap { $0 }
  }

  func argumentAround(_ parameter: Name) -> Int32? {
    typesAround.lazy.compactMap { argument(parameter, in: $0) }.first
  }

  /// What a type parameter is, of a type or of one above it; of `owner`, where another has one of this name.
  func argument(_ parameter: Name, of owner: Name? = nil, in type: AppliedType) -> Int32? {
    var type = type
    for _ in 0..<Parser.deepest {
      if owner ?? type.name == type.name,
        let place = tree.typeParameters[type.name]?.firstIndex(of: parameter)
      {
        let argument = type.arguments.indices.contains(place) ? type.arguments[place] : -1
        return argument < 0 ? nil : argument
      }
      guard let above = above(type) else { return nil }
      type = above
    }
    return nil
  }

  /// `Track<CGPoint>`, which `class Hand: Track<CGPoint>` is.
  private func above(_ type: AppliedType) -> AppliedType? {
    guard let structure = tree.structure(named: type.name), structure.isClass,
      structure.parent != .none
    else { return nil }
    let arguments = structure.parentArguments.map { written in
      let parameter = tree.types[Int(written)].parameter
      return parameter == .none ? written : argument(parameter, of: type.name, in: type) ?? -1
    }
    return AppliedType(name: structure.parent, arguments: arguments)
  }

  // MARK: As members

  /// `var current = V.zero` of a generic class: only its objects say what `V` is.
  ///
  /// Mutating, so that the evaluator is not copied for each declaration.
  @inline(__always)
  mutating func waitsForTypes(_ target: NodeID, _ value: NodeID) -> Bool {
    !tree.typeParameters.isEmpty && tree.nodes[Int(target)].place.isMember && objects.current == 0
      && namesTypeParameter(value)
  }

  private mutating func namesTypeParameter(_ value: NodeID) -> Bool {
    tree.contains(value) { id in
      guard case .global(let name) = tree[id] else { return false }
      return typeParameter(named: name) != nil
    }
  }

  /// What `<Track.V>` is of a value, by what it was declared with, or by a property that is a `V`; a type of no kind
  /// where nothing says it, and nil for other members.
  func typeArgument(_ name: Name, of value: Value) -> Value? {
    guard let (owner, parameter) = typeParameter(named: name) else { return nil }
    let known = appliedType(of: value).flatMap { argument(parameter, of: owner, in: $0) }
    return known.map(type) ?? held(parameter, of: owner, by: value) ?? unknownType(parameter)
  }

  /// The same of what is being made here, and of the object whose method runs.
  func typeArgument(_ name: Name) -> Value? {
    guard let (owner, parameter) = typeParameter(named: name) else { return nil }
    let known = typesAround.lazy.compactMap { self.argument(parameter, of: owner, in: $0) }.first
    return known.map(type) ?? held(parameter, of: owner, by: objects.current)
      ?? unknownType(parameter)
  }

  /// The type and its parameter that a name stands for which no program can write.
  private func typeParameter(named name: Name) -> (owner: Name, parameter: Name)? {
    let text = names.text(name)
    guard text.utf8.first == UInt8(ascii: "<"), text.utf8.last == UInt8(ascii: ">"),
      let dot = text.lastIndex(of: "."),
      let owner = names.find(String(text[..<dot].dropFirst())),
      let parameter = names.find(String(text[dot...].dropFirst().dropLast()))
    else { return nil }
    return (owner, parameter)
  }

  private func type(_ argument: Int32) -> Value {
    let type = tree.types[Int(argument)]
    if let own = userType(type) { return own }
    let kind = try? kind(of: type)
    return .type(.builtin(kind ?? .nothing, type.name))
  }

  private func unknownType(_ parameter: Name) -> Value { .type(.builtin(.nothing, parameter)) }

  private func held(_ parameter: Name, of owner: Name, by value: Value) -> Value? {
    let object = objectID(of: value)
    if object > 0 { return held(parameter, of: owner, by: object) }
    guard case .structure(let box) = value, let holder = tree.typeHolders[owner]?[parameter],
      let place = box.payload.type.place(of: holder.name)
    else { return nil }
    return held(by: holder, box.payload.fields[place])
  }

  private func held(_ parameter: Name, of owner: Name, by object: Int32) -> Value? {
    guard object > 0, let holder = tree.typeHolders[owner]?[parameter] else { return nil }
    return held(by: holder, variable(holder.name, of: object).value)
  }

  /// The type of a value, or of the first in a list of them.
  private func held(by holder: GenericHolder, _ value: Value) -> Value? {
    if value.isMissing { return nil }
    guard holder.isList else { return .type(type(of: value)) }
    guard case .list(let box) = value else { return nil }
    return box.payload.first.map { .type(type(of: $0)) }
  }
}
