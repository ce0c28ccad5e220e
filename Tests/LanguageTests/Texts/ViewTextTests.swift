import Foundation
import Geometry
import TestSupport
import Testing

@testable import Language

/// A tree of Pivot, printed as UIKit prints one, comes back from its text.
@Suite struct ViewTextTests {
  @Test func framesComeBack() throws {
    for seed in Volume.seeds(60) {
      let tree = RandomTree(seed: seed, count: 8, extras: false)
      var session = Session()
      _ = session.run(tree.program)
      let text = try description(of: tree, in: &session)
      var copy = Session()
      let outcome = copy.run("let root = views(from: \(quoted(text)))")
      try #require(outcome.status == .done, "\(text)")
      for index in tree.parents.indices {
        try expectSame("v\(index)", in: &session, as: name(index), in: &copy)
      }
      try expectSameParents(tree, in: &copy)
    }
  }

  /// The frame to the six digits that are printed; the size to a twentieth, which round sizes need.
  private func expectSame(
    _ original: String, in session: inout Session, as name: String, in copy: inout Session
  ) throws {
    let frame = try rect(original + ".frame", &session)
    let found = try rect(name + ".frame", &copy)
    let size = try rect(original + ".bounds", &session).size
    let foundSize = try rect(name + ".bounds", &copy).size
    let scale = [frame.origin.x, frame.origin.y, frame.width, frame.height].map(abs).max() ?? 1
    #expect(abs(frame.minX - found.minX) <= 2e-5 * scale)
    #expect(abs(frame.minY - found.minY) <= 2e-5 * scale)
    #expect(abs(frame.width - found.width) <= 2e-5 * scale)
    #expect(abs(frame.height - found.height) <= 2e-5 * scale)
    #expect(abs(size.width - foundSize.width) <= 0.05)
    #expect(abs(size.height - foundSize.height) <= 0.05)
  }

  private func expectSameParents(_ tree: RandomTree, in copy: inout Session) throws {
    for (index, parent) in tree.parents.enumerated() {
      let wanted = parent < 0 ? "nil" : name(parent)
      let isSame = try copy.evaluate("\(name(index)).superview == \(wanted)").get().text
      #expect(isSame == "true")
    }
  }

  // MARK: As UIKit prints

  private func description(of tree: RandomTree, in session: inout Session) throws -> String {
    var lines: [String] = []
    try append(0, "", tree, &session, to: &lines)
    return lines.joined(separator: "\n")
  }

  private func append(
    _ index: Int, _ margin: String, _ tree: RandomTree, _ session: inout Session,
    to lines: inout [String]
  ) throws {
    let frame = try rect("v\(index).frame", &session)
    var line = "\(margin)<UIView: 0x7f8c\(String(0x10000 + index, radix: 16)); frame = ("
    line += [frame.origin.x, frame.origin.y].map(printed).joined(separator: " ") + "; "
    line += [frame.size.width, frame.size.height].map(printed).joined(separator: " ") + ")"
    if case .transform(let t) = try session.value(of: "v\(index).transform"), !t.isIdentity {
      line += "; transform = \(t.appleText)"
    }
    lines.append(line + "; layer = <CALayer: 0x6000\(index)>>")
    for child in tree.parents.indices where tree.parents[child] == index {
      try append(child, margin + "   | ", tree, &session, to: &lines)
    }
  }

  private func printed(_ x: Double) -> String { String(format: "%g", x) }

  private func name(_ index: Int) -> String {
    "view_" + String(String(0x10000 + index, radix: 16).suffix(4))
  }

  private func rect(_ expression: String, _ session: inout Session) throws -> Rect {
    guard case .rect(let rect) = try session.value(of: expression) else {
      Issue.record("\(expression) is no rect")
      return .null
    }
    return rect
  }

  // MARK: Names

  @Test(arguments: [
    ("UIView", "view"), ("UIScrollView", "scrollView"),
    ("_UITextContainerView", "textContainerView"),
    ("CardView", "cardView"), ("URLBar", "urlBar"), ("UI", "ui"), ("_", "view"), ("9", "view"),
    ("CALayer", "layer"), ("MKMapView", "mkMapView"),
  ]) func shortClassNames(_ className: String, _ expected: String) {
    #expect(ViewNames.base(className) == expected)
  }

  @Test(arguments: [
    ("_TtC5MyApp8CardView", "MyApp.CardView"),
    ("_TtCC5MyApp8CardView5Badge", "MyApp.CardView.Badge"),
    ("_TtC5MyApp", "MyApp"), ("_TtC99MyApp", "_TtC99MyApp"), ("_Tt", "_Tt"), ("UIView", "UIView"),
    ("_TtC99999999999999999999MyApp", "_TtC99999999999999999999MyApp"),
  ]) func mangledClasses(_ name: String, _ expected: String) {
    #expect(demangled(name) == expected)
  }

  /// Text from outside never does harm: whatever part of a text is cut out.
  @Test func anyPartOfATextIsReadOrRefused() {
    let text = """
      <UIWindow: 0x16e82190; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x16e63ce0>>
         | <UILabel: 0x16e8f840; frame = (0 40; 82 20.5); text = 'i am 'g'; transform = [0, 1, -1, 0, 0, 0]; \
      contentOffset: {0, 3}; animations = { <A: 0x7>=<B: 0x8>; }; tag = 102; layer = <_UILabelLayer: 0x1>>
      """
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      for end in stride(from: start, through: bytes.count, by: 7) {
        let part = Array(bytes[start..<end])
        if let source = Session.valueSource(fromText: String(decoding: part, as: UTF8.self)) {
          #expect(Session.completeness(of: source) == .complete)
        }
        do {
          #expect(try !ViewText(reading: part).views.isEmpty)
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= part.count)
        }
      }
    }
  }

  @Test func aVeryDeepTree() throws {
    let lines = (0..<300).map {
      String(repeating: " |", count: $0)
        + "<UIView: 0x\(String(0x10000 + $0, radix: 16)); frame = (1 2; 3 4)>"
    }
    var session = Session()
    _ = session.run("let root = views(from: \(quoted(lines.joined(separator: "\n"))))")
    let deepest = "view_" + String(String(0x10000 + 299, radix: 16).suffix(4))
    #expect(
      try session.evaluate("\(deepest).convert((0, 0), to: root)").get().text == "(299, 598)")
  }
}
