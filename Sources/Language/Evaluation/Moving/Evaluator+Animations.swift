internal import Geometry
internal import Motion
internal import Views

/// `CAAnimation` objects become animations where a layer takes them.
extension Evaluator {
  mutating func makeAnimation(_ className: String, keyPath: Value) throws(Fault) -> Value {
    if animations.count * 200 > fuel.budget.memory {
      throw .problem(.tooMuchMemory(fuel.budget.memory))
    }
    var object = AnimationObject(className: className)
    if case .text(let box) = keyPath {
      _ = try animatedProperty(at: box.payload, 0)
      object.settings["keyPath"] = keyPath
    }
    animations.append(object)
    return .animation(AnimationID(index: animations.count - 1))
  }

  /// What the key path of an animation names; nil for what nothing here shows.
  func animatedProperty(at path: String, _ position: Int) throws(Fault) -> LayerProperty? {
    isUnseen(path) ? nil : try property(at: path, position)
  }

  /// Whether a key path names what a layer only looks like, or a property of a layer's class of the program,
  /// `@NSManaged var angle`, which only Core Animation moves.
  func isUnseen(_ path: String) -> Bool {
    looksOfLayers.contains(path) || LayerProperty(keyPath: path) == nil && isOwnProperty(path)
  }

  /// Whether a class of views or layers of the program has a property of a name.
  private func isOwnProperty(_ text: String) -> Bool {
    guard let name = names.find(text) else { return false }
    return tree.bodies.contains { body in
      body.structure >= 0 && tree.structures[Int(body.structure)].isOfViews
        && body.members.contains {
          $0.name == name && tree.function(declaredBy: $0.statement) == nil
        }
    }
  }

  /// What a key path names, or an error with the nearest of them.
  func property(at path: String, _ position: Int) throws(Fault) -> LayerProperty {
    if let property = LayerProperty(keyPath: path) { return property }
    let paths = LayerProperty.allCases.flatMap(\.keyPaths)
    let path = cut(path, to: 60)
    throw .argument(
      position,
      .unknownKeyPath(path, candidates: path == "frame" ? [] : closest(to: path, among: paths)))
  }

  func animationObject(_ value: Value, _ position: Int) throws(Fault) -> AnimationObject {
    guard case .animation(let id) = value, Int(id.index) < animations.count else {
      throw .argument(
        position,
        .wrongKind(expected: Kind.animation.words, found: value.kind.words, of: ""))
    }
    return animations[Int(id.index)]
  }

  /// How many animations and values are in one, each as often as a group has it.
  ///
  /// An error where nobody can mean so many.
  func parts(of object: AnimationObject, depth: Int = 0) throws(Fault) -> Int {
    var count = 1 + object.list("values").count
    guard depth < 20 else { return count }
    for part in object.list("animations") {
      count += try parts(of: try animationObject(part, 0), depth: depth + 1)
      guard count <= 1_000_000 else { throw .problem(.tooMuchMemory(fuel.budget.memory)) }
    }
    return count
  }

  /// The animation that an object describes, in a group that takes so long.
  func animation(_ object: AnimationObject, in group: MediaTiming? = nil, depth: Int = 0)
    throws(Fault) -> Animation
  {
    guard depth < 20 else { throw .problem(.nestedTooDeep(20)) }
    let timing = try timing(of: object, in: group)
    var animation = Animation(
      try action(of: object, timing, depth), timing: timing,
      curve: try curve(of: object, timing.duration))
    animation.isRemovedOnCompletion = object.truth("isRemovedOnCompletion", or: true)
    return animation
  }

  /// Without a duration of its own it takes as long as its group, and outside of groups as a transaction.
  private func timing(of object: AnimationObject, in group: MediaTiming?) throws(Fault)
    -> MediaTiming
  {
    var timing = MediaTiming()
    let duration = object.number("duration", or: 0)
    timing.duration = duration > 0 ? duration : group?.duration ?? currentTransaction.duration
    timing.speed = object.number("speed", or: 1)
    timing.begin = object.number("beginTime", or: 0)
    timing.offset = object.number("timeOffset", or: 0)
    // 1e9 times and more is for ever, however it is written: HUGE_VALF, greatestFiniteMagnitude.
    let forever = { (count: Double) in count >= 1e9 ? Double.infinity : count }
    timing.repeatCount = forever(object.number("repeatCount", or: 0))
    timing.repeatDuration = forever(object.number("repeatDuration", or: 0))
    timing.autoreverses = object.truth("autoreverses", or: false)
    if let fill = object.settings["fillMode"].flatMap({ FillMode($0) }) { timing.fill = fill }
    return timing
  }

