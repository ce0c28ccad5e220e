internal import Motion
internal import Views

extension CatalogueBuilder {
  mutating func addRecognizers() {
    // Written out: a list from another module would be made at each launch.
    for gesture in [.own, .pan, .pinch, .rotation, .tap, .longPress, .swipe] as [Gesture] {
      addMakers(of: gesture)
    }
    addGestureConstants()
    addSharedRecognizerProperties()
    addNeeds()
    addCounts()
    addRecognizerMethods()
    addRecognizersOfViews()
  }

  // MARK: Making

  private mutating func addMakers(of gesture: Gesture) {
    let name = names.intern(gesture.literal)
    type(gesture.literal, .recognizer)
    let make = { @Sendable (evaluator: inout Evaluator, values: [Value]) throws -> Value in
      try evaluator.makeRecognizer(gesture, target: values.first, action: values.dropFirst().first)
    }
    add(
      Definition(
        role: .initializer, name: name, labels: labels("target", "action"),
        parameters: takes([], [.function, .text, .nothing]), result: .recognizer,
        summary: "A recognizer that calls a function; the target is not needed.",
        example: gesture.example,
        body: .effect { evaluator, values, _ in try make(&evaluator, values) }))
    add(
      Definition(
        role: .initializer, name: name, labels: labels("_"), parameters: takes([.function]),
        result: .recognizer, summary: "A recognizer that calls a function.",
        example: "UITapGestureRecognizer({ print(\"tapped\") })",
        body: .effect { evaluator, values, _ in try make(&evaluator, [.nothing] + values) }))
    add(
      Definition(
        role: .initializer, name: name,
        result: .recognizer, summary: "A recognizer that calls nothing yet.",
        example: "UITapGestureRecognizer()",
        body: .effect { evaluator, values, _ in try make(&evaluator, values) }))
  }

  // MARK: Constants

  private mutating func addGestureConstants() {
    let type = "UIGestureRecognizer" as StaticString
    for (member, kind) in [
      ("State", GestureState.kind), ("Direction", .swipeDirection),
    ] as [(StaticString, Kind)] {
      self.type(member, kind)
      let name = names.intern(member)
      add(
        Definition(
          role: .constant, name: name, owner: .recognizer,
          result: .type, spellings: spellings(type: type),
          summary: "The type of a property of recognizers.",
          example: "UIPanGestureRecognizer().state",
          body: .many { _ in .type(.builtin(kind, name)) }))
    }
    self.type("UIGestureRecognizerState", .gestureState)
    property("rawValue", "Its number: 1 for began.", "UIPanGestureRecognizer().state.rawValue") {
      (state: GestureState) in state.number
    }
    addStateNumbers()
    self.type("UISwipeGestureRecognizerDirection", .swipeDirection)
    for state in [.possible, .began, .changed, .ended, .cancelled, .failed] as [GestureState] {
      let names = state.literals
      constant("UIGestureRecognizer.State", names.swift, c: names.c, "A state of a recognizer.") {
        state
      }
      constant("UIGestureRecognizer.State", names.old, "A state, as Swift 2 spells it.") { state }
    }
    constant(
      "UIGestureRecognizer.State", "recognized", c: "UIGestureRecognizerStateRecognized",
      "Another name of .ended."
    ) { GestureState.ended }
    for direction in [.right, .left, .up, .down] as [SwipeDirection] {
      let names = direction.literals
      constant(
        "UISwipeGestureRecognizer.Direction", names.swift, c: names.c, "A way to swipe."
      ) { direction }
      constant("UISwipeGestureRecognizer.Direction", names.old, "A way, as Swift 2 spells it.") {
        direction
      }
    }
  }

  /// Source: UIGestureRecognizer.h; a number of no state makes none.
  private mutating func addStateNumbers() {
    let state = { @Sendable (values: [Value]) throws -> Value in
      let number = try Double.from(values[0], 0)
      return GestureState.allCases.first { $0.number == number }?.asValue ?? .nothing
    }
    staticEffect(
      "UIGestureRecognizer", "State(rawValue:)", of: .recognizer, takes: [[.number]],
      gives: .gestureState, "The state of a number.", "UIGestureRecognizer.State(rawValue: 2)"
    ) { _, values, _ in try state(values) }
    effect(
      "UIGestureRecognizerState(rawValue:)", takes: [[.number]], gives: .gestureState,
      "The state of a number.", "UIGestureRecognizerState(rawValue: 2)"
    ) { _, values, _ in try state(values) }
  }

  // MARK: Properties

