public import Geometry

/// Conversion of points and rectangles between the spaces of any two views or layers.
///
/// One level up a point goes through ``LayerGeometry/toParent(_:)`` and then through the parent's
/// `sublayerTransform`, about the parent's anchor point. A pair goes up to the common ancestor and
/// down from there. nil is the window's own space, or the root's where there is no window; of layers, what lies
/// around the root.
/// Source: docs/geometry.md#conversion.
extension Scene {
  /// The image of `point`, given in `source`, in the space of `target`.
  ///
  /// Law: converting there and back gives the point again. Throws where the two lie in different
  /// trees (under the rules of views), and where a singular transform stands on the way down.
  public func convert(
    _ point: Point, from source: ViewID?, to target: ViewID?, rules: TreeRules = .views
  ) throws(SceneError) -> Point {
    var image = point
    if let source, let target, let above = raised(point, from: source, to: target) {
      image = above
    } else {
      for step in try conversionSteps(from: source, to: target, rules: rules) {
        image = try apply(step, to: image)
      }
    }
    guard image.isFinite else { throw .notFinite(.point) }
    return image
  }

  /// The image of a point straight up, which is how most conversions go; nil where the end does not stand
  /// a few levels above the start.
  private func raised(_ point: Point, from start: ViewID, to end: ViewID) -> Point? {
    var (image, id) = (point, start)
    for _ in 0..<32 {
      if id == end { return image }
      guard let parent = self[id].parent else { return nil }
      image = toParent(image, from: id)
      id = parent
    }
    return nil
  }

  /// The bounding box in `target` of `rect`, given in `source`.
  ///
  /// The four corners go through the whole chain and are boxed once, at the end. A null or infinite
  /// rectangle, and one that stays where it is, come back as they are.
  public func convert(
    _ rect: Rect, from source: ViewID?, to target: ViewID?, rules: TreeRules = .views
  ) throws(SceneError) -> Rect {
    let steps = try conversionSteps(from: source, to: target, rules: rules)
    if steps.isEmpty || rect.isNull || rect.isInfinite { return rect }
    guard rect.isFinite else { throw .notFinite(.rect) }
    return try boundingBox(images(of: rect.corners, steps))
  }

  /// The images in `target` of the four corners of `rect`, from its top left in its own order.
  public func convertCorners(
    of rect: Rect, from source: ViewID?, to target: ViewID?, rules: TreeRules = .views
  ) throws(SceneError) -> [Point] {
    guard rect.isFinite else { throw .notFinite(.rect) }
    return try images(
      of: rect.corners, conversionSteps(from: source, to: target, rules: rules))
  }

  /// The corners of the view's bounds in its superview's space, from the top left in its own order.
  ///
  /// Where the view has no superview they are where its own geometry puts them.
  public func cornersInParent(of id: ViewID) -> [Point] {
    bounds(of: id).corners.map { toParent($0, from: id) }
  }

  /// The levels that a conversion passes, in order.
  public func conversionSteps(
    from source: ViewID?, to target: ViewID?, rules: TreeRules = .views
  ) throws(SceneError) -> [ConversionStep] {
    if rules == .layers, source == nil || target == nil {
      return outOfTree(from: source, to: target)
    }
    guard let start = source ?? target.map(baseSpace), let end = target ?? source.map(baseSpace)
    else { return [] }
    // What nil stands for encloses the other space, so there the search can be spared.
    let meeting =
      if source == nil { start } else if target == nil { end } else {
        commonAncestor(of: start, and: end)
      }
    guard meeting != nil || rules == .layers else {
      throw .noCommonAncestor(root(of: start), root(of: end))
    }
    return chain(from: start, to: meeting).map(ConversionStep.toParent)
      + chain(from: end, to: meeting).reversed().map(ConversionStep.fromParent)
  }

  /// nil of layers is where the topmost one stands, outside of it: its frame's origin counts, too.
  private func outOfTree(from source: ViewID?, to target: ViewID?) -> [ConversionStep] {
    if let source { return chain(from: source, to: nil).map(ConversionStep.toParent) }
    guard let target else { return [] }
    return chain(from: target, to: nil).reversed().map(ConversionStep.fromParent)
  }

