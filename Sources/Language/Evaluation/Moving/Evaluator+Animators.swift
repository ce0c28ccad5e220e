internal import Motion
internal import Views

/// `UIViewPropertyAnimator`: an object that holds closures, and an ``Animator`` of the timeline that says how far they
/// have come.
///
/// A closure runs when the animator is first started, paused or moved, or at once where it is active: the views have
/// their new values then, as with `UIView.animate`. Source: docs/geometry.md#property-animators.
extension Evaluator {
  /// A new animator.
  ///
  /// A spring that says itself how long it takes overrules the duration [A: told of iOS 10].
  mutating func makeAnimator(_ duration: Double, _ curve: TimingCurve, _ closure: Value)
    throws(Fault) -> Value
  {
    let value = try makeAnimation(AnimationObject.animatorClass, keyPath: .nothing)
    guard case .animation(let id) = value else { return value }
    let (duration, curve) = curve.fitted(to: duration)
    animations[Int(id.index)].settings["duration"] = .number(duration)
    if case .function = closure { animations[Int(id.index)].blocks = [AnimatorBlock(closure, 0)] }
    movement.timeline.animators[Int(id.index)] = Animator(duration: duration, curve: curve)
    return value
  }

  /// `runningPropertyAnimator(…)`: one that goes at once, as a motion says.
  mutating func runningAnimator(
    _ motion: ViewMotion, _ closure: Value, _ completion: Value, at node: NodeID
  ) throws -> Value {
    let value = try makeAnimator(motion.timing.duration, motion.curve, closure)
    let id = try animator(value, "runningPropertyAnimator")
    if case .function = completion { animations[id].completions = [completion] }
    try start(id, after: motion.delay, at: node)
    return value
  }

  /// What the timeline calls an animator; another animation has no such member.
  func animator(_ value: Value, _ member: String) throws(Fault) -> Int {
    let object = try animationObject(value, 0)
    guard object.isAnimator, case .animation(let id) = value else {
      throw .problem(
        .unknownMember(member, of: "a \(object.className)", candidates: [], synonym: nil))
    }
    return Int(id.index)
  }

  /// How far an animator has come.
  func way(of id: Int) -> Animator {
    let way = movements.count > 0 ? movements[0].timeline.animators[id] : nil
    return way ?? Animator(duration: 0, curve: .cubic(.linear))
  }

  // MARK: Going and standing

  /// Starts it, or lets it go on from where it stands.
  mutating func start(_ id: Int, after delay: Double = 0, at node: NodeID) throws {
    try refuseStopped(id)
    let wasActive = way(of: id).state == .active
    if way(of: id).isRunning || animations[id].waitsForBlocks { return }
    if !wasActive { try wake(id, isDelayed: delay > 0, at: node) }
    animations[id].settings["delay"] = .number(delay)
    if animations[id].waitsForBlocks { return }
    let moment = now
    if movement.timeline.animators[id]?.resume(at: moment) == true { return }
    go(id, for: way(of: id).remaining(at: now), along: way(of: id).curve, after: delay)
  }

  /// Lets it stand; one that cannot be interrupted goes on to its end [D].
  mutating func pause(_ id: Int, at node: NodeID) throws {
    try refuseStopped(id)
    if way(of: id).state == .inactive { return try wake(id, at: node) }
    let moment = now
    if isInterruptible(id) { movement.timeline.animators[id]?.pause(at: moment) }
  }

  /// `fractionComplete = f`: nothing happens to one that goes [D]; beyond 0 and 1 it is at these [?].
  mutating func scrub(_ id: Int, to fraction: Double, at node: NodeID) throws {
    try refuseStopped(id)
    if way(of: id).state == .inactive { try wake(id, at: node) }
    if way(of: id).isRunning {
      return warn(.misleading(.moving(.scrubsRunning)), at: tree.span(node))
    }
    movement.timeline.scrub(id, to: min(1, max(0, fraction)))
    movement.timeline.takeOver(in: scene)
  }

  /// `continueAnimation`: from where it is, in a part of its whole duration; 0 is what remains [?].
  mutating func goOn(_ id: Int, _ curve: TimingCurve?, _ factor: Double, at node: NodeID) throws {
    try refuseStopped(id)
    if way(of: id).state == .inactive { try wake(id, at: node) }
    let moment = now
    movement.timeline.animators[id]?.pause(at: moment)
    let way = way(of: id)
    let length = factor > 0 ? factor * way.duration : way.remaining(at: moment)
    go(id, for: length, along: curve?.fitted(to: length).curve ?? way.curve)
  }

  private mutating func go(
    _ id: Int, for length: Double, along curve: TimingCurve, after delay: Double = 0
  ) {
    movement.timeline.go(id, for: length, along: curve, after: delay)
    if let block = animations[id].block { movement.timeline.closeBlock(block) }
  }

  /// Makes it active, and runs its closures; without any it waits for one [D].
  private mutating func wake(_ id: Int, isDelayed: Bool = false, at node: NodeID)
    throws(Diagnostic)
  {
    movement.timeline.animators[id]?.activate(isDelayed: isDelayed)
    let block = movement.timeline.openBlock()
    movement.completions[block] = Completion(closure: .nothing, node: node, animator: id)
    animations[id].block = block
    let blocks = animations[id].blocks
    animations[id].waitsForBlocks = blocks.isEmpty
    for block in blocks { try run(block, of: id, at: node) }
  }

