internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What a matrix of these rows does where it is a transform of the plane: "rotate 90° about (0, 0)".
public func transformWords(ofRows rows: [[Double]]) -> String? {
  Matrix(rows)?.affine.map { TransformWords(precision: Settings().precision).describe($0) }
}

/// The line that says what a transform is.
struct TransformWords {
  let precision: Precision
  /// Angles in radians instead of degrees.
  var usesRadians = false

  /// From the value alone: "rotate 90° about (50, 50)".
  func describe(_ transform: AffineTransform) -> String {
    switch transform.kind {
    case .identity(true): "identity"
    case .identity(false): "identity within 1e-9, not exactly"
    case .translation(let move): "translate \(pair(move.dx, move.dy))"
    case .rotation(let angle, let center): "rotate \(self.angle(angle)) about \(point(center))"
    case .uniformScale(let factor, let center):
      "scale \(self.factor(factor)) about \(point(center))"
    case .scale(let x, let y, let center):
      "scale (\(factor(x)), \(factor(y))) about \(point(center))"
    case .shear(let x, let y, let center): shear(x, y, center)
    case .reflection(let through, let angle): "reflect across \(line(through, angle))"
    case .glideReflection(let through, let angle, let move):
      "glide reflection: across \(line(through, angle)), then translate \(pair(move.dx, move.dy))"
    case .spiral(let angle, let factor, let center):
      "rotate \(self.angle(angle)) and scale \(self.factor(factor)) (spiral) about \(point(center))"
    case .collapse(let image): "collapses the plane onto \(place(image)) (determinant 0)"
    case .general: "general"
    }
  }

  /// What is left of the plane.
  func place(_ image: CollapsedImage) -> String {
    switch image {
    case .point(let image): "the point \(point(image))"
    case .line(let through, let direction): line(through, atan2(direction.dy, direction.dx))
    }
  }

  /// Entries that are well-known numbers: "0.8660 is √3/2".
  func familiar(_ transform: AffineTransform) -> String? {
    named(transform, (3.0).squareRoot() / 2, "√3/2") ?? named(transform, (0.5).squareRoot(), "√2/2")
      ?? named(transform, (2.0).squareRoot(), "√2") ?? named(transform, (3.0).squareRoot(), "√3")
  }

  private func named(
    _ transform: AffineTransform, _ value: Double, _ name: StaticString
  ) -> String? {
    func isIt(_ entry: Double) -> Bool { abs(abs(entry) - value) <= 1e-12 }
    guard
      isIt(transform.a) || isIt(transform.b) || isIt(transform.c) || isIt(transform.d)
        || isIt(transform.tx) || isIt(transform.ty)
    else { return nil }
    let most = precision.decimals
    return "\(fixedText(value, decimals: decimals(of: value, atMost: most) ?? most)) is \(name)"
  }

  private func shear(_ x: Double, _ y: Double, _ center: Point) -> String {
    let about = center == .zero ? "" : " about \(point(center))"
    if y == 0 { return "shear x by \(number(x))·y\(about)" }
    if x == 0 { return "shear y by \(number(y))·x\(about)" }
    return "shear x by \(number(x))·y and y by \(number(y))·x\(about)"
  }

  /// A line by its familiar name where it has one.
  private func line(_ through: Point, _ angle: Double) -> String {
    let angle = angle.truncatingRemainder(dividingBy: .pi)
    let offset = through.x * sin(angle) - through.y * cos(angle)
    if abs(offset) <= 1e-9 * max(1, abs(through.x), abs(through.y)) {
      if abs(angle) <= 1e-9 { return "the x axis" }
      if abs(abs(angle) - .pi / 2) <= 1e-9 { return "the y axis" }
      if abs(angle - .pi / 4) <= 1e-9 { return "the line y = x" }
      if abs(angle + .pi / 4) <= 1e-9 { return "the line y = -x" }
    } else if abs(angle) <= 1e-9 {
      return "the line y = \(number(through.y))"
    } else if abs(abs(angle) - .pi / 2) <= 1e-9 {
      return "the line x = \(number(through.x))"
    }
    return "the line through \(point(through)) at \(self.angle(angle))"
  }

  func number(_ value: Double) -> String { numberText(value, rounded) }

  /// Words show what is meant, not the last digits: 1e-9 is the tolerance of the kinds.
  private var rounded: Precision {
    if case .significant = precision { return precision }
    return .significant(10)
  }

  /// By how much something is scaled: of what does not collapse, no factor is 0.
  private func factor(_ value: Double) -> String { numberText(value, rounded, negligible: 0) }

  func pair(_ x: Double, _ y: Double) -> String {
    let negligible = 1e-12 * max(abs(x), abs(y), 1)
    return
      "(\(numberText(x, rounded, negligible: negligible)), \(numberText(y, rounded, negligible: negligible)))"
  }

  private func point(_ point: Point) -> String { pair(point.x, point.y) }

  func angle(_ radians: Double) -> String {
    if usesRadians { return number(radians) + "rad" }
    let degrees = radians * 180 / .pi
    let whole = degrees.rounded()
    return number(abs(degrees - whole) < 1e-9 ? whole : degrees) + "°"
  }
}
