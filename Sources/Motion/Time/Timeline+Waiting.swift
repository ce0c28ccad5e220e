public import Views

// Transforms that begin to move later, while an earlier animation of a view still goes.

extension Timeline {
  /// The next moment at which one that waited begins, up to a moment.
  func nextTakeover(by moment: Double, in scene: Scene) -> Double? {
    let others = irregular(\.waits).lazy.map { self.begin(of: $0.run, in: scene) }
    let first = clocks.isEmpty ? list.begins.first?.moment : nil
    let begin = [others.min(), first].compactMap { $0 }.min().map { max(now, $0) }
    return begin.flatMap { $0 <= moment ? $0 : nil }
  }

  /// Lets those that waited for now go on from what is shown; false where none did.
  @discardableResult
  public mutating func takeOver(in scene: Scene) -> Bool {
    var isTaken = false
    while let slot = nextBeginning(in: scene), let run = list.slots[slot],
      case .change(let property, var change) = run.animation.action
    {
      change.course = change.course.beginning(
        at: presentation(of: scene, on: run.layer).value(property, of: run.layer))
      list.stop(property, of: run.layer, before: slot)
      list.wake(slot, on: .change(property, change))
      isTaken = true
    }
    return isTaken
  }

  /// The first that was added of those that wait for now.
  private func nextBeginning(in scene: Scene) -> Int? {
    let others = irregular(\.waits).first { begin(of: $0.run, in: scene) <= now }
    let own = clocks.isEmpty ? list.begins.first.flatMap { $0.moment <= now ? $0.slot : nil } : nil
    return [others?.slot, own].compactMap { $0 }.min()
  }

  /// What nothing earlier covers any more shows how it begins.
  mutating func uncover(behind gone: [Run]) {
    for run in gone {
      guard let property = run.movedProperty,
        let first = firstShown(list.on(run.layer)?.moving[property] ?? [])
      else { continue }
      list.wake(first)
    }
  }

  /// The moment at which it begins to move.
  private func begin(of run: Run, in scene: Scene) -> Double {
    guard let share = run.share else {
      return moment(of: run.animation.timing.begin, in: run.layer, scene)
    }
    return animators[share.animator]?.begin(of: share, at: now) ?? now
  }
}
