extension Tree {
  /// Adds a function, which those in it came before.
  mutating func add(_ function: FunctionNode) {
    while let last = outermostFunctions.last, function.span.contains(functions[Int(last)].span) {
      outermostFunctions.removeLast()
    }
    if outermostFunctions.last.map({ functions[Int($0)].span.end <= function.span.start }) ?? true {
      outermostFunctions.append(Int32(functions.count))
    }
    functions.append(function)
    functionChains.append(function.name)
  }

  /// The outermost function that a node stands in.
  func function(around id: NodeID) -> FunctionNode? {
    let span = span(id)
    let next = outermostFunctions.partitionPoint { functions[Int($0)].span.start > span.start }
    guard next > 0 else { return nil }
    let function = Int(outermostFunctions[next - 1])
    // By place: of a function that is read as a whole all is copied.
    return functions[function].span.contains(span) ? functions[function] : nil
  }

  /// The function that a member of a class is.
  func function(declaredBy statement: NodeID) -> Int32? {
    guard statement >= 0, case .function(let function, _) = self[statement] else { return nil }
    return function
  }

  /// The functions of a name, the latest first.
  func functions(named name: Name) -> [FunctionNode] {
    functionChains.entries(of: name).map { functions[$0] }
  }

  /// Adds the body of a class, or of an extension of it.
  mutating func add(_ body: BodyNode) -> Int {
    var body = body
    body.outer = innermost(bodies.count - 1) { $0.span.end == .max }
    bodies.append(body)
    bodyChains.append(body.name)
    return bodies.count - 1
  }

  /// The place of a body that is meant, among this one and those around it; -1 where none is.
  private func innermost(_ place: Int, where isMeant: (BodyNode) -> Bool) -> Int {
    var place = place
    while place >= 0, !isMeant(bodies[place]) { place = bodies[place].outer }
    return place
  }

  /// The latest body of a class that is meant.
  func latestBody(of name: Name, where isMeant: (BodyNode) -> Bool) -> BodyNode? {
    bodyChains.latest(of: name) { isMeant(bodies[$0]) }.map { bodies[$0] }
  }

  /// The text of a class that a node stands in.
  func body(around id: NodeID) -> BodyNode? { body(at: span(id).start) }

  /// The innermost body around a place of the text.
  func body(at start: Int32) -> BodyNode? {
    if bodies.isEmpty { return nil }
    let last = bodies.partitionPoint { $0.span.start > start } - 1
    let found = innermost(last) { start < $0.span.end }
    return found < 0 ? nil : bodies[found]
  }

  /// The bodies of a class and of its extensions, as they were written.
  func bodies(of structure: Int32) -> [BodyNode] {
    var found: [BodyNode] = []
    _ = latestBody(of: structures[Int(structure)].name) { body in
      if body.structure == structure || body.structure < 0 { found.append(body) }
      return false
    }
    return found.reversed()
  }

  /// The initializers of the extensions that stand above the declaration of a class, up to an earlier class of its name:
  /// none of a thousand classes `A` within one another asks all of those around it.
  func initializers(extending name: Name) -> [Int32] {
    var found: [Int32] = []
    _ = latestBody(of: name) { body in
      found = body.initializers + found
      return body.structure >= 0
    }
    return found
  }

  /// Gives the latest variable of this name that a class declares another; returns its declaration.
  mutating func rename(_ name: Name, ofClass type: Name, as other: Name) -> NodeID? {
    guard let (body, place) = place(ofVariable: name, inClass: type),
      case .declare(let target, _, _) = self[bodies[body].members[place].statement]
    else { return nil }
    // That of an earlier text is resolved already.
    if case .name = self[target] {
      nodes[Int(target)].node = .name(other)
    } else {
      nodes[Int(target)].node = .global(other)
    }
    bodies[body].members[place].name = other
    return bodies[body].members[place].statement
  }

  /// The latest declaration of a variable by a class.
  func variable(_ name: Name, ofClass type: Name) -> NodeID? {
    place(ofVariable: name, inClass: type).map { bodies[$0.body].members[$0.place].statement }
  }

  private func place(ofVariable name: Name, inClass type: Name) -> (body: Int, place: Int)? {
    var place = 0
    let found = bodyChains.latest(of: type) { body in
      let member = bodies[body].members.lastIndex {
        guard $0.name == name, case .declare = self[$0.statement] else { return false }
        return true
      }
      place = member ?? 0
      return member != nil
    }
    return found.map { ($0, place) }
  }

  /// Whether the `@interface` of a class was pasted, which says all that its objects have.
  func hasHeader(_ type: Name) -> Bool { latestBody(of: type) { $0.isHeader } != nil }

  /// Whether a body of a class declares a name.
  func isMember(_ name: Name, ofClass type: Name) -> Bool {
    latestBody(of: type) { $0.members.contains { $0.name == name } } != nil
  }
}
