// Initializers that the extension of a protocol gives to all types that promise to be it.

extension Evaluator {
  /// `Direction(angle: a)` by the `init` of `extension Vec`; nil where the type itself takes these arguments, or no
  /// protocol of it has an initializer that does.
  @inline(never)
  mutating func callInheritedInitializer(
    of structure: StructureNode, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    if makes(structure, of: arguments) { return nil }
    let parents = tree.conformances.parents(of: [structure.name])
    return try callInitializer(of: parents, for: structure.name, id, arguments)
  }

  /// The same of a type of the frameworks: `Double(degrees: 180)` by `extension BinaryFloatingPoint`.
  mutating func callInheritedInitializer(
    of callee: Callee, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard tree.holdsInitializersOfProtocols, case .function(let type) = callee,
      let kind = catalogue.type(type)
    else { return nil }
    let other = wholeTypes.contains(names.text(type)) ? "Double" : "Int"
    let general = Protocols.of(kind).filter { kind != .number || Protocols.numberType($0) != other }
    let parents = tree.conformances.parents(of: [type]) + general.compactMap(names.find)
    return try callInitializer(of: parents, for: type, id, arguments)
  }

  private mutating func callInitializer(
    of parents: [Name], for type: Name, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    for parent in parents {
      if let made = try callExtendedInitializer(of: parent, for: type, id, arguments) {
        return made
      }
    }
    return nil
  }

  /// Whether a struct has an initializer of its own for a call, or the one that takes its properties.
  private func makes(_ structure: StructureNode, of arguments: ArgumentList) -> Bool {
    if !structure.initializers.isEmpty {
      return !initializers(of: structure, taking: arguments).isEmpty
    }
    let given = tree.arguments(arguments).map(\.label)
    let wanted = structure.fields.filter { $0.initial < 0 && !tree.beginsAsNil($0) }
    return given.allSatisfy { label in structure.fields.contains { $0.name == label } }
      && wanted.allSatisfy { given.contains($0.name) }
  }
}
