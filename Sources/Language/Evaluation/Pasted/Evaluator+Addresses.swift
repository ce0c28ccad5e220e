internal import Geometry
internal import Views

// Functions of the frameworks that write into variables whose addresses they are given.

extension Evaluator {
  /// `swap(&a, &b)`, `CGRectDivide(rect, &slice, &rest, 20, CGRectMinXEdge)`; nil for other calls.
  mutating func callByAddress(_ name: Name, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    switch (names.text(name), arguments.count) {
    case ("swap", 2): return try swap(arguments)
    case ("modf", 2), ("frexp", 2): return try split(tree.arguments(arguments).map(\.value), name)
    case ("CGRectDivide", 5): return try divide(tree.arguments(arguments).map(\.value))
    case ("memcpy", 3), ("memmove", 3), ("memset", 3):
      return try changeMemory(name, tree.arguments(arguments).map(\.value), id)
    default: return nil
    }
  }

  /// `color.getRed(&r, green: &g, blue: &b, alpha: &a)`; nil for other messages.
  mutating func callByAddress(_ name: Name, of receiver: Value, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    // What an NSValue holds.
    if names.text(name, is: "getValue"), arguments.count == 1,
      let place = tree.arguments(arguments).first?.value
    {
      try write(receiver, at: place)
      return .void
    }
    guard case .color(let color) = receiver, names.text(name, is: "getRed"), arguments.count == 4
    else { return nil }
    let parts = [color.red, color.green, color.blue, color.alpha]
    for (argument, part) in zip(Array(tree.arguments(arguments)), parts) {
      if isNull(argument.value) { continue }
      try write(.number(part), at: argument.value)
    }
    return .boolean(true)
  }

  /// `nil` or `NULL`, where a function has nothing to write to.
  private func isNull(_ place: NodeID) -> Bool {
    switch tree[place] {
    case .nothing: true
    case .global(let name): names.text(name, is: "NULL")
    default: false
    }
  }

  private mutating func swap(_ arguments: ArgumentList) throws(Diagnostic) -> Value {
    let places = tree.arguments(arguments).map(\.value)
    for place in places { try checkAddress(place) }
    let (first, second) = (try evaluateValue(places[0]), try evaluateValue(places[1]))
    try store(second, into: places[0])
    try store(first, into: places[1])
    return .void
  }

  /// `modf(x, &whole)` and `frexp(x, &exponent)`: one part is given, the other is written.
  private mutating func split(_ places: [NodeID], _ name: Name) throws(Diagnostic) -> Value {
    let number = try number(places[0], for: names.text(name))
    if names.text(name, is: "modf") {
      try write(.number(number.rounded(.towardZero)), at: places[1])
      return .number(number.truncatingRemainder(dividingBy: 1))
    }
    let exponent = number == 0 ? 0 : Double(number.exponent) + 1
    try write(.number(exponent), at: places[1])
    return .number(
      number == 0 ? number : Double(sign: .plus, exponent: -Int(exponent), significand: number))
  }

  private mutating func divide(_ places: [NodeID]) throws(Diagnostic) -> Value {
    let whole = try evaluateValue(places[0])
    let distance = try number(places[3], for: "CGRectDivide")
    let edge = try settled(try evaluateValue(places[4]), as: .edge, at: places[4])
    guard let rect = try? Rect.from(whole, 0), let side = try? RectEdge.from(edge, 4) else {
      let (expected, found) = (Kind.rect.words, whole.kind.words)
      throw Diagnostic(
        .wrongKind(expected: expected, found: found, of: "CGRectDivide"), tree.span(places[0]))
    }
    let parts = rect.divided(atDistance: distance, from: side)
    try write(.rect(parts.slice), at: places[1])
    try write(.rect(parts.remainder), at: places[2])
    return .void
  }

  mutating func write(_ value: Value, at place: NodeID) throws(Diagnostic) {
    try checkAddress(place)
    try store(value, into: place)
  }

  /// `double x; measure(&x);`: whether what a pointer of C points to has no value yet.
  func isUnset(_ argument: NodeID) -> Bool {
    guard tree.nodes[Int(argument)].place.isAddress else { return false }
    switch tree[argument] {
    case .local, .sharedLocal:
      guard case .cell(let cell) = captured(argument) else { return captured(argument).isMissing }
      return cells[Int(cell)].isMissing
    case .global(let name): return globals[Int(name.id)].state == .declared
    default: return false
    }
  }

  /// A parameter of C that points to a value, which is handed on.
  private func isPointer(_ place: NodeID) -> Bool {
    guard let function = tree.function(around: place) else { return false }
    return function.parameters.contains { $0.isPointer && names.text($0.name) == written(place) }
  }

  private func checkAddress(_ place: NodeID) throws(Diagnostic) {
    guard !tree.nodes[Int(place)].place.isAddress, !isPointer(place) else { return }
    throw Diagnostic(.changedArgument(sources.text(tree.span(place))), tree.span(place))
  }
}
