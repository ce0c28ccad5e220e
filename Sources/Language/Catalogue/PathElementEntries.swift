internal import Geometry

/// The steps of a path, one after another, as `CGPath.applyWithBlock(_:)` tells them.
extension CatalogueBuilder {
  mutating func addPathElements() {
    for name in PathElementFields.names { _ = names.intern(name) }
    effect(
      "applyWithBlock(_:)", of: .path, takes: [[.function]],
      "Calls a closure with each of its steps: rects as lines, ellipses as curves.",
      "var n = 0; CGPath(rect: rect(0, 0, 3, 4), transform: nil).applyWithBlock { _ in n += 1 }; n"
    ) { evaluator, values, node in
      for element in try evaluator.followed(values[0], at: node).plainElements {
        _ = try evaluator.apply(values[1], [evaluator.value(of: element)], at: node)
      }
      return .void
    }
    addPathElementsOfC()
  }

  private mutating func addPathElementsOfC() {
    effect(
      "CGPathApply(_:_:_:)", takes: [[.path], [], [.function]],
      "Calls a function with a value of one's own and each step of a path.",
      "CGPathApply(CGPath(rect: rect(0, 0, 3, 4), transform: nil), nil) { _, _ in }"
    ) { evaluator, values, node in
      for element in try evaluator.followed(values[0], at: node).plainElements {
        let step = evaluator.value(of: element, type: .number(element.typeInC))
        _ = try evaluator.apply(values[2], [values[1], step], at: node)
      }
      return .void
    }
    effect(
      "CGPathApplyWithBlock(_:_:)", takes: [[.path], [.function]],
      "Calls a block with each step of a path.",
      "CGPathApplyWithBlock(CGPath(rect: rect(0, 0, 3, 4), transform: nil)) { _ in }"
    ) { evaluator, values, node in
      for element in try evaluator.followed(values[0], at: node).plainElements {
        let step = evaluator.value(of: element, type: .number(element.typeInC))
        _ = try evaluator.apply(values[1], [step], at: node)
      }
      return .void
    }
    let types: [StaticString] = [
      "kCGPathElementMoveToPoint", "kCGPathElementAddLineToPoint",
      "kCGPathElementAddQuadCurveToPoint", "kCGPathElementAddCurveToPoint",
      "kCGPathElementCloseSubpath",
    ]
    for (number, name) in types.enumerated() {
      add(
        Definition(
          role: .constant, name: names.intern(name), result: .number,
          summary: "The type of a step of a path, as C numbers it.", example: name,
          body: .many { _ in .number(Double(number)) }))
    }
  }
}

/// What a `CGPathElement` has; a pointer to it is the element, too.
private enum PathElementFields {
  static let names: [StaticString] = ["type", "points", "pointee", "CGPathElement"]
}

extension Evaluator {
  /// A `CGPathElement`, and, as its own `pointee`, what C's pointer to it reads.
  fileprivate mutating func value(of element: Path.Element, type: Value? = nil) -> Value {
    let fields = PathElementFields.names.map { names.intern("\($0)") }
    let parts = [type ?? text(element.typeName), element.points.map { Value.point($0) }.asValue]
    let itself = StructureType(name: fields[3], fields: Array(fields[..<2]), declaration: -1)
    let pointee = Value.structure(Box(Structure(type: itself, fields: parts), depth: 2))
    let pointer = StructureType(name: fields[3], fields: Array(fields[..<3]), declaration: -1)
    return .structure(Box(Structure(type: pointer, fields: parts + [pointee]), depth: 3))
  }
}

extension Path.Element {
  /// The number of its type.
  ///
  /// Source: CGPath.h.
  fileprivate var typeInC: Double {
    switch self {
    case .move: 0
    case .line, .polygon: 1
    case .quadCurve: 2
    case .curve, .ellipse, .oval: 3
    case .close: 4
    }
  }

  /// Its case of `CGPathElementType`.
  fileprivate var typeName: String {
    switch self {
    case .move: "moveToPoint"
    case .line, .polygon: "addLineToPoint"
    case .quadCurve: "addQuadCurveToPoint"
    case .curve, .ellipse, .oval: "addCurveToPoint"
    case .close: "closeSubpath"
    }
  }
}
