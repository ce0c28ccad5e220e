internal import Language

extension Program {
  // MARK: The place of a view

  /// The center or the position of a view, told or set.
  func place(_ node: Construct, _ name: String) -> [Slip] {
    let it = node.children.first.map(operand) ?? ""
    var corner = slip(
      .anchor, renamed(node, name, "frame.origin"),
      "the place of a corner is told or set where the \(name) is meant",
      "The \(name) is where the anchor point stands, by default the middle of the view; a frame "
        + "begins at a corner.")
    let isSet = isSet(node)
    // A frame may be set so that its middle comes where it should be.
    if isSet {
      corner.assertions = [.changes(text(node)), .sets(["center", "position", "frame"])]
    }
    let middle = slip(
      .frameBounds,
      replacing([(node, "CGPoint(x: \(it).bounds.midX, y: \(it).bounds.midY)")]),
      "the middle is told in the view's own coordinates",
      "\(name) is told in the superview's coordinates, the bounds in the view's own.")
    return [corner, middle] + (isSet && isTransformed(it) ? [resized(node, name, it)] : [])
  }

  /// A view has a transform where the program ends.
  private func isTransformed(_ view: String) -> Bool {
    guard case .numbers(let grid)? = scope.value("\(view).transform") else { return false }
    return grid.nature != "identity"
  }

  /// The middle of the frame comes where it should be, and the view has another size.
  private func resized(_ node: Construct, _ name: String, _ it: String) -> Slip {
    var slip = slip(
      .frameBounds, renamed(node, name, "frame.origin"),
      "a frame that is set while a view is turned or scaled gives it another size",
      "Which property moves a view and leaves its bounds alone?")
    slip.assertions = [
      .keeps(text(node)), .changes("\(it).bounds"), .names(["frame", "setFrame"]),
    ]
    slip.joinsOthers = false
    return slip
  }

  /// The frame that a view has is set once more when it is turned or scaled.
  func framed(_ asked: Asked) -> [Slip] {
    if asked.isPrediction { return [] }
    return statements.compactMap { node in
      guard node.form == .assignment(nil), let target = node.children.first,
        target.member == "transform", let view = target.children.first.map(operand)
      else { return nil }
      let telling = Telling(
        did: "the frame is set while the view is turned or scaled, which gives it another size",
        look: "In which order do a frame and a transform leave the bounds as they should be?",
        present: ["frame", "setFrame"])
      var slip = slip(
        .frameBounds,
        inserting("let frameBefore = \(view).frame", before: node)
          + inserting("\(view).frame = frameBefore", after: node), telling)
      slip.assertions = [.setsAfter("transform", "frame")]
      slip.joinsOthers = false
      return slip
    }
  }

  /// It is set, or a part of it, where the program runs and not where a function is called later.
  private func isSet(_ node: Construct) -> Bool {
    statements.contains { other in
      guard case .assignment = other.form, let target = other.children.first else { return false }
      return target.all.contains { $0.range == node.range }
    }
  }

  /// The center of a view, which is told in its superview, for the middle of its bounds.
  func middle(_ node: Construct) -> [Slip] {
    let parts = node.form == .call ? node.arguments : node.children
    guard parts.count == 2, headKinds[node.calledName ?? "CGPoint"] == "point",
      parts[0].member == "midX", parts[1].member == "midY", let x = parts[0].children.first,
      let y = parts[1].children.first, x.member == "bounds", text(x) == text(y),
      let view = x.children.first
    else { return [] }
    let center = "\(operand(view)).center"
    return [
      slip(
        .frameBounds, replacing([(node, center)]),
        "'\(center)' stands where the middle of the bounds is meant", quoting: [center], or: nil,
        "The center is told in the superview's coordinates, the bounds in the view's own.")
    ]
  }
}
