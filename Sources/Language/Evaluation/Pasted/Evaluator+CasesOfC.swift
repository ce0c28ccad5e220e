// The numbers that cases of enumerations of the frameworks are in C, where they are converted, ordered and joined.

extension Evaluator {
  /// `(long)recognizer.state`: the number of a case, or of the options in a list; nil where none is known, and for Swift.
  mutating func caseInC(_ value: Value, at id: NodeID) -> Value? {
    guard isOfC(id) else { return nil }
    switch value {
    case .symbol(let symbol): return numberOfCase(symbol, at: id).map(Value.number)
    case .list(let box) where !box.payload.isEmpty:
      var bits = 0
      for element in box.payload {
        guard case .symbol(let symbol) = element, let number = numberOfCase(symbol, at: id),
          let bit = Int(exactly: number)
        else { return nil }
        bits |= bit
      }
      return .number(Double(bits))
    default: return nil
    }
  }

  private mutating func numberOfCase(_ symbol: Symbol, at id: NodeID) -> Double? {
    if symbol.owner >= 0 {
      guard case .number(let number)? = try? rawValue(symbol) else { return nil }
      return number
    }
    if symbol.kind.isOptions { return Double(symbol.index) }
    if let order = ordersInC[symbol.kind], let place = order.firstIndex(of: symbol.spelling) {
      return Double(place)
    }
    guard let name = names.find("rawValue"),
      let entry = catalogue.property(name, of: symbol.kind),
      case .number(let number)? = try? perform(entry, [.symbol(symbol)], id, [-1])
    else { return nil }
    return number
  }

  /// What an operator makes of cases that C takes for numbers, `g.state >= UIGestureRecognizerStateEnded`; nil where
  /// an operand is no number there.
  mutating func resultOfCases(_ op: BinaryOperator, _ left: Value, _ right: Value, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    do {
      guard let a = numberBesideCase(left, at: id), let b = numberBesideCase(right, at: id) else {
        return nil
      }
      return try Self.numbers(op == .power ? .exclusive : op, a, b, settings.precision)
    } catch {
      throw diagnostic(error, at: id)
    }
  }

  private mutating func numberBesideCase(_ value: Value, at id: NodeID) -> Double? {
    if case .number(let number) = value { return number }
    guard case .number(let number)? = caseInC(value, at: id) else { return nil }
    return number
  }
}

/// Cases that are counted from 0.
///
/// Source: NSText.h of UIKit, UITouch.h, UIView.h, CGPath.h.
private let ordersInC: [Kind: [String]] = [
  .alignment: ["left", "center", "right", "justified", "natural"],
  .touchPhase: ["began", "moved", "stationary", "ended", "cancelled"],
  .animationCurve: ["easeInOut", "easeIn", "easeOut", "linear"],
  .lineJoin: ["miter", "round", "bevel"],
]
