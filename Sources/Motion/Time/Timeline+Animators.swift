public import Views

/// What property animators do with the animations that have a share of their way.
extension Timeline {
  /// How far an animation of an animator has come; nil for others.
  public func progress(of run: Run) -> Double? {
    guard let share = run.share, let animator = animators[share.animator] else { return nil }
    return animator.progress(of: share, at: now)
  }

  /// The animations of an animator, in the order in which they were added.
  public func runs(of animator: Int) -> [Run] { list.runs(list.shared[animator] ?? []) }

  /// What a change that is added now has of an animator's way.
  public func share(
    of animator: Int, after part: Double, _ old: AnimatedValue, _ new: AnimatedValue,
    along axis: Animator.Axis? = nil
  )
    -> Animator.Share?
  {
    guard let way = animators[animator] else { return nil }
    let begin = way.begin(after: part, at: now)
    let isBehind = way.isReversed && way.leg == nil && way.fraction(at: now) == 0
    return Animator.Share(
      animator: animator, begin: begin == 1 && isBehind ? part : begin, rest: isBehind ? 1 : 0,
      old: old, new: new, axis: axis)
  }

  /// Lets an animator go from where it is to the end that it faces.
  public mutating func go(
    _ animator: Int, for length: Double, along curve: TimingCurve, after delay: Double = 0
  ) {
    settle(animator)
    animators[animator]?.go(for: length, along: curve, from: now + delay)
  }

  /// Lets it stand at a fraction of the way in the direction in which it goes.
  public mutating func scrub(_ animator: Int, to fraction: Double) {
    guard var way = animators[animator] else { return }
    way.stand(at: way.isReversed ? 1 - fraction : fraction)
    animators[animator] = way
    let place = way.place(at: now)
    for slot in list.shared[animator] ?? [] {
      guard let share = list.slots[slot]?.share else { continue }
      list.setRest(way.standing(from: share.begin, at: place), of: slot)
    }
  }

  /// Lets those stand that have arrived by a moment and are not over then [D].
  mutating func holdAnimators(by moment: Double) {
    for (id, way) in animators where way.pausesOnCompletion && way.end <= moment {
      scrub(id, to: 1)
    }
  }

  /// Turns it round; one that goes goes back, in the time that it has left [?].
  public mutating func reverse(_ animator: Int) {
    guard let way = animators[animator] else { return }
    if way.state == .active { settle(animator) }
    animators[animator]?.turn()
    guard way.isRunning, let turned = animators[animator] else { return }
    go(animator, for: turned.remaining(at: now), along: turned.curve)
  }

  /// Ends its leg, and keeps how far each of its changes has come.
  private mutating func settle(_ animator: Int) {
    guard let way = animators[animator], way.leg != nil else { return }
    for slot in list.shared[animator] ?? [] {
      guard let share = list.slots[slot]?.share else { continue }
      list.setRest(way.progress(of: share, at: now), of: slot)
    }
    animators[animator]?.settle(at: now)
  }

  // MARK: The end

  /// Takes its animations away; what the layers must have to be at a position, their end they have already.
  ///
  /// Where other animations move the same property, only what this one adds to it is left.
  /// - Parameter look: What a layer has of a property that no scene stores.
  public mutating func end(
    _ animator: Int, at position: Animator.Position, in scene: Scene,
    look: (LayerProperty, ViewID) -> AnimatedValue = { property, _ in property.zero }
  ) -> [LayerChange] {
    let (own, before) = (runs(of: animator), self)
    take(list.shared[animator] ?? [])
    guard position != .end else { return [] }
    let (shown, others) = (before.presentation(of: scene), presentation(of: scene))
    var changes: [LayerChange] = []
    var layers = scene
    // The last change first: an earlier one of the same property led to where it began.
    for run in own.reversed() {
      guard let share = run.share, case .change(let property, _) = run.animation.action else {
        continue
      }
      let told = changes.last { $0.layer == run.layer && $0.property == property }
      if position == .current, told != nil { continue }
      let isLook = property.isLook
      let old =
        isLook
        ? told?.new ?? look(property, run.layer) : layers.value(property, of: run.layer)
      let value = { (timeline: Timeline, shown: Scene) in
        isLook
          ? timeline.shown(property, of: run.layer, over: old, in: scene)
          : shown.value(property, of: run.layer)
      }
      let new =
        position == .start
        ? old.moved(from: share.new, to: share.old)
        : old.moved(from: value(self, others), to: value(before, shown))
      // A scene refuses what is not finite, which no end of a change is.
      try? layers.set(property, to: new, of: run.layer)
      changes.append(LayerChange(layer: run.layer, property: property, old: old, new: new))
    }
    return changes
  }
}

extension AnimatedValue {
  /// `end` where this is `start`, else this and the way between them; of transforms always `end`.
  fileprivate func moved(from start: AnimatedValue, to end: AnimatedValue) -> AnimatedValue {
    if self == start { return end }
    if case .transform = self { return end }
    return end.subtracting(start).flatMap(adding) ?? end
  }
}
