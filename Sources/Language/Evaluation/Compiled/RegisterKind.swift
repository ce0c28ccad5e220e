internal import Geometry

/// What a register holds, known before anything runs.
enum RegisterKind: UInt8 {
  case number, truth
  /// In six registers: a, b, c, d, tx, ty.
  case transform

  /// The registers that a value takes.
  var width: Int {
    switch self {
    case .number, .truth: 1
    case .transform: 6
    }
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .truth: .boolean
    case .transform: .transform
    }
  }

  /// Nil for kinds that no register holds.
  init?(_ kind: Kind?) {
    switch kind {
    case .number: self = .number
    case .boolean: self = .truth
    case .transform: self = .transform
    case _: return nil
    }
  }
}

/// The first of the registers of a value.
typealias Register = UnsafeMutablePointer<Double>

extension UnsafeMutablePointer<Double> {
  /// Writes the result of an operation; false where it is not finite.
  @inline(__always)
  func put(_ number: Double) -> Bool {
    pointee = number
    return number.isFinite
  }

  /// Writes a value; false where it is of another kind, or not finite.
  func write(_ value: Value, as kind: RegisterKind) -> Bool {
    switch (kind, value) {
    case (.number, .number(let number)): return put(number)
    case (.truth, .boolean(let truth)):
      pointee = truth ? 1 : 0
      return true
    case (.transform, .transform(let transform)):
      self.transform = transform
      return transform.isFinite
    default: return false
    }
  }

  func value(_ kind: RegisterKind) -> Value {
    switch kind {
    case .number: .number(pointee)
    case .truth: .boolean(pointee != 0)
    case .transform: .transform(transform)
    }
  }

  var transform: AffineTransform {
    @inline(__always) get {
      AffineTransform(
        a: self[0], b: self[1], c: self[2], d: self[3], tx: self[4], ty: self[5])
    }
    @inline(__always) nonmutating set {
      (self[0], self[1], self[2]) = (newValue.a, newValue.b, newValue.c)
      (self[3], self[4], self[5]) = (newValue.d, newValue.tx, newValue.ty)
    }
  }
}
