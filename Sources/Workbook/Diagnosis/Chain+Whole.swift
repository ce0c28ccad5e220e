internal import Language

extension Chain {
  /// Mistakes with a factor that has a name: left out, or not inverted.
  func named() -> [ChainSlip] {
    let named = factors.indices.filter { factors[$0].isNamed || factors[$0].undone != nil }
    return named.flatMap(straight) + (named.count > 1 ? named.map(omitted) : []) + otherInverted()
  }

  /// Of two factors the one is inverted, and the other should be.
  private func otherInverted() -> [ChainSlip] {
    guard head == nil, factors.count == 2, groups.count == 2,
      let place = factors.indices.first(where: { factors[$0].undone != nil }),
      factors[1 - place].undone == nil, let undone = factors[place].undone
    else { return [] }
    let other = groups[1 - place].reversed().map(\.inverse)
    return [
      slip(
        .inverse, replacing(factor: place, with: undone).replacing(factor: 1 - place, with: other),
        "of the two transforms the wrong one is inverted",
        "Which way does each transform go, and which way is asked for?")
    ]
  }

  /// Where one factor is undone, leaving one out is not to go back, or never to have gone there.
  private func omitted(_ index: Int) -> ChainSlip {
    let goesBack = factors.contains { $0.undone != nil }
    let rule: Rule = !goesBack ? .parent : index == 0 ? .noApproach : .noReturn
    let name = factors[index].name
    let isShort = !name.contains { "( ".contains($0) }
    return slip(
      rule, replacing(factor: index, with: []),
      isShort ? "the step \(name) is left out" : "one step is left out",
      "Go from one system of coordinates to the next: each has a step of its own.")
  }

  private func straight(_ index: Int) -> [ChainSlip] {
    guard let undone = factors[index].undone else { return [] }
    let product = undone.map(\.text).joined(separator: " * ")
    let transposed = Step(kind: .other, text: "(\(product)).matrix.transpose")
    return [
      slip(
        .inverse, replacing(factor: index, with: undone), "a transform is not inverted",
        "Which way does this transform go, and which way is asked for?"),
      slip(
        .transposed, replacing(factor: index, with: [transposed]),
        "a transform is transposed, not inverted",
        "The transpose undoes a turn, but no shift and no scale."),
    ]
  }

  /// Mistakes with the whole product.
  func wholes() -> [ChainSlip] {
    guard head != nil || !steps.isEmpty else { return [] }
    let product = steps.map(\.text).joined(separator: " * ")
    let inverse = whole("(\(product)).inverted()")
    return [
      slip(
        .inverse, inverse, "it goes the other way round: it undoes what is asked for",
        "From where to where should a point go? Follow one, and see where it ends.")
    ] + rotationsTransposed(product) + axesExchanged() + yPointingUp()
  }

  /// The same as on paper, where y points up: every turn and every y of a shift the other way.
  private func yPointingUp() -> [ChainSlip] {
    let flipped = steps.compactMap(\.withYUp)
    guard head == nil, flipped.count == steps.count,
      zip(steps, flipped).count(where: { $0 != $1 }) > 1
    else { return [] }
    var slip = slip(
      .sign, with(flipped), "every step goes as if y pointed up",
      "On a screen y points down: further down is more y, and a positive angle turns clockwise.")
    slip.joinsOthers = false
    return [slip]
  }

  /// x and y mistaken for each other in all steps, not in one of them.
  private func axesExchanged() -> [ChainSlip] {
    let exchanged = steps.map { step in
      switch step.kind {
      case .translation(let x, let y): Step.translation(y, x).of(step.factor)
      case .scale(let x, let y): Step.scale(y, x).of(step.factor)
      case .shear(let x, let y): Step.shear(y, x).of(step.factor)
      case .rotation, .reflection, .matrix, .other: step
      }
    }
    guard head == nil, zip(steps, exchanged).count(where: { $0 != $1 }) > 1 else { return [] }
    return [
      slip(
        .swapped, with(exchanged), "the x and the y of every step have changed places",
        "The first number is for x, the second for y.")
    ]
  }

