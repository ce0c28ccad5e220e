internal import Language

extension Program {
  /// Mistakes about anchors, frames and bounds.
  func viewSlips(_ nodes: [Construct]) -> [Slip] {
    nodes.flatMap { node -> [Slip] in
      switch node.form {
      case .member(let name): member(node, name)
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
      let it = node.children.first.map(operand) ?? ""
      return [
        slip(
          .anchor, renamed(node, name, "frame.origin"),
          "the place of a corner is told or set where the \(name) is meant",
          "The \(name) is where the anchor point stands, by default the middle of the view; a frame "
            + "begins at a corner."),
        slip(
          .frameBounds,
          replacing([(node, "CGPoint(x: \(it).bounds.midX, y: \(it).bounds.midY)")]),
          "the middle is told in the view's own coordinates",
          "\(name) is told in the superview's coordinates, the bounds in the view's own."),
      ]
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
    return slip(.frameBounds, renamed(node, name, other), telling)
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
    ] + mapped(node, it, plain)
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

  var atCorner: String {
    "it is as if the anchor point of a view stood at its top left corner"
  }

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
      slip(
        .anchor,
        inserting(
          "let old_\(view) = \(view).transform; \(view).transform = .identity; "
            + "\(view).moveAnchor(to: (0, 0)); \(view).transform = old_\(view)", before: place),
        atCorner, anchorAdvice),
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
    return slip
  }
}

extension String {
  func removing(suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
