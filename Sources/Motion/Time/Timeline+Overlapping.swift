public import Views

// What an animation of a view adds to its layer.
//
// Since iOS 8 animations of views are additive: each goes from the old value minus the new to zero, beside what
// the layer has. Both of two that overlap go on, each completes at its own end, and nothing jumps; a value that is
// set meanwhile moves what is shown along [A: the animations that UIView makes are logged as `additive = 1`,
// under the keys "position", "position-2"].

extension Timeline {
  /// How a changed property of a view moves beside what is under way on it.
  public struct Overlap: Equatable, Sendable {
    /// The key of the layer that is free for it: "position", or "position-2".
    public var key: String
    /// From the value before to the one now.
    public var change: Change
    /// Whether it shows nothing before it begins, for something else moves the property until then.
    public var waits = false
  }

  /// Whether a change of a view moves a property now.
  public func isMoved(_ property: LayerProperty, of layer: ViewID) -> Bool {
    list.on(layer)?.moving[property]?.isEmpty == false
  }

  /// Makes room for a change of a view that begins at `start`; its layer has the new value already.
  ///
  /// Numbers, points, sizes and rects add up. Of transforms it is not known how Apple joins them [?]: the
  /// later one goes on from what is shown, `start`, and the earlier one only waits for its end. One that begins later
  /// waits for its time, and goes on from what is shown then; in an animator that stands or turns it goes from what the
  /// earlier one shows, wherever that is.
  /// - Parameter frames: What it goes through; nil where it goes from one end to the other.
  public mutating func overlap(
    _ change: LayerChange, from start: AnimatedValue, through frames: [KeyFrame]? = nil,
    delay: Double = 0, share: Animator.Share? = nil
  ) -> Overlap {
    let key = list.freeKey(change.property.key, on: change.layer)
    let course = frames.map(Change.Course.frames)
    let whole = Change(course ?? .ends(from: change.old, to: change.new, by: nil))
    if let added = whole.added(to: change.new) { return Overlap(key: key, change: added) }
    if beginsLater(delay, share), isShown(change.property, of: change.layer) {
      let isJoined = frames == nil && share.map { follows($0, change) } ?? false
      let joined = Change(.ends(from: nil, to: change.new, by: nil))
      return Overlap(key: key, change: isJoined ? joined : whole, waits: !isJoined)
    }
    list.stop(change.property, of: change.layer, before: .max)
    return Overlap(key: key, change: Change(whole.course.beginning(at: start)))
  }

  /// Whether something that is added now begins to move after now.
  public func beginsLater(_ delay: Double, _ share: Animator.Share?) -> Bool {
    guard let share, let way = animators[share.animator] else { return delay > 0 }
    return way.begin(of: share, at: now) > now
  }

  /// Whether all that moves a property now belongs to the same animator, and begins before.
  private func follows(_ share: Animator.Share, _ change: LayerChange) -> Bool {
    let moving = list.on(change.layer)?.moving[change.property] ?? []
    return list.runs(moving).allSatisfy { run in
      run.isOver
        || run.share.map { $0.animator == share.animator && $0.begin < share.begin } ?? false
    }
  }

  /// Whether something moves a property that nothing later has taken over, and that is not over.
  private func isShown(_ property: LayerProperty, of layer: ViewID) -> Bool {
    firstShown(list.on(layer)?.moving[property] ?? []) != nil
  }

  func firstShown(_ moving: [Int]) -> Int? {
    moving.first { list.slots[$0].map { !$0.isOver } ?? false }
  }
}

extension Timeline.Run {
  /// The property, where a change of a view made it.
  var movedProperty: LayerProperty? {
    guard isOfView, case .change(let property, _) = animation.action else { return nil }
    return property
  }

  /// Whether a later one went on from what it showed, so that it only waits for its end.
  public var isTakenOver: Bool {
    guard case .change(_, .nothing) = animation.action else { return false }
    return isOfView
  }
}

extension Change {
  /// What it adds to a layer that has `model` already, so that the same is shown; nil for transforms.
  public func added(to model: AnimatedValue) -> Change? {
    if case .transform = model { return nil }
    guard let course = course.relative(to: model) else { return nil }
    var added = Change(course)
    added.isAdditive = true
    return added
  }

  /// Shows what is there.
  static let nothing = Change(.ends(from: nil, to: nil, by: nil))
}

extension Change.Course {
  /// The same way, but from another start.
  func beginning(at start: AnimatedValue) -> Change.Course {
    switch self {
    case .ends(_, let end, _): return .ends(from: start, to: end, by: nil)
    case .frames(var frames):
      if !frames.isEmpty { frames[0].from = start }
      return .frames(frames)
    }
  }

  fileprivate func relative(to model: AnimatedValue) -> Change.Course? {
    switch self {
    case .ends(let from?, let to?, nil):
      guard let from = from.subtracting(model), let to = to.subtracting(model) else { return nil }
      return .ends(from: from, to: to, by: nil)
    case .ends: return nil
    case .frames(let frames):
      return .frames(
        frames.map { frame in
          var moved = frame
          moved.from = frame.from.subtracting(model) ?? frame.from
          moved.to = frame.to.subtracting(model) ?? frame.to
          return moved
        })
    }
  }
}