  /// The image of `point` one level up or down.
  public func apply(_ step: ConversionStep, to point: Point) throws(SceneError) -> Point {
    switch step {
    case .toParent(let id): toParent(point, from: id)
    case .fromParent(let id): try fromParent(point, to: id)
    }
  }
}

// MARK: One level

extension Scene {
  func toParent(_ point: Point, from id: ViewID) -> Point {
    let image = self[id].geometry.toParent(point)
    guard let map = sublayerMap(of: self[id].parent) else { return image }
    return map.image(of: image)
  }

  /// A point of its parent's space in its own space.
  public func fromParent(_ point: Point, to id: ViewID) throws(SceneError) -> Point {
    var outer = point
    if let parent = self[id].parent, let map = sublayerMap(of: parent) {
      guard let undone = map.preimage(of: point) else {
        throw .singularSublayerTransform(parent)
      }
      outer = undone
    }
    guard let image = self[id].geometry.fromParent(outer) else { throw .singularTransform(id) }
    return image
  }

  /// What the `sublayerTransform` of `parent` does to the places of its children, if anything.
  private func sublayerMap(of parent: ViewID?) -> PinnedMap? {
    guard let parent, !self[parent].sublayerTransform.isIdentity else { return nil }
    let anchor = self[parent].geometry.anchorLocation
    return PinnedMap(transform: self[parent].sublayerTransform, source: anchor, target: anchor)
  }
}

// MARK: The way between two

extension Scene {
  private func images(
    of points: [Point], _ steps: [ConversionStep]
  ) throws(SceneError) -> [Point] {
    var images = points
    for step in steps {
      for corner in images.indices { images[corner] = try apply(step, to: images[corner]) }
    }
    guard images.allSatisfy(\.isFinite) else { throw .notFinite(.point) }
    return images
  }

  /// What nil means in a conversion from or to `id`.
  private func baseSpace(of id: ViewID) -> ViewID { window(of: id) ?? root(of: id) }

  /// The lowest node that is or encloses both, found by climbing from both in step, so that the
  /// cost is that of the way between them and not of the depth of the tree.
  private func commonAncestor(of first: ViewID, and second: ViewID) -> ViewID? {
    guard first != second else { return first }
    var seen = Visited(first, second)
    var climbers = (self[first].parent, self[second].parent)
    while climbers.0 != nil || climbers.1 != nil {
      if let id = climbers.0, !seen.insert(id) { return id }
      if let id = climbers.1, !seen.insert(id) { return id }
      climbers = (climbers.0.flatMap(parent), climbers.1.flatMap(parent))
    }
    return nil
  }

  /// The nodes from `id` upwards, without `end`; all up to the root where `end` is nil.
  private func chain(from id: ViewID, to end: ViewID?) -> [ViewID] {
    var result: [ViewID] = []
    var climbing: ViewID? = id
    while let next = climbing, next != end {
      result.append(next)
      climbing = self[next].parent
    }
    return result
  }
}

/// The nodes met on a way: looked through one by one as long as they are few, as they nearly always are.
private struct Visited {
  private var few: [ViewID] = []
  private var many: Set<ViewID> = []
  private static let limit = 32

  init(_ first: ViewID, _ second: ViewID) {
    few.reserveCapacity(Self.limit)
    few += [first, second]
  }

  /// False where the node was met before.
  mutating func insert(_ id: ViewID) -> Bool {
    guard few.count == Self.limit else {
      if few.contains(id) { return false }
      few.append(id)
      return true
    }
    if many.isEmpty { many.formUnion(few) }
    return many.insert(id).inserted
  }
}

private func boundingBox(_ points: [Point]) -> Rect {
  let xs = points.map(\.x)
  let ys = points.map(\.y)
  guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
  else { return .null }
  return Rect(x: left, y: top, width: right - left, height: bottom - top)
}