  private mutating func addSharedRecognizerProperties() {
    recognizer("state", "Where its gesture stands; its own class may set it.") {
      $0.state
    } set: { evaluator, id, state in
      try evaluator.setState(state, of: id)
    }
    for name in ["isEnabled", "enabled"] as [StaticString] {
      recognizer(name, "Whether it is told of touches; switching off cancels.") {
        $0.isEnabled
      } set: { evaluator, id, isEnabled in
        evaluator.gestures.setEnabled(isEnabled, of: id)
      }
    }
    recognizer("view", "The view it belongs to, or nil.") { $0.view.map { ViewReference($0) } }
    recognizer("name", "Its name, which messages show.") {
      $0.name
    } set: { evaluator, id, name in
      evaluator.gestures[id].name = name
    }
    for name in ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"]
      as [StaticString]
    {
      recognizer(name, "Accepted; views here do nothing with touches of their own.") {
        $0.cancelsTouchesInView
      } set: { evaluator, id, cancels in
        evaluator.gestures[id].cancelsTouchesInView = cancels
      }
    }
    recognizer("numberOfTouches", "How many fingers it follows.") {
      WholeNumber(number: $0.numberOfTouches)
    }
    addDelegate()
  }

  private mutating func addDelegate() {
    let name = names.intern("delegate")
    add(
      Definition(
        role: .property, name: name, parameters: takes([.recognizer]), owner: .recognizer,
        result: .void, summary: "Asked by gestureRecognizer(_:…) functions, where it is not nil.",
        example: "UIPanGestureRecognizer().delegate",
        body: .effect { evaluator, values, _ in
          evaluator.ties(of: try RecognizerReference.from(values[0], 0).id).delegate
        },
        setter: { evaluator, owner, new in
          evaluator.changeTies(of: try RecognizerReference.from(owner, 0).id) {
            $0.delegate = new
          }
          return owner
        }))
  }

  /// What each asks of the fingers.
  private mutating func addNeeds() {
    need("minimumNumberOfTouches", of: [.pan], "The least fingers.") {
      $0.minimumNumberOfTouches
    } set: {
      $0.minimumNumberOfTouches = $1
    }
    need("maximumNumberOfTouches", of: [.pan], "The most fingers.") {
      $0.maximumNumberOfTouches
    } set: {
      $0.maximumNumberOfTouches = $1
    }
    need("numberOfTapsRequired", of: [.tap], orNone: .longPress, "How often the fingers tap.") {
      $0.numberOfTapsRequired
    } set: {
      $0.numberOfTapsRequired = $1
    }
    need("numberOfTouchesRequired", of: [.tap, .longPress, .swipe], "How many fingers.") {
      $0.numberOfTouchesRequired
    } set: {
      $0.numberOfTouchesRequired = $1
    }
    limit("minimumPressDuration", "After how many seconds it begins.") {
      $0.minimumPressDuration
    } set: {
      $0.minimumPressDuration = $1
    }
    limit("allowableMovement", "How far a finger may move, in points.") {
      $0.allowableMovement
    } set: {
      $0.allowableMovement = $1
    }
    recognizer("direction", of: [.swipe], "Which way, or a list of ways.") {
      SwipeDirections(directions: $0.needs.directions)
    } set: { evaluator, id, new in
      evaluator.gestures[id].needs.directions = new.directions
    }
  }

  /// A count, 1 or more; `other` may have none of it.
  private mutating func need(
    _ name: StaticString, of gestures: [Gesture], orNone other: Gesture? = nil,
    _ summary: StaticString, _ get: @escaping @Sendable (GestureNeeds) -> Int,
    set: @escaping @Sendable (inout GestureNeeds, Int) -> Void
  ) {
    recognizer(name, of: gestures + (other.map { [$0] } ?? []), summary) {
      WholeNumber(number: min(get($0.needs), 1 << 53))
    } set: { evaluator, id, count in
      let least = evaluator.gestures[id].gesture == other ? 0 : 1
      guard count.number >= least else {
        throw Fault.argument(1, .gestureNeed(at: least, found: Double(count.number)))
      }
      set(&evaluator.gestures[id].needs, count.number)
    }
  }

  /// A limit of long presses, 0 or more.
  private mutating func limit(
    _ name: StaticString, _ summary: StaticString,
    _ get: @escaping @Sendable (GestureNeeds) -> Double,
    set: @escaping @Sendable (inout GestureNeeds, Double) -> Void
  ) {
    recognizer(name, of: [.longPress], summary) {
      get($0.needs)
    } set: { evaluator, id, number in
      guard number >= 0 else { throw Fault.argument(1, .gestureNeed(at: 0, found: number)) }
      set(&evaluator.gestures[id].needs, number)
    }
  }

  /// What each counts; setting it counts on from there.
  private mutating func addCounts() {
    recognizer(
      "scale", of: [.pinch],
      "The distance of the fingers ÷ their distance at the start or the reset."
    ) {
      $0.scale
    } set: { evaluator, id, scale in
      evaluator.gestures[id].scale = scale
    }
    recognizer(
      "rotation", of: [.rotation], "Radians since the start or the reset, from +x to +y."
    ) {
      Radians(radians: $0.rotation)
    } set: { evaluator, id, angle in
      evaluator.gestures[id].rotation = angle.radians
    }
    recognizer(
      "velocity", of: [.pinch, .rotation], "Scale or radians a second, in the last event."
    ) { $0.rate }
  }
}
