public import Views

/// All animations that run, and the virtual clock they run by.
///
/// A value: a copy is a way to look ahead. The layers themselves have their new values at once; what
/// is shown meanwhile is ``presentation(of:)``.
public struct Timeline: Sendable {
  /// An animation under way on a layer.
  public struct Run: Equatable, Sendable {
    /// The layer.
    public let layer: ViewID
    /// The name under which the layer keeps it, nil where none finds it.
    ///
    /// Another of that name takes its place.
    public let key: String?
    /// What its owner calls the animation that it is a copy of; nil where it has no name for it.
    public let original: Int?
    /// What moves; its begin is a time of the layer.
    public internal(set) var animation: Animation
    /// The blocks that wait for it.
    public let blocks: [Int]
    /// Whether a change of a view made it.
    public let isOfView: Bool
    /// Whether its layer takes no touches as long as it goes, or waits to begin.
    public let blocksTouches: Bool
    /// Whether its time has passed; it is then there only to fill.
    public internal(set) var isOver = false
    /// What it has of the way of a property animator, which its time then follows.
    public internal(set) var share: Animator.Share?
    /// Whether it shows nothing yet, for what it will go on from is still under way.
    public internal(set) var waits = false
  }

  /// That a block of animations ended.
  public struct Completion: Equatable, Sendable {
    /// The block, as ``Timeline/openBlock()`` named it.
    public let block: Int
    /// Whether all of it ran to the end.
    public let isFinished: Bool
  }

  private struct Block {
    var isOpen = true
    var isFinished = true
    var running = 0
  }

  /// The virtual time, in seconds.
  public internal(set) var now = 0.0
  var list = RunList()
  /// How often something was added.
  public private(set) var addedCount = 0
  /// The property animators, by what their owner calls them.
  public var animators: [Int: Animator] = [:]
  /// Layers whose time is not that of their superlayer.
  public var clocks: [ViewID: LayerClock] = [:]
  private var waiting: [Int: Block] = [:]
  private var blockCount = 0
  private var ended: [Completion] = []

  /// Ends this near to now count as reached: sums of steps are not exact.
  static let nearness = 1e-9
  /// The last moment of the clock, thirty thousand years: beyond it a moment more would be lost in
  /// rounding.
  public static let last = 1e12

  /// The beginning of time.
  public init() {}

  // MARK: Adding and removing

  /// Begins a group of animations that are waited for together.
  public mutating func openBlock() -> Int {
    blockCount += 1
    waiting[blockCount] = Block()
    return blockCount
  }

  /// Nothing more comes to a block; one with nothing in it has ended.
  public mutating func closeBlock(_ block: Int) {
    waiting[block]?.isOpen = false
    complete(block)
  }

  /// Adds a copy of an animation; one of the same key is replaced, and has not finished.
  ///
  /// A begin of 0 is now [D].
  public mutating func add(
    _ animation: Animation, to layer: ViewID, key: String?, blocks: [Int] = [],
    isOfView: Bool = false, blocksTouches: Bool = false, share: Animator.Share? = nil,
    waits: Bool = false, original: Int? = nil, in scene: Scene
  ) {
    if let key { remove(key, from: layer) }
    var copy = animation
    if copy.timing.begin == 0 { copy.timing.begin = time(of: layer, in: scene, at: now) }
    list.append(
      Run(
        layer: layer, key: key, original: original, animation: copy, blocks: blocks,
        isOfView: isOfView, blocksTouches: blocksTouches, share: share, waits: waits))
    addedCount += 1
    for block in blocks { waiting[block]?.running += 1 }
  }

  /// Takes an animation away; it has not finished.
  public mutating func remove(_ key: String, from layer: ViewID) {
    guard let own = list.on(layer), own.has(key) else { return }
    take(own.all.filter { list.slots[$0]?.key == key })
  }

  /// Takes away what is meant, in the order in which it was added.
  public mutating func remove(where isMeant: (Run) -> Bool) {
    take(list.places(where: isMeant))
  }

  mutating func take(_ slots: [Int]) {
    let gone = list.runs(slots)
    guard !gone.isEmpty else { return }
    list.remove(slots)
    uncover(behind: gone)
    for run in gone where !run.isOver { leave(run, isFinished: false) }
  }

  /// What runs, in the order in which it was added.
  public var runs: [Run] { list.all }

  /// How many there are.
  public var count: Int { list.count }

  /// Whether something goes, or waits to begin.
  public var isGoing: Bool { list.slots.contains { $0.map { !$0.isOver } ?? false } }

  /// Whether a layer has any.
  public func hasRuns(on layer: ViewID) -> Bool { list.on(layer) != nil }

  /// Whether something that goes, or waits to begin, lets no touches through to its layer.
  public var blocksTouches: Bool {
    list.slots.contains { $0.map { $0.blocksTouches && !$0.isOver } ?? false }
  }

  /// Whether touches do not reach a layer for what goes on it.
  public func blocksTouches(of layer: ViewID) -> Bool {
    runs(on: layer).contains { $0.blocksTouches && !$0.isOver }
  }

  /// What a layer has, in the order in which it was added.
  public func runs(on layer: ViewID) -> [Run] { list.runs(list.on(layer)?.all ?? []) }

  // MARK: Time

  /// The next moment at which an animation ends, nil where none will.
  public func nextEnd(in scene: Scene) -> Double? {
    let ends = irregular { !$0.isOver }.lazy.map { self.end(of: $0.run, in: scene) }
    let others = ends.filter(\.isFinite).min()
    guard let first = firstEnd, others.map({ first < $0 }) ?? true else { return others }
    return first
  }

