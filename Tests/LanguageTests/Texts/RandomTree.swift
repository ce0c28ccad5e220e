import Foundation
import Geometry
import TestSupport

@testable import Language

/// A random tree of views, as the program that builds it.
struct RandomTree {
  /// For each view its parent, an earlier one; -1 for the root.
  private(set) var parents: [Int] = []
  private(set) var statements: [String] = []

  init(seed: UInt64, count: Int, extras: Bool) {
    var random = SplitMix64(seed: seed)
    for index in 0..<count {
      let parent = index == 0 ? -1 : Int.random(in: 0..<index, using: &random)
      parents.append(parent)
      statements += geometry("v\(index)", &random)
      if extras { statements += properties("v\(index)", &random) }
      if parent >= 0 { statements.append("v\(parent).addSubview(v\(index))") }
    }
  }

  var program: String { statements.joined(separator: "\n") }

  private func geometry(_ name: String, _ random: inout SplitMix64) -> [String] {
    let width = Double(Int.random(in: 1...4000, using: &random)) / 10
    let height = Double(Int.random(in: 1...4000, using: &random)) / 10
    return [
      "let \(name) = UIView()", "\(name).bounds = rect(0, 0, \(width), \(height))",
      "\(name).center = (\(random.number(-400...400)), \(random.number(-400...400)))",
      "\(name).transform = \(transform(&random))",
    ]
  }

  /// What apps do, and nothing near 45°, where a frame leaves the size open.
  private func transform(_ random: inout SplitMix64) -> String {
    let degrees =
      Int.random(in: 1...36, using: &random) + 90 * Int.random(in: 0...3, using: &random)
    let scale = Double(Int.random(in: 2...30, using: &random)) / 10
    let choices = [
      ".identity", ".identity", "T(\(degrees), -\(scale))", "S(\(scale))", "S(-\(scale), 0.7)",
      "R(90°)", "R(180°)", "R(-90°) * T(5, 7)", "R(\(degrees)°)", "R(\(degrees)°) * S(\(scale))",
      "R(\(degrees)°) * T(1, 2)", "S(1, -1) * R(\(degrees)°)", "H(x: 0.25)",
    ]
    return choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private func properties(_ name: String, _ random: inout SplitMix64) -> [String] {
    [
      "\(name).alpha = 0.25", "\(name).isHidden = true", "\(name).clipsToBounds = true",
      "\(name).isUserInteractionEnabled = false", "\(name).tag = 7",
      "\(name).bounds.origin = (3, -4.5)", "\(name).layer.zPosition = 2",
      "\(name).layer.anchorPoint = (0.25, 1)", "\(name).backgroundColor = .orange",
    ].filter { _ in Bool.random(using: &random) }
  }
}

extension Session {
  /// The value of an expression that must have one.
  mutating func value(of expression: String) throws -> Value {
    try evaluate(expression).get().value
  }
}
