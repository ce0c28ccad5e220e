internal import Views

extension Evaluator {
  /// Runs one statement.
  mutating func execute(_ id: NodeID) throws(Diagnostic) -> Flow {
    try burn(at: id)
    switch tree[id] {
    case .expression(let value): try show(value)
    case .declare(let target, let type, let value): try declare(target, type, value)
    case .assign(let target, let value): try assign(target, value)
    case .update(let op, let target, let value): try update(op, target, value)
    case .returning(let value):
      returned = value >= 0 ? try evaluateValue(value) : .void
      return .returning
    case .branch(let conditions, let then, let otherwise):
      if try holds(conditions) { return try execute(then) }
      if otherwise >= 0 { return try execute(otherwise) }
    case .guarding(let conditions, let otherwise):
      if try !holds(conditions) { return try execute(otherwise) }
    case .block(let statements):
      if tree.nodes[Int(id)].place.declaresFunctions { try declareFunctions(statements) }
      return try executeBlock(statements)
    case .forEach(let target, let sequence, let body):
      return try loop(over: sequence, target, body, id)
    case .whileLoop(let conditions, let step, let body):
      return try loop(while: conditions, step, body)
    case .repeatLoop(let body, let condition): return try loop(body, until: condition)
    case .breakLoop: return .breaking
    case .continueLoop: return .continuing
    case .observed, .destructure, .function, .structure, .deferring, .labelled, .leave, .throwing,
      .catching:
      return try executeRare(id)
    case .choose(let subject, let choices): return try choose(subject, choices)
    default: _ = try evaluate(id)
    }
    return .next
  }

  private mutating func executeBlock(_ statements: NodeList) throws(Diagnostic) -> Flow {
    for index in statements.start..<statements.start + statements.count {
      let flow = try execute(tree.lists[Int(index)])
      guard case .next = flow else { return flow }
    }
    return .next
  }

  /// Apart from ``execute(_:)``, whose frame is what deep calls need most of.
  private mutating func executeRare(_ id: NodeID) throws(Diagnostic) -> Flow {
    switch tree[id] {
    case .observed(let declaration, let accessors):
      _ = try execute(declaration)
      observe(declaration, accessors)
    case .destructure(let targets, let value):
      try bind(try evaluate(value), to: targets, at: value)
    case .function(let function, let target): try meetFunction(function, target)
    case .structure(let structure, let target): define(target, .type(.user(structure)))
    case .deferring(let rest, let body): return try execute(rest, andThen: body)
    case .throwing(let value): try throwValue(value)
    case .catching(let body, let choices): return try execute(body, catching: choices)
    case .labelled(let label, let statement, let isBody):
      return try execute(statement, labelled: label, isBody: isBody)
    case .leave(let label, let continues):
      leaving = (label, continues)
      return .leaving
    default: break
    }
    return .next
  }

  /// What leaves for a label ends at it: `continue` at the body of a loop, `break` around it.
  private mutating func execute(_ statement: NodeID, labelled label: Name, isBody: Bool)
    throws(Diagnostic) -> Flow
  {
    let flow = try execute(statement)
    guard case .leaving = flow, leaving.label == label, leaving.continues == isBody else {
      return flow
    }
    return isBody ? .continuing : .next
  }

  // MARK: Declarations

  private mutating func declare(_ target: NodeID, _ type: Int32, _ value: NodeID)
    throws(Diagnostic)
  {
    guard value >= 0 else { return declareLater(target, type) }
    let new = try whole(try evaluate(value, annotated: type), type, value)
    name(new, target)
    noteFourNumbers(new, value)
    define(target, new)
    keep(type, of: target)
    announce(target, new)
  }

  /// An annotation stays with its variable as a check.
  private mutating func keep(_ type: Int32, of target: NodeID) {
    guard type >= 0, case .global(let name) = tree[target] else { return }
    globals[Int(name.id)].type = type
  }

  /// `var x: CGFloat` has no value until it is assigned one; an optional is nil.
  private mutating func declareLater(_ target: NodeID, _ type: Int32) {
    guard type >= 0 else { return define(target, .missing) }
    let isOptional = tree.types[Int(type)].isOptional
    define(target, isOptional ? .nothing : .missing)
    if !isOptional, case .global(let name) = tree[target] {
      globals[Int(name.id)].state = .declared
    }
    keep(type, of: target)
  }

  /// Gives a name a new variable.
  mutating func define(_ target: NodeID, _ value: Value) {
    switch tree[target] {
    case .global(let name):
      declareGlobal(
        name,
        Global(value, isConstant: tree.nodes[Int(target)].place.isConstant, declaration: target))
    case .local(let slot): stack[base + Int(slot)] = value
    case .sharedLocal(let slot):
      cells.append(value)
      stack[base + Int(slot)] = .cell(Int32(cells.count - 1))
    default: return
    }
  }

  /// The functions of a block, before its first statement: those that capture nothing declared after it
  /// can be called from there on.
  private mutating func declareFunctions(_ statements: NodeList) throws(Diagnostic) {
    let places = statements.start..<statements.start + statements.count
    var last: Int32 = 0
    // What is captured has its cell before anything captures it.
    for place in places {
      guard case .function(_, let target) = tree[tree.lists[Int(place)]] else { continue }
      last = max(last, slot(target))
      if case .sharedLocal = tree[target] { define(target, .missing) }
    }
    for place in places {
      guard case .function(let function, let target) = tree[tree.lists[Int(place)]] else {
        continue
      }
      if !captures(function, after: last) {
        try declareFunction(function, target)
      } else if case .local = tree[target] {
        define(target, .missing)
      }
    }
  }

