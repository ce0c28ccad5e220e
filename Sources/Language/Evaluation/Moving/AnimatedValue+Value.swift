internal import Geometry
internal import Motion

extension AnimatedValue {
  /// A value that can move, an angle in radians; nil for other kinds.
  init?(_ value: Value) {
    switch value {
    case .number(let number): self = .number(number)
    case .angle(let angle): self = .number(angle.radians)
    case .point(let point): self = .point(point)
    case .vector(let vector): self = .vector(vector)
    case .size(let size): self = .size(size)
    case .rect(let rect): self = .rect(rect)
    case .transform(let transform): self = .transform(transform)
    default: return nil
    }
  }

  /// As a value of the language.
  var value: Value {
    switch self {
    case .number(let number): .number(number)
    case .point(let point): .point(point)
    case .vector(let vector): .vector(vector)
    case .size(let size): .size(size)
    case .rect(let rect): .rect(rect)
    case .transform(let transform): .transform(transform)
    }
  }
}

extension Value {
  /// The value at `t` on the way to another of its kind; nil for two kinds, and for those that have no
  /// way between them.
  func interpolated(to other: Value, at t: Double) -> Value? {
    switch (self, other) {
    case (.angle(let first), .angle(let second)):
      return .angle(
        first.unit == second.unit
          ? Angle(first.value + (second.value - first.value) * t, first.unit)
          : Angle(degrees: first.degrees + (second.degrees - first.degrees) * t))
    case (.color(let a), .color(let b)):
      let mixed = { (part: KeyPath<Color, Double>) in
        a[keyPath: part] + (b[keyPath: part] - a[keyPath: part]) * t
      }
      return .color(
        Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha)))
    case _ where kind == other.kind:
      guard let start = AnimatedValue(self), let end = AnimatedValue(other) else { return nil }
      return start.interpolated(to: end, at: t)?.value
    default: return nil
    }
  }
}

extension Value {
  /// A list of numbers as the point, size or rect that a property of layers has: `[0, 0]`, and `@[@0, @0]`.
  func inForm(of property: LayerProperty) -> Value {
    guard case .list(let box) = self else { return self }
    let numbers = box.payload.compactMap { Double($0) }
    guard numbers.count == box.payload.count else { return self }
    switch (property.zero, numbers.count) {
    case (.point, 2): return .point(Point(x: numbers[0], y: numbers[1]))
    case (.size, 2): return .size(Size(width: numbers[0], height: numbers[1]))
    case (.rect, 4):
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case _: return self
    }
  }
}
