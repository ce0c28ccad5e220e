internal import Geometry
internal import Views

// Calls of one entry of the catalogue: its arguments, its body, and whether the result is finite.

extension Evaluator {
  mutating func callEntry(
    _ entry: Int32, _ callee: Callee, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    guard case .method(_, let receiver, let base) = callee else {
      return try callEntry(entry, nil, id, arguments)
    }
    let watch = catalogue.entries[Int(entry)].watch
    if watch != .nothing { watchArgument(watch, receiver, 0, of: entry, base, in: id) }
    guard case .change = catalogue.entries[Int(entry)].body else {
      return try callEntry(entry, receiver, id, arguments)
    }
    return try change(entry, of: receiver, base, id, arguments)
  }

  /// Evaluates the arguments and performs the entry, without an array for up to three values.
  mutating func callEntry(
    _ entry: Int32, _ receiver: Value?, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    guard trace == nil, receiver?.isPresented != true else {
      return try callManyArguments(entry, receiver, id, arguments)
    }
    if let receiver { return try callMember(entry, receiver, id, arguments) }
    let first = Int(arguments.start)
    switch catalogue.entries[Int(entry)].body {
    case .one(let body) where arguments.count == 1:
      let a = try argument(first, entry, 0, id)
      do { return try finite(try body(a), entry, a.isFinite) } catch {
        throw explained(error, entry, at: id, [first])
      }
    case .two(let body) where arguments.count == 2:
      let a = try argument(first, entry, 0, id)
      let b = try argument(first + 1, entry, 1, id, after: a)
      do { return try finite(try body(a, b), entry, a.isFinite && b.isFinite) } catch {
        throw explained(error, entry, at: id, [first, first + 1])
      }
    default: return try callManyArguments(entry, nil, id, arguments)
    }
  }

  private mutating func callMember(
    _ entry: Int32, _ receiver: Value, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let first = Int(arguments.start)
    switch catalogue.entries[Int(entry)].body {
    case .two(let body) where arguments.count == 1:
      let b = try argument(first, entry, 1, id, after: receiver)
      do { return try finite(try body(receiver, b), entry, receiver.isFinite && b.isFinite) } catch
      {
        throw explained(error, entry, at: id, [-1, first])
      }
    case .three(let body) where arguments.count == 2:
      let b = try argument(first, entry, 1, id)
      let c = try argument(first + 1, entry, 2, id)
      let isFinite = receiver.isFinite && b.isFinite && c.isFinite
      do { return try finite(try body(receiver, b, c), entry, isFinite) } catch {
        throw explained(error, entry, at: id, [-1, first, first + 1])
      }
    default: return try callManyArguments(entry, receiver, id, arguments)
    }
  }

  /// Gives an entry its arguments as expressions.
  private mutating func perform(
    form body: (inout Evaluator, [NodeID], NodeID) throws -> Value, _ entry: Int32, _ id: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let expressions = tree.arguments(arguments).map(\.value)
    do { return try within(budgets: try body(&self, expressions, id)) } catch {
      throw explained(error, entry, at: id, [])
    }
  }

  private mutating func callManyArguments(
    _ entry: Int32, _ receiver: Value?, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    if case .form(let body) = catalogue.entries[Int(entry)].body {
      return try perform(form: body, entry, id, arguments)
    }
    if tree.holdsComparable, receiver == nil, let own = try ownExtreme(entry, arguments, at: id) {
      return own
    }
    var values: [Value] = []
    var places: [Int] = []
    if let receiver {
      values.append(receiver)
      places.append(-1)
    }
    var mark: Int?
    for index in Int(arguments.start)..<Int(arguments.start + arguments.count) {
      if values.count == 1 { mark = trace?.operations.count }
      values.append(try argument(index, entry, values.count, id, after: values.first ?? .missing))
      places.append(index)
    }
    trace?.mark = mark
    return try perform(entry, values, id, places)
  }

  /// `Double("inf")`: a text may write what no calculation gives.
  private func readsNumber(_ entry: Int32) -> Bool {
    catalogue.entries[Int(entry)].role == .initializer
      && catalogue.entries[Int(entry)].result == .number
      && catalogue.kinds(entry, 0).contains(.text)
  }

  private mutating func finite(
    _ result: consuming Value, _ entry: Int32, _ argumentsAreFinite: Bool
  ) throws(Fault) -> Value {
    guard result.isResult(ofFinite: argumentsAreFinite) || readsNumber(entry) else {
      throw .problem(.notFinite(catalogue.name(entry)))
    }
    return try within(budgets: result)
  }

