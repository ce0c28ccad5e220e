internal import Geometry
internal import Motion
internal import Views

/// Scripts that call nothing.
extension Evaluator {
  /// Rule: there are recognizers, fingers came down, and not one recognizer was told of them; or some
  /// were, and none reported anything, nor waits for fingers that are still down.
  ///
  /// Where a recognizer had too few fingers and one missed it, that one is the reason.
  mutating func warnOfSilence(at call: NodeID) {
    guard settings.warns, depth == 0 else { return }
    let told = gestures.ids.filter { gestures[$0].wasTold }
    guard let first = likeliest(of: told, at: call) else { return warnOfUntouched(at: call) }
    guard !gestures.isTouched, !told.contains(where: { gestures[$0].hasReported }),
      let reason = gestures[first].story.entries.lazy.compactMap({ $0.failure }).last
    else { return }
    if case .tooFewTouches = reason, let missed = missedTouch(of: first) {
      return warn(.misleading(missed), at: tree.span(call))
    }
    let mistake = Mistake.unrecognized(
      recognizer: name(of: first), reason: text(sentence(reason)),
      isNamed: gestures[first].name != nil)
    warn(.misleading(mistake), at: tree.span(call), severity: .note)
  }

  /// The scroll view with more to show that a finger would move in an app; nil for other scripts.
  func scrollView(movedBy script: TouchScript) -> (id: ViewID, offset: Point)? {
    guard depth == 0, let way = script.way, way.start != way.end,
      var id = scene.hitTestView(way.start, in: window)
    else { return nil }
    while !scrolls(id) {
      guard let parent = scene.parent(of: id) else { return nil }
      id = parent
    }
    return (id, scene.bounds(of: id).origin)
  }

  private func scrolls(_ id: ViewID) -> Bool {
    guard catalogue.isView(scene.className(of: id), "UIScrollView"),
      case .size(let content)? = names.find("contentSize").flatMap({ attribute($0, of: id) })
    else { return false }
    if case .boolean(false)? = names.find("isScrollEnabled").flatMap({ attribute($0, of: id) }) {
      return false
    }
    let size = scene.bounds(of: id).size
    return content.width > size.width || content.height > size.height
  }

  /// Rule: a finger moved on a scroll view with more to show, nothing of the program reported its fingers, and the
  /// scroll view stands where it stood.
  mutating func warnOfScrolling(_ scrolled: (id: ViewID, offset: Point), at call: NodeID) {
    let hasReported = gestures.ids.contains { gestures[$0].wasTold && gestures[$0].hasReported }
    guard !hasReported, scene.bounds(of: scrolled.id).origin == scrolled.offset else { return }
    let mistake = Mistake.unscrolled(
      view: shortName(scrolled.id), offset: sourceText(.point(scrolled.offset)))
    warn(.misleading(mistake), at: tree.span(call), severity: .note)
  }

  private mutating func warnOfUntouched(at call: NodeID) {
    let ids = Array(gestures.ids)
    guard let id = likeliest(of: ids.filter { gestures[$0].view != nil }, at: call) ?? ids.first,
      let mistake = missedTouch(of: id)
    else { return }
    warn(.misleading(mistake), at: tree.span(call))
  }

  /// The first touch that a recognizer was not told of.
  private func missedTouch(of id: RecognizerID) -> Mistake? {
    gestures[id].story.entries.lazy.compactMap { entry in
      guard case .missed(let place, let obstacle) = entry.happening, !isToldOf(obstacle, id) else {
        return nil
      }
      return .untouched(
        place: sourceText(.point(place)), recognizer: name(of: id),
        obstacle: text(sentence(obstacle)), cure: cure(obstacle))
    }.first
  }

  /// Rule: the touch went through a view that is animated, which a note says.
  private func isToldOf(_ obstacle: Obstacle, _ id: RecognizerID) -> Bool {
    guard case .covered = obstacle else { return false }
    return gestures[id].view.map(isBlocked) ?? false
  }

  /// The recognizer that a script was played for, as its name says; else the first.
  private func likeliest(of ids: [RecognizerID], at call: NodeID) -> RecognizerID? {
    let script = writtenOnOneLine(call).prefix { $0 != "(" }
    guard let classes = recognizers[String(script)] else { return ids.first }
    return ids.first { classes.contains(gestures[$0].gesture.className) } ?? ids.first
  }

  private func cure(_ obstacle: Obstacle) -> String? {
    switch obstacle {
    case .interactionOff(let view):
      scene.name(of: view).map { "\($0).isUserInteractionEnabled = true" }
    case .hidden(let view): scene.name(of: view).map { "\($0).isHidden = false" }
    case .noView: "view.addGestureRecognizer(…)"
    case .detached, .transparent, .flat, .outside, .covered, .disabled, .refused: nil
    }
  }
}

/// Who recognizes each script.
private let recognizers: [String: [String]] = [
  "drag": ["UIPanGestureRecognizer", "UISwipeGestureRecognizer"],
  "pinch": ["UIPinchGestureRecognizer"], "twist": ["UIRotationGestureRecognizer"],
  "tap": ["UITapGestureRecognizer"], "press": ["UILongPressGestureRecognizer"],
]

extension GestureStory.Entry {
  /// Why it failed, where this is that it did.
  fileprivate var failure: FailureReason? {
    if case .failed(let reason) = happening { reason } else { nil }
  }
}
