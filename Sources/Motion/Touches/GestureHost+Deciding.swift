// Which of several recognizers goes ahead. Source: docs/geometry.md#which-recognizer-goes-ahead.
extension GestureHost {
  mutating func settle(_ id: RecognizerID, _ wish: Wish) throws(Failure) {
    switch wish {
    case .change: gestures.set(.changed, of: id)
    case .end: gestures.set(.ended, of: id)
    case .fail(let reason):
      // Whoever waits fails because of the other, which may decide in this event, too.
      if gestures[id].wish == nil { gestures.fail(id, reason) } else { gestures[id].wish = wish }
    case .recognize:
      if gestures[id].wish == nil { try recognize(id) }
    }
  }

  /// Goes ahead, waits for others to fail, or fails because of them.
  private mutating func recognize(_ id: RecognizerID) throws(Failure) {
    gestures[id].isDeciding = true
    defer { gestures[id].isDeciding = false }
    var waits: [RecognizerID] = []
    for rival in gestures.rivals(of: id) where isInTheWay(rival) {
      guard try mustFail(rival, before: id) else { continue }
      if gestures[rival].state.isRecognized { return gestures.fail(id, .required(rival)) }
      waits.append(rival)
    }
    guard try !isLost(id), gestures[id].state == .possible else { return }
    guard let first = waits.first else { return try goAhead(id) }
    gestures[id].wish = .recognize
    gestures[id].waits = waits
    gestures[id].story.add(.waits(for: first), at: gestures.round.toldEvent)
  }

  private func isInTheWay(_ id: RecognizerID) -> Bool {
    gestures[id].state == .possible || gestures[id].state.isRecognized
  }

  private mutating func mustFail(
    _ rival: RecognizerID, before id: RecognizerID
  ) throws(Failure) -> Bool {
    if gestures[id].required.contains(rival) { return true }
    if try answer(.requiredToFail(rival, by: id)) { return true }
    return try answer(.requiresFailure(id, of: rival))
  }

  /// Fails where another was first and both at once are not allowed.
  private mutating func isLost(_ id: RecognizerID) throws(Failure) -> Bool {
    for rival in gestures.rivals(of: id) where gestures[rival].state.isRecognized {
      if gestures.leaves(rival, id) { continue }
      if try areSimultaneous(id, rival) { continue }
      if try !prevents(rival, id) { continue }
      gestures.fail(id, .lost(to: rival))
      return true
    }
    return false
  }

  private mutating func areSimultaneous(
    _ first: RecognizerID, _ second: RecognizerID
  ) throws(Failure) -> Bool {
    if try answer(.simultaneous(first, with: second)) { return true }
    return try answer(.simultaneous(second, with: first))
  }

  /// Whether the classes of both let the one keep the other from beginning.
  private mutating func prevents(_ first: RecognizerID, _ second: RecognizerID) throws(Failure)
    -> Bool
  {
    guard try answer(.prevents(first, second)) else { return false }
    return try answer(.isPrevented(second, by: first))
  }

  private mutating func goAhead(_ id: RecognizerID) throws(Failure) {
    guard try answer(.shouldBegin(id)) else { return gestures.fail(id, .refused) }
    guard gestures[id].state == .possible else { return }
    gestures.set(gestures[id].goal ?? (gestures[id].gesture.isDiscrete ? .ended : .began), of: id)
    for rival in gestures.rivals(of: id) where gestures[rival].state == .possible {
      if gestures.leaves(id, rival) { continue }
      if gestures[rival].waits.contains(id) {
        gestures.fail(rival, .required(id))
      } else if try !areSimultaneous(id, rival) {
        if try prevents(id, rival) { gestures.fail(rival, .lost(to: id)) }
      }
    }
  }

  /// Whoever waited for others that failed goes ahead.
  mutating func resolveWaiting() throws(Failure) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for id in gestures.round.participants where gestures[id].wish != nil {
        let waits = gestures[id].waits
        if let winner = waits.first(where: { gestures[$0].state.isRecognized }) {
          gestures.fail(id, .required(winner))
        } else if waits.allSatisfy({ !isInTheWay($0) }) {
          try stopWaiting(id)
        } else {
          continue
        }
        isSettled = false
      }
    }
  }

  private mutating func stopWaiting(_ id: RecognizerID) throws(Failure) {
    guard gestures[id].wish == .recognize else {
      return gestures.fail(
        id, gestures[id].waits.first.map { .waitedInVain(for: $0) } ?? .nothingChanged)
    }
    gestures[id].wish = nil
    gestures[id].waits = []
    if try !isLost(id) { try goAhead(id) }
  }

  /// Calls the actions of all new states, also of those that the actions bring about.
  mutating func sendReports() throws(Failure) {
    while !gestures.round.reports.isEmpty {
      let report = gestures.round.reports.removeFirst()
      if gestures[report.id].state == report.state { try act(report.id) }
    }
  }
}