  /// What the catalogue makes knows no budget: lists and texts are counted here, lists in lists too.
  private mutating func within(budgets result: consuming Value) throws(Fault) -> Value {
    switch result {
    case .list, .text, .report:
      try fuel.burn(stepsToMake(result))
      count(result)
    default: return result
    }
    guard result.depth < Parser.highest else { throw .problem(.nestedTooDeep(Parser.highest)) }
    guard meter.alive <= fuel.budget.memory else {
      throw .problem(.tooMuchMemory(fuel.budget.memory))
    }
    return result
  }

  /// How many steps it took to make a list or a text, one that was there before none.
  private func stepsToMake(_ value: Value) -> Int {
    switch value {
    case .text(let box): box.isCounted ? 0 : value.stepsThrough
    case .list(let box): box.isCounted ? 0 : box.payload.count
    default: 0
    }
  }

  private func count(_ value: Value) {
    switch value {
    case .text(let box) where !box.isCounted: box.count(box.payload.utf8.count + 32, by: meter)
    case .report(let box) where !box.isCounted: box.count(usualReport, by: meter)
    case .list(let box) where !box.isCounted:
      box.count(box.payload.count * MemoryLayout<Value>.stride + 64, by: meter)
      for element in box.payload { count(element) }
    default: return
    }
  }

  /// Performs an entry with all its values at hand.
  mutating func perform(_ entry: Int32, _ values: [Value], _ id: NodeID, _ places: [Int])
    throws(Diagnostic) -> Value
  {
    if case .presented(let box)? = values.first, catalogue.entries[Int(entry)].role == .method {
      return try performPresented(entry, box.payload, values, id, places)
    }
    let result = try performed(entry, values, id, places)
    if trace != nil { record(.entry(entry), id, values, result) }
    return result
  }

  /// What it may take to go through a value once, in thousands of elements; 0 for what is small.
  @inline(__always)
  private func weight(of value: Value) -> Int {
    switch value {
    case .text(let box): (box.payload.utf8.count + 511) >> 10
    case .list(let box): box.payload.count >> 10
    case .set(let box): box.payload.elements.count >> 10
    case .dictionary(let box): box.payload.count >> 10
    case .path(let index): paths[Int(index)].elements.count >> 4
    case .view, .layer: scene.count >> 8
    default: 0
    }
  }

  private mutating func performed(_ entry: Int32, _ values: [Value], _ id: NodeID, _ places: [Int])
    throws(Diagnostic) -> Value
  {
    if values.count > 1, case .nothing = values[1], isIgnored(entry, id) { return .void }
    do {
      let areFinite = values.allSatisfy(\.isFinite)
      for value in values {
        let weight = weight(of: value)
        guard weight > 0 else { continue }
        try fuel.burn(value.stepsThrough)
        try fuel.look(before: weight)
      }
      switch catalogue.entries[Int(entry)].body {
      case .one(let body) where values.count == 1:
        return try finite(try body(values[0]), entry, areFinite)
      case .two(let body) where values.count == 2:
        return try finite(try body(values[0], values[1]), entry, areFinite)
      case .three(let body) where values.count == 3:
        return try finite(try body(values[0], values[1], values[2]), entry, areFinite)
      case .many(let body):
        // `CGFloat.nan` is what it says.
        return values.isEmpty ? try body(values) : try finite(try body(values), entry, areFinite)
      case .effect(let body): return try body(&self, values, id)
      case .scene(let body):
        guard let view = values.first?.viewID else { return .void }
        return try body(scene, view)
      case .conversion(let body) where values.count == 3:
        let other = try values[2].viewOrNil(2, as: values[0].kind)
        return try body(scene, values[0].viewID, values[1], other)
      case .one, .two, .three, .conversion, .change, .form:
        throw Diagnostic(
          .wrongCount(
            found: values.count, of: catalogue.name(entry), spellings: [catalogue.spelling(entry)]),
          tree.span(id))
      }
    } catch {
      throw explained(error, entry, at: id, places)
    }
  }

  /// Whether a message does nothing with nil: what Swift asks for as a view, layer or recognizer, `addSubview:`.
  private func isIgnored(_ entry: Int32, _ id: NodeID) -> Bool {
    guard id >= 0, tree.nodes[Int(id)].place.isMessage,
      catalogue.entries[Int(entry)].role == .method,
      catalogue.entries[Int(entry)].result == .void,
      case let kinds = catalogue.kinds(entry, 1), !kinds.contains(.nothing)
    else { return false }
    return [Kind.view, .layer, .recognizer].contains(where: kinds.contains)
  }

  /// The values of a call's arguments, in order.
  mutating func evaluate(_ arguments: ArgumentList) throws(Diagnostic) -> [Value] {
    var values: [Value] = []
    for argument in tree.arguments(arguments) { values.append(try evaluateValue(argument.value)) }
    return values
  }
}

/// The bytes of an explanation of a few steps, or of a picture of some views, roughly.
private let usualReport = 4096
