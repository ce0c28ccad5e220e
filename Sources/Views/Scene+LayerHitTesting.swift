public import Geometry

/// `CALayer.hitTest(_:)`. Source: docs/geometry.md#hit-testing-of-layers.
///
/// The point is in the superlayer's space, also for a root. A hidden layer answers nil; so does one
/// that masks to bounds where the point is outside. Otherwise its sublayers are asked, topmost
/// first: by zPosition, the later in the array on top among equals, also outside the bounds. Then
/// the layer itself, if its bounds contain the point. Opacity does not count.
extension Scene {
  /// The deepest topmost layer at `point`, given in the space of the superlayer of `receiver`.
  public func hitTestLayer(_ point: Point, in receiver: ViewID) -> ViewID? {
    hitTestLayer(point, in: receiver) { _ in }
  }

  /// The decisions that ``hitTestLayer(_:in:)`` makes; the last one is `hit` if there is a result.
  public func explainHitTestLayer(_ point: Point, in receiver: ViewID) -> [HitTestStep] {
    var steps: [HitTestStep] = []
    _ = hitTestLayer(point, in: receiver) { steps.append($0) }
    return steps
  }

  /// Still to do, the next thing last; a stack of our own, since trees may be 100,000 deep.
  private enum Task {
    case enter(ViewID, outer: Point)
    case testItself(ViewID, Point)
  }

  private func hitTestLayer(
    _ point: Point, in receiver: ViewID, record: (HitTestStep) -> Void
  ) -> ViewID? {
    var tasks = [Task.enter(receiver, outer: point)]
    while let task = tasks.popLast() {
      switch task {
      case .enter(let id, let outer):
        let local = try? fromParent(outer, to: id)
        let verdict = layerVerdict(id, local)
        record(HitTestStep(id: id, point: local, verdict: verdict))
        guard verdict == .descended, let local else { continue }
        tasks.append(.testItself(id, local))
        for child in childrenInDepthOrder(of: id) { tasks.append(.enter(child, outer: local)) }
      case .testItself(let id, let local):
        let isHit = pointInside(local, id)
        record(HitTestStep(id: id, point: local, verdict: isHit ? .hit : .outside))
        if isHit { return id }
      }
    }
    return nil
  }

  private func layerVerdict(_ id: ViewID, _ point: Point?) -> HitTestStep.Verdict {
    if self[id].isHidden { return .hidden }
    guard let point else { return .singular }
    return self[id].clipsToBounds && !pointInside(point, id) ? .masked : .descended
  }

  /// The sublayers from the lowest to the topmost.
  public func childrenInDepthOrder(of id: ViewID) -> [ViewID] {
    let children = children(of: id)
    guard children.contains(where: { zPosition(of: $0) != 0 }) else { return children }
    // The order of equals is kept by hand: Swift does not promise a stable sort.
    return children.enumerated().sorted {
      let (left, right) = (zPosition(of: $0.element), zPosition(of: $1.element))
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }
}
