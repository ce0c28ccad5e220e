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
  }

  /// Whether a change of a view moves a property now.
  public func isMoved(_ property: LayerProperty, of layer: ViewID) -> Bool {
    runs(on: layer).contains { $0.moves(property) }
  }

  /// Makes room for a change of a view that begins at `start`; its layer has the new value already.
  ///
  /// Numbers, points, sizes and rects add up. Of transforms it is not known how Apple joins them [?]: the
  /// later one goes on from what is shown, `start`, and the earlier one only waits for its end.
  public mutating func overlap(_ change: LayerChange, from start: AnimatedValue) -> Overlap {
    let key = freeKey(change)
    let whole = Change(.ends(from: change.old, to: change.new, by: nil))
    if let added = whole.added(to: change.new) { return Overlap(key: key, change: added) }
    stopEarlier(change)
    return Overlap(key: key, change: Change(.ends(from: start, to: change.new, by: nil)))
  }

  private mutating func stopEarlier(_ change: LayerChange) {
    for index in places[change.layer] ?? [] where runs[index].moves(change.property) {
      runs[index].animation.action = .change(change.property, .nothing)
    }
  }

  /// The key of a property, with a number where another animation of a view has it.
  private func freeKey(_ change: LayerChange) -> String {
    let key = change.property.key
    guard hasRuns(on: change.layer) else { return key }
    let taken = Set(runs(on: change.layer).lazy.filter(\.isOfView).compactMap(\.key))
    guard taken.contains(key) else { return key }
    return "\(key)-\((2...(taken.count + 2)).first { !taken.contains("\(key)-\($0)") } ?? 2)"
  }
}

extension Timeline.Run {
  /// Whether a change of a view made it, of this property.
  fileprivate func moves(_ property: LayerProperty) -> Bool {
    guard case .change(property, _) = animation.action else { return false }
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