  /// The first end that no clock of a layer and no animator has a say in.
  private var firstEnd: Double? {
    guard clocks.isEmpty, let first = list.ends.first, first.moment <= Timeline.last else {
      return nil
    }
    return first.moment
  }

  /// Those whose moments follow from more than their own numbers.
  func irregular(_ isMeant: (Run) -> Bool) -> [(slot: Int, run: Run)] {
    let slots =
      clocks.isEmpty
      ? list.shared.values.flatMap { $0 }.sorted() : list.places { _ in true }
    return slots.compactMap { slot in
      list.slots[slot].flatMap { isMeant($0) ? (slot, $0) : nil }
    }
  }

  /// The moment at which an animation is over; infinite where it never is.
  public func end(of run: Run, in scene: Scene) -> Double {
    if let share = run.share { return animators[share.animator]?.end ?? now }
    let end = run.animation.timing.end
    let moment = end.isFinite ? moment(of: end, in: run.layer, scene) : end
    return moment <= Timeline.last ? moment : .infinity
  }

  /// The moment at which an animation that never ends has run through once more.
  public func nextCycle(of run: Run, in scene: Scene) -> Double? {
    guard run.share == nil else { return nil }
    let timing = run.animation.timing
    let period = timing.cycle / abs(timing.speed)
    guard period > 0, period.isFinite else { return nil }
    let local = time(of: run.layer, in: scene, at: now)
    let rounds = max(1, ((local - timing.begin) / period + Timeline.nearness).rounded(.down) + 1)
    let moment = moment(of: timing.begin + rounds * period, in: run.layer, scene)
    return moment <= Timeline.last ? moment : nil
  }

  /// Moves the clock forward, and ends what is over by then.
  public mutating func move(to moment: Double, in scene: Scene) {
    let moment = min(max(now, moment), Timeline.last)
    while let begin = nextTakeover(by: moment, in: scene) {
      pass(to: begin, in: scene)
      guard takeOver(in: scene) else { break }
    }
    pass(to: moment, in: scene)
  }

  private mutating func pass(to moment: Double, in scene: Scene) {
    now = moment
    holdAnimators(by: now + Timeline.nearness)
    let limit = now + Timeline.nearness
    var over = irregular { !$0.isOver }.filter { end(of: $0.run, in: scene) <= limit }.map(\.slot)
    list.end(over)
    while let end = firstEnd, end <= limit, let slot = list.ends.first?.slot {
      over.append(slot)
      list.end([slot])
    }
    guard !over.isEmpty else { return }
    over.sort()
    let gone = list.runs(over)
    list.remove(over.filter { list.slots[$0]?.animation.isRemovedOnCompletion ?? false })
    uncover(behind: gone)
    for run in gone { leave(run, isFinished: true) }
  }

  /// The blocks that ended since this was asked last, in the order in which they did.
  public mutating func takeCompletions() -> [Completion] {
    defer { ended = [] }
    return ended
  }

  /// Whether a block ended that nobody was told of.
  public var hasCompletions: Bool { !ended.isEmpty }

  private mutating func leave(_ run: Run, isFinished: Bool) {
    for block in run.blocks {
      waiting[block]?.running -= 1
      if !isFinished { waiting[block]?.isFinished = false }
      complete(block)
    }
  }

  private mutating func complete(_ block: Int) {
    guard let state = waiting[block], !state.isOpen, state.running == 0 else { return }
    waiting[block] = nil
    ended.append(Completion(block: block, isFinished: state.isFinished))
  }

  // MARK: What is shown

  /// The layers as they are shown now: each animation, in the order in which it was added, writes its
  /// property over what was there.
  ///
  /// - Parameter layer: The only layer that is asked about, so that the others may stand still.
  public func presentation(of scene: Scene, on layer: ViewID? = nil) -> Scene {
    var shown = scene
    for run in layer.map(active(on:)) ?? runs { show(run, in: &shown, of: scene) }
    return shown
  }

  /// What a layer has that shows something.
  private func active(on layer: ViewID) -> [Run] { list.runs(list.on(layer)?.active ?? []) }

  /// Writes what one animation shows now over what the ones before it show of a scene.
  public func show(_ run: Run, in shown: inout Scene, of scene: Scene) {
    if run.waits { return }
    if let progress = progress(of: run) {
      run.animation.show(progress: progress, on: run.layer, in: &shown)
    } else {
      run.animation.show(at: shownTime(of: run, in: scene), on: run.layer, in: &shown)
    }
  }

  /// The value that animations of one property make of a present one, where a scene stores none.
  public func shown(
    _ property: LayerProperty, of layer: ViewID, over present: AnimatedValue, in scene: Scene
  ) -> AnimatedValue {
    active(on: layer).reduce(present) { value(property, of: $1, over: $0, in: scene) }
  }

  /// The value that one animation makes of what those before it show.
  public func value(
    _ property: LayerProperty, of run: Run, over present: AnimatedValue, in scene: Scene
  ) -> AnimatedValue {
    guard let progress = progress(of: run) else {
      return run.animation.value(of: property, at: shownTime(of: run, in: scene), over: present)
    }
    return run.animation.value(of: property, progress: progress, over: present)
  }

  /// The time of its layer at which an animation is shown.
  ///
  /// Over is over, whatever was rounded. But a layer whose time was set back shows what was then.
  public func shownTime(of run: Run, in scene: Scene) -> Double {
    let time = time(of: run.layer, in: scene, at: now)
    let end = run.animation.timing.end
    guard run.isOver, time < end else { return time }
    return self.time(of: run.layer, in: scene, at: now + Timeline.nearness) < end ? time : end
  }
}
