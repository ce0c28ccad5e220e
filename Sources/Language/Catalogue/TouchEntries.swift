internal import Geometry
internal import Motion

/// What moves fingers: `explain` and `plot` take calls of these.
let touchFunctions = [
  "drag", "fingers", "pinch", "twist", "tap", "press", "lift", "cancel",
]

extension CatalogueBuilder {
  /// Fingers on the window.
  mutating func addTouches() {
    type("UITouch", .structure)
    addTouchPlaces()
    addEvents()
    addStrokes()
    addPinches()
    addTaps()
    addHeldFingers()
  }

  private mutating func addStrokes() {
    script(
      "drag(from:to:steps:)", takes: [[.point], [.point], [.number]],
      "One finger comes down, moves in so many events, and is lifted.",
      "drag(from: (50, 50), to: (80, 50), steps: 10)"
    ) { try .drag($0, lifts: true) }
    script(
      "drag(from:to:steps:lifts:)", takes: [[.point], [.point], [.number], [.boolean]],
      "The same; with lifts: false the finger stays down.",
      "drag(from: (50, 50), to: (80, 50), steps: 10, lifts: false)"
    ) { try .drag($0, lifts: Bool.from($0[3], 3)) }
    script(
      "fingers(from:to:steps:)", takes: [[.list], [.list], [.number]],
      "Any number of fingers, each moving in a straight line.",
      "fingers(from: [(50, 50), (90, 50)], to: [(40, 50), (99, 60)], steps: 5)"
    ) { try .fingers($0, lifts: true) }
    script(
      "fingers(from:to:steps:lifts:)", takes: [[.list], [.list], [.number], [.boolean]],
      "The same; with lifts: false they stay down.",
      "fingers(from: [(50, 50)], to: [(40, 50)], steps: 5, lifts: false)"
    ) { try .fingers($0, lifts: Bool.from($0[3], 3)) }
  }

  private mutating func addPinches() {
    script(
      "pinch(at:from:to:steps:)", takes: [[.point], [.number], [.number], [.number]],
      "Two fingers about a point, whose distance changes.",
      "pinch(at: (100, 100), from: 100, to: 200, steps: 10)"
    ) { try .pinch($0, angle: Angle(radians: 0)) }
    script(
      "pinch(at:from:to:steps:angle:)",
      takes: [[.point], [.number], [.number], [.number], [.angle, .number]],
      "The same on a line at an angle.",
      "pinch(at: (100, 100), from: 100, to: 50, steps: 10, angle: 45°)"
    ) { try .pinch($0, angle: angle($0[4], 4)) }
    script(
      "twist(at:by:radius:steps:)", takes: [[.point], [.angle, .number], [.number], [.number]],
      "Two fingers on a circle turn about its middle.",
      "twist(at: (100, 100), by: 90°, radius: 50, steps: 9)"
    ) {
      try .twist(
        at: Point.from($0[0], 0), by: angle($0[1], 1), radius: Double.from($0[2], 2),
        steps: WholeNumber.from($0[3], 3).number)
    }
  }

  private mutating func addTaps() {
    script(
      "tap(at:)", takes: [[.point]], "One finger comes down and is lifted.", "tap(at: (50, 50))"
    ) { try .tap(at: Point.from($0[0], 0)) }
    script(
      "tap(at:taps:)", takes: [[.point], [.number]], "So many times.", "tap(at: (50, 50), taps: 2)"
    ) { try .tap(at: Point.from($0[0], 0), taps: WholeNumber.from($0[1], 1).number) }
    script(
      "tap(at:fingers:)", takes: [[.point], [.number]], "With so many fingers side by side.",
      "tap(at: (50, 50), fingers: 2)"
    ) { try .tap(at: Point.from($0[0], 0), fingers: WholeNumber.from($0[1], 1).number) }
    script(
      "tap(at:taps:fingers:)", takes: [[.point], [.number], [.number]],
      "So many times with so many fingers.", "tap(at: (50, 50), taps: 1, fingers: 2)"
    ) {
      try .tap(
        at: Point.from($0[0], 0), taps: WholeNumber.from($0[1], 1).number,
        fingers: WholeNumber.from($0[2], 2).number)
    }
    script(
      "press(at:seconds:)", takes: [[.point], [.number]],
      "One finger comes down and stays so long.",
      "press(at: (50, 50), seconds: 0.6)"
    ) { try .press(at: Point.from($0[0], 0), seconds: Double.from($0[1], 1)) }
  }

  /// What fingers do that a script left down.
  private mutating func addHeldFingers() {
    effect(
      "fingers(to:steps:)", takes: [[.list], [.number]],
      "The fingers that are down go on to these points, and stay down.",
      """
      drag(from: (50, 50), to: (60, 50), steps: 1, lifts: false)
      fingers(to: [(80, 50)], steps: 2)
      """
    ) { evaluator, values, call in
      try evaluator.moveFingers(
        to: points(values[0], 0), steps: WholeNumber.from(values[1], 1).number, at: call)
    }
    effect(
      "lift()", "Lifts the fingers that are down.",
      "drag(from: (50, 50), to: (60, 50), steps: 1, lifts: false); lift()"
    ) { evaluator, _, call in try evaluator.liftFingers(at: call) }
    effect(
      "cancel()", "Cancels the touches that are down, as a phone call would.",
      "drag(from: (50, 50), to: (60, 50), steps: 1, lifts: false); cancel()"
    ) { evaluator, _, call in try evaluator.cancelFingers(at: call) }
  }

