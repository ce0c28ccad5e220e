internal import Motion
internal import Views

/// `UIView.animate`: the closure runs at once and the views have their new values; what was changed is
/// compared with what was before, and moves.
extension Evaluator {
  /// Runs a closure of animations, and lets `completion` wait for them, which is told whether they ran to the end.
  mutating func animate(
    _ motion: ViewMotion, _ closure: Value, _ completion: Value, isTold: Bool = true,
    at node: NodeID
  ) throws(Diagnostic) {
    // An animator follows what is animated in its closures, and its time is theirs [D].
    if case .animator? = movement.recorders.last?.purpose, let outer = movement.recorders.last {
      return try record(outer.purpose, closure, completion, isTold: isTold, at: node)
    }
    let motion = inheriting(motion, at: node)
    let moves = movement.areEnabled && motion.timing.duration > 0
    let purpose = moves ? Recorder.Purpose.animations(motion) : .nothing
    try record(purpose, closure, completion, isTold: isTold, at: node)
  }

  /// `modifyAnimations`: what its closure changes belongs to the animation around it, and repeats.
  mutating func repeatAnimations(
    _ count: Double, autoreverses: Bool, _ closure: Value, at node: NodeID
  ) throws(Diagnostic) {
    try flush()
    guard let last = movement.recorders.indices.last else {
      throw Diagnostic(.misplacedRepeating, tree.span(node))
    }
    let outer = movement.recorders[last].purpose
    switch outer {
    case .nothing: break
    case .animations(var motion):
      (motion.timing.repeatCount, motion.timing.autoreverses) = (count, autoreverses)
      movement.recorders[last].purpose = .animations(motion)
    case .keyFrames, .animator: throw Diagnostic(.misplacedRepeating, tree.span(node))
    }
    defer { movement.recorders[last].purpose = outer }
    _ = try apply(closure, [], at: node)
    try flush()
  }

  /// `performWithoutAnimation`: what is animated inside is there at once, too [D].
  mutating func withoutAnimations(_ closure: Value, at node: NodeID) throws(Diagnostic) {
    let areEnabled = movement.areEnabled
    movement.areEnabled = false
    defer { movement.areEnabled = areEnabled }
    try record(.nothing, closure, .nothing, at: node)
  }

  /// Runs a closure, and makes of its changes what they are for.
  ///
  /// Closures nest: what the outer one changed so far is looked at first, so that each change belongs to
  /// the innermost closure around it, and animations are added in the order of the changes.
  mutating func record(
    _ purpose: Recorder.Purpose, _ closure: Value, _ completion: Value, isTold: Bool = true,
    at node: NodeID
  ) throws(Diagnostic) {
    try flush()
    let block = movement.timeline.openBlock()
    if case .function = completion {
      movement.completions[block] = Completion(closure: completion, node: node, isTold: isTold)
    }
    movement.recorders.append(Recorder(purpose: purpose, block: block, node: node))
    watchAgain()
    _ = try apply(closure, [], at: node)
    if purpose.laysOut { try layOutWindow(at: node) }
    try flush()
    if let recorder = movement.recorders.popLast() { addKeyFrames(of: recorder) }
    movement.timeline.closeBlock(block)
    watchAgain()
  }

  /// Makes what changed since the last look move, as the innermost closure wants it.
  mutating func flush() throws(Diagnostic) {
    noteWatched()
    guard let recorder = movement.recorders.last else { return }
    let changes = try takeChanges(at: recorder.node)
    switch recorder.purpose {
    case .nothing: break
    case .animations(let motion):
      for change in changes { add(change, motion, recorder) }
    case .animator(let id, let part):
      for change in changes {
        let share = movement.timeline.share(of: id, after: part, change.old, change.new)
        let start = start(of: change, ViewMotion(), share)
        watchMoving(change.layer, from: start, to: change.new, at: recorder.node)
        add(change, to: id, after: part, from: start, recorder)
      }
    case .keyFrames: for change in changes { keep(change, from: 0, to: 1) }
    }
  }

  private mutating func add(_ change: LayerChange, _ motion: ViewMotion, _ recorder: Recorder) {
    let start = start(of: change, motion)
    watchMoving(change.layer, from: start, to: change.new, at: recorder.node)
    let overlap = movement.timeline.overlap(change, from: start, delay: motion.delay)
    begin(overlap, change, motion, recorder.block)
  }

