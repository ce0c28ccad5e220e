import Foundation
import Language
import TestSupport
import Testing

/// An explanation's steps are what the expression does, whatever way it is written in.
@Suite struct ExplainTests {
  @Test func stepsMultiplyToTheValue() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<400 {
      let expression = random.expressionText(depth: 3)
      let output = jsonLines(of: "\(expression)\nexplain(\(expression))")
      let lines = try output.map { try Entries($0, in: "map") }
      let value = try #require(lines.first)
      let whole = try #require(lines.last)
      #expect(whole.isNear(value), "\(expression)")
      let product = lines.dropFirst().dropLast().reduce(Entries.identity) { $0 * $1 }
      #expect(product.isNear(value), "\(expression)")
      let running = try output.dropFirst().dropLast().last.map {
        try Entries($0, in: "running")
      }
      #expect((running ?? .identity).isNear(value), "\(expression)")
    }
  }

  @Test func theFollowedPointEndsWhereTheValueSendsIt() throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<200 {
      let expression = random.expressionText(depth: 2)
      let point = random.pointText()
      let output = jsonLines(
        of: "\(point) * (\(expression))\nexplain(\(point) * (\(expression)))")
      let end = try #require(output.first)
      let steps = output.filter { $0.hasPrefix("{\"type\":\"step\"") }
      guard let last = steps.last else { continue }
      #expect(try Place(followedIn: last).isNear(Place(end)), "\(point) * \(expression)")
    }
  }

  /// The steps are the same in both conventions where the factors are written the other way round.
  @Test func reversedProductsHaveTheSameSteps() {
    var random = SplitMix64(seed: 23)
    for _ in 0..<100 {
      let factors = (0..<3).map { _ in random.factorText() }
      let rows = "explain(\(factors.joined(separator: " * ")))"
      let columns =
        "convention(column)\nexplain(\(factors.reversed().joined(separator: " * ")))"
      #expect(
        jsonLines(of: rows).dropLast() == jsonLines(of: columns).dropLast(), "\(factors)")
    }
  }

  /// Assigning step by step is explained as the one expression is.
  @Test func assignmentsReadLikeOneExpression() throws {
    var random = SplitMix64(seed: 24)
    for _ in 0..<100 {
      let factors = (0..<4).map { _ in random.factorText() }
      var program = "var t = \(factors[0])\n"
      for factor in factors.dropFirst() { program += "t = t * \(factor)\n" }
      let count = jsonLines(of: program + "explain(t)").count
      let direct = jsonLines(of: "explain(\(factors.joined(separator: " * ")))")
      #expect(count == direct.count, "\(program)")
    }
  }

  @Test func twoHundredStepsAreAllTold() {
    let expression = (1...200).map { "T(\($0), 1)" }.joined(separator: " * ")
    #expect(jsonLines(of: "explain(\(expression))").count == 201)
  }

  @Test func longChainsOfAssignmentsEnd() {
    var program = "var t = T(1, 0)\n"
    for index in 1...3_000 { program += "t = t.rotated(by: \(index % 7)°)\n" }
    #expect(jsonLines(of: program + "explain(t)").count > 100)
  }
}

/// What a program shows, one JSON object an element.
private func jsonLines(of program: String) -> [String] {
  json(of: program).split(separator: "\n").map(String.init)
}

/// The six numbers of a transform in a line of JSON.
private struct Entries {
  var values: [Double]

  static let identity = Entries(values: [1, 0, 0, 1, 0, 0])

  init(values: [Double]) { self.values = values }

  /// From a transform, or from a member of a step.
  init(_ line: String, in key: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let map = object?[key] as? [String: Any] ?? object
    values = ["a", "b", "c", "d", "tx", "ty"].compactMap { map?[$0] as? Double }
    try #require(values.count == 6)
  }

  /// Row vectors: the left factor acts first.
  static func * (l: Entries, r: Entries) -> Entries {
    let (p, q) = (l.values, r.values)
    return Entries(values: [
      p[0] * q[0] + p[1] * q[2], p[0] * q[1] + p[1] * q[3], p[2] * q[0] + p[3] * q[2],
      p[2] * q[1] + p[3] * q[3], p[4] * q[0] + p[5] * q[2] + q[4],
      p[4] * q[1] + p[5] * q[3] + q[5],
    ])
  }

  func isNear(_ other: Entries) -> Bool {
    let size = max(1, values.map(abs).max() ?? 0)
    return zip(values, other.values).allSatisfy { abs($0 - $1) <= 1e-8 * size }
  }
}

/// A point in a line of JSON.
private struct Place {
  var x: Double
  var y: Double

  init(_ line: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    try self.init(object)
  }

  init(followedIn line: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    try self.init((object?["followed"] as? [[String: Any]])?.first)
  }

  private init(_ object: [String: Any]?) throws {
    x = try #require(object?["x"] as? Double)
    y = try #require(object?["y"] as? Double)
  }

  func isNear(_ other: Place) -> Bool {
    let size = max(1, abs(x), abs(y))
    return abs(x - other.x) <= 1e-8 * size && abs(y - other.y) <= 1e-8 * size
  }
}

extension SplitMix64 {
  /// A transform written with products, methods, inverses and powers.
  fileprivate mutating func expressionText(depth: Int) -> String {
    guard depth > 0 else { return factorText() }
    let inner = expressionText(depth: depth - 1)
    switch Int.random(in: 0...6, using: &self) {
    case 0: return "\(inner) * \(expressionText(depth: depth - 1))"
    case 1: return "(\(inner)).concatenating(\(expressionText(depth: depth - 1)))"
    case 2: return "(\(inner)).rotated(by: \(Int.random(in: -90...90, using: &self))°)"
    case 3: return "(\(inner)).translatedBy(x: 3, y: -2).scaledBy(x: 2, y: 0.5)"
    case 4: return "(\(inner)).inverted()"
    case 5: return "(\(inner)) ^ \([-2, -1, 2, 3].randomElement(using: &self) ?? 2)"
    default: return "CGAffineTransformTranslate(\(inner), 1, 2)"
    }
  }
}
