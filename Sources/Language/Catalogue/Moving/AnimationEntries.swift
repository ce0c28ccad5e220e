internal import Motion
internal import Views

extension CatalogueBuilder {
  /// `CAAnimation` and what layers do with it.
  mutating func addAnimations() {
    for name in AnimationSetting.classNames { addMakers(of: name) }
    for setting in AnimationSetting.all { add(setting) }
    add(
      Definition(
        role: .property, name: names.intern("settlingDuration"), parameters: takes([.animation]),
        owner: .animation, result: .number,
        summary: "The seconds until a spring is at rest, within a thousandth of its way.",
        example: "CASpringAnimation(keyPath: \"position.x\").settlingDuration",
        body: .effect { evaluator, values, _ in
          let object = try evaluator.animationObject(values[0], 0)
          guard object.className == "CASpringAnimation", let spring = object.spring(lasting: 1)
          else {
            throw Fault.problem(
              .unknownMember(
                "settlingDuration", of: "a \(object.className)", candidates: [], synonym: nil))
          }
          return .number(spring.settlingDuration)
        }))
    addPerceptualSpring()
    addSwiftUIAnimations()
    addAnimators()
    type("CAAnimation", .animation)
    type("CAPropertyAnimation", .animation)
    addLayerAnimations()
    addKeyPaths()
    addAnimationKeys()
    addLayerTime()
    addTransactions()
    addWrappers()
  }

  /// Its numbers are those of ``Spring/init(perceptualDuration:bounce:initialVelocity:)``.
  private mutating func addPerceptualSpring() {
    effect(
      "CASpringAnimation(perceptualDuration:bounce:)", takes: [[.number], [.number]],
      gives: .animation,
      "An animation by a spring that seems to take so long, and bounces so much, from -1 to 1.",
      "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).damping"
    ) { evaluator, values, _ in
      let spring = try perceptualSpring(
        Double.from(values[0], 0), Double.from(values[1], 1), 0, at: (0, 1))
      let made = try evaluator.makeAnimation("CASpringAnimation", keyPath: .nothing)
      guard case .animation(let id) = made else { return made }
      evaluator.animations[Int(id.index)].settings["stiffness"] = .number(spring.stiffness)
      evaluator.animations[Int(id.index)].settings["damping"] = .number(spring.damping)
      return made
    }
    springNumber("perceptualDuration", "How long a spring seems to take.") {
      $0.perceptualDuration
    }
    springNumber("bounce", "How much a spring bounces, from -1 to 1.") { $0.bounce }
  }

  private mutating func springNumber(
    _ name: StaticString, _ summary: StaticString,
    _ read: @escaping @Sendable (Spring) -> Double
  ) {
    effectProperty(
      name, of: .animation, gives: .number, summary,
      "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).bounce"
    ) { evaluator, values, _ in
      let object = try evaluator.animationObject(values[0], 0)
      guard object.className == "CASpringAnimation", let spring = object.spring(lasting: 1) else {
        throw Fault.problem(
          .unknownMember("\(name)", of: "a \(object.className)", candidates: [], synonym: nil))
      }
      return .number(read(spring))
    }
  }

  private mutating func addMakers(of className: StaticString) {
    type(className, .animation)
    let name = names.intern(className)
    let isGroup = "\(className)" == "CAAnimationGroup"
    add(
      Definition(
        role: .initializer, name: name,
        result: .animation, summary: "An animation object; it moves where a layer takes it.",
        example: "CABasicAnimation()",
        body: .effect { evaluator, _, _ in
          try evaluator.makeAnimation("\(className)", keyPath: .nothing)
        }))
    guard !isGroup else { return }
    add(
      Definition(
        role: .initializer, name: name, labels: labels("keyPath"),
        parameters: takes([.text, .nothing]), result: .animation,
        summary: "An animation of the property that a key path names.",
        example: "CABasicAnimation(keyPath: \"transform.rotation.z\")",
        body: .effect { evaluator, values, _ in
          try evaluator.makeAnimation("\(className)", keyPath: values[0])
        }))
  }

  private mutating func add(_ setting: AnimationSetting) {
    for name in [setting.name] + (setting.old.map { [$0] } ?? []) {
      add(setting, as: name)
    }
  }

  private mutating func add(_ setting: AnimationSetting, as name: StaticString) {
    let key = "\(setting.name)"
    let refuse = { @Sendable (object: AnimationObject) throws(Fault) in
      guard setting.classes.isEmpty || setting.classes.contains(object.className) else {
        throw .problem(
          .unknownMember("\(name)", of: "a \(object.className)", candidates: [], synonym: nil))
      }
    }
    add(
      Definition(
        role: .property, name: names.intern(name), parameters: takes([.animation]),
        owner: .animation, result: setting.kinds.first ?? .void, summary: setting.summary,
        example: exampleAnimation(setting.classes),
        body: .effect { evaluator, values, _ in
          let object = try evaluator.animationObject(values[0], 0)
          try refuse(object)
          return object.settings[key] ?? setting.initial()
        },
        setter: { evaluator, owner, new in
          guard case .animation(let id) = owner else { return owner }
          let object = try evaluator.animationObject(owner, 0)
          try refuse(object)
          if key == "duration", object.isAnimator {
            throw Fault.problem(.notSettable(key, of: "a \(object.className)"))
          }
          let value = try setting.checked(new)
          if key == "keyPath", case .text(let box) = value {
            _ = try evaluator.animatedProperty(at: box.payload, 1)
          }
          evaluator.animations[Int(id.index)].settings[key] = value
          return owner
        }))
  }

