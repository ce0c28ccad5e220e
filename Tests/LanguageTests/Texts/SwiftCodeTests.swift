import Geometry
import TestSupport
import Testing

@testable import Language

/// What `swiftCode` prints, run in Pivot, rebuilds what it was printed for.
@Suite struct SwiftCodeTests {
  @Test(arguments: [
    ValueKind.number, .angle, .point, .vector, .size, .rect, .edgeRect, .transform, .color, .text,
  ]) func valuesComeBack(_ kind: ValueKind) throws {
    var random = SplitMix64(seed: 7)
    var session = Session()
    for _ in 0..<300 {
      let source = random.valueText(kind)
      guard let value = try? session.value(of: source), value.isFinite else { continue }
      let code = try #require(SwiftCode.expression(value), "\(source)")
      if case .angle(let angle) = value {
        #expect(try session.evaluate(code).get().json.contains(jsonNumber(angle.radians)))
      } else {
        let (rebuilt, original) = try (session.evaluate(code).get(), session.evaluate(source).get())
        #expect(rebuilt.json == original.json, "\(source)")
      }
    }
  }

  @Test func treesComeBack() throws {
    for seed in Volume.seeds(60) {
      let tree = RandomTree(seed: seed, count: 6, extras: true)
      var session = Session()
      try #require(session.run(tree.program).status == .done)
      let code = try session.evaluate("\"\\(swiftCode(v0))\"").get()
      guard case .text(let text) = code.value else { continue }
      var copy = Session()
      try #require(copy.run(text.payload).status == .done, "\(text.payload)")
      for index in tree.parents.indices { try expectSame("v\(index)", &session, &copy) }
    }
  }

  private func expectSame(_ name: String, _ session: inout Session, _ copy: inout Session) throws {
    let properties = [
      "", ".alpha", ".isHidden", ".clipsToBounds", ".isUserInteractionEnabled", ".tag",
      ".layer.zPosition", ".backgroundColor", ".subviews", ".superview",
    ]
    for property in properties {
      let original = try session.evaluate(name + property).get().json
      #expect(try copy.evaluate(name + property).get().json == original, "\(name)\(property)")
    }
  }

  @Test func theWindowComesBack() throws {
    var session = Session()
    guard case .text(let text) = try session.value(of: "\"\\(swiftCode(window))\"") else { return }
    #expect(session.run(text.payload).status == .done)
  }
}
