/// The unit in which an angle was written.
public enum AngleUnit: String, CaseIterable, Hashable, Sendable {
  /// 360 to the turn.
  case degrees
  /// 2π to the turn.
  case radians
  /// One to the turn.
  case turns
}

/// An angle that remembers the unit it was written in.
///
/// Positive angles go from +x towards +y: clockwise on a y-down screen. Two angles are equal where
/// their radians are the same double; 360° and 0° are different angles.
public struct Angle: Sendable {
  /// The number in front of the unit.
  public var value: Double
  /// The unit of `value`.
  public var unit: AngleUnit
  /// It came from a function such as the arc tangent, and was not written with a unit.
  public var isMeasured = false

  /// Creates an angle of `value` units.
  public init(_ value: Double, _ unit: AngleUnit) {
    self.value = value
    self.unit = unit
  }

  /// Creates an angle in degrees.
  public init(degrees: Double) { self.init(degrees, .degrees) }

  /// Creates an angle in radians.
  public init(radians: Double) { self.init(radians, .radians) }

  /// Creates the angle that a function measured in radians.
  public init(measured radians: Double) {
    self.init(radians: radians)
    isMeasured = true
  }

  /// Creates an angle in turns of 360°.
  public init(turns: Double) { self.init(turns, .turns) }

  /// The angle in radians; of degrees exactly degrees · π / 180, in that order.
  public var radians: Double {
    switch unit {
    case .degrees: value * .pi / 180
    case .radians: value
    case .turns: value * 2 * .pi
    }
  }

  /// The angle in degrees.
  public var degrees: Double {
    switch unit {
    case .degrees: value
    case .radians: value * 180 / .pi
    case .turns: value * 360
    }
  }

  /// The angle in turns.
  public var turns: Double {
    switch unit {
    case .degrees: value / 360
    case .radians: value / (2 * .pi)
    case .turns: value
    }
  }

  /// The same angle written in `unit`.
  public func converted(to unit: AngleUnit) -> Angle {
    switch unit {
    case .degrees: Angle(degrees: degrees)
    case .radians: Angle(radians: radians)
    case .turns: Angle(turns: turns)
    }
  }

  /// The sine, exact at multiples of 30° and 45°.
  public var sine: Double { Trigonometry.sine(radians) }
  /// The cosine, exact at multiples of 30° and 45°.
  public var cosine: Double { Trigonometry.cosine(radians) }
}

extension Angle: Hashable {
  /// Whether both are the same number of radians.
  public static func == (left: Angle, right: Angle) -> Bool { left.radians == right.radians }

  /// Feeds the radians, so that equal angles have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(radians) }
}

extension Angle {
  /// Another number of the same unit.
  private func with(_ value: Double) -> Angle {
    var angle = self
    angle.value = value
    return angle
  }

  /// The sum, in the unit of the left angle.
  public static func + (left: Angle, right: Angle) -> Angle {
    left.with(left.value + right.converted(to: left.unit).value)
  }

  /// The difference, in the unit of the left angle.
  public static func - (left: Angle, right: Angle) -> Angle {
    left.with(left.value - right.converted(to: left.unit).value)
  }

  /// The angle turned the other way.
  public static prefix func - (angle: Angle) -> Angle { angle.with(-angle.value) }

  /// The angle times a number, in its own unit.
  public static func * (angle: Angle, factor: Double) -> Angle {
    angle.with(angle.value * factor)
  }

  /// The angle times a number, in its own unit.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// The number of degrees where a factor is 180/π, as where angles are numbers of radians; nil where it only scales.
  ///
  /// Up to the three digits of 57.3: nobody scales an angle by that.
  public func number(times factor: Double) -> Double? {
    guard factor.isAbout(180 / .pi) else { return nil }
    return isMeasured ? radians * factor : degrees * (factor / (180 / .pi))
  }

  /// The number of half turns over π, of turns over 2π, of sectors over 2π/n, or of degrees over π/180; nil where a
  /// divisor only scales.
  public func number(over divisor: Double) -> Double? {
    guard divisor.isAbout(.pi) || divisor.isAbout(.pi / 180) || divisor.isPartOfTurn else {
      return nil
    }
    if isMeasured { return radians / divisor }
    return divisor.isAbout(.pi / 180)
      ? degrees / (divisor / (.pi / 180)) : degrees / 180 / (divisor / .pi)
  }

  /// The angle divided by a number, in its own unit.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    angle.with(angle.value / divisor)
  }
}

extension Double {
  /// Whether a number is another to three digits.
  fileprivate func isAbout(_ other: Double) -> Bool { abs(self / other - 1) <= 6e-4 }

  /// Whether a number is 2π or one of up to 720 equal parts of it, but for rounding: `2 * .pi / n`.
  fileprivate var isPartOfTurn: Bool {
    let parts = 2 * .pi / self
    let whole = parts.rounded()
    return (1...720).contains(whole) && abs(parts - whole) <= 1e-12 * whole
  }
}
