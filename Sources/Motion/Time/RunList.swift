internal import Views

/// The animations under way, in the order in which they were added.
///
/// Each has a slot as long as it is there, so that one is added, found and taken away without a look at the others:
/// thousands may stand on one layer. Empty slots are closed up when they are the most.
struct RunList: Sendable {
  private(set) var slots: [Timeline.Run?] = []
  /// How many there are.
  private(set) var count = 0
  private var layers: [ViewID: LayerRuns] = [:]
  /// Those that follow a property animator, by it: it says when they begin and end.
  private(set) var shared: [Int: [Int]] = [:]
  /// The others by the end of those that are not over, in the time of their layers.
  private(set) var ends = MomentQueue()
  /// And by the begin of those that wait.
  private(set) var begins = MomentQueue()

  /// All, in their order.
  var all: [Timeline.Run] { slots.compactMap { $0 } }

  /// The slots of those that meet a condition.
  func places(where isMeant: (Timeline.Run) -> Bool) -> [Int] {
    slots.indices.filter { slots[$0].map(isMeant) ?? false }
  }

  /// Those of a layer; nil where it has none.
  func on(_ layer: ViewID) -> LayerRuns? { layers[layer] }

  func runs(_ slots: [Int]) -> [Timeline.Run] { slots.compactMap { self.slots[$0] } }

  // MARK: Adding and removing

  mutating func append(_ run: Timeline.Run) {
    let slot = slots.count
    slots.append(run)
    count += 1
    layers[run.layer, default: LayerRuns()].add(slot, run)
    if let share = run.share { return shared[share.animator, default: []].append(slot) }
    if !run.isOver { ends.insert(slot, at: run.animation.timing.end) }
    if run.waits { begins.insert(slot, at: run.animation.timing.begin) }
  }

  mutating func remove(_ gone: [Int]) {
    for slot in gone {
      guard let run = slots[slot] else { continue }
      slots[slot] = nil
      count -= 1
      layers[run.layer]?.remove(slot, run)
      if layers[run.layer]?.all.isEmpty == true { layers[run.layer] = nil }
      guard let share = run.share else { continue }
      shared[share.animator]?.removeAll { $0 == slot }
      if shared[share.animator]?.isEmpty == true { shared[share.animator] = nil }
    }
    if 2 * count + 16 < slots.count { closeUp() }
    forgetPast()
  }

  private mutating func closeUp() {
    let runs = all
    self = RunList()
    for run in runs { append(run) }
  }

  /// Lets the queues begin with what still ends, and what still waits.
  private mutating func forgetPast() {
    while let first = ends.first, slots[first.slot].map(\.isOver) ?? true { ends.removeFirst() }
    while let first = begins.first, !(slots[first.slot].map(\.waits) ?? false) {
      begins.removeFirst()
    }
  }

  // MARK: Changing

  mutating func freeKey(_ key: String, on layer: ViewID) -> String {
    layers[layer]?.freeKey(key) ?? key
  }

  /// Their time has passed.
  mutating func end(_ over: [Int]) {
    for slot in over { slots[slot]?.isOver = true }
    forgetPast()
  }

  /// Lets what moves a property before a slot show nothing more.
  mutating func stop(_ property: LayerProperty, of layer: ViewID, before end: Int) {
    for slot in layers[layer]?.stop(property, before: end) ?? [] {
      slots[slot]?.animation.action = .change(property, .nothing)
      slots[slot]?.waits = false
    }
    forgetPast()
  }

  /// Lets one that waits show something, on a course of its own where it gets one.
  mutating func wake(_ slot: Int, on course: Animation.Action? = nil) {
    guard let run = slots[slot], run.waits else { return }
    if let course { slots[slot]?.animation.action = course }
    slots[slot]?.waits = false
    layers[run.layer]?.wake(slot)
    forgetPast()
  }

  /// Keeps how far one has come of an animator's way.
  mutating func setRest(_ rest: Double, of slot: Int) { slots[slot]?.share?.rest = rest }
}