  private func curve(of object: AnimationObject, _ duration: Double) throws(Fault) -> TimingCurve {
    if object.className == "CASpringAnimation" {
      guard let spring = object.spring(lasting: max(duration, 1e-9)) else {
        throw .problem(.impossibleSpring("numbers", "these"))
      }
      return .spring(spring)
    }
    return object.settings["timingFunction"].flatMap { TimingCurve($0) }
      ?? currentTransaction.curve ?? .cubic(.linear)
  }

  private func action(of object: AnimationObject, _ timing: MediaTiming, _ depth: Int)
    throws(Fault) -> Animation.Action
  {
    if object.className == "CAAnimationGroup" {
      let parts = object.list("animations")
      guard !parts.isEmpty else { throw .problem(.nothingAnimated("no animations")) }
      var animations: [Animation] = []
      for part in parts {
        let object = try self.animationObject(part, 0)
        animations.append(try animation(object, in: timing, depth: depth + 1))
      }
      return .group(animations)
    }
    guard case .text(let path)? = object.settings["keyPath"] else {
      throw .problem(.nothingAnimated("no key path"))
    }
    guard let property = try animatedProperty(at: path.payload, 0) else {
      // It takes its time, and moves nothing.
      return .group([])
    }
    let course =
      try object.className == "CAKeyframeAnimation"
      ? frames(of: object, property)
      : .ends(
        from: value("fromValue", of: object, property), to: value("toValue", of: object, property),
        by: value("byValue", of: object, property))
    var change = Change(course)
    change.isAdditive = object.truth("additive", or: false)
    change.isCumulative = object.truth("cumulative", or: false)
    return .change(property, change)
  }

  /// A value of the property's form; nil where nothing was set.
  private func value(_ name: String, of object: AnimationObject, _ property: LayerProperty)
    throws(Fault) -> AnimatedValue?
  {
    guard let value = object.settings[name] else { return nil }
    if case .nothing = value { return nil }
    return try animated(value.inForm(of: property), property, name)
  }

  /// A value in the form of a property.
  func animated(_ value: Value, _ property: LayerProperty, _ name: String) throws(Fault)
    -> AnimatedValue
  {
    guard let converted = AnimatedValue(value), converted.isFinite else {
      throw .problem(misfit(value, property, name))
    }
    if converted.hasForm(of: property.zero) { return converted }
    switch (property.zero, converted) {
    case (.size, .point(let p)): return .size(Size(width: p.x, height: p.y))
    case (.size, .vector(let v)): return .size(Size(width: v.dx, height: v.dy))
    default: throw .problem(misfit(value, property, name))
    }
  }

  func misfit(_ value: Value, _ property: LayerProperty, _ name: String) -> Problem {
    .wrongKind(
      expected: property.zero.value.kind.words, found: value.kind.words,
      of: "\(name) for \(property.key)")
  }
}

/// What a layer only looks like, as far as Core Animation animates it.
let looksOfLayers = [
  "backgroundColor", "borderColor", "colors", "contents", "contentsCenter", "contentsScale",
  "doubleSided", "fillColor", "foregroundColor", "hidden", "lineDashPattern", "locations",
  "masksToBounds", "path", "shadowColor", "shadowOffset.height", "shadowOffset.width",
  "shadowPath", "strokeColor",
]

extension AnimationObject {
  func number(_ name: String, or initial: Double) -> Double {
    if case .number(let number)? = settings[name] { return number }
    return initial
  }

  func truth(_ name: String, or initial: Bool) -> Bool {
    if case .boolean(let truth)? = settings[name] { return truth }
    return initial
  }

  func list(_ name: String) -> [Value] {
    if case .list(let box)? = settings[name] { return box.payload }
    return []
  }

  func spring(lasting duration: Double) -> Spring? {
    Spring(
      mass: number("mass", or: 1), stiffness: number("stiffness", or: 100),
      damping: number("damping", or: 10), initialVelocity: number("initialVelocity", or: 0),
      duration: duration)
  }
}
