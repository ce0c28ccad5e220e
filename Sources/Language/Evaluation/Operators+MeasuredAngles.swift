internal import Geometry

// An angle that a function measured, `atan2(y, x)`, is in Swift a number of radians, and code for apps uses it as
// one: `angle < 0`, `angle - lastAngle`, `angle.rounded()`. An angle that is written with its unit is none.

extension Value {
  /// The radians of a measured angle.
  ///
  /// Never inlined, like ``transform()``.
  @inline(never)
  func measured() -> Double? {
    guard case .angle(let angle) = self, angle.isMeasured else { return nil }
    return angle.radians
  }

  /// A measured angle as the number that it is in Swift; any other value as it is.
  var measuredAsNumber: Value { measured().map(Value.number) ?? self }
}

extension Evaluator {
  /// What an operator makes of a measured angle beside a number or another one, where angles alone do not
  /// say it.
  mutating func measuredResult(_ op: BinaryOperator, _ left: Value, _ right: Value)
    throws(Fault) -> Value?
  {
    guard left.measured() != nil || right.measured() != nil else { return nil }
    guard case .number(let a) = left.measuredAsNumber,
      case .number(let b) = right.measuredAsNumber
    else { return nil }
    switch op {
    case .add, .subtract:
      let result = try Self.numbers(op, a, b, settings.precision)
      guard case .number(let radians) = result else { return result }
      return .angle(Angle(measured: radians))
    case .multiply, .divide:
      // A number times an angle is an angle, and so is its half.
      if case .number = right { return nil }
      if op == .multiply, case .number = left { return nil }
      return try Self.numbers(op, a, b, settings.precision)
    default: return try Self.numbers(op, a, b, settings.precision)
    }
  }

  /// An argument as its parameter takes it: a measured angle is a number where only numbers are asked for.
  @inline(__always)
  mutating func numberMeant(by value: Value, _ entry: Int32, _ position: Int) -> Value {
    guard case .angle = value, catalogue.kinds(entry, position).takeNumbersOnly else {
      return value
    }
    return value.measuredAsNumber
  }

  /// The value whose member is meant: a measured angle is a number where its kind has no such member, or the
  /// program gives numbers one.
  mutating func owner(of name: Name, _ value: Value, isCalled: Bool) -> Value {
    guard let radians = value.measured() else { return value }
    if tree.mayBeExtended(name), extended(name, .number(radians)) != nil { return .number(radians) }
    let isOfAngles =
      isCalled
      ? !catalogue.methods(name, of: .angle).isEmpty : catalogue.property(name, of: .angle) != nil
    return isOfAngles ? value : .number(radians)
  }
}
