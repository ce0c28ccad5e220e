import Foundation
import TestSupport
import Testing

@testable import Language

/// What is told about a statement is what asking before and after it gives.
@Suite struct ConsequenceLawTests {
  private let views = ["a", "b", "c", "d", "e"]

  @Test(arguments: 0..<60) func toldIsTrueAndComplete(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var run = ProgramRun()
    #expect(run.failure(of: random.treeProgram(views)) == nil)
    run.session.settings.tellsConsequences = true
    run.session.settings.isJSON = true
    for _ in 0..<10 {
      let (view, statement) = random.change(of: views)
      let before = try answers(&run)
      let told = try run.output(of: statement).split(separator: "\n").map { line in
        try object(String(line))
      }
      let after = try answers(&run)
      try check(told, before, after, statement, view)
    }
  }

  /// Frames and places in the window, by view and property.
  private func answers(_ run: inout ProgramRun) throws -> [String: [String: Any]] {
    var answers: [String: [String: Any]] = [:]
    for view in views {
      for (property, expression) in [
        ("frame", "frame"), ("bounds", "bounds"), ("center", "center"),
        ("window", "convert(\(view).bounds, to: nil)"),
      ] {
        let value = try run.session.evaluate("\(view).\(expression)").get()
        answers["\(view).\(property)"] = try object(value.json)
      }
    }
    return answers
  }

  private func check(
    _ told: [[String: Any]], _ before: [String: [String: Any]], _ after: [String: [String: Any]],
    _ statement: String, _ view: String
  ) throws {
    var toldPlaces: Set<String> = []
    var untold = 0
    for consequence in told {
      untold += consequence["more"] as? Int ?? 0
      guard let name = consequence["name"] as? String else { continue }
      for change in try #require(consequence["changed"] as? [[String: Any]]) {
        let key = "\(name).\(change["property"] as? String ?? "")"
        toldPlaces.insert(key)
        guard let old = before[key], let new = after[key] else { continue }
        #expect(isSame(change["before"], old), "\(statement): \(key)")
        #expect(isSame(change["after"], new), "\(statement): \(key)")
      }
      for kept in consequence["kept"] as? [String] ?? [] {
        let key = "\(name).\(kept)"
        if let old = before[key] { #expect(isSame(old, after[key]), "\(statement): \(key) kept") }
      }
    }
    // Whatever appears elsewhere was told, or counted.
    let moved = views.filter { !isSame(before["\($0).window"], after["\($0).window"]) }
    let missing = moved.filter {
      $0 != view && !toldPlaces.contains("\($0).window") && !toldPlaces.contains("\($0).frame")
    }
    #expect(missing.count <= untold, "\(statement): \(missing)")
    if !isSame(before["\(view).frame"], after["\(view).frame"]) {
      #expect(toldPlaces.contains("\(view).frame"), "\(statement)")
    }
  }

  private func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first = first as? [String: Any], let second = second as? [String: Any] else {
      return false
    }
    return first.allSatisfy { key, value in
      guard let number = value as? Double, let other = second[key] as? Double else { return true }
      return abs(number - other) <= 1e-8 * max(1, abs(number))
    }
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}

extension SplitMix64 {
  /// A tree of views in the window.
  fileprivate mutating func treeProgram(_ views: [String]) -> String {
    var lines: [String] = []
    for (index, name) in views.enumerated() {
      lines.append("let \(name) = view(\(list(4, 1...90)))")
      guard index > 0, number(0...1) < 0.8 else { continue }
      lines.append("\(views[Int(number(0...0.999) * Double(index))]).addSubview(\(name))")
    }
    return lines.joined(separator: "\n")
  }

  /// A statement that sets something of a view, but not its frame.
  fileprivate mutating func change(of views: [String]) -> (view: String, statement: String) {
    let view = views[Int(number(0...0.999) * Double(views.count))]
    let statements = [
      "\(view).center = (\(list(2)))", "\(view).bounds.origin.x += 5",
      "\(view).bounds.size = size(\(list(2, 1...90)))", "\(view).transform = R(\(list(1)))",
      "\(view).layer.anchorPoint = (\(list(2, 0...1)))",
      "\(view).moveAnchor(to: (\(list(2, 0...1))))",
      "\(view).layer.setAffineTransform(S(\(list(2, 0.5...2))))",
      "\(view).layer.sublayerTransform = R(\(list(1)))",
    ]
    return (view, statements[Int(number(0...0.999) * Double(statements.count))])
  }

  private mutating func list(_ count: Int, _ range: ClosedRange<Double> = -100...100) -> String {
    (0..<count).map { _ in "\(number(range))" }.joined(separator: ", ")
  }
}
