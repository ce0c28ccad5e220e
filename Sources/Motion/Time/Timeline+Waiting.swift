public import Views

// Transforms that begin to move later, while an earlier animation of a view still goes.

extension Timeline {
  /// The next moment at which one that waited begins, up to a moment.
  func nextTakeover(by moment: Double, in scene: Scene) -> Double? {
    let begins = runs.lazy.filter(\.waits).map { max(self.now, self.begin(of: $0, in: scene)) }
    return begins.filter { $0 <= moment }.min()
  }

  /// Lets those that waited for now go on from what is shown; false where none did.
  @discardableResult
  public mutating func takeOver(in scene: Scene) -> Bool {
    var isTaken = false
    for index in runs.indices where runs[index].waits {
      let run = runs[index]
      guard begin(of: run, in: scene) <= now,
        case .change(let property, var change) = run.animation.action
      else { continue }
      change.course = change.course.beginning(
        at: presentation(of: scene, on: run.layer).value(property, of: run.layer))
      stopEarlier(property, of: run.layer, before: index)
      runs[index].animation.action = .change(property, change)
      runs[index].waits = false
      isTaken = true
    }
    return isTaken
  }

  /// What nothing earlier covers any more shows how it begins.
  mutating func uncover() {
    for index in runs.indices where runs[index].waits && !isCovered(index) {
      runs[index].waits = false
    }
  }

  private func isCovered(_ index: Int) -> Bool {
    let run = runs[index]
    return (places[run.layer] ?? []).contains { earlier in
      earlier < index && run.animation.properties.contains { runs[earlier].isShown($0) }
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

extension Change.Course {
  fileprivate func beginning(at start: AnimatedValue) -> Change.Course {
    guard case .ends(_, let end, _) = self else { return self }
    return .ends(from: start, to: end, by: nil)
  }
}
