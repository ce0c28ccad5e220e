/// Where the animations of one layer stand, each list in the order in which they were added.
struct LayerRuns: Sendable {
  /// All of them.
  private(set) var all: [Int] = []
  /// Those that show something: that do not wait, and that nothing later has taken over.
  private(set) var active: [Int] = []
  /// By property those that a change of a view made, and that nothing later has taken over.
  private(set) var moving: [LayerProperty: [Int]] = [:]
  /// How many have each key.
  private var keys: [String: Int] = [:]
  /// How many of a change of a view have each key.
  private var keysOfViews: [String: Int] = [:]
  /// By key the first number that may be free behind it.
  private var freeNumbers: [String: Int] = [:]

  func has(_ key: String) -> Bool { keys[key] != nil }

  /// The key of a property, with a number where another animation of a view has it.
  mutating func freeKey(_ key: String) -> String {
    guard keysOfViews[key] != nil else { return key }
    var number = freeNumbers[key] ?? 2
    while keysOfViews["\(key)-\(number)"] != nil { number += 1 }
    freeNumbers[key] = number
    return "\(key)-\(number)"
  }

  // MARK: Changing

  /// Adds the last of all.
  mutating func add(_ slot: Int, _ run: Timeline.Run) {
    all.append(slot)
    if !run.waits, !run.isTakenOver { active.append(slot) }
    if let property = run.movedProperty, !run.isTakenOver {
      moving[property, default: []].append(slot)
    }
    guard let key = run.key else { return }
    keys[key, default: 0] += 1
    if run.isOfView { keysOfViews[key, default: 0] += 1 }
  }

  mutating func remove(_ slot: Int, _ run: Timeline.Run) {
    all.removeOrdered(slot)
    active.removeOrdered(slot)
    if let property = run.movedProperty { moving[property]?.removeOrdered(slot) }
    guard let key = run.key else { return }
    keys.take(key)
    guard run.isOfView else { return }
    keysOfViews.take(key)
    guard let dash = key.lastIndex(of: "-"), let number = Int(key[key.index(after: dash)...]) else {
      return
    }
    freeNumbers[String(key[..<dash])]?.limit(to: number)
  }

  /// What waited shows something.
  mutating func wake(_ slot: Int) {
    active.insert(slot, at: active.place(of: slot))
  }

  /// Gives those that move a property before a slot, which move it no more.
  mutating func stop(_ property: LayerProperty, before end: Int) -> [Int] {
    let moved = moving[property] ?? []
    let stopped = moved.prefix { $0 < end }
    moving[property] = Array(moved.dropFirst(stopped.count))
    for slot in stopped { active.removeOrdered(slot) }
    return Array(stopped)
  }
}

extension [Int] {
  /// Where a number stands, or would stand, among numbers that grow.
  fileprivate func place(of number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate mutating func removeOrdered(_ number: Int) {
    let place = place(of: number)
    if place < count, self[place] == number { remove(at: place) }
  }
}

extension [String: Int] {
  /// Counts one less.
  fileprivate mutating func take(_ key: String) {
    guard let count = self[key] else { return }
    self[key] = count > 1 ? count - 1 : nil
  }
}

extension Int {
  fileprivate mutating func limit(to other: Int) { self = Swift.min(self, other) }
}
