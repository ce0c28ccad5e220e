internal import Geometry
internal import Motion
internal import Views

/// SwiftUI's `Animation`, which says since iOS 18 how UIKit moves views: `UIView.animate(.easeOut(duration: 1)) { … }`.
///
/// Curves take 0.35 s unless they say it, springs seem to take 0.5 s, and bounce as `smooth`, `snappy` and `bouncy`
/// say: 0, 0.15 and 0.3 [D: Animation]. Kept as an animation of the class `Animation`.
extension CatalogueBuilder {
  mutating func addSwiftUIAnimations() {
    type("Animation", .animation)
    for (plain, timed, curve) in curvesOfSwiftUI {
      let curve = TimingCurve.cubic(curve)
      animationOfSwiftUI(plain, []) { _ in (curve, 0.35) }
      animationOfSwiftUI(timed, [[.number]]) { (curve, $0[0]) }
    }
    for (signature, bounce) in springsOfSwiftUI {
      let count = Int(parse(signature).labels.count)
      animationOfSwiftUI(signature, Array(repeating: [.number], count: count)) { numbers in
        let more = numbers.count > 1 ? numbers[1] : 0
        let spring = try perceptualSpring(numbers.first ?? 0.5, bounce + more, 0, at: (0, 1))
        return (.spring(spring), spring.duration)
      }
    }
    animationOfSwiftUI("timingCurve(_:_:_:_:duration:)", Array(repeating: [.number], count: 5)) {
      (try cubicTiming($0[0], $0[1], $0[2], $0[3]), $0[4])
    }
    addChangesOfAnimations()
  }

  /// A case without arguments is a constant, and one with them a function of the type.
  private mutating func animationOfSwiftUI(
    _ signature: StaticString, _ kinds: [Kinds],
    _ made: @escaping @Sendable ([Double]) throws -> (curve: TimingCurve, seconds: Double)
  ) {
    let (name, labels) = parse(signature)
    let isCalled = !kinds.isEmpty
    add(
      Definition(
        role: isCalled ? .staticFunction : .constant, name: name, labels: labels,
        parameters: takes(receiver: nil, kinds), owner: .animation, result: .animation,
        spellings: spellings(type: "Animation"), summary: "An animation as SwiftUI writes it.",
        example: exampleOfSwiftUI,
        body: .effect { evaluator, values, _ in
          let numbers = try values.indices.map { try Double.from(values[$0], $0) }
          let (curve, seconds) = try made(numbers)
          let duration = try evaluator.seconds(.number(seconds), numbers.count - 1, "a duration")
          return try evaluator.makeAnimation(
            "Animation", ["timingFunction": curve.asValue, "duration": .number(duration)])
        }))
  }

  /// What makes another animation of one: `.delay(0.5)`, `.repeatCount(3, autoreverses: false)`.
  ///
  /// Each way counts as one, there and back as two [D: Animation, `repeatCount(_:autoreverses:)`].
  private mutating func addChangesOfAnimations() {
    changed("delay(_:)", [[.number]]) { settings, values in
      settings["delay"] = .number(settings.seconds("delay") + (try Double.from(values[1], 1)))
    }
    changed("speed(_:)", [[.number]]) { settings, values in
      let speed = try Double.from(values[1], 1)
      guard speed > 0, speed.isFinite else {
        throw Fault.argument(
          1, .impossibleTime("a speed", numberText(speed, .significant(7)), "a number above 0"))
      }
      for key in ["delay", "duration"] { settings[key] = .number(settings.seconds(key) / speed) }
    }
    changed("repeatCount(_:autoreverses:)", [[.number], [.boolean]]) { settings, values in
      let (count, returns) = (try Double.from(values[1], 1), try Bool.from(values[2], 2))
      settings["repeatCount"] = .number(returns ? max(count, 0) / 2 : max(count, 0))
      settings["autoreverses"] = .boolean(returns)
    }
    changed("repeatForever(autoreverses:)", [[.boolean]]) { settings, values in
      settings["repeatCount"] = .number(.infinity)
      settings["autoreverses"] = .boolean(try Bool.from(values[1], 1))
    }
  }

  private mutating func changed(
    _ signature: StaticString, _ kinds: [Kinds],
    _ change: @escaping @Sendable (inout [String: Value], [Value]) throws -> Void
  ) {
    effect(
      signature, of: .animation, takes: kinds, gives: .animation,
      "The same animation, but later, faster or repeated.", exampleOfSwiftUI
    ) { evaluator, values, _ in
      var settings = try evaluator.animationOfSwiftUI(values[0]).settings
      try change(&settings, values)
      return try evaluator.makeAnimation("Animation", settings)
    }
  }
}

extension Evaluator {
  fileprivate mutating func makeAnimation(_ className: String, _ settings: [String: Value])
    throws(Fault) -> Value
  {
    let value = try makeAnimation(className, keyPath: .nothing)
    guard case .animation(let id) = value else { return value }
    animations[Int(id.index)].settings = settings
    return value
  }

  fileprivate func animationOfSwiftUI(_ value: Value) throws(Fault) -> AnimationObject {
    let object = try animationObject(value, 0)
    guard object.className == "Animation" else {
      throw .argument(
        0,
        .wrongKind(
          expected: "an Animation of SwiftUI", found: "a \(object.className)", of: ""))
    }
    return object
  }

  /// How an animation of SwiftUI moves views.
  func motion(by value: Value) throws(Fault) -> ViewMotion {
    let settings = try animationOfSwiftUI(value).settings
    var motion = ViewMotion()
    (motion.overridesCurve, motion.overridesDuration) = (true, true)
    motion.curve = settings["timingFunction"].flatMap { TimingCurve($0) } ?? motion.curve
    motion.timing.duration = settings.seconds("duration")
    motion.timing.repeatCount = settings.seconds("repeatCount")
    if case .boolean(true)? = settings["autoreverses"] { motion.timing.autoreverses = true }
    motion.delay = settings.seconds("delay")
    return motion
  }
}

extension [String: Value] {
  fileprivate func seconds(_ key: String) -> Double {
    if case .number(let number)? = self[key] { number } else { 0 }
  }
}

private let curvesOfSwiftUI: [(StaticString, StaticString, CubicCurve)] = [
  ("linear", "linear(duration:)", .linear), ("easeIn", "easeIn(duration:)", .easeIn),
  ("easeOut", "easeOut(duration:)", .easeOut),
  ("easeInOut", "easeInOut(duration:)", .easeInEaseOut),
]

private let springsOfSwiftUI: [(StaticString, bounce: Double)] = [
  ("spring", 0), ("spring(duration:)", 0), ("spring(duration:bounce:)", 0),
  ("smooth", 0), ("smooth(duration:)", 0), ("smooth(duration:extraBounce:)", 0),
  ("snappy", 0.15), ("snappy(duration:)", 0.15), ("snappy(duration:extraBounce:)", 0.15),
  ("bouncy", 0.3), ("bouncy(duration:)", 0.3), ("bouncy(duration:extraBounce:)", 0.3),
]

private let exampleOfSwiftUI: StaticString = """
  UIView.animate(.easeOut(duration: 1).delay(0.5)) { self.view.alpha = 0 }
  advance(1)
  self.view.layer.presentation()!.opacity
  """
