internal import Geometry
internal import Views

/// What a register holds, known before anything runs.
enum RegisterKind: UInt8 {
  case number, truth
  /// In six registers: a, b, c, d, tx, ty.
  case transform
  /// In two: x and y, dx and dy, width and height.
  case point, vector, size
  /// In four: x, y, width, height.
  case rect
  /// The bits of its index in the scene.
  case view, layer

  /// The registers that a value takes.
  var width: Int {
    switch self {
    case .number, .truth, .view, .layer: 1
    case .point, .vector, .size: 2
    case .rect: 4
    case .transform: 6
    }
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .truth: .boolean
    case .transform: .transform
    case .point: .point
    case .vector: .vector
    case .size: .size
    case .rect: .rect
    case .view: .view
    case .layer: .layer
    }
  }

  /// Nil for kinds that no register holds.
  init?(_ kind: Kind?) {
    switch kind {
    case .number: self = .number
    case .boolean: self = .truth
    case .transform: self = .transform
    case .point: self = .point
    case .vector: self = .vector
    case .size: self = .size
    case .rect: self = .rect
    case .view: self = .view
    case .layer: self = .layer
    case _: return nil
    }
  }

  /// A view or a layer, whose properties the scene has.
  var isOfScene: Bool { self == .view || self == .layer }

  /// The register of a side whose magnitude is the property of a rect.
  func side(_ name: String) -> Int? {
    switch (self, name) {
    case (.rect, "width"): 2
    case (.rect, "height"): 3
    case _: nil
    }
  }

  /// The property that some of its registers are as they stand: those from an offset on.
  func part(_ name: String) -> (kind: RegisterKind, offset: Int)? {
    switch (self, name) {
    case (.point, "x"), (.vector, "dx"), (.size, "width"), (.transform, "a"): (.number, 0)
    case (.point, "y"), (.vector, "dy"), (.size, "height"), (.transform, "b"): (.number, 1)
    case (.transform, "c"): (.number, 2)
    case (.transform, "d"): (.number, 3)
    case (.transform, "tx"): (.number, 4)
    case (.transform, "ty"): (.number, 5)
    case (.rect, "origin"): (.point, 0)
    case (.rect, "size"): (.size, 2)
    case _: nil
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

  /// The same of a product, which may have a limit of its own; nor is it finite where it is beyond that.
  @inline(__always)
  func put(_ number: Double, within limit: Double) -> Bool {
    pointee = number
    return number.magnitude <= limit
  }

  @inline(__always)
  func put(_ first: Double, _ second: Double) -> Bool {
    put(first) && (self + 1).put(second)
  }

  /// Writes a value; false where it is of another kind, or not finite.
  func write(_ value: Value, as kind: RegisterKind) -> Bool {
    switch (kind, value) {
    case (.number, .number(let number)): return put(number)
    case (.truth, .boolean(let truth)): return put(truth ? 1 : 0)
    case (.transform, .transform(let transform)):
      self.transform = transform
      return transform.isFinite
    case (.point, .point(let point)): return put(point.x, point.y)
    case (.vector, .vector(let vector)): return put(vector.dx, vector.dy)
    case (.size, .size(let size)): return put(size.width, size.height)
    case (.rect, .rect(let rect)):
      return put(rect.origin.x, rect.origin.y) && (self + 2).put(rect.size.width, rect.size.height)
    case (.view, .view(let id)), (.layer, .layer(let id)):
      self.id = id
      return true
    default: return false
    }
  }

  func value(_ kind: RegisterKind) -> Value {
    switch kind {
    case .number: .number(pointee)
    case .truth: .boolean(pointee != 0)
    case .transform: .transform(transform)
    case .point: .point(Point(x: self[0], y: self[1]))
    case .vector: .vector(Vector(dx: self[0], dy: self[1]))
    case .size: .size(Size(width: self[0], height: self[1]))
    case .rect: .rect(Rect(x: self[0], y: self[1], width: self[2], height: self[3]))
    case .view: .view(id)
    case .layer: .layer(id)
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

  /// A view or layer.
  var id: ViewID {
    @inline(__always) get { ViewID(index: Int32(truncatingIfNeeded: pointee.bitPattern)) }
    @inline(__always) nonmutating set {
      pointee = Double(bitPattern: UInt64(UInt32(bitPattern: newValue.index)))
    }
  }
}