  /// The value before, or the one that is shown where something moves it already; only a transform begins there, for
  /// other values add up.
  private mutating func start(
    of change: LayerChange, _ motion: ViewMotion, _ share: Animator.Share? = nil
  ) -> AnimatedValue {
    let isMoved = movement.timeline.isMoved(change.property, of: change.layer)
    let goesOn = isMoved && !movement.timeline.beginsLater(motion.delay, share)
    guard goesOn || motion.beginsFromCurrentState, case .transform = change.old else {
      return change.old
    }
    var scene = scene
    // It had this value a moment ago, so that no scene refuses it.
    try? scene.set(change.property, to: change.old, of: change.layer)
    return movement.timeline.presentation(of: scene, on: change.layer)
      .value(change.property, of: change.layer)
  }

  /// Adds what a change of a view became beside what moves it already.
  mutating func begin(
    _ overlap: Timeline.Overlap, _ change: LayerChange, _ motion: ViewMotion, _ block: Int,
    share: Animator.Share? = nil
  ) {
    begin(
      .change(change.property, overlap.change), motion, change.layer, block, overlap.key,
      share: share, waits: overlap.waits)
  }

  /// Adds an animation of a view under a key.
  private mutating func begin(
    _ action: Animation.Action, _ motion: ViewMotion, _ layer: ViewID, _ block: Int, _ key: String,
    share: Animator.Share? = nil, waits: Bool = false
  ) {
    var animation = Animation(action, timing: motion.timing, curve: motion.curve)
    animation.timing.fill = .backwards
    // An animator may come back when it has arrived, and takes away what it animated.
    animation.isRemovedOnCompletion = share == nil
    let own = share.flatMap { animations[$0.animator].block }
    if motion.delay > 0 {
      let start = movement.timeline.time(of: layer, in: scene, at: now)
      animation.timing.begin = start + motion.delay
    }
    movement.timeline.add(
      animation, to: layer, key: key,
      blocks: [block] + (own.map { [$0] } ?? []) + transactionBlocks, isOfView: true,
      blocksTouches: share == nil && !motion.allowsTouches, share: share, waits: waits, in: scene)
  }

  /// How long the innermost animation takes whose closure runs.
  var inheritedDuration: Double {
    switch movements.count == 0 ? nil : movements[0].recorders.last?.purpose {
    case .animations(let motion)?, .keyFrames(let motion, _)?: motion.timing.duration
    case .animator(let id, _)?: way(of: id).duration
    case .nothing?, nil: 0
    }
  }

  /// An inner block takes the outer one's duration and curve [D], unless its options override them.
  private mutating func inheriting(_ motion: ViewMotion, at node: NodeID) -> ViewMotion {
    guard case .animations(let outer)? = movement.recorders.last?.purpose else { return motion }
    var inner = motion
    if !motion.overridesDuration {
      inner.timing.duration = outer.timing.duration
      if inner.timing.duration != motion.timing.duration {
        warn(
          .misleading(
            .moving(
              .inheritedDuration(
                written: secondsText(motion.timing.duration), is: secondsText(inner.timing.duration)
              ))),
          at: tree.span(node))
      }
    }
    if !motion.overridesCurve { inner.curve = outer.curve }
    return inner
  }
}

// MARK: What changed

extension Evaluator {
  /// What changed since the last look, in the order in which the views were made; the next look begins here.
  ///
  /// Only views that were written are compared: there may be thousands, and as many closures.
  private mutating func takeChanges(at node: NodeID) throws(Diagnostic) -> [LayerChange] {
    noteWatched()
    guard let last = movement.recorders.indices.last else { return [] }
    let written = movement.recorders[last].before.values.sorted { $0.id.index < $1.id.index }
    let looks = movement.recorders[last].looks
    (movement.recorders[last].before, movement.recorders[last].looks) = ([:], [:])
    scene.watch()
    try burn(written.count + looks.count + 1, at: node)
    return written.flatMap { scene.changes(since: $0) } + changedLooks(since: looks)
  }

