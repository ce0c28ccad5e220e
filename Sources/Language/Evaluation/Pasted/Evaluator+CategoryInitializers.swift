// Initializers that a category gives a class of the frameworks: `- (id)initWithSize:(CGSize)size`.

extension Evaluator {
  /// `UIView(frame: r)`, `[[UIView alloc] initWithSize:size]`: by a category's method with the selector, or as the
  /// catalogue makes it.
  mutating func make(
    _ typeName: Name, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    if tree.nodes[Int(id)].place.isMessage, let name = selectorOfC(labels(of: arguments)),
      tree.mayBeExtended(name)
    {
      let object = try performFunction(typeName, [], id)
      if let made = try initializedByCategory(object, id, arguments) { return made }
    }
    return try callBuiltin(.function(typeName), id, callee, arguments)
  }

  /// An object as a category's method gives it; nil where none has the selector.
  mutating func initializedByCategory(_ object: Value, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    var labels = labels(of: arguments)
    guard tree.nodes[Int(id)].place.isMessage, let name = selectorOfC(labels),
      tree.mayBeExtended(name), let found = extended(name, object)
    else { return nil }
    if !labels.isEmpty { labels[0] = .none }
    guard let method = overloads.latest(of: found, where: { isCalled($0.index, with: labels) })
    else { return nil }
    let values = try annotated([object] + evaluate(arguments), by: method.index, at: id)
    return try apply(method.function, values, at: id)
  }

  /// `[self initWithFrame:frame]` in such a method, of an object that is there: by the initializer of its own class, a
  /// category's, or UIKit's.
  mutating func initializedAgain(_ object: Value, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    if case .function = object { return object }
    guard tree.nodes[Int(id)].place.isMessage, arguments.count > 0 else { return nil }
    let own = objectID(of: object)
    if own > 0 {
      return try initialize(object, as: objects[own].structure, id, arguments) ? object : .nothing
    }
    if let made = try initializedByCategory(object, id, arguments) { return made }
    return try setFrame(of: object, by: arguments, at: id) ? object : nil
  }

  private func labels(of arguments: ArgumentList) -> [Name] {
    tree.arguments(arguments).map(\.label)
  }
}
