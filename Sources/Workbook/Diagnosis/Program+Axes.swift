internal import Language

extension Program {
  /// Mistakes with what belongs together: the x and the y of a place, the width and the height.
  func axes() -> [Slip] {
    sequences.flatMap(axes)
  }

  private func axes(_ sequence: [Construct]) -> [Slip] {
    sequence.flatMap { node -> [Slip] in
      guard let (owner, axis) = axis(node), let other = otherAxis[axis],
        let partner = sequence.first(where: { isAxis($0, owner, other) })
      else { return [] }
      let left = slip(
        .oneAxis, replacing([(node, "")]), "only the \(other) is changed, the \(axis) stays",
        "How far does it go to the right, and how far down?")
      return [left] + (isFirst(axis) ? exchanged(node, partner) : [])
    }
  }

  /// What is done to the one, done to the other.
  private func exchanged(_ first: Construct, _ second: Construct) -> [Slip] {
    guard first.form == second.form, let left = first.children.last,
      let right = second.children.last, text(left) != text(right)
    else { return [] }
    let names = PairNames(first: first.children.first?.member ?? "")
    return ([(left, right)] + counterparts(left, right)).map {
      exchanged($0, of: (left, right), names)
    }
  }

  /// Two numbers of a pair, or parts of them, in each other's place.
  func exchanged(
    _ parts: (Construct, Construct), of pair: (Construct, Construct), _ names: PairNames
  ) -> Slip {
    var slip = slip(
      .swapped, exchanging(parts.0, parts.1), names.exchanged, names.order)
    if pair.0.isConstant, pair.1.isConstant {
      slip.assertions = [
        .writes(text(pair.0, parts.0, as: parts.1), text(pair.1, parts.1, as: parts.0))
      ]
    }
    return slip
  }

  /// The text of a construct with another one in the place of a part of it.
  private func text(_ node: Construct, _ part: Construct, as other: Construct) -> String {
    text(node.range.lowerBound..<part.range.lowerBound) + operand(other)
      + text(part.range.upperBound..<node.range.upperBound)
  }

  /// What differs between two expressions that are built alike: the factors in `3 * w` and `4 * h`.
  func counterparts(_ left: Construct, _ right: Construct) -> [(Construct, Construct)] {
    if text(left) == text(right) { return [] }
    guard left.form == right.form, left.children.count == right.children.count,
      !left.children.isEmpty, left.member == nil
    else { return [(left, right)] }
    return zip(left.children, right.children).flatMap(counterparts)
  }

  /// What an assignment changes: an axis of a place or a size.
  private func axis(_ node: Construct) -> (owner: String, axis: String)? {
    guard case .assignment = node.form, let target = node.children.first,
      let axis = target.member, let owner = target.children.first
    else { return nil }
    return (text(owner), axis)
  }

  /// The lines that set the first and the second number of one thing.
  var axisPairs: [(Construct, Construct)] {
    sequences.flatMap { sequence in
      sequence.compactMap { node in
        guard let (owner, axis) = axis(node), isFirst(axis), let other = otherAxis[axis] else {
          return nil
        }
        return sequence.first { isAxis($0, owner, other) }.map { (node, $0) }
      }
    }
  }

  private func isAxis(_ node: Construct, _ owner: String, _ axis: String) -> Bool {
    self.axis(node).map { $0 == (owner, axis) } ?? false
  }

  // MARK: Steps from a place

  /// One number of a step from a place, or both of them: `home + way` with `way` up for down.
  func stepped(_ left: Construct, _ right: Construct) -> [Slip] {
    guard isPlace(left), let (x, y) = numbers(of: right) else { return [] }
    func changed(_ rule: Rule, _ x: String, _ y: String, _ did: String, _ look: String) -> Slip {
      slip(rule, replacing([(right, "vector(\(x), \(y))")]), did, look)
    }
    return [
      changed(
        .sign, x, negated(y), "the y of a shift has the other sign",
        "On a screen y points down: further down is more y."),
      changed(
        .sign, negated(x), y, "the x of a shift has the other sign",
        "To the right is more x: which way does the shift go?"),
      changed(
        .swapped, y, x, "the two numbers of a shift have changed places",
        "The first number is for x, the second for y."),
    ]
  }

  private func isPlace(_ node: Construct) -> Bool {
    guard node.name != nil || node.member != nil,
      case .numbers(let grid)? = scope.value(text(node))
    else { return false }
    return grid.kind == "point"
  }

  /// The numbers of a vector; what has no value where the solution ends, as in a loop, is taken for
  /// one.
  private func numbers(of node: Construct) -> (String, String)? {
    let it = operand(node)
    switch scope.value(text(node)) {
    case .numbers(let grid)? where grid.kind == "point": return ("\(it).x", "\(it).y")
    case .numbers(let grid)? where grid.kind == "vector": return ("\(it).dx", "\(it).dy")
    case nil where node.name != nil: return ("\(it).dx", "\(it).dy")
    default: return nil
    }
  }
}

private let otherAxis = ["x": "y", "y": "x", "width": "height", "height": "width"]

/// It is told before the other.
private func isFirst(_ axis: String) -> Bool { axis == "x" || axis == "width" }
