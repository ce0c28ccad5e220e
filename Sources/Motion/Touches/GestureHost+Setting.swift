// States that are set: by a recognizer's own class, which decides so, or by whoever wants to end it.
// Source: the documentation of UIGestureRecognizer.State; docs/geometry.md#gestures.
extension GestureHost {
  /// Sets a recognizer's state as if its gesture said so; what no gesture does, does nothing.
  ///
  ///     possible → began, ended, failed        began, changed → changed, ended, cancelled
  ///
  /// It begins or ends at once only where no other recognizer is in the way. Outside of an event the actions are
  /// called at once.
  public mutating func setState(_ state: GestureState, of id: RecognizerID) throws(Failure) {
    guard gestures.round.participants.contains(id) else { return }
    switch (gestures[id].state, state) {
    case (.possible, .began), (.possible, .ended):
      gestures[id].goal = state
      try settle(id, .recognize)
    case (.possible, .failed), (.possible, .cancelled): gestures.fail(id, .set)
    case (.began, .changed), (.changed, .changed): try settle(id, .change)
    case (.began, .ended), (.changed, .ended): try settle(id, .end)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      gestures.cancel(id, because: .set)
    case (.possible, _), (.began, _), (.changed, _), (.ended, _), (.cancelled, _), (.failed, _):
      return
    }
    if !gestures.round.isInEvent { try finishEvent() }
  }
}
