internal import Language

extension Program {
  // MARK: Anchors, places and sizes

  func assignment(_ node: Construct) -> [Slip] {
    guard node.form == .assignment(nil), node.children.count == 2 else { return [] }
    let (target, value) = (node.children[0], node.children[1])
    guard let view = target.children.first, let member = target.member else { return [] }
    let owner = operand(view).removing(suffix: ".layer")
    switch member {
    case "anchorPoint":
      return [
        slip(.anchor, replacing([(node, "")]), anchorStays),
        slip(
          .anchor, replacing([(node, "\(owner).moveAnchor(to: \(text(value)))")]),
          "the frame is taken to stay where it is when the anchor point moves",
          "Setting anchorPoint keeps the position: what does the frame do then?"),
      ] + jumpingBack(value)
    case "transform":
      return [
        atCorner(inserting("\(owner).moveAnchor(to: (0, 0))", before: node))
      ] + needless(owner, before: node)
    case "origin" where view.member == "bounds", "contentOffset":
      return scrolled(node, value)
    case "size": return lengths(of: node, target, value)
    case "center", "position", "frame":
      guard setsAnchor else {
        return halves(of: node, target, value)
          + (member == "frame" ? [] : needless(owner, before: node))
      }
      return [
        slip(
          .anchor, replacing([(node, "")]),
          Telling(
            did: "the anchor point is moved, but not the position with it",
            look: "Setting anchorPoint keeps the position: what does the frame do then?",
            missing: ["center", "position", "frame", "moveAnchor"],
            present: ["anchorPoint", "setAnchorPoint"]))
      ]
    default: return []
    }
  }

  /// An anchor point is set where none is asked for: the view jumps, and turns and scales about its corner.
  private func needless(_ owner: String, before node: Construct) -> [Slip] {
    guard !setsAnchor else { return [] }
    return [
      slip(
        .anchor, inserting("\(owner).layer.anchorPoint = (0, 0)", before: node),
        Telling(
          did: "the anchor point is set to the corner, which nothing asks for, and the view jumps",
          look: "Setting anchorPoint keeps the position: what does the frame do then?",
          present: ["anchorPoint"]))
    ]
  }

  /// Where nothing but the anchor point is set, the frame jumps away from it.
  private func jumpingBack(_ value: Construct) -> [Slip] {
    let isPlaced = nodes.contains {
      $0.form == .assignment(nil)
        && ["center", "position", "frame"].contains($0.children.first?.member ?? "")
    }
    guard !isPlaced, value.form == .tuple, value.children.count == 2 else { return [] }
    let (x, y) = (text(value.children[0]), text(value.children[1]))
    return [
      slip(
        .sign, replacing([(value, "(1 - (\(x)), 1 - (\(y)))")]), "the frame jumps the opposite way",
        "The position keeps its place, and the anchor point comes to stand on it: on which side of it is "
          + "the view then?")
    ]
  }

  /// Only one of the two parts of a place, a size or a frame is set.
  private func halves(of node: Construct, _ target: Construct, _ value: Construct) -> [Slip] {
    let isFrame = target.member == "frame"
    let parts = isFrame ? ("origin", "size") : ("x", "y")
    return [parts, (parts.1, parts.0)].map { part, other in
      var slip = slip(
        isFrame ? .leftOut : .oneAxis,
        replacing([(node, "\(operand(target)).\(part) = (\(text(value))).\(part)")]),
        "only the \(part) is set, the \(other) stays as it was",
        "A \(target.member ?? "place") has two parts: what does yours say of the \(other)?")
      slip.assertions = [.sets(isFrame ? ["frame"] : ["center", "position"])]
      return slip
    }
  }

  /// Only one length is set, or both by halves.
  private func lengths(of node: Construct, _ target: Construct, _ value: Construct) -> [Slip] {
    let (it, size) = (operand(target), "(\(text(value)))")
    return [("width", "height"), ("height", "width")].map { set, other in
      var slip = slip(
        .oneAxis, replacing([(node, "\(it).\(set) = \(size).\(set)")]),
        "only the \(set) is set, the \(other) stays as it was", "A size has two lengths.")
      slip.assertions = [.sets(["size", "bounds", "frame"])]
      return slip
    }
      + [("/", "half as large"), ("*", "twice as large")].map { sign, amount in
        slip(
          .half,
          replacing([
            (value, "CGSize(width: \(size).width \(sign) 2, height: \(size).height \(sign) 2)")
          ]), "the size is \(amount)", "Is a whole meant, or a half of it?")
      }
  }

  func moveAnchor(_ node: Construct) -> [Slip] {
    guard let call = node.children.first, call.calledName == "moveAnchor",
      let view = call.receiver, let point = call.arguments.first
    else { return [] }
    return [
      slip(
        .anchor, replacing([(node, "\(operand(view)).anchorPoint = \(text(point))")]),
        "the anchor point is set without moving the position, so the frame jumps",
        "Setting anchorPoint keeps the position: what does the frame do then?"),
      slip(.anchor, replacing([(node, "")]), anchorStays),
    ]
  }

  /// Not told of an answer that sets one.
  private var anchorStays: Telling {
    Telling(
      did: "the anchor point stays in the middle (0.5, 0.5)",
      look: "About which point does a view turn and scale, when nobody says otherwise?",
      missing: anchorWords)
  }

  // MARK: Scrolling

  private func scrolled(_ node: Construct, _ value: Construct) -> [Slip] {
    var result = [
      slip(
        .frameBounds, replacing([(node, "")]), "the origin of the bounds is left out",
        "bounds.origin is the place of the content that stands at the top left corner.")
    ]
    if value.form == .tuple, value.children.count == 2 {
      let (x, y) = (text(value.children[0]), text(value.children[1]))
      result.append(
        slip(
          .sign, replacing([(value, "(\(negated(x)), \(negated(y)))")]),
          "the content moves the opposite way",
          "When bounds.origin grows, which part of the content comes to the top left corner?"))
    }
    return result
  }
}
