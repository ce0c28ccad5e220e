internal import Geometry
internal import Motion
internal import Views

extension Timeline.Run {
  /// How sentences name it.
  var title: String { key.map { "'\(visible($0))'" } ?? "the animation without a key" }
}

extension Evaluator {
  /// Reads something with the layers as they are shown at the moment of a presentation.
  func shown<Result>(_ presentation: Presentation, _ read: (Evaluator) -> Result) -> Result {
    var moment = self
    moment.scene = presentation.scene
    return read(moment)
  }

  /// `CALayer v frame rect(…) at 0.25 s`.
  func describe(_ presentation: Presentation) -> String {
    let layer = shown(presentation) { $0.describe(presentation.id, isLayer: true) }
    return "\(layer) at \(sourceText(.number(presentation.time))) s"
  }

  /// How an animation object is shown.
  func describe(_ id: AnimationID) -> String {
    guard Int(id.index) < animations.count else { return "an animation" }
    let object = animations[Int(id.index)]
    let path = object.settings["keyPath"].map { " of \(plainText($0))" } ?? ""
    return object.className + path
  }

  private func velocity(of spring: Spring) -> Vector {
    Vector(dx: spring.initialVelocity, dy: spring.velocityAlongY ?? 0)
  }

  /// A timing function as it is made.
  func describe(_ curve: TimingCurve) -> String {
    switch curve {
    case .cubic(let cubic):
      if let name = TimingName(cubic) { return "CAMediaTimingFunction(name: .\(name.rawValue))" }
      let points = [cubic.first.x, cubic.first.y, cubic.second.x, cubic.second.y]
      let numbers = points.map { sourceText(.number($0)) }.joined(separator: ", ")
      return "CAMediaTimingFunction(controlPoints: \(numbers))"
    case .spring(let spring) where spring.isPhysical:
      let stiffness = sourceText(.number(spring.stiffness))
      let damping = sourceText(.number(spring.damping))
      let velocity = sourceText(.vector(velocity(of: spring)))
      return "UISpringTimingParameters(mass: 1, stiffness: \(stiffness), damping: \(damping), "
        + "initialVelocity: \(velocity))"
    case .spring(let spring):
      let damping = sourceText(.number(spring.dampingRatio))
      let start = velocity(of: spring) * spring.duration
      let velocity = Value.vector(start)
      return "UISpringTimingParameters(dampingRatio: \(damping)"
        + (start == .zero ? "" : ", initialVelocity: \(sourceText(velocity))") + ")"
    }
  }
}
