internal import Geometry

extension Evaluator {
  mutating func sum(_ left: Value, _ right: Value, _ id: NodeID) throws(Fault) -> Value {
    switch (left, right) {
    case (.angle(let a), .angle(let b)): return .angle(a + b)
    case (.point(let p), .vector(let v)): return .point(p + v)
    case (.vector(let v), .point(let p)): return .point(p + v)
    case (.point(let p), .point(let q)): return .point(p + q)
    case (.vector(let v), .vector(let w)): return .vector(v + w)
    case (.row(let a), .row(let b)): return .row(a + b)
    case (.row3D(let a), .row3D(let b)): return .row3D(a + b)
    case (.text(let a), .text(let b)):
      return try joined(a.payload, b.payload, id)
    case (.list(let a), .list(let b)):
      return try joined(a.payload, b.payload, a.type < 0 ? b.type : a.type, id)
    case (.list(let a), .set(let b)):
      return try joined(a.payload, b.payload.elements, a.type, id)
    default:
      if let joined = try joined(left, right, id) { return joined }
      throw .problem(.operands("+", left.kind.words, right.kind.words))
    }
  }

  /// A list and another sequence, `[1] + (2...3)`; nil for other values.
  private mutating func joined(_ left: Value, _ right: Value, _ id: NodeID) throws(Fault) -> Value?
  {
    switch (left, right) {
    case (.list(let a), .range), (.list(let a), .structure):
      return try elements(of: right, id).map { b throws(Fault) in
        try joined(a.payload, b, a.type, id)
      }
    case (.range, .list(let b)):
      return try elements(of: left, id).map { a throws(Fault) in
        try joined(a, b.payload, b.type, id)
      }
    default: return nil
    }
  }

  private mutating func elements(of value: Value, _ id: NodeID) throws(Fault) -> [Value]? {
    do { return try sequence(value, at: id)?.parts } catch { throw .problem(error.problem) }
  }

  private mutating func joined(_ a: String, _ b: String, _ id: NodeID) throws(Fault) -> Value {
    do { try checkText(a.utf8.count + b.utf8.count, at: id) } catch {
      throw .problem(error.problem)
    }
    return text(a + b)
  }

  private mutating func joined(_ a: [Value], _ b: [Value], _ type: Int32, _ id: NodeID)
    throws(Fault) -> Value
  {
    do {
      try reserve((a.count + b.count) * MemoryLayout<Value>.stride, at: id)
      return try makeList(a + b, type: type, at: id)
    } catch { throw .problem(error.problem) }
  }

  func difference(_ left: Value, _ right: Value) throws(Fault) -> Value {
    switch (left, right) {
    case (.angle(let a), .angle(let b)): return .angle(a - b)
    case (.point(let p), .point(let q)): return .vector(p - q)
    case (.point(let p), .vector(let v)): return .point(p - v)
    case (.vector(let v), .vector(let w)): return .vector(v - w)
    case (.row(let a), .row(let b)): return .row(a - b)
    case (.row3D(let a), .row3D(let b)): return .row3D(a - b)
    default: throw .problem(.operands("-", left.kind.words, right.kind.words))
    }
  }

  /// The shapes of two factors as they are written: the transposes of columns stand the other way round.
  func shapes(_ a: Matrix, _ b: Matrix) -> Fault {
    let (first, second) = convention == .row ? (a, b) : (b.transpose, a.transpose)
    return .problem(
      .shapes("\(first.rows)×\(first.columns)", "\(second.rows)×\(second.columns)"))
  }

  mutating func quotient(_ left: Value, _ right: Value) throws(Fault) -> Value {
    switch (left, right) {
    case (.angle(let a), .number(let n)):
      if n == 0 { throw .problem(.divisionByZero("\(plainText(left)) / 0")) }
      let result = a.number(over: n).map(Value.number) ?? .angle(a / n)
      return try finite(result, "/", left, right)
    case (.angle(let a), .angle(let b)):
      if b.radians == 0 { throw .problem(.divisionByZero("\(plainText(left)) / 0")) }
      return try finite(.number(a.radians / b.radians), "/", left, right)
    case (.vector, .number(let n)), (.row, .number(let n)), (.row3D, .number(let n)):
      if n == 0 { throw .problem(.divisionByZero("\(plainText(left)) / 0")) }
      return try finite(divided(left, by: n), "/", left, right)
    default: throw .problem(.operands("/", left.kind.words, right.kind.words))
    }
  }

  private func divided(_ value: Value, by n: Double) -> Value {
    switch value {
    case .vector(let v): .vector(v / n)
    case .row(let row): .row(row / n)
    case .row3D(let row): .row3D(row / n)
    default: value
    }
  }

  mutating func power(_ left: Value, _ right: Value) throws(Fault) -> Value {
    guard let exponent = WholeNumber(right) else {
      if case .number(let number) = right, case .transform = left {
        if number == number.rounded() {
          throw .argument(1, .inexactWhole)
        }
        throw .argument(1, .notWhole(numberText(number, .full)))
      }
      throw .problem(.operands("^", left.kind.words, right.kind.words))
    }
    switch left {
    case .transform(let t):
      return try finite(.transform(t.raised(to: exponent.number)), "^", left, right)
    case .matrix(let box):
      guard box.payload.isSquare else {
        throw .problem(.operands("^", operandText(left), right.kind.words))
      }
      guard let result = box.payload.raised(to: exponent.number) else {
        throw .problem(.singularMatrix)
      }
      return try finite(result.asValue, "^", left, right)
    default: throw .problem(.operands("^", left.kind.words, right.kind.words))
    }
  }
}
