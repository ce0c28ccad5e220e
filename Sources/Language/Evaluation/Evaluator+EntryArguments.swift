// The arguments of one entry of the catalogue, as its parameters take them.

extension Evaluator {
  /// The value of an argument; most are numbers.
  @inline(__always)
  mutating func argument(
    _ index: Int, _ entry: Int32, _ position: Int, _ id: NodeID,
    after first: Value = .missing
  ) throws(Diagnostic) -> Value {
    if case .number(let number) = tree.nodes[Int(tree.arguments[index].value)].node,
      catalogue.entries[Int(entry)].watch == .nothing, !sources.holdsC
    {
      return .number(number)
    }
    return try evaluatedArgument(index, entry, position, id, after: first)
  }

  /// The same of any other: an implicit member takes the type of its parameter.
  private mutating func evaluatedArgument(
    _ index: Int, _ entry: Int32, _ position: Int, _ id: NodeID, after first: Value
  ) throws(Diagnostic) -> Value {
    let node = tree.arguments[index].value
    let watch = catalogue.entries[Int(entry)].watch
    if case .list(let elements) = tree.nodes[Int(node)].node,
      let list = try listed(elements, node, entry, position, after: first)
    {
      return list
    }
    if let method = try methodValue(node, entry, position) { return method }
    if tree.hasImplicit { leadChain(node, with: catalogue.kinds(entry, position)) }
    let value = try evaluateValue(node)
    if watch != .nothing {
      watchArgument(watch, value, position, of: entry, node, in: id, after: first)
    }
    guard case .implicit = value else {
      return value.measured() == nil
        ? scalarMeant(by: value, entry, position, node) : numberMeant(by: value, entry, position)
    }
    let kinds = catalogue.kinds(entry, position)
    if kinds.isEmpty, let function = function(behind: index, of: entry, position),
      let start = try foldStart(value, by: function, over: first, at: node)
    {
      return start
    }
    return try meant(value, entry, position, after: first, at: node)
  }

  /// What the elements of a literal are as an argument: the options that are asked for, or, of a method, like what is
  /// in the list, or among the options, that is asked; nil where they say it themselves.
  private mutating func listed(
    _ elements: NodeList, _ node: NodeID, _ entry: Int32, _ position: Int, after first: Value
  ) throws(Diagnostic) -> Value? {
    let asked = catalogue.kinds(entry, position).first
    if let asked, asked.isOptions { return try options(elements, of: asked, at: node) }
    guard catalogue.entries[Int(entry)].role == .method,
      asked == .list || asked == nil && first.kind.isOptions
    else { return nil }
    return try listed(node, like: first)
  }

  /// What an implicit member means as an argument: of the kinds that are asked for, or, where any is, like what is in
  /// the list or set that is asked.
  mutating func meant(
    _ value: Value, _ entry: Int32, _ position: Int, after first: Value, at node: NodeID
  ) throws(Diagnostic) -> Value {
    let kinds = catalogue.kinds(entry, position)
    switch (first, value) {
    // What a list is folded into is mostly what it is made of: `points.reduce(.zero, +)`.
    case (.list(let list), _) where kinds.isEmpty: return try element(value, of: list, at: node)
    case (.set(let set), _) where kinds.isEmpty:
      return try key(value, of: set.payload.table, at: node)
    case (.symbol(let options), .implicit) where kinds.isEmpty && options.kind.isOptions:
      return try settled(value, as: options.kind, at: node)
    // `interpolate(p, .zero, at: 0.5)`
    case (_, .implicit(let box))
    where kinds.count > 1 && kinds.elementsEqual(catalogue.kinds(entry, 0))
      && kinds.contains(first.kind) && hasMember(box.payload.name, first.kind):
      return try resolve(box.payload, as: [first.kind], at: node)
    case (_, .implicit(let box)): return try resolve(box.payload, as: kinds, at: node)
    default: return value
    }
  }

  /// In C a truth value is a number where one is wanted, and the other way round.
  @inline(__always)
  private mutating func scalarMeant(
    by value: Value, _ entry: Int32, _ position: Int, _ node: NodeID
  ) -> Value {
    guard sources.holdsC else { return value }
    let kinds = catalogue.kinds(entry, position)
    if kinds.isEmpty || kinds.contains(value.kind) { return value }
    // The number of a curve is an option that says something else.
    if case .symbol = value, kinds.contains(.animationOption) { return value }
    return scalar(value, as: kinds.contains(.number) ? .number : kinds.first, at: node)
  }

  /// The function that an entry takes behind an argument, as `reduce` does.
  private func function(behind index: Int, of entry: Int32, _ position: Int) -> NodeID? {
    guard position + 1 < Int(catalogue.entries[Int(entry)].parameters.count),
      catalogue.kinds(entry, position + 1).first == .function
    else { return nil }
    return tree.arguments[index + 1].value
  }
}
