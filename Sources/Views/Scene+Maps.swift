public import Geometry

/// Whole maps between spaces, for walks over many views: one product a view.
///
/// Law: a point under such a map is where ``convert(_:from:to:rules:)`` has it, up to rounding.
extension Scene {
  /// The map from the own space of a view or layer to that of its parent, `sublayerTransform` included.
  public func mapToParent(of id: ViewID) -> AffineTransform {
    mapToParent(of: id, self[id].geometry.transform)
  }

  /// The same map as if the view or layer had another transform.
  public func mapToParent(of id: ViewID, _ transform: AffineTransform) -> AffineTransform {
    let geometry = self[id].geometry
    let own = transform.pinning(geometry.anchorLocation, to: geometry.position)
    guard let parent = self[id].parent, !self[parent].sublayerTransform.isIdentity else {
      return own
    }
    let anchor = self[parent].geometry.anchorLocation
    return own.concatenating(self[parent].sublayerTransform.pinning(anchor, to: anchor))
  }

  /// The map from the space of `source` to that of `target`; nil as in conversions.
  ///
  /// Throws where the two lie in different trees, and where a singular transform has to be undone.
  public func map(
    from source: ViewID?, to target: ViewID?, rules: TreeRules = .views
  ) throws(SceneError) -> AffineTransform {
    var map = AffineTransform.identity
    for step in try conversionSteps(from: source, to: target, rules: rules) {
      switch step {
      case .toParent(let id): map = map.concatenating(mapToParent(of: id))
      case .fromParent(let id):
        let up = mapToParent(of: id)
        // Asked of a point, so that the error says which transform is singular.
        _ = try apply(step, to: .zero)
        map = map.concatenating(up.inverted())
      }
    }
    guard map.isFinite else { throw .notFinite(.point) }
    return map
  }
}

extension AffineTransform {
  /// (p − source) · self + target.
  package func pinning(_ source: Point, to target: Point) -> AffineTransform {
    let start = Vector(dx: source.x, dy: source.y).applying(self)
    return AffineTransform(
      a: a, b: b, c: c, d: d, tx: target.x + tx - start.dx, ty: target.y + ty - start.dy)
  }
}