  private mutating func addLayerAnimations() {
    effect(
      "add(_:forKey:)", of: .layer, takes: [[.animation], [.text, .nothing]],
      "Lets an animation run on the layer, under a name.",
      "view.layer.add(CABasicAnimation(keyPath: \"position.x\"), forKey: \"move\")"
    ) { evaluator, values, node in
      try evaluator.add(
        values[1], key: values[2], to: LayerReference.from(values[0], 0).id, at: node)
      return .void
    }
    effect(
      "removeAnimation(forKey:)", of: .layer, takes: [[.text]],
      "Takes the animation of a name away.", "view.layer.removeAnimation(forKey: \"move\")"
    ) { evaluator, values, _ in
      let (layer, key) = (try LayerReference.from(values[0], 0).id, try String.from(values[1], 1))
      evaluator.movement.timeline.remove(key, from: layer)
      return .void
    }
    effect(
      "animation(forKey:)", of: .layer, takes: [[.text]], gives: .animation,
      "The animation of a name, as long as it runs or fills; nil where there is none.",
      "view.layer.animation(forKey: \"move\")"
    ) { evaluator, values, _ in
      evaluator.animation(
        of: try LayerReference.from(values[0], 0).id, key: try String.from(values[1], 1))
    }
    effect(
      "removeAllAnimations()", of: .layer, "Takes all its animations away.",
      "view.layer.removeAllAnimations()"
    ) { evaluator, values, _ in
      let layer = try LayerReference.from(values[0], 0).id
      evaluator.movement.timeline.remove { $0.layer == layer }
      return .void
    }
    effect(
      "animationKeys()", of: .layer, gives: .list, "The names of its animations, or nil.",
      "view.layer.animationKeys()"
    ) { evaluator, values, _ in
      let keys = evaluator.keys(of: try LayerReference.from(values[0], 0).id)
      return keys.isEmpty ? .nothing : keys.map { evaluator.text($0) }.asValue
    }
  }

  // MARK: Time of layers

  private mutating func addLayerTime() {
    layerTime("speed", "How fast its time runs; 0 pauses what is in it.") {
      $0.speed
    } set: {
      $0.speed = $1
    }
    layerTime("beginTime", "When its time begins, in that of its superlayer.") {
      $0.begin
    } set: {
      $0.begin = $1
    }
    layerTime("timeOffset", "What is added to its time.") {
      $0.offset
    } set: {
      $0.offset = $1
    }
    for (signature, isFrom) in [("convertTime(_:from:)", true), ("convertTime(_:to:)", false)]
      as [(StaticString, Bool)]
    {
      effect(
        signature, of: .layer, takes: [[.number], [.layer, .nothing]], gives: .number,
        "A time of one layer in that of another; nil is the clock.",
        "view.layer.convertTime(CACurrentMediaTime(), from: nil)"
      ) { evaluator, values, _ in
        let (own, other) = (values[0].viewID, try values[2].viewOrNil(2, as: .layer))
        let time = evaluator.convert(
          time: try Double.from(values[1], 1), from: isFrom ? other : own, to: isFrom ? own : other)
        guard time.isFinite else { throw Fault.problem(.notFinite("convertTime")) }
        return .number(time)
      }
    }
  }

  private mutating func layerTime(
    _ name: StaticString, _ summary: StaticString,
    _ get: @escaping @Sendable (LayerClock) -> Double,
    set: @escaping @Sendable (inout LayerClock, Double) -> Void
  ) {
    add(
      Definition(
        role: .property, name: names.intern(name), parameters: takes([.layer]),
        owner: .layer, result: .number, summary: summary, example: "view.layer.speed",
        body: .effect { evaluator, values, _ in
          .number(get(evaluator.clock(of: try LayerReference.from(values[0], 0).id)))
        },
        setter: { evaluator, owner, new in
          let layer = try LayerReference.from(owner, 0).id
          let number = try Double.from(new, 1)
          guard number.isFinite else {
            throw Fault.argument(
              1, .impossibleTime("'\(name)'", evaluator.sourceText(new), "a finite number"))
          }
          set(&evaluator.movement.timeline.clocks[layer, default: LayerClock()], number)
          return owner
        }))
  }
}

/// An animation of a class that has a property.
private func exampleAnimation(_ classes: [String]) -> StaticString {
  switch classes.first {
  case "CASpringAnimation": "CASpringAnimation(keyPath: \"position.x\")"
  case "CAKeyframeAnimation": "CAKeyframeAnimation(keyPath: \"position.x\")"
  case "CAAnimationGroup": "CAAnimationGroup()"
  case AnimationObject.animatorClass: "UIViewPropertyAnimator(duration: 1, curve: .linear)"
  case _: "CABasicAnimation(keyPath: \"position.x\")"
  }
}
