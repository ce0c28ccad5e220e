extension Animator {
  /// How far a change comes on the leg under way, or broken off; nil where it stands without one.
  public func passage(of share: Share, at moment: Double) -> Passage? {
    passage(from: share.begin, share.rest, share.axis, at: moment)
  }

  /// The same for what begins at a place of the way, and had come so far when the leg began.
  func passage(
    from begin: Double, _ rest: Double, _ axis: Axis? = nil, at moment: Double
  ) -> Passage? {
    guard var leg else { return nil }
    leg.curve = leg.curve.along(axis)
    return leg.isBack
      ? back(leg, to: begin, rest, at: moment) : forth(leg, from: begin, rest, at: moment)
  }

  /// The moment at which a change begins to move, as far as it is known: infinite where the animator stands before.
  func begin(of share: Share, at moment: Double) -> Double {
    if isDelayed { return .infinity }
    if let leg, !leg.isBack {
      let begin = leg.begin + leg.wait(for: share.begin) * leg.length
      return begin <= pause ?? .infinity ? begin : .infinity
    }
    return place(at: moment) >= share.begin ? moment : .infinity
  }

  /// To the end: what begins later waits.
  private func forth(_ leg: Leg, from begin: Double, _ rest: Double, at moment: Double) -> Passage {
    let time = leg.time(at: pause ?? moment)
    let wait = leg.wait(for: begin)
    let part = wait < 1 ? max(0, time - wait) / (1 - wait) : time
    let eased = leg.curve.value(at: part)
    return Passage(
      time: time, window: wait < 1 ? wait...1 : 0...1, part: part, eased: eased,
      progress: rest + (1 - rest) * eased)
  }

  /// To the start: what began later is there earlier.
  private func back(_ leg: Leg, to begin: Double, _ rest: Double, at moment: Double) -> Passage {
    let time = leg.time(at: pause ?? moment)
    let own = leg.start > begin ? (leg.start - begin) / leg.start : 0
    let part = own > 0 ? min(1, time / own) : 0
    let eased = own > 0 ? leg.curve.value(at: part) : 0
    return Passage(
      time: time, window: 0...min(1, max(0, own)), part: part, eased: eased,
      progress: rest - rest * eased)
  }
}

extension Animator.Leg {
  /// The part of its time after which it comes to a place ahead.
  fileprivate func wait(for place: Double) -> Double {
    start < 1 ? max(0, place - start) / (1 - start) : 0
  }
}
