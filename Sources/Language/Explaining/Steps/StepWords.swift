internal import Geometry

/// What one step does, in plain words; angles with the direction that the eye sees.
struct StepWords {
  let precision: Precision
  /// Angles in radians instead of degrees.
  let usesRadians: Bool
  /// Whether pictures have y pointing upwards.
  let isYUp: Bool

  func describe(_ map: PlaneMap) -> String {
    switch map {
    case .affine(let transform): describe(transform)
    case .projective(let matrix): projection(matrix)
    }
  }

  private func describe(_ transform: AffineTransform) -> String {
    switch transform.kind {
    case .identity: transform.isIdentity ? "nothing moves" : "identity within 1e-9, not exactly"
    case .translation(let move): "move by \(pair(move.dx, move.dy))"
    case .rotation(let angle, let center): turn(angle) + about(center) + direction(angle)
    case .uniformScale(let factor, let center): "scale by \(number(factor))" + from(center)
    case .scale(let x, let y, let center):
      "scale x by \(number(x)) and y by \(number(y))" + from(center)
    case .reflection, .glideReflection, .shear, .spiral, .collapse:
      kinds.describe(transform)
    case .general: "several things at once"
    }
  }

  private func turn(_ angle: Double) -> String { "turn by \(self.angle(abs(angle)))" }

  /// +x turns towards +y: clockwise where y grows downwards, as on a screen.
  func direction(_ angle: Double) -> String {
    if abs(abs(angle) - .pi) < 1e-9 { return "" }
    return (angle > 0) == isYUp ? ", counterclockwise" : ", clockwise"
  }

  private func about(_ center: Point) -> String { " about \(place(center))" }

  private func from(_ center: Point) -> String { " from \(place(center))" }

  private func place(_ point: Point) -> String {
    let isOrigin = abs(point.x) < 1e-9 && abs(point.y) < 1e-9
    return isOrigin ? "the origin" : pair(point.x, point.y)
  }

  /// What the first two columns do, and the last coordinate, by which x and y are divided then; it is of the point as
  /// it was before.
  private func projection(_ matrix: Matrix) -> String {
    let before = AffineTransform(
      a: matrix[0, 0], b: matrix[0, 1], c: matrix[1, 0], d: matrix[1, 1], tx: matrix[2, 0],
      ty: matrix[2, 1])
    let division = "x and y are divided by \(divisor(matrix))"
    if before.isIdentity { return "project: \(division)" }
    let isOfPoint = matrix[0, 2] != 0 || matrix[1, 2] != 0
    return "project: \(describe(before)), then \(division)"
      + (isOfPoint ? ", taken at the start" : "")
  }

  private func divisor(_ matrix: Matrix) -> String {
    let parts = zip([matrix[0, 2], matrix[1, 2], matrix[2, 2]], ["·x", "·y", ""])
      .filter { $0.0 != 0 }.map { number($0.0) + $0.1 }
    return parts.isEmpty ? "0" : parts.joined(separator: " + ").replacing(part: "+ -", with: "- ")
  }

  func number(_ value: Double) -> String { kinds.number(value) }

  func pair(_ x: Double, _ y: Double) -> String { kinds.pair(x, y) }

  func angle(_ radians: Double) -> String { kinds.angle(radians) }

  /// Words for what a transform is, as a result has them.
  var kinds: TransformWords { TransformWords(precision: precision, usesRadians: usesRadians) }
}

extension Evaluator {
  var stepWords: StepWords {
    StepWords(
      precision: settings.precision, usesRadians: settings.angles == .radians,
      isYUp: settings.isYUp)
  }
}
