import Foundation
import TestSupport
import Testing

@testable import Language

/// Laws of `why` over random animations.
@Suite struct WhyMovingLawTests {
  /// The rules lead to the value that is shown: the last one gives exactly what the expression gives.
  @Test(arguments: 0..<60) func theLastRuleGivesWhatIsShown(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var run = ProgramRun()
    (run.session.settings.isJSON, run.session.settings.warns) = (true, false)
    let program = random.movingProgram()
    #expect(run.failure(of: program) == nil, "\(program)")
    for question in questions {
      let expression = "v.layer.presentation()!.\(question)"
      let value = try run.session.evaluate(expression).get().json
      let rules = run.output(of: "why(\(expression))").split(separator: "\n")
      let last = try #require(rules.last, "\(expression)")
      let shown = try #require(object(String(last))["value"] as? [String: Any], "\(expression)")
      #expect(
        NSDictionary(dictionary: shown) == NSDictionary(dictionary: try object(value)),
        "\(expression) after\n\(program)")
    }
  }

  /// Whoever does a sum that is written finds what it says, as far as it has digits.
  @Test(arguments: 0..<20) func theSumsComeOut(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var run = ProgramRun()
    run.session.settings.columns = 100_000
    run.session.settings.warns = false
    #expect(run.failure(of: random.movingProgram()) == nil)
    let why = run.output(of: "why(v.layer.presentation()!.frame)")
    for sum in why.matches(
      of: /((?:[-+*\/() ]|[0-9.]+(?:e-?[0-9]+)?)+) = (-?[0-9.]+(?:e-?[0-9]+)?)/)
    {
      let terms = sum.output.1.trimmingCharacters(in: .whitespaces)
      let json = try object(try run.session.evaluate(terms).get().json)
      let value = try #require(json["value"] as? Double, "\(terms)")
      let told = try #require(Double(sum.output.2))
      #expect(abs(value - told) < 1e-3, "\(terms) = \(told)")
    }
  }

  private var questions: [String] {
    [
      "position", "position.x", "affineTransform()", "bounds", "frame", "opacity",
      "value(forKeyPath: \"position.x\")", "value(forKeyPath: \"bounds.size.width\")",
      "convert((1, 2), to: nil)",
    ]
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}

extension SplitMix64 {
  /// A view that some animations move at a moment in the midst of them.
  fileprivate mutating func movingProgram() -> String {
    var lines = ["let v = view(10, 20, 30, 40)"]
    for index in 0..<3 {
      switch Int(number(0...4)) {
      case 0: lines += animator("n\(index)")
      case 1: lines.append("UIView.animate(withDuration: \(number(1...3))) { \(change()) }")
      case 2: lines += group("g\(index)")
      default: lines += animation("a\(index)") + ["v.layer.add(a\(index), forKey: nil)"]
      }
      lines.append("advance(\(number(0...1)))")
    }
    if number(0...1) < 0.3 { lines.append("v.layer.timeOffset = \(number(0...1))") }
    if number(0...1) < 0.3 { lines.append("v.layer.speed = \(number(0...2))") }
    return lines.joined(separator: "\n")
  }

  private mutating func change() -> String {
    switch Int(number(0...3)) {
    case 0: "v.center.x = \(number(-100...100))"
    case 1: "v.transform = R(\(number(-3...3))) * S(\(number(0.5...2)))"
    default: "v.bounds.size.width = \(number(1...100)); v.alpha = \(number(0...1))"
    }
  }

  private mutating func animator(_ name: String) -> [String] {
    let made = "UIViewPropertyAnimator(duration: \(number(1...3)), curve: .easeIn)"
    let later = "\(name).addAnimations({ \(change()) }, delayFactor: \(number(0...0.9)))"
    var lines = ["let \(name) = \(made) { \(change()) }", later]
    lines.append("\(name).startAnimation(); advance(\(number(0...1)))")
    if number(0...1) < 0.5 { lines.append("\(name).pauseAnimation()") }
    if number(0...1) < 0.5 { lines.append("\(name).isReversed = true") }
    if number(0...1) < 0.3 { lines.append("\(name).fractionComplete = \(number(0...1))") }
    if number(0...1) < 0.5 { lines.append("\(name).startAnimation()") }
    return lines
  }

  private mutating func group(_ name: String) -> [String] {
    let parts = ["\(name)p", "\(name)q"]
    let made = [
      "let \(name) = CAAnimationGroup()", "\(name).animations = [\(parts[0]), \(parts[1])]",
    ]
    return parts.flatMap { animation($0, isPart: true) } + made + timing(name)
      + ["v.layer.add(\(name), forKey: \"\(name)\")"]
  }

  private mutating func animation(_ name: String, isPart: Bool = false) -> [String] {
    let paths = [
      ("position.x", -100.0...100.0), ("transform.rotation.z", -3...3),
      ("bounds.size.width", 1...9),
      ("transform.scale", 0.5...2), ("opacity", 0...1),
    ]
    let (path, range) = paths[min(4, Int(number(0...5)))]
    let made = "let \(name) = CABasicAnimation(keyPath: \"\(path)\")"
    let ends = "\(name).fromValue = \(number(range)); \(name).toValue = \(number(range))"
    let joins = path == "position.x" && number(0...1) < 0.5
    return [made, ends] + timing(name) + (joins ? ["\(name).isCumulative = true"] : [])
      + (isPart ? ["\(name).beginTime = \(number(0...1))"] : [])
  }

  private mutating func timing(_ name: String) -> [String] {
    var lines = ["\(name).duration = \(number(0.2...3))"]
    if number(0...1) < 0.5 { lines.append("\(name).repeatCount = \(number(0...4))") }
    if number(0...1) < 0.5 { lines.append("\(name).autoreverses = true") }
    if number(0...1) < 0.5 { lines.append("\(name).speed = \(number(-2...2))") }
    if number(0...1) < 0.5 { lines.append("\(name).timeOffset = \(number(-1...1))") }
    if number(0...1) < 0.5 { lines.append("\(name).fillMode = .both") }
    if number(0...1) < 0.5 { lines.append("\(name).isRemovedOnCompletion = false") }
    return lines
  }
}