  /// Keeps with the innermost closure how views were before they were written, so that the scene may forget it.
  private mutating func noteWatched() {
    guard isRecording else { return }
    let last = movement.recorders.count - 1
    for state in scene.takeWatched() where movement.recorders[last].before[state.id] == nil {
      movement.recorders[last].before[state.id] = state
    }
  }

  /// Whether a closure of animations runs, or a block of them is open.
  var isRecording: Bool { movements.count > 0 && !movements[0].recorders.isEmpty }

  /// Looks at what is written from now on, if anybody wants to know.
  mutating func watchAgain() {
    if isRecording { scene.watch() } else { _ = scene.takeWatched() }
  }

  /// An open block of animations outlives its statement, and what the scene knows of it would not.
  mutating func keepWatching() {
    guard isRecording else { return }
    noteWatched()
    scene.watch()
  }
}

// MARK: Key frames

extension Evaluator {
  /// `addKeyframe`: what its closure changes moves in a part of the whole time.
  mutating func addKeyFrame(
    from start: Double, lasting length: Double, _ closure: Value, at node: NodeID
  ) throws(Diagnostic) {
    guard case .keyFrames? = movement.recorders.last?.purpose else {
      throw Diagnostic(.misplacedKeyFrame, tree.span(node))
    }
    try flush()
    _ = try apply(closure, [], at: node)
    for change in try takeChanges(at: node) { keep(change, from: start, to: start + length) }
  }

  private mutating func keep(_ change: LayerChange, from start: Double, to end: Double) {
    guard let last = movement.recorders.indices.last,
      case .keyFrames(let motion, var tracks) = movement.recorders[last].purpose
    else { return }
    watchMoving(change.layer, from: change.old, to: change.new, at: movement.recorders[last].node)
    let frame = KeyFrame(start, end, from: change.old, to: change.new)
    let place = tracks.firstIndex { $0.layer == change.layer && $0.property == change.property }
    if let place {
      tracks[place].frames.append(frame)
    } else {
      tracks.append(LayerFrames(layer: change.layer, property: change.property, frames: [frame]))
    }
    movement.recorders[last].purpose = .keyFrames(motion, tracks)
  }

  /// The frames of each property become one animation of the whole time.
  private mutating func addKeyFrames(of recorder: Recorder) {
    guard case .keyFrames(let motion, let tracks) = recorder.purpose, movement.areEnabled,
      motion.timing.duration > 0 || isInAnimator
    else { return }
    for track in tracks {
      let straight = KeyFrame.sequence(track.frames, isDiscrete: motion.mode == .discrete)
      let frames = bent(straight, motion.mode, of: track.layer, at: recorder.node)
      guard let first = frames.first else { continue }
      let change = LayerChange(
        layer: track.layer, property: track.property, old: first.from,
        new: value(of: track.property, of: track.layer))
      let share = share(of: frames)
      let start = start(of: change, motion, share)
      let overlap = movement.timeline.overlap(
        change, from: start, through: frames, delay: motion.delay, share: share)
      begin(overlap, change, motion, recorder.block, share: share)
    }
  }

  /// Key frames along a spline, or at an even speed; a transform goes straight between two of them.
  private mutating func bent(
    _ frames: [KeyFrame], _ mode: CalculationMode, of layer: ViewID, at node: NodeID
  ) -> [KeyFrame] {
    switch mode {
    case .linear, .discrete: return frames
    case .paced: return KeyFrame.evenly(frames)
    case .cubic, .cubicPaced:
      guard let spline = KeyFrame.spline(along: frames) else {
        warn(.misleading(.moving(.straightTransform(of: shortName(layer)))), at: tree.span(node))
        return mode == .cubic ? frames : KeyFrame.evenly(frames)
      }
      return mode == .cubic ? spline : KeyFrame.paced(spline)
    }
  }

  private var isInAnimator: Bool {
    guard case .animator? = movement.recorders.last?.purpose else { return false }
    return true
  }

  /// What key frames in a closure of an animator have of its way.
  private func share(of frames: [KeyFrame]) -> Animator.Share? {
    guard case .animator(let id, let part)? = movement.recorders.last?.purpose,
      let first = frames.first, let last = frames.last
    else { return nil }
    return movement.timeline.share(of: id, after: part, first.from, last.to)
  }
}
