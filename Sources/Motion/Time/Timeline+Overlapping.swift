public import Views

// Animations of views that overlap on one property.
//
// Since iOS 8 a later `UIView.animate` leaves the earlier one alone: both go on, each completes at its own
// end, and what they do is added, so that nothing jumps [A: the animations that UIView makes are logged as
// `additive = 1`, from the old value minus the new to zero, under the keys "position", "position-2"].

extension Timeline {
  /// How a changed property of a view moves beside what is under way on it.
  public struct Overlap: Equatable, Sendable {
    /// The key of the layer that is free for it: "position", or "position-2".
    public var key: String
    /// From the value before to the one now, if nothing else moves it.
    public var change: Change
  }

  /// Whether a change of a view moves a property now.
  public func isMoved(_ property: LayerProperty, of layer: ViewID) -> Bool {
    runs.contains { $0.moves(property, of: layer) }
  }

  /// Makes room for a change of a view that begins at `start`; its layer has the new value already.
  ///
  /// Numbers, points, sizes and rects add up. Of transforms it is not known how Apple joins them [?]: the
  /// later one goes on from what is shown, `start`, and the earlier one only waits for its end.
  public mutating func overlap(_ change: LayerChange, from start: AnimatedValue) -> Overlap {
    let alone = Change(.ends(from: start, to: change.new, by: nil))
    guard isMoved(change.property, of: change.layer) else {
      return Overlap(key: freeKey(change), change: alone)
    }
    guard let way = change.old.difference(from: change.new) else {
      changeEarlier(change) { $0 = .change(change.property, .nothing) }
      return Overlap(key: freeKey(change), change: alone)
    }
    changeEarlier(change) { $0.add(to: change.old) }
    var added = Change(.ends(from: way, to: change.property.zero, by: nil))
    added.isAdditive = true
    return Overlap(key: freeKey(change), change: added)
  }

  private mutating func changeEarlier(
    _ change: LayerChange, _ body: (inout Animation.Action) -> Void
  ) {
    for index in runs.indices where runs[index].moves(change.property, of: change.layer) {
      body(&runs[index].animation.action)
    }
  }

  /// The key of a property, with a number where another animation of a view has it.
  private func freeKey(_ change: LayerChange) -> String {
    let key = change.property.key
    let taken = Set(runs.lazy.filter { $0.layer == change.layer && $0.isOfView }.compactMap(\.key))
    guard taken.contains(key) else { return key }
    return "\(key)-\((2...(taken.count + 2)).first { !taken.contains("\(key)-\($0)") } ?? 2)"
  }
}

extension Timeline.Run {
  /// Whether a change of a view made it, of this property.
  fileprivate func moves(_ property: LayerProperty, of layer: ViewID) -> Bool {
    guard case .change(property, _) = animation.action else { return false }
    return isOfView && self.layer == layer
  }
}

extension AnimatedValue {
  /// What is added to another of the same form to come here; nil for transforms.
  fileprivate func difference(from other: AnimatedValue) -> AnimatedValue? {
    if case .transform = self { return nil }
    return subtracting(other)
  }
}

extension Animation.Action {
  /// Makes of values what they add to the layer's own value.
  fileprivate mutating func add(to model: AnimatedValue) {
    guard case .change(let property, var change) = self, !change.isAdditive,
      let course = change.course.relative(to: model)
    else { return }
    change.course = course
    change.isAdditive = true
    self = .change(property, change)
  }
}

extension Change {
  /// Shows what is there.
  fileprivate static let nothing = Change(.ends(from: nil, to: nil, by: nil))
}

extension Change.Course {
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
