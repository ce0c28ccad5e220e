internal import Geometry
internal import Motion
internal import Views

extension Evaluator {
  /// What happened to a recognizer since fingers came down last, in order.
  func gestureReasoning(_ id: RecognizerID) -> Reasoning {
    let recognizer = gestures[id]
    var rules = recognizer.story.entries.map { rule($0, recognizer, callsFunctions(id)) }
    if let last = recognizer.story.entries.indices.last(where: {
      recognizer.story.entries[$0].happening == .reported(.began)
    }), recognizer.story.changes > 0 {
      rules.insert(changes(recognizer), at: last + 1)
    }
    if rules.isEmpty { rules = [untouched] }
    let owner = recognizer.view.map { " of \(name(of: $0))" } ?? ""
    return Reasoning(className(of: id) + owner, rules, moral: moral(recognizer))
  }

  /// What came of the last touches, in a few words.
  func outcome(of id: RecognizerID) -> String {
    let story = gestures[id].story
    let reports =
      story.changes
      + story.entries.count {
        if case .reported = $0.happening { true } else { false }
      }
    if reports > 0 {
      return callsFunctions(id)
        ? "recognized: \(counted(reports, "call"))" : "recognized, but it has no function to call"
    }
    return story.entries.isEmpty ? "not touched yet" : "not recognized"
  }

  /// Whether anything was to be called; the methods of a class of the program are.
  private func callsFunctions(_ id: RecognizerID) -> Bool {
    !ties(of: id).actions.isEmpty || ties(of: id).object != 0
  }

  private var untouched: Rule {
    Rule(
      "no touch", "no finger has come down since it was made.", gives: .nothing,
      evidence: .documented)
  }

  private func changes(_ recognizer: Recognizer) -> Rule {
    let count = recognizer.story.changes
    let what: Sentence =
      recognizer.gesture == .longPress
      ? "moved the finger" : "changed what it counts\(reached(recognizer))"
    return Rule(
      "changed", "\(counted(count, "event")) more \(what).",
      gives: .number(Double(count)), evidence: .documented)
  }

  /// The value that it came to, where it was not reset.
  private func reached(_ recognizer: Recognizer) -> Sentence {
    switch recognizer.gesture {
    case .pan where recognizer.translation != .zero: ", to \(recognizer.translation)"
    case .pinch where recognizer.scale != 1: ", to \(recognizer.scale)"
    case .rotation where recognizer.rotation != 0: ", to \(recognizer.rotation) rad"
    case .pan, .pinch, .rotation, .tap, .longPress, .swipe, .own: ""
    }
  }

  private func rule(
    _ entry: GestureStory.Entry, _ recognizer: Recognizer, _ callsFunctions: Bool
  ) -> Rule {
    switch entry.happening {
    case .missed(let place, let obstacle):
      return Rule(
        "not told", "a finger came down at \(place), but \(sentence(obstacle)).", gives: .nothing,
        evidence: .documented)
    case .received(let place, let hit):
      return Rule(
        "told", "a finger came down at \(place) and hit \(hit)\(relation(hit, recognizer)).",
        gives: .view(hit), evidence: .documented)
    case .waits(let other):
      return Rule(
        "waits", "\(at(entry))it could be recognized, but waits for \(name(of: other)) to fail.",
        gives: .recognizer(other), evidence: .documented)
    case .reported(.began) where recognizer.hasWaited,
      .reported(.ended) where recognizer.hasWaited && recognizer.gesture.isDiscrete:
      return Rule(
        "recognized", "that failed, and \(calls(callsFunctions)).", gives: .truth(true),
        evidence: .documented)
    case .reported(let state):
      return Rule(
        state == .ended && recognizer.gesture.isDiscrete ? "recognized" : state.literals.swift,
        "\(at(entry))\(sentence(state, recognizer, callsFunctions)).", gives: .truth(true),
        evidence: .documented)
    case .failed(let reason):
      return Rule(
        "failed", "\(at(entry))\(sentence(reason)).", gives: .truth(false),
        evidence: reason.evidence)
    }
  }

  /// What a view that was hit is to a recognizer, which may have no view any more.
  private func relation(_ hit: ViewID, _ recognizer: Recognizer) -> Sentence {
    guard let view = recognizer.view else { return "" }
    return hit == view ? ", its view" : ", which lies in its view \(view)"
  }

  private func at(_ entry: GestureStory.Entry) -> Sentence {
    entry.event == 0 ? "" : "event \(String(entry.event)): "
  }

  private func calls(_ callsFunctions: Bool) -> Sentence {
    callsFunctions ? "its functions were called" : "it has no function that could be called"
  }

