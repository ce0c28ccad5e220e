internal import Geometry
internal import Motion
internal import Views

extension CatalogueBuilder {
  mutating func addRecognizerMethods() {
    addPlaces()
    addTranslations()
    addTargets()
    addTouchMethods()
    for signature in ["require(toFail:)", "requireGestureRecognizerToFail(_:)"] as [StaticString] {
      recognizer(
        signature, takes: [[.recognizer]], "Waits until the other one has failed.",
        "UITapGestureRecognizer().require(toFail: UIPanGestureRecognizer())"
      ) { evaluator, id, values in
        evaluator.gestures.require(id, toFail: try RecognizerReference.from(values[1], 1).id)
        return .void
      }
    }
  }

  // MARK: Where the fingers are

  private mutating func addPlaces() {
    for signature in ["location(in:)", "locationInView(_:)"] as [StaticString] {
      recognizer(
        signature, takes: [[.view, .nothing]], gives: .point,
        "The middle of its fingers in a view's coordinates; nil is the window.",
        "UITapGestureRecognizer().location(in: self.view)"
      ) { evaluator, id, values in
        .point(try evaluator.place(evaluator.gestures[id].location, in: values[1].viewOrNil(1)))
      }
    }
    for signature in ["location(ofTouch:in:)", "locationOfTouch(_:inView:)"] as [StaticString] {
      recognizer(
        signature, takes: [[.number], [.view, .nothing]], gives: .point,
        "Where one of its fingers is, counted from 0.", touchExample
      ) { evaluator, id, values in
        let index = try WholeNumber.from(values[1], 1).number
        let recognizer = evaluator.gestures[id]
        guard let place = recognizer.location(ofTouch: index) else {
          throw Fault.argument(1, .noSuchTouch(index, count: recognizer.numberOfTouches))
        }
        return .point(try evaluator.place(place, in: values[2].viewOrNil(2)))
      }
    }
  }

  // MARK: What a pan counts

  private mutating func addTranslations() {
    for signature in ["translation(in:)", "translationInView(_:)"] as [StaticString] {
      pan(signature, "How far the fingers moved since the start or the reset.") {
        $0.translation
      }
    }
    for signature in ["velocity(in:)", "velocityInView(_:)"] as [StaticString] {
      pan(signature, "Points a second, in the last event.") { $0.velocity }
    }
    for signature in ["setTranslation(_:in:)", "setTranslation(_:inView:)"] as [StaticString] {
      recognizer(
        signature, of: [.pan], takes: [[.point, .vector], [.view, .nothing]],
        "Counts on from this, in a view's coordinates.",
        "UIPanGestureRecognizer().setTranslation(.zero, in: self.view)"
      ) { evaluator, id, values in
        let move = try Vector(values[1]) ?? Point.from(values[1], 1) - .zero
        let map = try evaluator.scene.map(
          from: values[2].viewOrNil(2) ?? evaluator.window, to: evaluator.window)
        evaluator.gestures[id].translation = move.applying(map)
        return .void
      }
    }
  }

  private mutating func pan(
    _ signature: StaticString, _ summary: StaticString,
    _ read: @escaping @Sendable (Recognizer) -> Vector
  ) {
    recognizer(
      signature, of: [.pan], takes: [[.view, .nothing]], gives: .point, summary,
      "UIPanGestureRecognizer().translation(in: self.view)"
    ) { evaluator, id, values in
      let target = try values[1].viewOrNil(1) ?? evaluator.window
      let map = try evaluator.scene.map(from: evaluator.window, to: target)
      let move = read(evaluator.gestures[id]).applying(map)
      return .point(Point(x: move.dx, y: move.dy))
    }
  }

  // MARK: Targets

  private mutating func addTargets() {
    recognizer(
      "addTarget(_:action:)", takes: [[], [.function, .text, .nothing]], "Calls one more function.",
      "UITapGestureRecognizer().addTarget(self, action: { print(\"tapped\") })"
    ) { evaluator, id, values in
      try evaluator.addTarget(values[1], values[2], to: id)
      return .void
    }
    recognizer(
      "removeTarget(_:action:)", takes: [[], [.function, .text, .nothing]],
      "Calls a function no more; with nil, none at all.",
      "UITapGestureRecognizer().removeTarget(nil, action: nil)"
    ) { evaluator, id, values in
      evaluator.removeTarget(values[2], from: id)
      return .void
    }
  }

  // MARK: What a class of one's own overrides

  private mutating func addTouchMethods() {
    for (phase, signature) in touchMethods {
      addTouchMethod(phase, signature)
      recognizer(
        signature, takes: [[.list, .set], []],
        "What it makes of its touches; a pasted class may override it.",
        "UIPanGestureRecognizer().touchesBegan([], with: nil)"
      ) { evaluator, id, _ in
        try evaluator.decideByGesture(id)
        return .void
      }
    }
    for signature in ["ignore(_:for:)", "ignoreTouch(_:forEvent:)"] as [StaticString] {
      recognizer(
        signature, takes: [[.structure], []], "Follows one of its touches no more.",
        "UIPanGestureRecognizer().reset()"
      ) { evaluator, id, values in
        if case .structure(let box) = values[1], box.payload.object < 0 {
          evaluator.gestures[id].ignore(-1 - Int(box.payload.object))
        }
        return .void
      }
    }
    recognizer(
      "reset()", takes: [], "Called when it is possible again; a pasted class may override it.",
      "UIPanGestureRecognizer().reset()"
    ) { _, _, _ in .void }
  }