  /// Where a function stands it is made again, for what it captures may be new; one that captures nothing
  /// was made when its block began.
  private mutating func meetFunction(_ index: Int32, _ target: NodeID) throws(Diagnostic) {
    if case .global = tree[target] { return try declareFunction(index, target) }
    if !tree.functions[Int(index)].captures.isEmpty { try declareFunction(index, target) }
  }

  /// Whether it captures what has no value yet.
  ///
  /// Slots are given in the order of declarations, functions first: one behind theirs may hold what an
  /// earlier round of a loop left.
  private func captures(_ function: Int32, after last: Int32) -> Bool {
    tree.functions[Int(function)].captures.contains {
      slot($0.outer) > last || captured($0.outer).isMissing
    }
  }

  private func slot(_ target: NodeID) -> Int32 {
    switch tree[target] {
    case .local(let slot), .sharedLocal(let slot): slot
    default: -1
    }
  }

  private mutating func declareFunction(_ index: Int32, _ target: NodeID) throws(Diagnostic) {
    if case .sharedLocal(let slot) = tree[target] {
      guard case .cell(let cell) = stack[base + Int(slot)] else { return }
      cells[Int(cell)] = try makeFunction(index)
    } else {
      let function = try makeFunction(index)
      if !isProperty(target) { define(target, function) }
      if case .global(let name) = tree[target] { keepOverload(index, name, function) }
    }
  }

  /// Whether an extension has a property of a method's name: the name alone means the property.
  private func isProperty(_ target: NodeID) -> Bool {
    guard case .global(let name) = tree[target] else { return false }
    return globals[Int(name.id)].state == .computed && names.isMangled(name)
  }

  /// `let (a, b) = …`: the parts of a point, size, list, or pair.
  mutating func bind(_ value: Value, to targets: NodeList, at id: NodeID) throws(Diagnostic) {
    guard let parts = value.parts, parts.count == Int(targets.count) else {
      throw Diagnostic(
        .destructuring(names: Int(targets.count), values: value.parts?.count), tree.span(id))
    }
    for (target, part) in zip(tree.children(targets), parts) {
      if case .destructure(let inner, _) = tree[target] {
        try bind(part, to: inner, at: id)
        continue
      }
      guard !isWildcard(target) else { continue }
      define(target, part)
      announce(target, part)
    }
  }

  func isWildcard(_ target: NodeID) -> Bool {
    if case .global(words.wildcard) = tree[target] { return true }
    return false
  }

  // MARK: Conditions

  private mutating func holds(_ conditions: NodeList) throws(Diagnostic) -> Bool {
    for index in conditions.start..<conditions.start + conditions.count {
      guard try holds(tree.lists[Int(index)]) else { return false }
    }
    return true
  }

  private mutating func holds(_ id: NodeID) throws(Diagnostic) -> Bool {
    if case .matching(let pattern, let value) = tree[id] {
      return try matches(try evaluate(value), pattern)
    }
    guard case .binding(let target, let value) = tree[id] else { return try condition(id) }
    let bound = try evaluate(value)
    if case .nothing = bound { return false }
    define(target, bound)
    return true
  }

  /// The truth value of an expression; other kinds are refused.
  mutating func condition(_ id: NodeID) throws(Diagnostic) -> Bool {
    let value = try evaluate(id)
    guard case .boolean(let truth) = value else {
      if let truth = truthInC(value, at: id) { return truth }
      throw Diagnostic(.conditionNotBoolean(value.kind.words), tree.span(id))
    }
    return truth
  }

  // MARK: Loops

  /// A step stands in the head of C's `for`; `continue` takes it too.
  private mutating func loop(while conditions: NodeList, _ step: NodeID, _ body: NodeID)
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

  private mutating func loop(_ body: NodeID, until id: NodeID) throws(Diagnostic) -> Flow {
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

  private mutating func loop(
    over sequence: NodeID, _ target: NodeID, _ body: NodeID, _ id: NodeID
  ) throws(Diagnostic) -> Flow {
    switch try evaluate(sequence) {
    case .range(let lower, let upper, let isClosed):
      return try loop(from: lower, to: upper, isClosed: isClosed, target, body)
    case .list(let box):
      for element in box.payload {
        if let flow = try iterate(target, element, body) { return flow }
      }
      return .next
    case .set(let box):
      for element in box.payload.elements {
        if let flow = try iterate(target, element, body) { return flow }
      }
      return .next
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
    case let value:
      throw Diagnostic(.notIterable(value.kind.words), tree.span(sequence))
    }
  }

  private mutating func loop(
    from lower: Double, to upper: Double, isClosed: Bool, _ target: NodeID, _ body: NodeID
  ) throws(Diagnostic) -> Flow {
    var value = lower
    let slot = localSlot(target)
    let loop = Loop(head: .range(target: target, isClosed: isClosed), body: body)
    var untilForm = forms.rounds(of: body)
    while isClosed ? value <= upper : value < upper {
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
      if value + 1 == value { break }
      value += 1
    }
    return .next
  }

  /// The slot of a loop variable that no closure shares: counting then writes one number.
  private func localSlot(_ target: NodeID) -> Int? {
    if case .local(let slot) = tree[target] { return Int(slot) }
    return nil
  }

  /// One round; a result ends the loop.
  private mutating func iterate(_ target: NodeID, _ element: Value, _ body: NodeID)
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
