internal import Language

/// `a.convert(p, to: b)` in any spelling.
private struct Conversion {
  var node: Construct
  var subject: String
  /// The view whose property the subject is.
  var owner: String?
  /// The views, from the one in whose coordinates the subject is told to the other.
  var from: String
  var to: String

  func text(_ from: String, _ to: String) -> String {
    if from == "nil" { return "\(to).convert(\(subject), from: nil)" }
    return "\(from).convert(\(subject), to: \(to))"
  }
}

extension Program {
  /// Conversions in the wrong direction, or with a level of the tree skipped.
  func conversions(_ nodes: [Construct]) -> [Slip] {
    nodes.compactMap(conversion).flatMap { conversion in
      [
        slip(
          .inverse, replacing([(conversion.node, conversion.text(conversion.to, conversion.from))]),
          "it converts the other way, from \(conversion.to) to \(conversion.from)",
          "In whose coordinates is it told at first, and in whose should it be told?")
      ] + skips(conversion) + unconverted(conversion) + [corner(conversion)].compactMap { $0 }
    } + nodes.compactMap(notInverted)
  }

  private func conversion(_ node: Construct) -> Conversion? {
    guard let name = node.calledName, name.hasPrefix("convert"), let receiver = node.receiver,
      node.arguments.count == 2, let label = node.labels.last
    else { return nil }
    let isWindow = text(node.arguments[1]) == "nil"
    let (own, other) = (operand(receiver), isWindow ? "nil" : operand(node.arguments[1]))
    let isFrom = label.hasPrefix("from")
    guard isFrom || label.hasPrefix("to") else { return nil }
    return Conversion(
      node: node, subject: text(node.arguments[0]), owner: node.arguments[0].root,
      from: isFrom ? other : own,
      to: isFrom ? own : other)
  }

  /// Coordinates in a view taken for coordinates in its superview.
  private func skips(_ conversion: Conversion) -> [Slip] {
    var result: [Slip] = []
    for level in 0..<3 {
      let up = String(repeating: ".superview!", count: level)
      if conversion.from != "nil" {
        let view = conversion.from + up
        let inner = level == 0 ? conversion.subject : conversion.text(conversion.from, view)
        let code = "\(view).superview!.convert(\(inner), to: \(conversion.to))"
        result.append(skip(conversion, code, view))
      }
      if conversion.to != "nil" {
        let view = conversion.to + up
        let outer = conversion.text(conversion.from, "\(view).superview!")
        let code = level == 0 ? outer : "\(view).convert(\(outer), to: \(conversion.to))"
        result.append(skip(conversion, code, view))
      }
    }
    return result
  }

  /// Nothing is converted, or only as far as the superview, or a view is asked about its own center.
  private func unconverted(_ conversion: Conversion) -> [Slip] {
    let advice = "In whose coordinates is it told at first, and in whose should it be told?"
    var result = [
      slip(
        .parent, replacing([(conversion.node, conversion.subject)]), "nothing is converted", advice)
    ]
    if conversion.from != "nil" {
      let near = conversion.text(conversion.from, "\(conversion.from).superview!")
      result.append(
        slip(
          .parent, replacing([(conversion.node, near)]),
          "it is told in the coordinates of the superview, and no further", advice))
    }
    if let owner = conversion.owner, owner != conversion.from {
      let own = conversion.text(owner, conversion.to)
      let isFrame = conversion.subject.hasSuffix(".frame")
      result.append(
        slip(
          isFrame ? .frameBounds : .parent, replacing([(conversion.node, own)]),
          "it is converted as if it were told in the view's own coordinates", advice))
    }
    return result
  }

  /// The corner of the frame is added to a point, which is right only of a view without a transform.
  private func corner(_ conversion: Conversion) -> Slip? {
    let view = conversion.from
    guard view != "nil" else { return nil }
    let (point, frame) = ("(\(conversion.subject))", "\(view).frame")
    let sum = "CGPoint(x: \(point).x + \(frame).minX, y: \(point).y + \(frame).minY)"
    let right = conversion.text(view, conversion.to)
    let code = "\(view).superview!.convert(\(sum), to: \(conversion.to))"
    return slip(
      .frameBounds,
      replacing([(conversion.node, "(\(view).transform.isIdentity ? \(right) : \(code))")]),
      "the corner of the frame is added to the point",
      "Where in the superview does the view's own (0, 0) stand, once it has a transform?")
  }

  private func skip(_ conversion: Conversion, _ code: String, _ view: String) -> Slip {
    let name = view.split(separator: ".").first.map(String.init) ?? view
    let above = view.split(separator: "!").count - (view.hasSuffix("!") ? 0 : 1)
    let words = above == 0 ? name : "a view above \(name)"
    return slip(
      .parent, replacing([(conversion.node, code)]),
      "one level of the tree is skipped: the step out of or into \(words)",
      "Go from view to view, one level at a time, and convert at each.")
  }

  /// `inverted()` left out.
  private func notInverted(_ node: Construct) -> Slip? {
    let isInverse = node.calledName == "inverted" || node.member == "inverse"
    guard isInverse, let operand = node.receiver ?? node.children.first else { return nil }
    return slip(
      .inverse, replacing([(node, self.operand(operand))]), "it is not inverted",
      "Which way does this transform go, and which way is asked for?")
  }
}
