internal import Geometry

extension AffineTransform {
  /// A part of what a transform does, from nothing at 0 to all of it at 1.
  ///
  /// A rotation by part of its angle about its own point, a move by part of its way, a scale and a
  /// shear by part of their factors; a mirror passes through its line, a collapse shrinks onto what
  /// is left. What is several things at once goes by its decomposition (docs/geometry.md#decomposition).
  func part(_ t: Double) -> AffineTransform {
    switch kind {
    case .identity: self
    case .translation(let move): AffineTransform(translationX: t * move.dx, y: t * move.dy)
    case .rotation(let angle, let center): .rotation(t * angle, about: center)
    case .uniformScale(let factor, let center): turned(factor < 0 ? .pi : 0, abs(factor), center, t)
    case .spiral(let angle, let scale, let center): turned(angle, scale, center, t)
    case .scale(let x, let y, let center): .scale(factor(x, t), factor(y, t), about: center)
    case .shear(let x, let y, let center):
      AffineTransform(shearX: t * x, y: t * y).about(center)
    case .reflection(let point, let angle): flipped(angle, about: point, t)
    case .glideReflection(let point, let angle, let move):
      flipped(angle, about: point, t)
        .concatenating(AffineTransform(translationX: t * move.dx, y: t * move.dy))
    case .collapse: blended(t)
    case .general: decomposedPart(t)
    }
  }

  private func factor(_ whole: Double, _ t: Double) -> Double { 1 + t * (whole - 1) }

  private func turned(_ angle: Double, _ scale: Double, _ center: Point, _ t: Double)
    -> AffineTransform
  {
    let s = factor(scale, t)
    return AffineTransform(scaleX: s, y: s)
      .concatenating(AffineTransform(rotationAngle: t * angle)).about(center)
  }

  /// Towards a line and, from the middle on, away from it at the other side.
  private func flipped(_ angle: Double, about point: Point, _ t: Double) -> AffineTransform {
    AffineTransform(rotationAngle: -angle)
      .concatenating(AffineTransform(scaleX: 1, y: 1 - 2 * t))
      .concatenating(AffineTransform(rotationAngle: angle)).about(point)
  }

  /// Number by number: points go straight to their images.
  private func blended(_ t: Double) -> AffineTransform {
    AffineTransform(
      a: factor(a, t), b: t * b, c: t * c, d: factor(d, t), tx: t * tx, ty: t * ty)
  }

  private func decomposedPart(_ t: Double) -> AffineTransform {
    guard isFinite, determinant != 0 else { return blended(t) }
    let parts = decomposed()
    var (width, height, angle) = (parts.scale.width, parts.scale.height, parts.rotation)
    // A mirrored one of the two scales is negative; which, decides how far it turns
    // (docs/geometry.md#interpolation).
    if width < 0, a >= d {
      (width, height, angle) = (-width, -height, angle + (angle < 0 ? .pi : -.pi))
    }
    return AffineTransform(scaleX: factor(width, t), y: factor(height, t))
      .concatenating(AffineTransform(shearX: t * parts.horizontalShear, y: 0))
      .concatenating(AffineTransform(rotationAngle: t * angle))
      .concatenating(AffineTransform(translationX: t * tx, y: t * ty))
  }
}
