#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

extension BezierCurve {
  /// The arc that rounds a corner: of a circle that touches the way from `start` to `corner` and the one from there to
  /// `end`, or these ways prolonged.
  ///
  /// With θ the angle between both ways at the corner, it begins and ends radius / tan(θ / 2) away from it, and turns
  /// by π − θ. Nothing where there is no corner: the points lie on one line or coincide, or the radius is not above 0.
  /// Source: PostScript's `arct`, which the web's `arcTo` repeats [S].
  public static func arc(
    rounding corner: Point, from start: Point, to end: Point, radius: Double
  ) -> [BezierCurve] {
    let (back, on) = (start - corner, end - corner)
    let (first, second) = (hypot(back.dx, back.dy), hypot(on.dx, on.dy))
    guard first > 0, second > 0, radius > 0 else { return [] }
    let (u, v) = (back * (1 / first), on * (1 / second))
    let (cosine, sine) = (u.dx * v.dx + u.dy * v.dy, u.dx * v.dy - u.dy * v.dx)
    guard abs(sine) > 1e-12 else { return [] }
    let reach = radius * (1 + cosine) / abs(sine)
    let normal = (v - u * cosine) * (1 / abs(sine))
    let center = corner + u * reach + normal * radius
    let sweep = atan2(abs(sine), -cosine)
    return arc(
      around: center, radius: radius, from: atan2(-normal.dy, -normal.dx),
      by: sine < 0 ? sweep : -sweep)
  }
}
