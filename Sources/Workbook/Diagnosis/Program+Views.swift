internal import Language

extension Program {
  /// Mistakes about anchors, frames and bounds.
  func viewSlips(_ nodes: [Construct]) -> [Slip] {
    nodes.flatMap { node -> [Slip] in
      switch node.form {
      case .member(let name): member(node, name)
      case .call, .tuple: middle(node)
      case .assignment: assignment(node)
      case .shown: moveAnchor(node)
      default: []
      }
    } + scope.views.flatMap(forgotten)
  }

  func renamed(_ node: Construct, _ old: String, _ new: String) -> [Edit] {
    let end = node.range.upperBound
    return [Edit(range: (end - old.utf8.count)..<end, text: new)]
  }

  private func member(_ node: Construct, _ name: String) -> [Slip] {
    switch name {
    case "frame":
      return [
        mistaken(node, for: "bounds", "the bounds stand where the frame is meant")
      ] + misread(node)
    case "bounds":
      return [mistaken(node, for: "frame", "the frame stands where the bounds are meant")]
    case "center", "position":
      return place(node, name)
    case "origin" where node.children.first?.member == "frame":
      return node.children[0].children.map { view in
        slip(
          .anchor, replacing([(node, "\(operand(view)).center")]),
          "the middle is taken for the top left corner", anchorAdvice)
      }
    default: return []
    }
  }

  /// The frame in place of the bounds, or the bounds in place of the frame.
  private func mistaken(_ node: Construct, for other: String, _ did: String) -> Slip {
    let name = node.member ?? ""
    let telling = Telling(
      did: did,
      look: "The frame is told in the superview's coordinates, the bounds in the view's own.",
      exchange: (written: other, meant: name))
    var slip = slip(.frameBounds, renamed(node, name, other), telling)
    slip.assertions = [.reads(other)]
    return slip
  }

  /// A frame that is read wrongly: from the middle, or without the transform.
  private func misread(_ node: Construct) -> [Slip] {
    let it = node.children.first.map(operand) ?? ""
    let plain =
      "CGRect(x: \(it).center.x - \(it).bounds.width / 2, "
      + "y: \(it).center.y - \(it).bounds.height / 2, "
      + "width: \(it).bounds.width, height: \(it).bounds.height)"
    return [
      slip(
        .anchor, replacing([(node, "CGRect(origin: \(it).center, size: \(it).frame.size)")]),
        "the middle is taken for the top left corner", anchorAdvice),
      slip(
        .frameBounds, replacing([(node, plain)]),
        "the size is that of the bounds, as if the transform did nothing",
        "The frame is the box around the view as its transform shows it."),
      cornered(node, it, plain),
    ] + mapped(node, it, plain)
  }

  /// The frame with its own size, at the corner that it has without the transform.
  private func cornered(_ node: Construct, _ it: String, _ plain: String) -> Slip {
    var slip = slip(
      .anchor, replacing([(node, "CGRect(origin: \(plain).origin, size: \(it).frame.size)")]),
      "the corner is taken to stay where it is without the transform",
      "A view turns and scales about its anchor point, by default its middle: where does the corner go?"
    )
    slip.joinsOthers = false
    return slip
  }

  /// The rectangle mapped by itself, as if the view turned and scaled about the corner of its superview.
  private func mapped(_ node: Construct, _ it: String, _ plain: String) -> [Slip] {
    let transform = it + (it.hasSuffix("layer") ? ".affineTransform()" : ".transform")
    let isPlain = "\(transform).isIdentity"
    let advice = "A view turns and scales about its anchor point: which point stays in yours?"
    return [
      slip(
        .origin,
        replacing([(node, "(\(isPlain) ? \(it).frame : \(plain).applying(\(transform)))")]),
        "the frame is mapped by the transform, about the origin of the superview", advice),
      slip(
        .origin,
        replacing([(node, "(\(isPlain) ? \(it).frame : \(it).bounds.applying(\(transform)))")]),
        "the bounds are mapped by the transform, about the view's own origin", advice),
    ]
  }

  /// Not told of an answer that sets an anchor point, for which it does not only seem so.
  func atCorner(_ edits: [Edit]) -> Slip {
    var slip = slip(
      .anchor, edits, "it is as if the anchor point of a view stood at its top left corner",
      anchorAdvice)
    if !setsAnchor { slip.assertions = [.lacks(["anchorPoint", "setAnchorPoint"])] }
    return slip
  }

  /// The anchor point of a view is set.
  var setsAnchor: Bool { nodes.contains { $0.member == "anchorPoint" } }

  var anchorAdvice: String {
    "The position is where the anchor point stands, by default the middle (0.5, 0.5) of the view."
  }

  // MARK: Sizes

  /// A view that is asked for ends with its lengths exchanged.
  func lengthsExchanged(_ asked: Asked) -> [Slip] {
    guard let last = statements.last, !asked.isPrediction else { return [] }
    return scope.views.filter(asked.names.contains).map { view in
      slip(
        .swapped,
        inserting(
          "\(view).frame = CGRect(origin: \(view).frame.origin, "
            + "size: CGSize(width: \(view).frame.height, height: \(view).frame.width))",
          after: last),
        "the width and the height have changed places", "The width comes first.")
    }
  }

  // MARK: Views of the setup

  /// What is forgotten about a view, whoever set it up.
  private func forgotten(_ view: String) -> [Slip] {
    let declared = statements.firstIndex { $0.form == .declaration(view) }
    let index = declared.map { $0 + 1 } ?? 0
    guard statements.indices.contains(index) else { return [] }
    let place = statements[index]
    return [
      slip(
        .frameBounds, inserting("\(view).bounds.origin = (0, 0)", before: place),
        "the origin of the bounds of \(view) is left out",
        "bounds.origin is the place of the content that stands at the top left corner."),
      slip(
        .sign,
        inserting(
          "\(view).bounds.origin = (-\(view).bounds.origin.x, -\(view).bounds.origin.y)",
          before: place),
        "the content of \(view) is scrolled the opposite way",
        "When bounds.origin grows, which part of the content comes to the top left corner?"),
      atCorner(
        inserting(
          "let old_\(view) = \(view).transform; \(view).transform = .identity; "
            + "\(view).moveAnchor(to: (0, 0)); \(view).transform = old_\(view)", before: place)),
      transformReplaced(view, place),
      slip(
        .leftOut, inserting("\(view).transform = .identity", before: place),
        "the transform of \(view) is left out",
        "What does the transform of a view do to what is told in its coordinates?"),
    ]
  }
}

extension Program {
  /// What the setup did to a view is gone where an answer assigns its transform.
  private func transformReplaced(_ view: String, _ place: Construct) -> Slip {
    var slip = slip(
      .replaced, inserting("\(view).transform = .identity", before: place),
      "a new transform takes the place of that which \(view) had",
      quoting: ["\(view).transform ="], or: nil, whatIsLeft)
    slip.joinsOthers = false
    slip.isOfAnyState = true
    return slip
  }
}

extension String {
  func removing(suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
