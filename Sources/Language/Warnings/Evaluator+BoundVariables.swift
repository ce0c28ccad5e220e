/// What binds a name: a parameter of a closure, or the variable of a loop.
extension Evaluator {
  /// The closure whose parameter a name is, and its place among them.
  func closureArgument(_ id: NodeID) -> (closure: NodeID, place: Int)? {
    var next = closure(around: id)
    while let closure = next, case .closure(let function) = tree[closure] {
      let place = tree.functions[Int(function)].parameters.firstIndex {
        names.text($0.name) == written(id) || $0.span.start == tree.span(id).start
      }
      if let place { return (closure, place) }
      next = self.closure(around: id, above: closure)
    }
    return nil
  }

  /// The type that is written for what a closure takes: `let half: (Int) -> Int = { $0 / 2 }`.
  func typeOfClosureArgument(_ id: NodeID) -> TypeReference? {
    guard let (closure, place) = closureArgument(id), let parent = parent(of: closure) else {
      return nil
    }
    let type: Int32
    switch tree[parent] {
    case .declare(_, let declared, _): type = declared
    case .cast(_, let declared, _): type = declared
    default: return nil
    }
    guard type >= 0, tree.types[Int(type)].parameters.indices.contains(place) else { return nil }
    return tree.types[Int(tree.types[Int(type)].parameters[place])]
  }

  /// The innermost closure around a node, or around another closure; they stand behind what is in them.
  func closure(around id: NodeID, above inner: NodeID = -1) -> NodeID? {
    let place = tree.span(id).start
    let first = max(Int(id), Int(inner) + 1)
    for index in first..<max(first, min(first + 400, tree.nodes.count)) {
      if case .closure = tree.nodes[index].node, tree.nodes[index].place.span.start <= place {
        return place < tree.nodes[index].place.span.end ? Int32(index) : nil
      }
    }
    return nil
  }

  /// What a loop's variable goes through; the loop stands after its body.
  func sequence(of id: NodeID) -> NodeID? {
    guard let loop = loop(of: id), loop.isAlone else { return nil }
    return loop.sequence
  }

  /// The loop whose variable a name is, or whose first variable of several: `for (i, view) in …`.
  func loop(of id: NodeID) -> (sequence: NodeID, isAlone: Bool)? {
    switch tree[id] {
    case .local, .sharedLocal: break
    default: return nil
    }
    guard definition(of: id) == nil else { return nil }
    for index in Int(id)..<min(Int(id) + 4000, tree.nodes.count) {
      guard case .forEach(let target, let sequence, _) = tree.nodes[index].node else { continue }
      if isSame(target, id) { return (sequence, true) }
      if case .destructure(let targets, _) = tree[target],
        let first = tree.children(targets).first, isSame(first, id)
      {
        return (sequence, false)
      }
    }
    return nil
  }
}