  private mutating func run(_ block: AnimatorBlock, of id: Int, at node: NodeID)
    throws(Diagnostic)
  {
    let purpose = Recorder.Purpose.animator(id, after: block.delay)
    try record(movement.areEnabled ? purpose : .nothing, block.closure, .nothing, at: node)
  }

  // MARK: What it animates

  /// `addAnimations`: in an active animator the closure runs at once, and what it changes has the time that remains.
  mutating func add(_ block: AnimatorBlock, to id: Int, at node: NodeID) throws {
    try refuseStopped(id)
    guard way(of: id).state == .active else { return animations[id].blocks.append(block) }
    try run(block, of: id, at: node)
    guard animations[id].waitsForBlocks else { return }
    animations[id].waitsForBlocks = false
    go(id, for: way(of: id).remaining(at: now), along: way(of: id).curve)
  }

  /// Lets a change take part in an animator's way.
  mutating func add(
    _ change: LayerChange, to id: Int, after part: Double, from start: AnimatedValue,
    _ recorder: Recorder
  ) {
    for piece in change.parts(from: start, byAxis: way(of: id).curve.partsAxes) {
      let (change, timeline) = (piece.change, movement.timeline)
      let share = timeline.share(of: id, after: part, change.old, change.new, along: piece.axis)
      let overlap = movement.timeline.overlap(change, from: piece.start, share: share)
      begin(overlap, change, ViewMotion(), recorder.block, share: share)
    }
  }

  // MARK: The end

  /// `stopAnimation`: the views have what is shown.
  mutating func stop(_ id: Int, withoutFinishing: Bool) throws {
    guard way(of: id).state == .active, isInterruptible(id) else { return }
    animations[id].stopped = movement.timeline.runs(of: id)
    end(id, at: .current)
    if withoutFinishing { return clear(id) }
    animations[id].block = nil
    movement.timeline.animators[id]?.stop(in: .stopped)
  }

  /// `finishAnimation(at:)` of one that was stopped: the views go to that end, and the completions are called.
  mutating func finish(_ id: Int, at position: Animator.Position, at node: NodeID) throws {
    guard way(of: id).state == .stopped else {
      throw Fault.problem(.animatorOrder(isStopped: false))
    }
    // Of several changes of one property the last one leads to the end, the first one away from the start.
    let stopped = animations[id].stopped
    for run in position == .start ? stopped.reversed() : stopped {
      guard let share = run.share, case .change(let property, _) = run.animation.action,
        position != .current
      else { continue }
      try set(property, to: position == .end ? share.new : share.old, of: run.layer)
    }
    try complete(id, at: position, node)
  }

  /// An animator has arrived: where it went back, the views have what they had before.
  mutating func arrive(_ id: Int, at node: NodeID, _ block: Int) throws(Diagnostic) {
    guard animations[id].block == block else { return }
    // What moves nothing has arrived where it began.
    if way(of: id).pausesOnCompletion { return movement.timeline.scrub(id, to: 1) }
    let position = way(of: id).isReversed ? Animator.Position.start : .end
    end(id, at: position)
    try complete(id, at: position, node)
  }

  private mutating func complete(_ id: Int, at position: Animator.Position, _ node: NodeID)
    throws(Diagnostic)
  {
    let completions = animations[id].completions
    clear(id)
    for completion in completions { _ = try apply(completion, [position.asValue], at: node) }
  }

  /// Closures and completions are gone with what they were for [D].
  private mutating func clear(_ id: Int) {
    (animations[id].blocks, animations[id].completions) = ([], [])
    (animations[id].stopped, animations[id].block) = ([], nil)
    animations[id].waitsForBlocks = false
    movement.timeline.animators[id]?.stop(in: .inactive)
  }

  /// Takes away what it animated, and leaves the views at a position.
  private mutating func end(_ id: Int, at position: Animator.Position) {
    var now = self
    let changes = movement.timeline.end(id, at: position, in: now.scene) {
      now.value(of: $0, of: $1)
    }
    // A scene refuses what is not finite, which no end of a change is.
    for change in changes { try? set(change.property, to: change.new, of: change.layer) }
  }

  private func isInterruptible(_ id: Int) -> Bool {
    animations[id].truth("isInterruptible", or: true)
  }

  private func refuseStopped(_ id: Int) throws(Fault) {
    if way(of: id).state == .stopped { throw .problem(.animatorOrder(isStopped: true)) }
  }
}

extension TimingCurve {
  /// The curve over so many seconds, and how many they are: some springs say it themselves.
  fileprivate func fitted(to seconds: Double) -> (duration: Double, curve: TimingCurve) {
    guard case .spring(let spring) = self else { return (seconds, self) }
    if spring.isPhysical { return (spring.duration, self) }
    return (seconds, spring.lasting(seconds).map(TimingCurve.spring) ?? .cubic(.linear))
  }
}
