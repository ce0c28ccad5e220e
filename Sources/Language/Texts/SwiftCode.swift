internal import Geometry

/// Writes values as the Swift of an app, with all digits, so that they come out equal.
struct SwiftCode {
  /// The expression for a value; nil where an app has no such value.
  static func expression(_ value: Value) -> String? {
    switch value {
    case .number(let number): Self.number(number)
    case .angle(let angle): radians(angle)
    case .boolean(let truth): truth ? "true" : "false"
    case .nothing: "nil"
    case .text(let box): quoted(box.payload)
    case .point(let p): call("CGPoint", [("x", p.x), ("y", p.y)])
    case .vector(let v): call("CGVector", [("dx", v.dx), ("dy", v.dy)])
    case .size(let s): call("CGSize", [("width", s.width), ("height", s.height)])
    case .rect(let rect): Self.rect(rect)
    case .transform(let transform): Self.transform(transform)
    case .components(let parts): components(parts)
    case .color(let c):
      call("UIColor", [("red", c.red), ("green", c.green), ("blue", c.blue), ("alpha", c.alpha)])
    case .symbol(let symbol): symbol.text
    case .list(let box): list(box.payload)
    case .set(let box): list(box.payload.elements).map { "Set(\($0))" }
    case .dictionary(let box): dictionary(box.payload)
    case .range, .row, .row3D, .matrix, .structure, .function, .type, .report, .view, .layer,
      .presented, .path, .recognizer, .animation, .timing, .modifiedView, .void, .implicit, .cell,
      .missing:
      nil
    }
  }

  private static func dictionary(_ mapping: Mapping) -> String? {
    var parts: [String] = []
    for place in mapping.places {
      guard let key = expression(mapping.keys[place]),
        let value = expression(mapping.values[place])
      else { return nil }
      parts.append("\(key): \(value)")
    }
    return parts.isEmpty ? "[:]" : "[\(parts.joined(separator: ", "))]"
  }

  static func rect(_ rect: Rect) -> String {
    if rect.isNull { return "CGRect.null" }
    if rect.isInfinite { return "CGRect.infinite" }
    return call(
      "CGRect",
      [
        ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
        ("height", rect.size.height),
      ])
  }

  /// A translation, scale or rotation by its own initializer where that is exact.
  static func transform(_ t: AffineTransform) -> String {
    if t.isIdentity { return "CGAffineTransform.identity" }
    if t.linearPart.isIdentity {
      return call("CGAffineTransform", [("translationX", t.tx), ("y", t.ty)])
    }
    let isPlain = t.tx == 0 && t.ty == 0
    if isPlain, t.b == 0, t.c == 0 {
      return call("CGAffineTransform", [("scaleX", t.a), ("y", t.d)])
    }
    if let angle = rotation(t) {
      return isPlain
        ? "CGAffineTransform(rotationAngle: \(radians(angle)))"
        : call("CGAffineTransform", [("translationX", t.tx), ("y", t.ty)])
          + ".rotated(by: \(radians(angle)))"
    }
    let entries = [("a", t.a), ("b", t.b), ("c", t.c), ("d", t.d), ("tx", t.tx), ("ty", t.ty)]
    return call("CGAffineTransform", entries)
  }

  /// The angle that a transform turns by before it moves; nil where it does anything else.
  private static func rotation(_ t: AffineTransform) -> Angle? {
    let degrees = Angle(radians: t.decomposed().rotation).degrees
    let angle = Angle(degrees: (degrees * 1e9).rounded() / 1e9)
    let turned = AffineTransform(translationX: t.tx, y: t.ty).rotated(by: angle.radians)
    return turned == t ? angle : nil
  }

  /// Radians as an app writes them: `30 * .pi / 180`.
  private static func radians(_ angle: Angle) -> String {
    switch angle.unit {
    case .degrees: "\(number(angle.value)) * .pi / 180"
    case .radians: number(angle.value)
    case .turns: "\(number(angle.value)) * 2 * .pi"
    }
  }

  private static func components(_ parts: TransformComponents) -> String {
    let scale = expression(.size(parts.scale)) ?? ""
    let move = expression(.vector(parts.translation)) ?? ""
    return "CGAffineTransformComponents(scale: \(scale), horizontalShear: "
      + "\(number(parts.horizontalShear)), rotation: \(number(parts.rotation)), "
      + "translation: \(move))"
  }

  private static func list(_ elements: [Value]) -> String? {
    let parts = elements.compactMap { expression($0) }
    return parts.count == elements.count ? "[" + parts.joined(separator: ", ") + "]" : nil
  }

  static func call(_ name: String, _ arguments: [(String, Double)]) -> String {
    "\(name)(" + arguments.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ") + ")"
  }

  static func number(_ x: Double) -> String { numberText(x, .full) }
}
