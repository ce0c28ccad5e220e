internal import Geometry
internal import Motion

extension CatalogueBuilder {
  mutating func addTime() {
    addClock()
    addTimingFunctions()
    let kinds: Kinds = [.number, .angle, .point, .vector, .size, .rect, .transform, .color]
    effect(
      "interpolate(_:_:at:)", takes: [kinds, kinds, [.number]], gives: .transform,
      "The value on the way from one to another: 0 is the first, 1 the second.",
      "interpolate(R(0°), R(90°), at: 0.5)"
    ) { evaluator, values, call in
      guard let result = values[0].interpolated(to: values[1], at: try Double.from(values[2], 2))
      else {
        let expected = kinds.contains(values[0].kind) ? values[0].kind.words : "a number"
        throw Fault.argument(
          kinds.contains(values[0].kind) ? 1 : 0,
          .wrongKind(
            expected: expected,
            found: values[kinds.contains(values[0].kind) ? 1 : 0].kind.words, of: ""))
      }
      guard result.isFinite else { throw Fault.problem(.notFinite("interpolate")) }
      if let start = AnimatedValue(values[0]), let end = AnimatedValue(values[1]) {
        evaluator.watchEnds(start, end, at: call)
      }
      return result
    }
  }

  private mutating func addClock() {
    effect(
      "advance(_:)", takes: [[.number]], "Lets so many seconds pass on the virtual clock.",
      "advance(0.25)"
    ) { evaluator, values, call in
      try evaluator.advance(by: evaluator.seconds(values[0], 0, "a time that passes"), at: call)
      return .void
    }
    effect("run()", "Lets time pass until nothing moves any more.", "run()") {
      evaluator, _, call in
      try evaluator.runToEnd(at: call)
      return .void
    }
    add(
      Definition(
        role: .constant, name: names.intern("now"),
        result: .number, summary: "The time of the virtual clock, in seconds.", example: "now",
        body: .effect { evaluator, _, _ in .number(evaluator.now) }))
    effect(
      "CACurrentMediaTime()", gives: .number, "The time of the virtual clock, in seconds.",
      "CACurrentMediaTime()"
    ) { evaluator, _, _ in .number(evaluator.now) }
  }

  private mutating func addTimingFunctions() {
    for name: StaticString in [
      "CAMediaTimingFunction", "UICubicTimingParameters", "UISpringTimingParameters", "UnitCurve",
    ] {
      type(name, .timing)
    }
    function(
      "CAMediaTimingFunction(name:)", "The timing function of this name.",
      "CAMediaTimingFunction(name: .easeIn)"
    ) { (name: TimingName) in TimingCurve.cubic(name.curve) }
    staticFunction(
      "CAMediaTimingFunction", "functionWithName(_:)", "The timing function of this name.",
      "CAMediaTimingFunction.functionWithName(kCAMediaTimingFunctionEaseIn)"
    ) { (name: TimingName) in TimingCurve.cubic(name.curve) }
    function(
      "CAMediaTimingFunction(controlPoints:_:_:_:)", of: Double.self,
      "The timing function with these two control points.",
      "CAMediaTimingFunction(controlPoints: 0.2, 0, 0.8, 1)"
    ) { n in try cubicTiming(n[0], n[1], n[2], n[3]) }
    function(
      "UICubicTimingParameters(controlPoint1:controlPoint2:)",
      "The timing function with these two control points.",
      "UICubicTimingParameters(controlPoint1: (0.2, 0), controlPoint2: (0.8, 1))"
    ) { (first: Point, second: Point) in try cubicTiming(first.x, first.y, second.x, second.y) }
    function(
      "UICubicTimingParameters(animationCurve:)", "The timing function of a curve of UIView's.",
      "UICubicTimingParameters(animationCurve: .easeOut)"
    ) { (curve: AnimationCurve) in TimingCurve.cubic(curve.curve) }
    addUsualCurve()
    addSprings()
    method(
      "value(at:)", "How far it has come after a part of the time, 0 to 1.",
      "CAMediaTimingFunction(name: .easeIn).value(at: 0.25)"
    ) { (curve: TimingCurve, time: Double) in curve.value(at: time) }
    method(
      "velocity(at:)", "How fast it goes after a part of the time, in whole ways for its time.",
      "CAMediaTimingFunction(name: .easeIn).velocity(at: 0.5)"
    ) { (curve: TimingCurve, time: Double) in
      guard case .cubic(let cubic) = curve else { throw noCurve("velocity(at:)") }
      let velocity = cubic.velocity(at: time)
      guard velocity.isFinite else { throw Fault.problem(.notFinite("velocity")) }
      return velocity
    }
    property(
      "controlPoint1", "Where its curve sets out to from (0, 0).",
      "CAMediaTimingFunction(name: .easeIn).controlPoint1"
    ) { (curve: TimingCurve) in
      guard case .cubic(let cubic) = curve else { throw noCurve("controlPoint1") }
      return cubic.first
    }
    property(
      "controlPoint2", "Where its curve arrives at (1, 1) from.",
      "CAMediaTimingFunction(name: .easeIn).controlPoint2"
    ) { (curve: TimingCurve) in
      guard case .cubic(let cubic) = curve else { throw noCurve("controlPoint2") }
      return cubic.second
    }
    addUnitCurves()
  }

