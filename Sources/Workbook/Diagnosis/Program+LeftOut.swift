internal import Language

extension Program {
  /// One of two changes that belong together is left out, or all that is done about an anchor point.
  var leftOut: [Slip] { axes() + anchors() }

  /// A view that should turn about another point turns about its middle.
  private func anchors() -> [Slip] {
    let lines = statements.filter(isAboutAnchors)
    guard lines.count > 1, lines.count < statements.count else { return [] }
    return [
      slip(
        .origin, replacing(lines.map { ($0, "") }), "it turns or scales about its middle",
        anchorPlace)
    ] + misplaced(lines)
  }

  /// The anchor point and all that goes with it, but at another place of the view.
  private func misplaced(_ lines: [Construct]) -> [Slip] {
    lines.flatMap { line -> [Slip] in
      guard line.children.first?.member == "anchorPoint",
        let layer = line.children.first?.children.first,
        let (x, y) = line.children.last.flatMap(pair)
      else { return [] }
      let view = operand(layer).removing(suffix: ".layer")
      func moved(_ rule: Rule, _ x: String, _ y: String, _ did: String, _ look: String) -> Slip {
        let edits = lines.map {
          ($0, $0.range == line.range ? "\(view).moveAnchor(to: (\(x), \(y)))" : "")
        }
        var slip = slip(rule, replacing(edits), did, look)
        slip.assertions = [.names(anchorWords)]
        return slip
      }
      return [
        moved(
          .swapped, y, x, "the two numbers of the anchor point have changed places",
          "The first number is for x, from 0 at the left to 1 at the right; the second for y."),
        moved(.anchor, "1 - (\(x))", y, opposite(beside: y), anchorPlace),
        moved(.anchor, x, "1 - (\(y))", opposite(beside: x), anchorPlace),
      ]
    }
  }

  /// What lies across from an anchor point, by its other number: at a corner another corner.
  private func opposite(beside other: String) -> String {
    switch number(other) {
    case 0, 1: "it turns or scales about another corner"
    case 0.5: "it turns or scales about the opposite edge"
    default: "it turns or scales about a point on the other side"
    }
  }

  private var anchorPlace: String {
    "Which point of the view should stay where it is, and which one stays in yours?"
  }

  /// It sets an anchor point, or the place of the view that has one.
  private func isAboutAnchors(_ node: Construct) -> Bool {
    guard node.form == .assignment(nil), let target = node.children.first,
      let member = target.member
    else { return false }
    if member == "anchorPoint" { return true }
    let hasAnchor = nodes.contains { $0.member == "anchorPoint" && $0.root == target.root }
    return hasAnchor && ["center", "position"].contains(member)
  }
}

/// The words that set an anchor point.
let anchorWords: Set = ["anchorPoint", "setAnchorPoint", "moveAnchor"]
