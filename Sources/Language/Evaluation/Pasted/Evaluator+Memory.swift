internal import Geometry

// `memcpy` and `memset` of whole values, and of the first elements of arrays: nothing here has bytes.

extension Evaluator {
  /// `memcpy(&copy, &box, sizeof(box))`, `memcpy(m, r, 6 * sizeof(double))`, `memset(a, 0, sizeof(a))`.
  mutating func changeMemory(_ name: Name, _ places: [NodeID], _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    let bytes = try number(places[2], for: names.text(name))
    let new: Value?
    if names.text(name, is: "memset") {
      let isZero = try number(places[1], for: "memset") == 0
      new = isZero ? try zeroed(try evaluateValue(places[0]), at: id) : nil
    } else {
      new = try evaluateValue(places[1])
    }
    guard let new, let whole = try replacement(new, bytes, at: places[0]) else {
      throw Diagnostic(.notSupported(.bytes(names.text(name))), tree.span(id))
    }
    if case .list = whole {
      try store(whole, into: places[0])
    } else {
      try write(whole, at: places[0])
    }
    return .void
  }

  /// What a place holds once so many bytes of it are those of another value; nil where only a part of one would change.
  private mutating func replacement(_ new: Value, _ bytes: Double, at place: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard case .list(let given) = new else {
      let old = isUnset(place) ? new : try evaluateValue(place)
      guard old.kind == new.kind else { return nil }
      return sizeInMemory(new).map { $0 == bytes } ?? true ? new : nil
    }
    guard case .list(let old) = try evaluateValue(place), let size = sizeOfElement(given),
      let count = Int(exactly: bytes / size),
      count <= min(given.payload.count, old.payload.count), count >= 0
    else { return nil }
    let elements = Array(given.payload[..<count]) + old.payload[count...]
    return try makeList(elements, type: old.type, at: place)
  }

  /// How many bytes an element of an array of C takes.
  private func sizeOfElement(_ list: Box<[Value]>) -> Double? {
    if list.type >= 0, case let element = tree.types[Int(list.type)].element, element >= 0,
      let number = tree.types[Int(element)].numberOfC
    {
      return Double(number.bytes)
    }
    switch list.payload.first {
    case .number: return 8
    case .boolean: return 1
    case .list(let inner): return sizeOfElement(inner).map { $0 * Double(inner.payload.count) }
    case let value?: return sizeInMemory(value)
    case nil: return nil
    }
  }

  /// Of numbers and structs of the program only their declarations say it.
  private func sizeInMemory(_ value: Value) -> Double? {
    switch value {
    case .point, .size, .vector: 16
    case .rect: 32
    case .transform: 48
    default: nil
    }
  }

  /// The same value with nothing but zeros in it; nil for what is no number and consists of none.
  private mutating func zeroed(_ value: Value, at id: NodeID) throws(Diagnostic) -> Value? {
    switch value {
    case .number: return .number(0)
    case .boolean: return .boolean(false)
    case .point: return .point(.zero)
    case .size: return .size(.zero)
    case .vector: return .vector(.zero)
    case .rect: return .rect(.zero)
    case .transform: return .transform(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    case .list(let box):
      guard let elements = try zeroed(box.payload, at: id) else { return nil }
      return try makeList(elements, type: box.type, at: id)
    case .structure(let box):
      guard box.payload.object == 0, let fields = try zeroed(box.payload.fields, at: id)
      else { return nil }
      var structure = box.payload
      structure.fields = fields
      return .structure(Box(structure, depth: box.depth))
    default: return nil
    }
  }

  private mutating func zeroed(_ values: [Value], at id: NodeID) throws(Diagnostic) -> [Value]? {
    var zeros: [Value] = []
    for value in values {
      guard let zero = try zeroed(value, at: id) else { return nil }
      zeros.append(zero)
    }
    return zeros
  }
}