  /// The linear part read by columns.
  private func rotationsTransposed(_ product: String) -> [ChainSlip] {
    guard !steps.contains(where: { $0.kind == .other }) || steps.count > 1 else { return [] }
    let t = "(\(product))"
    let flipped =
      "CGAffineTransform(a: \(t).a, b: \(t).c, c: \(t).b, d: \(t).d, tx: \(t).tx, ty: \(t).ty)"
    let isMatrix = steps.count == 1 && steps[0].kind == .matrix && steps[0].text.hasPrefix("[")
    let text = isMatrix ? "\(steps[0].text).transpose" : flipped
    return [
      slip(
        .transposed, whole(text), "rows and columns are exchanged",
        "Points are rows here: x' is made with the first column, and the shift stands in the last row."
      )
    ]
  }

  /// Mistakes with what is mapped.
  func heads() -> [ChainSlip] {
    guard let head, !steps.isEmpty else { return [] }
    var result: [ChainSlip] = []
    switch (head.kind, head.numbers.count) {
    case ("vector", 2):
      let wrap = { (it: String) in "CGVector(dx: \(it).x, dy: \(it).y)" }
      result.append(asPoint(mapping("(\(head.numbers[0]), \(head.numbers[1]))", wrap)))
    case ("vector", _):
      let wrap = { (it: String) in "CGVector(dx: \(it).x, dy: \(it).y)" }
      result.append(asPoint(mapping("CGPoint(x: \(head.text).dx, y: \(head.text).dy)", wrap)))
    case ("size", 2):
      let wrap = { (it: String) in "CGSize(width: \(it).x, height: \(it).y)" }
      result.append(shifted(mapping("(\(head.numbers[0]), \(head.numbers[1]))", wrap)))
    case ("point", _):
      let (x, y) = (head.numbers.first ?? "\(head.text).x", head.numbers.last ?? "\(head.text).y")
      let wrap = { (it: String) in "CGPoint(x: \(it).x, y: \(it).y)" }
      if steps.contains(where: { $0.kind == .matrix || $0.kind == .other }) {
        result.append(undivided(mapping("(\(x), \(y), 1)", wrap)))
        result.append(asVector(mapping("(\(x), \(y), 0)") { "\($0).point" }))
      } else {
        result.append(asVector(mapping("(\(x), \(y), 0)", wrap)))
      }
    case ("row", 3...): result += rows(head)
    default: break
    }
    return result
  }

  private func rows(_ head: Head) -> [ChainSlip] {
    let front = head.numbers.dropLast().joined(separator: ", ")
    let isVector = head.numbers.last.flatMap(Double.init) == 0
    let chain = mapping("(\(front), \(isVector ? 1 : 0))")
    if !isVector { return [asVector(chain)] }
    let keeping = mapping("(\(front), 1)") { it in
      let parts = ["x", "y", "z"].prefix(head.numbers.count - 1).map { "\(it).\($0)" }
      return "(\(parts.joined(separator: ", ")), 0)"
    }
    return [asPoint(chain), asPoint(keeping)]
  }

  private func asPoint(_ chain: Chain) -> ChainSlip {
    if !movesOrigin { return ending(chain, as: "point", "A vector ends in 0") }
    return slip(
      .vectorPoint, chain, "the shift moved a vector as if it were a point",
      "A vector is a difference of two points: what does a shift do to it?")
  }

  private func shifted(_ chain: Chain) -> ChainSlip {
    slip(
      .vectorPoint, chain, "the shift is added to the size, as if it were a point",
      "A size is as large wherever it stands: what does a shift do to it?")
  }

  private func asVector(_ chain: Chain) -> ChainSlip {
    if !movesOrigin { return ending(chain, as: "vector", "A point ends in 1") }
    return slip(
      .vectorPoint, chain, "the shift was not applied, as if the point were a vector",
      "A point has a place: what does a shift do to it?")
  }

  /// Where nothing is shifted, a point and a vector differ in the last number of their rows.
  private func ending(_ chain: Chain, as kind: String, _ rule: String) -> ChainSlip {
    slip(
      .vectorPoint, chain, "the last number of the row comes out as that of a \(kind)",
      "\(rule): what does the last column make of it?")
  }

  private func undivided(_ chain: Chain) -> ChainSlip {
    slip(
      .noDivide, chain, "the row is not divided by its last number",
      "A row is a point of the plane only when its last number is 1: what is it here?")
  }
}