  /// What UIView itself does when it is touched: it lets the next responder know.
  private mutating func addTouchMethod(_ phase: Touch.Phase, _ signature: StaticString) {
    effect(
      signature, of: .view, takes: [[.list, .set], []],
      "Tells the next responder of touches; a pasted class may override it.",
      "UIView().touchesBegan([], with: nil)"
    ) { evaluator, values, node in
      try evaluator.passOn(
        phase, [values[1], values[2]], from: ViewReference.from(values[0], 0).id, at: node)
      return .void
    }
  }

  // MARK: Views

  mutating func addRecognizersOfViews() {
    effect(
      "addGestureRecognizer(_:)", of: .view, takes: [[.recognizer]],
      "Gives the view a recognizer, which leaves the one it had.",
      "self.view.addGestureRecognizer(UITapGestureRecognizer())"
    ) { evaluator, values, _ in
      let id = try RecognizerReference.from(values[1], 1).id
      evaluator.gestures.attach(id, to: try ViewReference.from(values[0], 0).id)
      return .void
    }
    effect(
      "removeGestureRecognizer(_:)", of: .view, takes: [[.recognizer]],
      "Takes a recognizer from the view.",
      "self.view.removeGestureRecognizer(UITapGestureRecognizer())"
    ) { evaluator, values, _ in
      let id = try RecognizerReference.from(values[1], 1).id
      if evaluator.gestures[id].view == values[0].viewID { evaluator.gestures.detach(id) }
      return .void
    }
    addRecognizerList()
    for name in ["isMultipleTouchEnabled", "multipleTouchEnabled"] as [StaticString] {
      addTouchFlag(name, "Whether the view gets all touches; its recognizers always do.")
    }
    addTouchFlag("isExclusiveTouch", "Accepted; here nothing depends on it.")
  }

  /// A property of views that nothing here depends on, false at first.
  private mutating func addTouchFlag(_ name: StaticString, _ summary: StaticString) {
    let key = names.intern(name)
    add(
      Definition(
        role: .property, name: key, parameters: takes([.view]), owner: .view,
        result: .boolean, summary: summary, example: "UIView()",
        body: .effect { evaluator, values, _ in
          let flag = evaluator.attribute(key, of: try ViewReference.from(values[0], 0).id)
          return .boolean(flag.flatMap { Bool($0) } ?? false)
        },
        setter: { evaluator, owner, new in
          let flag = try Bool.from(new, 1).asValue
          evaluator.setAttribute(key, flag, of: try ViewReference.from(owner, 0).id)
          return owner
        }))
  }

  /// Reading it gives the recognizers; setting it replaces them.
  private mutating func addRecognizerList() {
    let name = names.intern("gestureRecognizers")
    add(
      Definition(
        role: .property, name: name, parameters: takes([.view]), owner: .view,
        result: .list,
        summary:
          "Its gesture recognizers, in the order in which they were added; nil where it has none.",
        example: "UIView().gestureRecognizers",
        body: .effect { evaluator, values, _ in
          let view = try ViewReference.from(values[0], 0).id
          let recognizers = evaluator.gestures.recognizers(of: view)
          return recognizers.isEmpty ? .nothing : recognizers.map(Value.recognizer).asValue
        },
        setter: { evaluator, owner, new in
          let view = try ViewReference.from(owner, 0).id
          let list = try [Value]?.from(new, 1) ?? []
          let ids = try list.map { try RecognizerReference.from($0, 1).id }
          for id in evaluator.gestures.recognizers(of: view) { evaluator.gestures.detach(id) }
          for id in ids { evaluator.gestures.attach(id, to: view) }
          return owner
        }))
  }
}

private let touchExample: StaticString = """
  let pan = UIPanGestureRecognizer()
  window.addGestureRecognizer(pan)
  drag(from: (20, 30), to: (25, 30), steps: 1, lifts: false)
  pan.location(ofTouch: 0, in: nil)
  """

extension Evaluator {
  /// A place of the window, in a view's coordinates.
  func place(_ place: Point, in view: ViewID?) throws(SceneError) -> Point {
    try scene.convert(place, from: window, to: view ?? window)
  }
}

private let touchMethods: [(Touch.Phase, StaticString)] = [
  (.began, "touchesBegan(_:with:)"), (.began, "touchesBegan(_:withEvent:)"),
  (.moved, "touchesMoved(_:with:)"), (.moved, "touchesMoved(_:withEvent:)"),
  (.ended, "touchesEnded(_:with:)"), (.ended, "touchesEnded(_:withEvent:)"),
  (.cancelled, "touchesCancelled(_:with:)"), (.cancelled, "touchesCancelled(_:withEvent:)"),
]
