extension Evaluator {
  /// A step stands in the head of C's `for`; `continue` takes it too.
  mutating func loop(while conditions: NodeList, _ step: NodeID, _ body: NodeID)
    throws(Diagnostic) -> Flow
  {
    let loop = Loop(head: .whileTrue(conditions, step: step), body: body)
    var untilForm = forms.rounds(of: body)
    while true {
      if untilForm == 0 {
        if let flow = runCompiled(loop) { return flow }
        untilForm = forms.rounds(of: body)
      }
      untilForm &-= 1
      guard try holds(conditions) else { return .next }
      try burn(at: body)
      switch try execute(body) {
      case .returning: return .returning
      case .leaving: return .leaving
      case .breaking: return .next
      case .next, .continuing: if step >= 0 { _ = try execute(step) }
      }
    }
  }

  mutating func loop(_ body: NodeID, until id: NodeID) throws(Diagnostic) -> Flow {
    let loop = Loop(head: .repeatWhile(id), body: body)
    var untilForm = forms.rounds(of: body)
    repeat {
      if untilForm == 0 {
        if let flow = runCompiled(loop) { return flow }
        untilForm = forms.rounds(of: body)
      }
      untilForm &-= 1
      try burn(at: body)
      switch try execute(body) {
      case .returning: return .returning
      case .leaving: return .leaving
      case .breaking: return .next
      case .next, .continuing: break
      }
    } while try condition(id)
    return .next
  }

  mutating func loop(
    over sequence: NodeID, _ target: NodeID, _ body: NodeID, _ id: NodeID
  ) throws(Diagnostic) -> Flow {
    if let base = ownEnumerated(sequence) {
      return try loop(enumerating: try evaluateValue(base), sequence, target, body)
    }
    switch try evaluate(sequence) {
    case .range(let lower, let upper, let isClosed):
      return try loop(from: lower, to: upper, isClosed: isClosed, target, body)
    case .list(let box) where tree.nodes[Int(id)].place.isMessage:
      return try loopOfC(over: box.payload, sequence, target, body)
    case .list(let box): return try loop(over: box.payload, target, body)
    case .set(let box): return try loop(over: box.payload.elements, target, body)
    case .dictionary(let box):
      for place in box.payload.places {
        // Objective-C goes through the keys.
        let isOfC = tree.nodes[Int(id)].place.isMessage
        let element = isOfC ? box.payload.keys[place] : pair(box.payload, place)
        if let flow = try iterate(target, element, body) { return flow }
      }
      return .next
    case .text(let box):
      for character in box.payload {
        if let flow = try iterate(target, text(String(character)), body) { return flow }
      }
      return .next
    // Objective-C goes through what nothing has set, too.
    case .nothing where tree.nodes[Int(id)].place.isMessage: return .next
    case let value: return try loop(overOwn: value, sequence, target, body)
    }
  }

  mutating func loop(
    over elements: some Sequence<Value>, _ target: NodeID, _ body: NodeID
  ) throws(Diagnostic) -> Flow {
    for element in elements {
      if let flow = try iterate(target, element, body) { return flow }
    }
    return .next
  }

  /// Over what the program's own types give, one element after another: there may be no last one.
  private mutating func loop(
    overOwn value: Value, _ sequence: NodeID, _ target: NodeID, _ body: NodeID
  ) throws(Diagnostic) -> Flow {
    guard var iterator = try iterator(of: value, at: sequence) else {
      throw Diagnostic(.notIterable(value.kind.words), tree.span(sequence))
    }
    if case .list(let box) = iterator { return try loop(over: box.payload, target, body) }
    while case let element = try next(from: &iterator, at: sequence), element.kind != .nothing {
      if let flow = try iterate(target, element, body) { return flow }
    }
    return .next
  }

  mutating func loop(
    from lower: Double, to upper: Double, isClosed: Bool, _ target: NodeID, _ body: NodeID
  ) throws(Diagnostic) -> Flow {
    let range = NumberRange(lower: lower, upper: upper, isClosed: isClosed)
    guard var value = range.first else { return .next }
    let slot = localSlot(target)
    let loop = Loop(head: .range(target: target, isClosed: isClosed), body: body)
    var untilForm = forms.rounds(of: body)
    while true {
      if untilForm == 0 {
        if let flow = runCompiled(loop, from: value, to: upper) { return flow }
        untilForm = forms.rounds(of: body)
      }
      untilForm &-= 1
      if let slot {
        try burn(at: body)
        stack[base + slot] = .number(value)
        switch try execute(body) {
        case .returning: return .returning
        case .leaving: return .leaving
        case .breaking: return .next
        case .next, .continuing: break
        }
      } else if let flow = try iterate(target, .number(value), body) {
        return flow
      }
      guard let next = try number(after: value, in: range, at: body) else { return .next }
      value = next
    }
  }

  /// The slot of a loop variable that no closure shares: counting then writes one number.
  private func localSlot(_ target: NodeID) -> Int? {
    if case .local(let slot) = tree[target] { return Int(slot) }
    return nil
  }

  /// One round; a result ends the loop.
  mutating func iterate(_ target: NodeID, _ element: Value, _ body: NodeID)
    throws(Diagnostic) -> Flow?
  {
    try burn(at: body)
    if case .destructure(let targets, _) = tree[target] {
      try bind(element, to: targets, at: target)
    } else if !isWildcard(target) {
      define(target, element)
    }
    switch try execute(body) {
    case .returning: return .returning
    case .leaving: return .leaving
    case .breaking: return .next
    case .next, .continuing: return nil
    }
  }
}