  private func sentence(
    _ state: GestureState, _ recognizer: Recognizer, _ callsFunctions: Bool
  ) -> Sentence {
    let call = calls(callsFunctions)
    return switch state {
    case .began where recognizer.gesture == .longPress:
      "the finger had stayed down for \(recognizer.needs.minimumPressDuration) s, and \(call)"
    case .began where recognizer.gesture == .own: "its class said so, and \(call)"
    case .began: "what it counts changed for the first time, and \(call)"
    case .ended:
      recognizer.gesture.isDiscrete
        ? "the gesture was complete, and \(call)"
        : callsFunctions
          ? "the fingers were lifted, and \(call) once more, with the last values"
          : "the fingers were lifted"
    case .cancelled: sentence(recognizer.story.stop ?? .cancelled)
    case .possible, .changed, .failed: "its state is .\(state.rawValue)"
    }
  }

  private func moral(_ recognizer: Recognizer) -> Sentence? {
    for entry in recognizer.story.entries.reversed() {
      switch entry.happening {
      case .failed(.lost(let other)):
        return
          "Without a delegate that allows both, one recognizer per finger wins. \(name(of: other)) was first."
      case .missed(_, .interactionOff(let view)) where isQuiet(view):
        return "Labels and image views take no touches until isUserInteractionEnabled is true."
      case .missed, .received, .waits, .reported, .failed: continue
      }
    }
    return nil
  }

  private func isQuiet(_ view: ViewID) -> Bool { !Scene.takesTouches(scene.className(of: view)) }
}

// MARK: In words

extension Evaluator {
  /// What keeps a finger from a recognizer.
  func sentence(_ obstacle: Obstacle) -> Sentence {
    switch obstacle {
    case .noView: "it belongs to no view"
    case .detached: "its view is not in the window"
    case .hidden(let id): "\(id) is hidden"
    case .interactionOff(let id): "isUserInteractionEnabled of \(id) is false"
    case .transparent(let id): "alpha of \(id) is below 0.01"
    case .flat(let id): "the transform flattens \(id)"
    case .outside(let id, let place):
      "in \(id) that is \(place), outside its bounds \(scene.bounds(of: id))\(edges(place, id))"
    case .covered(let id): "\(id) is in front there"
    case .disabled: "isEnabled is false"
    case .refused: "its delegate does not let it receive this touch"
    }
  }

  private func edges(_ place: Point, _ id: ViewID) -> String {
    isOnLastEdge(place, scene.bounds(of: id)) ? ", whose last edges do not belong to it" : ""
  }

  func sentence(_ reason: FailureReason) -> Sentence {
    switch reason {
    case .tooFewTouches(let count, let needed):
      "there \(fingers(count)), and it wants \(String(needed))"
    case .tooManyTouches(let count, let allowed):
      "there \(fingers(count)), and it takes \(String(allowed))"
    case .nothingChanged: "the fingers were lifted before what it counts had changed"
    case .moved(let distance, let allowed):
      "a finger moved \(distance) points, and it allows \(allowed)"
    case .lifted(let seconds, let needed):
      "the finger was lifted after \(seconds) s, and it wants \(needed)"
    case .held(let longest): "the finger stayed down for \(longest) s: that is no tap"
    case .taps(let count, let needed):
      "after \(counted(count, "tap")) no further one came within \(GestureNeeds.longestPause) s, and it wants \(String(needed))"
    case .noPress(let count):
      "after \(counted(count, "tap")) no finger came down to stay within \(GestureNeeds.longestPause) s"
    case .short(let length, let needed):
      "the finger went \(length) points, and a swipe goes \(needed)"
    case .direction(let way): "the finger went by \(way): that is not its direction"
    case .slow(let longest): "the swipe took more than \(longest) s"
    case .lost(let other): "\(name(of: other)) was recognized first"
    case .required(let other): "it waits for \(name(of: other)) to fail, and that was recognized"
    case .waitedInVain(let other): "the fingers were gone while it waited for \(name(of: other))"
    case .refused: "gestureRecognizerShouldBegin said no"
    case .set: "its state was set so"
    case .cancelled: "the touches were cancelled"
    case .disabled: "isEnabled was set to false"
    case .detached: "it was taken from its view"
    }
  }

  private func fingers(_ count: Int) -> String {
    count == 1 ? "was one finger" : "were \(count) fingers"
  }
}

extension Recognizer {
  /// Whether it had to wait for another one.
  fileprivate var hasWaited: Bool {
    story.entries.contains { if case .waits = $0.happening { true } else { false } }
  }
}

extension FailureReason {
  /// Apple publishes few of the numbers that decide.
  fileprivate var evidence: Evidence {
    switch self {
    case .moved, .held, .taps, .noPress, .short, .direction, .slow: .inferred
    case .tooFewTouches, .tooManyTouches, .nothingChanged, .lifted, .lost, .required,
      .waitedInVain, .refused, .set, .cancelled, .disabled, .detached:
      .documented
    }
  }
}
