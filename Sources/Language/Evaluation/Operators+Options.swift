internal import Geometry

/// `UIViewAnimationOptionRepeat | UIViewAnimationOptionAutoreverse`, `mask & ~UIViewAutoresizingFlexibleWidth`:
/// options as C and early Swift join them, beside others of their kind or the numbers of their bits.
extension Evaluator {
  func joinedOptions(_ op: BinaryOperator, _ left: Value, _ right: Value) throws(Fault) -> Value {
    guard let kind = left.kindOfOptions ?? right.kindOfOptions, let a = bits(left, of: kind),
      let b = bits(right, of: kind)
    else {
      throw .problem(.operands(op.spelling, left.kind.words, right.kind.words))
    }
    switch op {
    case .both: return Options(kind: kind, bits: a & b).asValue
    case .exclusive: return Options(kind: kind, bits: a ^ b).asValue
    default: return try either(a | b, kind)
    }
  }

  /// What is wrong with the bits is so of both operands.
  private func either(_ bits: Int, _ kind: Kind) throws(Fault) -> Value {
    do { return try Options(.number(Double(bits)), orBitsOf: kind, 0).asValue } catch {
      guard case .argument(_, let problem) = error else { throw error }
      throw .problem(problem)
    }
  }

  private func bits(_ value: Value, of kind: Kind) -> Int? {
    if case .number(let number) = value {
      Int(exactly: number)
    } else {
      Options(value, of: kind)?.bits
    }
  }

  /// Whether options are those of a list, in any order.
  func equals(_ options: Symbol, _ list: Box<[Value]>) -> Bool? {
    guard options.kind.isOptions else { return nil }
    return Options(.list(list), of: options.kind).map { $0.bits == options.index }
  }
}

extension Value {
  /// The kind of options that a value is one or some of, or that a list holds; nil for everything else.
  var kindOfOptions: Kind? {
    switch self {
    case .symbol(let symbol) where symbol.kind.isOptions: symbol.kind
    case .list(let box):
      if case .symbol? = box.payload.first { box.payload[0].kindOfOptions } else { nil }
    default: nil
    }
  }
}
