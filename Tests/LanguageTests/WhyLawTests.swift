import Foundation
import TestSupport
import Testing

@testable import Language

/// Laws of `why` over random scenes and values.
@Suite struct WhyLawTests {
  /// The rules lead to the value: the last one gives exactly what the expression gives.
  @Test(arguments: 0..<40) func theLastRuleGivesTheValue(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var run = ProgramRun()
    run.session.settings.isJSON = true
    #expect(run.failure(of: random.sceneProgram()) == nil)
    for expression in random.questions() {
      // A transform that flattens what lies on the way is an error of the expression itself.
      guard let value = try? run.session.evaluate(expression).get().json else { continue }
      let rules = run.output(of: "why(\(expression))").split(separator: "\n")
      let last = try #require(rules.last, "\(expression)")
      let shown = try #require(object(String(last))["value"] as? [String: Any], "\(expression)")
      let expected = try object(value)
      #expect(
        NSDictionary(dictionary: shown) == NSDictionary(dictionary: expected), "\(expression)")
    }
  }

  /// Each rule of a frame follows from the one before.
  @Test(arguments: 0..<40) func theRulesOfAFrameAreAChain(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var run = ProgramRun()
    run.session.settings.isJSON = true
    #expect(run.failure(of: random.sceneProgram()) == nil)
    let rules = try run.output(of: "why(d.frame)").split(separator: "\n").map {
      try object(String($0))
    }
    let points = try #require((rules[1]["value"] as? [String: Any])?["values"] as? [[String: Any]])
    let box = try #require(rules[2]["value"] as? [String: Any])
    let frame = try #require(rules[3]["value"] as? [String: Any])
    let position = try object(try run.session.evaluate("d.center").get().json)
    #expect(points.count == 4)
    for (axis, extent) in [("x", "width"), ("y", "height")] {
      let numbers = points.compactMap { $0[axis] as? Double }
      let least = try #require(numbers.min())
      let most = try #require(numbers.max())
      #expect(isNear(box[axis], least) && isNear(box[extent], most - least))
      #expect(isNear(frame[axis], least + (position[axis] as? Double ?? .nan)))
      #expect(isNear(frame[extent], most - least))
    }
  }

  private func isNear(_ value: Any?, _ expected: Double) -> Bool {
    guard let value = value as? Double else { return false }
    return abs(value - expected) <= 1e-9 * max(1, abs(expected))
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}

extension SplitMix64 {
  /// Four views, each in the one before, of any size, anchor point and transform.
  fileprivate mutating func sceneProgram() -> String {
    var lines = ["let a = view(\(list(4)))"]
    for (name, parent) in [("b", "a"), ("c", "b"), ("d", "c")] {
      lines.append("let \(name) = UIView(frame: rect(\(list(4))))")
      lines.append("\(parent).addSubview(\(name))")
    }
    for name in ["a", "b", "c", "d"] {
      lines.append("\(name).bounds.origin = (\(list(2)))")
      lines.append("\(name).anchorPoint = (\(list(2, -0.5...1.5)))")
      lines.append("\(name).transform = transform(\(list(4, -2...2)), \(list(2)))")
    }
    if number(0...1) < 0.5 { lines.append("b.layer.sublayerTransform = R(\(list(1)))") }
    return lines.joined(separator: "\n")
  }

  fileprivate mutating func questions() -> [String] {
    let point = "(\(list(2)))"
    let rect = "rect(\(list(4)))"
    let transform = "transform(\(list(4, -2...2)), \(list(2)))"
    return [
      "d.frame", "c.center", "b.bounds", "a.anchorPoint", "d.transform", "d.layer.position",
      "d.frame.maxX", "d.frame.size.height", "d.convert(\(point), to: a)",
      "d.convert(\(point), from: nil)", "b.convert(\(rect), to: d)",
      "a.layer.convert(\(point), from: c.layer)",
      "window.hitTest(\(point), with: nil)", "window.layer.hitTest(\(point))",
      "c.point(inside: \(point), with: nil)", "c.layer.contains(\(point))",
      "\(point) * \(transform)", "vector\(point) * \(transform)", "size\(point) * \(transform)",
      "\(rect).applying(\(transform))", "(\(list(3))) * \(transform)",
      "\(transform) * \(transform).rotated(by: 1)", "\(transform).translatedBy(x: 3, y: 4)",
      "\(transform).scaledBy(x: 3, y: -4)", "\(transform).inverted()", "\(transform).decomposed()",
      "\(transform).determinant", "\(rect).union(\(rect).offsetBy(dx: 3, dy: 9))",
      "\(rect).intersection(rect(\(list(4))))", "\(rect).intersects(rect(\(list(4))))",
      "\(rect).contains(\(point))", "\(rect).contains(rect(\(list(4))))",
      "\(rect).insetBy(dx: 2, dy: 3)", "\(rect).integral", "\(rect).standardized", "\(rect).minY",
      "CGRectGetMidX(\(rect))",
    ]
  }

  private mutating func list(_ count: Int, _ range: ClosedRange<Double> = -100...100) -> String {
    (0..<count).map { _ in "\(number(range))" }.joined(separator: ", ")
  }
}