  private mutating func script(
    _ signature: StaticString, takes kinds: [Kinds], _ summary: StaticString,
    _ example: StaticString, _ make: @escaping @Sendable ([Value]) throws -> TouchScript
  ) {
    effect(signature, takes: kinds, summary, example) { evaluator, values, call in
      let script: TouchScript
      do { script = try make(values) } catch let error as TouchScriptError {
        throw Fault.problem(.impossibleTouches(ImpossibleTouches(error)))
      }
      return try evaluator.play(script, at: call)
    }
  }
}

extension TouchScript {
  fileprivate static func drag(_ values: [Value], lifts: Bool) throws -> TouchScript {
    try fingers(
      from: [Point.from(values[0], 0)], to: [Point.from(values[1], 1)],
      steps: WholeNumber.from(values[2], 2).number, lifts: lifts)
  }

  fileprivate static func fingers(_ values: [Value], lifts: Bool) throws -> TouchScript {
    try fingers(
      from: points(values[0], 0), to: points(values[1], 1),
      steps: WholeNumber.from(values[2], 2).number, lifts: lifts)
  }

  fileprivate static func pinch(_ values: [Value], angle: Angle) throws -> TouchScript {
    try pinch(
      at: Point.from(values[0], 0), from: Double.from(values[1], 1), to: Double.from(values[2], 2),
      steps: WholeNumber.from(values[3], 3).number, angle: angle)
  }
}

private func points(_ value: Value, _ position: Int) throws(Fault) -> [Point] {
  try [Value].from(value, position).map { element throws(Fault) in
    try Point.from(element, position)
  }
}

private func angle(_ value: Value, _ position: Int) throws(Fault) -> Angle {
  let radians = try Radians.from(value, position)
  return radians.angle ?? Angle(radians: radians.radians)
}

extension CatalogueBuilder {
  /// What a `UIEvent` says of the fingers on the screen.
  fileprivate mutating func addEvents() {
    type("UIEvent", .structure)
    _ = names.intern("allTouches")
    for signature in [
      "touches(for:)", "touchesForView(_:)", "touchesForGestureRecognizer(_:)",
    ] as [StaticString] {
      event(
        signature, takes: [.view, .recognizer, .nothing], "The touches of a view or recognizer."
      ) {
        $0.touches($1, of: $2)
      }
    }
    for signature in ["coalescedTouches(for:)", "coalescedTouchesForTouch(_:)"] as [StaticString] {
      event(signature, takes: [.structure], "The touch alone: each event here is one touch.") {
        [$2]
      }
    }
    for signature in ["predictedTouches(for:)", "predictedTouchesForTouch(_:)"] as [StaticString] {
      event(signature, takes: [.structure], "None: nothing is predicted here.") { _, _, _ in [] }
    }
  }

  /// A method of events, which have the list of all touches.
  private mutating func event(
    _ signature: StaticString, takes kinds: Kinds, _ summary: StaticString,
    _ answer: @escaping @Sendable (Evaluator, [Value], Value) -> [Value]
  ) {
    effect(signature, of: .structure, takes: [kinds], gives: .list, summary, "") {
      evaluator, values, _ in
      guard case .structure(let box) = values[0], box.payload.fields.count == 1,
        case .list(let all) = box.payload.fields[0]
      else {
        throw Fault.problem(
          .unknownMember("touches", of: values[0].kind.words, candidates: [], synonym: nil))
      }
      return answer(evaluator, all.payload, values[1]).asValue
    }
  }

  /// What a `UITouch` says of where it is.
  fileprivate mutating func addTouchPlaces() {
    for name in UITouchFields.names { _ = names.intern(name) }
    for (signature, isPrevious) in [
      ("location(in:)", false), ("locationInView(_:)", false),
      ("previousLocation(in:)", true), ("previousLocationInView(_:)", true),
    ] as [(StaticString, Bool)] {
      effect(
        signature, of: .structure, takes: [[.view, .nothing]], gives: .point,
        isPrevious
          ? "Where a touch was before it moved, in a view's coordinates."
          : "Where a touch is, in a view's coordinates; nil is the window.", ""
      ) { evaluator, values, _ in
        guard let places = evaluator.whereabouts(ofTouch: values[0]) else {
          throw Fault.problem(
            .unknownMember(
              "location", of: values[0].kind.words, candidates: [], synonym: nil))
        }
        let place = isPrevious ? places.before : places.now
        return .point(try evaluator.place(place, in: values[1].viewOrNil(1)))
      }
    }
    addPhases()
    effect(
      "anyObject()", of: .list, gives: .void, "One of its elements, or nil: here the first.",
      "[7, 8].anyObject()"
    ) { _, values, _ in try elements(values[0]).first ?? .nothing }
  }

  private mutating func addPhases() {
    for name in ["Phase", "UITouchPhase"] as [StaticString] { type(name, .touchPhase) }
    add(
      Definition(
        role: .constant, name: names.intern("Phase"), owner: .structure, result: .type,
        spellings: spellings(type: "UITouch"), summary: "The type of a touch's phase.", example: "",
        body: .many { [name = names.intern("Phase")] _ in .type(.builtin(.touchPhase, name)) }))
    for phase in [.began, .moved, .stationary, .ended, .cancelled] as [Touch.Phase] {
      let literals = phase.literals
      constant("UITouch.Phase", literals.swift, c: literals.c, "What a finger did last.") { phase }
    }
  }
}

extension Touch.Phase: SymbolConvertible {
  static let kind = Kind.touchPhase

  /// In Swift and in C.
  fileprivate var literals: (swift: StaticString, c: StaticString) {
    switch self {
    case .began: ("began", "UITouchPhaseBegan")
    case .moved: ("moved", "UITouchPhaseMoved")
    case .stationary: ("stationary", "UITouchPhaseStationary")
    case .ended: ("ended", "UITouchPhaseEnded")
    case .cancelled: ("cancelled", "UITouchPhaseCancelled")
    }
  }
}
