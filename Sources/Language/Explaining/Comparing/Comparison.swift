internal import Geometry

/// Two transforms side by side: their matrices, where they send a rectangle, and what tells them
/// apart in words.
struct Comparison {
  /// One of the two.
  struct Side {
    /// How the source writes it.
    var source: String
    var map: PlaneMap
    /// Its steps in the order in which they act.
    var steps: [Step]
  }

  /// How the second differs from the first.
  enum Relation: Equatable {
    case same, nearlySame
    case sameLinearPart(Vector)
    case sameTranslation
    /// The linear parts differ by a rotation alone.
    case turned(Double)
    /// The linear parts differ by one factor alone.
    case scaled(Double)
    case inverses
    case transposed
    case sameStepsReordered
    /// What has to follow the first to give the second.
    case then(PlaneMap)
    case areas(Double, Double)
  }

  var first: Side
  var second: Side
  /// What both are applied to.
  var corners: [Point]
  var relations: [Relation]

  init(_ first: Side, _ second: Side, corners: [Point]) {
    self.first = first
    self.second = second
    self.corners = corners
    relations = []
    relations = related()
  }

  /// Where a side sends the corners; nil where a projection sends one to infinity.
  func images(_ side: Side) -> [Point?] {
    corners.map { corner in
      if let transform = side.map.affine { return corner.applying(transform) }
      return corner.homogeneous.applying(side.map.matrix)?.point
    }
  }

  // MARK: What tells them apart

  private func related() -> [Relation] {
    if first.map == second.map { return [.same] + reordered }
    guard let a = first.map.affine, let b = second.map.affine else { return reordered + [next] }
    if a.isApproximatelyEqual(to: b) { return [.nearlySame] + reordered }
    let linear = linear(a, b)
    let isWhole = linear.contains { $0.isWhole(from: a, to: b) }
    return linear + reordered + special(a, b) + (isWhole ? [] : [next])
  }

  private func linear(_ a: AffineTransform, _ b: AffineTransform) -> [Relation] {
    let move = Vector(dx: b.tx - a.tx, dy: b.ty - a.ty)
    let isSameMove = move.isApproximatelyEqual(to: .zero)
    if a.linearPart.isApproximatelyEqual(to: b.linearPart) { return [.sameLinearPart(move)] }
    return (isSameMove ? [.sameTranslation] : []) + difference(a.linearPart, b.linearPart)
      + areas(a.areaFactor, b.areaFactor)
  }

  private func areas(_ a: Double, _ b: Double) -> [Relation] {
    let isSame = abs(a).isApproximatelyEqual(to: abs(b)) && (a < 0) == (b < 0)
    return isSame ? [] : [.areas(a, b)]
  }

  private func difference(_ a: AffineTransform, _ b: AffineTransform) -> [Relation] {
    guard !a.isSingular else { return [] }
    switch a.inverted().concatenating(b).kind {
    case .rotation(let angle, _): return [.turned(angle)]
    case .uniformScale(let factor, _): return [.scaled(factor)]
    default: return []
    }
  }

  private func special(_ a: AffineTransform, _ b: AffineTransform) -> [Relation] {
    if a.concatenating(b).isApproximatelyEqual(to: .identity) { return [.inverses] }
    let transpose = AffineTransform(a: a.a, b: a.c, c: a.b, d: a.d, tx: 0, ty: 0)
    let isTransposed = transpose.isApproximatelyEqual(to: b.linearPart)
    return isTransposed && !transpose.isApproximatelyEqual(to: a.linearPart) ? [.transposed] : []
  }

  /// Whether both have the same steps in different orders.
  private var reordered: [Relation] {
    guard first.steps.count > 1, first.steps.count == second.steps.count, first.steps.count <= 64
    else { return [] }
    var rest = second.steps.map(\.map)
    for step in first.steps {
      guard let index = rest.firstIndex(of: step.map) else { return [] }
      rest.remove(at: index)
    }
    return first.steps.map(\.map) == second.steps.map(\.map) ? [] : [.sameStepsReordered]
  }

  /// Nothing that could be said follows what collapses, even if it does so but for rounding.
  private var next: Relation {
    if let first = first.map.affine, first.isSingular { return .then(.identity) }
    return .then(first.map.inverse.map { $0.then(second.map) } ?? .identity)
  }
}

extension AffineTransform {
  /// The determinant, 0 where that is all but rounding.
  fileprivate var areaFactor: Double { isSingular ? 0 : determinant }
}

extension Comparison.Relation {
  /// Whether it says all that tells the two apart: of what turns or scales on top, where about the origin.
  fileprivate func isWhole(from a: AffineTransform, to b: AffineTransform) -> Bool {
    switch self {
    case .same, .nearlySame, .sameLinearPart: return true
    case .turned, .scaled:
      let step = a.inverted().concatenating(b)
      return step.isApproximatelyEqual(to: step.linearPart)
    case .sameTranslation, .inverses, .transposed, .sameStepsReordered, .then, .areas:
      return false
    }
  }
}
