// Static members of the frameworks that are named alone where the text is of their type: `begin()` in the extension of
// CATransaction, `animate(withDuration: 1) { … }` in a `class func` of a view.

extension Evaluator {
  /// The kind of the type that the text around a node extends, or inherits from; nil where it is none of the
  /// frameworks.
  func frameworkType(around id: NodeID) -> Kind? {
    guard let name = tree.valueType(around: id) ?? tree.body(around: id)?.name else { return nil }
    if let structure = tree.structure(named: name) { return frameworkClass(of: structure)?.kind }
    return catalogue.type(name)
  }

  /// A static function of that type; nil where it has none of this name, or its values have a method.
  mutating func callStatic(
    _ callee: Callee, _ id: NodeID, _ node: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard case .function(let name) = callee, let kind = frameworkType(around: id),
      !catalogue.staticFunctions(name, of: kind).isEmpty, catalogue.method(name, of: kind) == nil
    else { return nil }
    return try callBuiltin(.constant(name, kind), id, node, arguments)
  }
}
