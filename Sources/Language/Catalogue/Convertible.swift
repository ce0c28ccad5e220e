internal import Geometry
internal import Views

/// A Swift type that values of the language convert to and from.
///
/// The catalogue's entries are closures over such types, so an entry's parameter kinds, its
/// conversions and its errors all follow from its Swift signature.
protocol Convertible: SendableMetatype {
  /// The kinds that convert, the usual one first.
  static var kinds: Kinds { get }
  /// The kind of what it is given back as.
  static var result: Kind { get }
  init?(_ value: Value)
  var asValue: Value { get }
}

extension Convertible {
  static var result: Kind { kinds.first ?? .void }
}

extension Double: Convertible {
  static var kinds: Kinds { [.number] }
  init?(_ value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  var asValue: Value { .number(self) }
}

/// An angle parameter: radians as a number, or an angle.
struct Radians: Convertible {
  var radians: Double
  /// The angle as it was given, where it was one.
  var angle: Angle?
  static var kinds: Kinds { [.angle, .number] }
  static var result: Kind { .number }
  init(radians: Double) { self.radians = radians }
  init?(_ value: Value) {
    switch value {
    case .number(let number): radians = number
    case .angle(let angle):
      radians = angle.radians
      self.angle = angle
    default: return nil
    }
  }
  var asValue: Value { .number(radians) }

  /// The argument as a message shows it.
  var written: String {
    angle.map { numberText($0.degrees, .significant(7)) + "°" }
      ?? numberText(radians, .significant(7))
  }
}

/// A whole number within ±2^53.
struct WholeNumber: Convertible {
  var number: Int
  init(number: Int) { self.number = number }
  static var kinds: Kinds { [.number] }
  init?(_ value: Value) {
    guard case .number(let double) = value, abs(double) <= 9_007_199_254_740_992,
      let whole = Int(exactly: double)
    else { return nil }
    number = whole
  }
  var asValue: Value { .number(Double(number)) }
}

/// Any value at all.
struct AnyValue: Convertible {
  var asValue: Value
  static var kinds: Kinds { [] }
  init(_ value: Value) { asValue = value }
}

extension Angle: Convertible {
  static var kinds: Kinds { [.angle] }
  init?(_ value: Value) {
    guard case .angle(let angle) = value else { return nil }
    self = angle
  }
  var asValue: Value { .angle(self) }
}

extension Bool: Convertible {
  static var kinds: Kinds { [.boolean] }
  init?(_ value: Value) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }
  var asValue: Value { .boolean(self) }
}

extension String: Convertible {
  static var kinds: Kinds { [.text] }
  init?(_ value: Value) {
    guard case .text(let box) = value else { return nil }
    self = box.payload
  }
  var asValue: Value { .text(Box(self)) }
}

extension Point: Convertible {
  static var kinds: Kinds { [.point] }
  init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  var asValue: Value { .point(self) }
}

extension Vector: Convertible {
  static var kinds: Kinds { [.vector] }
  init?(_ value: Value) {
    guard case .vector(let vector) = value else { return nil }
    self = vector
  }
  var asValue: Value { .vector(self) }
}

extension Size: Convertible {
  static var kinds: Kinds { [.size] }
  init?(_ value: Value) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
  var asValue: Value { .size(self) }
}

extension Rect: Convertible {
  static var kinds: Kinds { [.rect] }
  init?(_ value: Value) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
  var asValue: Value { .rect(self) }
}

extension Row: Convertible {
  static var kinds: Kinds { [.row] }
  init?(_ value: Value) {
    guard case .row(let row) = value else { return nil }
    self = row
  }
  var asValue: Value { .row(self) }
}

extension Row3D: Convertible {
  static var kinds: Kinds { [.row] }
  init?(_ value: Value) {
    guard case .row3D(let row) = value else { return nil }
    self = row
  }
  var asValue: Value { .row3D(self) }
}

extension AffineTransform: Convertible {
  static var kinds: Kinds { [.transform] }
  init?(_ value: Value) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
  var asValue: Value { .transform(self) }
}

extension Matrix: Convertible {
  static var kinds: Kinds { [.matrix] }
  init?(_ value: Value) {
    guard case .matrix(let box) = value else { return nil }
    self = box.payload
  }
  var asValue: Value { .matrix(Box(self)) }
}

extension TransformComponents: Convertible {
  static var kinds: Kinds { [.components] }
  init?(_ value: Value) {
    guard case .components(let components) = value else { return nil }
    self = components
  }
  var asValue: Value { .components(self) }
}

extension Color: Convertible {
  static var kinds: Kinds { [.color] }
  init?(_ value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  var asValue: Value { .color(self) }
}

extension Optional: Convertible where Wrapped: Convertible {
  static var kinds: Kinds { Wrapped.kinds.orNothing }
  init?(_ value: Value) {
    if case .nothing = value {
      self = .none
    } else {
      guard let wrapped = Wrapped(value) else { return nil }
      self = wrapped
    }
  }
  var asValue: Value { self?.asValue ?? .nothing }
}

extension Array: Convertible where Element == Value {
  static var kinds: Kinds { [.list] }
  init?(_ value: Value) {
    switch value {
    case .list(let box): self = box.payload
    case .set(let box): self = box.payload.elements
    default: return nil
    }
  }
  var asValue: Value {
    .list(Box(self, depth: 1 + reduce(0) { Swift.max($0, $1.depth) }))
  }
}

/// A view, by reference.
struct ViewReference: Convertible {
  var id: ViewID
  static var kinds: Kinds { [.view] }
  init(_ id: ViewID) { self.id = id }
  init?(_ value: Value) {
    guard case .view(let id) = value else { return nil }
    self.id = id
  }
  var asValue: Value { .view(id) }
}

/// A layer, by reference.
struct LayerReference: Convertible {
  var id: ViewID
  static var kinds: Kinds { [.layer] }
  init(_ id: ViewID) { self.id = id }
  init?(_ value: Value) {
    guard case .layer(let id) = value else { return nil }
    self.id = id
  }
  var asValue: Value { .layer(id) }
}