  /// SwiftUI's name of these curves.
  private mutating func addUnitCurves() {
    let curves: [(StaticString, CubicCurve)] = [
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInEaseOut),
    ]
    for (name, curve) in curves {
      constant("UnitCurve", name, "A curve of SwiftUI.") { TimingCurve.cubic(curve) }
    }
    staticEffect(
      "UnitCurve", "bezier(startControlPoint:endControlPoint:)", of: .timing,
      takes: [[.point], [.point]], gives: .timing, "The curve with these two control points.",
      "UnitCurve.bezier(startControlPoint: (0.2, 0), endControlPoint: (0.8, 1))"
    ) { _, values, _ in
      let (first, second) = (try Point.from(values[0], 0), try Point.from(values[1], 1))
      return try cubicTiming(first.x, first.y, second.x, second.y).asValue
    }
  }

  private mutating func addUsualCurve() {
    effect(
      "UICubicTimingParameters()", gives: .timing, "The curve of the system.",
      "UICubicTimingParameters().value(at: 0.5)"
    ) { _, _, _ in TimingCurve.cubic(.standard).asValue }
  }

  private mutating func addSprings() {
    function(
      "UISpringTimingParameters(dampingRatio:)", "A spring that comes to rest at the end.",
      "UISpringTimingParameters(dampingRatio: 0.5).value(at: 0.3)"
    ) { (damping: Double) in try springTiming(damping, 0) }
    function(
      "UISpringTimingParameters(dampingRatio:initialVelocity:)",
      "A spring that starts with a velocity, in whole ways for its time.",
      "UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: vector(2, 0)).value(at: 0.3)"
    ) { (damping: Double, velocity: Vector) in
      try springTiming(damping, velocity.dx).moving(by: velocity)
    }
    effect(
      "UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)",
      takes: [[.number], [.number], [.number], [.vector]], gives: .timing,
      "A spring by its numbers; it takes as long as it needs to come to rest.",
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)"
    ) { _, values, _ in
      let numbers = try (0..<3).map { try Double.from(values[$0], $0) }
      let velocity = try Vector.from(values[3], 3)
      return try physicalSpring(numbers[0], numbers[1], numbers[2], velocity.dx)
        .moving(by: velocity).asValue
    }
    effect(
      "UISpringTimingParameters()", gives: .timing,
      "The spring of the system, as its own transitions show it: mass 3, stiffness 1000, damping 500.",
      "UISpringTimingParameters().value(at: 0.5)"
    ) { _, _, _ in try physicalSpring(3, 1000, 500, 0).asValue }
    addPerceptualSprings()
  }

  private mutating func addPerceptualSprings() {
    for signature: StaticString in [
      "UISpringTimingParameters(duration:bounce:)",
      "UISpringTimingParameters(duration:bounce:initialVelocity:)",
    ] {
      let hasVelocity = parse(signature).labels.count == 3
      effect(
        signature, takes: [[.number], [.number]] + (hasVelocity ? [[.vector]] : []), gives: .timing,
        "A spring by how long it seems to take, and how much it bounces, from -1 to 1.",
        "UISpringTimingParameters(duration: 0.5, bounce: 0.3)"
      ) { _, values, _ in
        let velocity = hasVelocity ? try Vector.from(values[2], 2) : .zero
        let spring = try perceptualSpring(
          Double.from(values[0], 0), Double.from(values[1], 1), velocity.dx, at: (0, 1))
        return TimingCurve.spring(spring).moving(by: velocity).asValue
      }
    }
  }
}

extension TimingCurve {
  /// A spring whose velocity is a vector.
  fileprivate func moving(by velocity: Vector) -> TimingCurve {
    guard case .spring(let spring) = self else { return self }
    return .spring(spring.movingAlongY(by: velocity.dy))
  }
}

/// A spring by its perceptual duration and its bounce, which stand at two places among the arguments.
func perceptualSpring(
  _ duration: Double, _ bounce: Double, _ velocity: Double, at places: (Int, Int)
) throws(Fault) -> Spring {
  guard duration > 0, duration.isFinite else {
    throw .argument(
      places.0, .impossibleSpring("duration", numberText(duration, .significant(7))))
  }
  let spring = Spring(
    perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
  guard let spring else {
    throw .argument(places.1, .impossibleSpring("bounce", numberText(bounce, .significant(7))))
  }
  return spring
}

/// A spring has no control points.
private func noCurve(_ member: String) -> Fault {
  .problem(.unknownMember(member, of: "a spring", candidates: [], synonym: nil))
}

/// A spring over one second, which stands for any time; the damping stands at a place among the arguments.
func springTiming(_ damping: Double, _ velocity: Double, _ place: Int = 0) throws(Fault)
  -> TimingCurve
{
  let spring = Spring(dampingRatio: damping, initialVelocity: velocity, duration: 1)
  guard let spring else {
    throw .argument(place, .impossibleSpring("damping", numberText(damping, .significant(7))))
  }
  return .spring(spring)
}

/// A spring that its numbers describe, over the time until it is at rest.
private func physicalSpring(
  _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double
)
  throws(Fault) -> TimingCurve
{
  let spring = Spring(
    resting: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  guard let spring else { throw .problem(.impossibleSpring("numbers", "these")) }
  return .spring(spring)
}

func cubicTiming(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(Fault)
  -> TimingCurve
{
  guard (x1 + y1 + x2 + y2).isFinite else { throw .problem(.notFinite("CAMediaTimingFunction")) }
  guard let curve = CubicCurve(x1, y1, x2, y2) else {
    let outside = (0...1).contains(x1) ? x2 : x1
    throw .problem(.timingPoint(numberText(outside, .significant(7))))
  }
  return .cubic(curve)
}

extension TimingCurve: Convertible {
  static var kinds: Kinds { [.timing] }
  init?(_ value: Value) {
    guard case .timing(let box) = value else { return nil }
    self = box.payload
  }
  var asValue: Value { .timing(Box(self)) }
}
