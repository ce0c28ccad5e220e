internal import Language

extension Chain {
  /// Mistakes in one step.
  func linears() -> [ChainSlip] {
    steps.indices.flatMap { index -> [ChainSlip] in
      switch steps[index].kind {
      case .rotation(let angle): turned(index, angle)
      case .scale(let x, let y): scaled(index, x, y)
      case .translation(let x, let y): moved(index, x, y)
      case .shear(let x, let y): sheared(index, x, y)
      case .reflection: dropped(index)
      case .matrix: []
      case .other: skipped(index)
      }
    }
  }

  private func turned(_ index: Int, _ angle: String) -> [ChainSlip] {
    let opposite = Step.rotation(negated(angle))
    let flip = Step(kind: .scale(x: "1", y: "-1"), text: "S(1, -1)")
    return [
      slip(
        .sign, replacing(index, with: opposite), "it turns the other way",
        "On a screen y points down, so a positive angle turns +x towards +y: clockwise."),
      slip(
        .degreesRadians, replacing(index, with: .rotation("((\(angle)) * 180 / .pi)")),
        "the number of degrees is taken for radians",
        "A bare number is in radians: write the unit, as in 45°, or a part of π."),
      slip(
        .degreesRadians, replacing(index, with: .rotation("((\(angle)) * .pi / 180)")),
        "the number of radians is taken for degrees",
        "Is π/180 in it once too often? A bare number is in radians already."),
      slip(.reflected, inserting(flip, at: index), isMirrored, lookAtDeterminant),
      slip(.reflected, inserting(flip, at: index + 1), isMirrored, lookAtDeterminant),
    ]
  }

  private func scaled(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    func with(_ x: String, _ y: String) -> Chain { replacing(index, with: .scale(x, y)) }
    var result = [
      slip(.reflected, with(negated(x), y), "\(isMirrored) left to right", lookAtDeterminant),
      slip(.reflected, with(x, negated(y)), "\(isMirrored) top to bottom", lookAtDeterminant),
      slip(
        .inverse, with("1 / (\(x))", "1 / (\(y))"),
        "it scales the other way: what should grow shrinks",
        "A factor above 1 makes larger, one below 1 smaller: which is asked for?"),
    ]
    if abs(Double(y) ?? 2) != 1 {
      result.append(
        slip(
          .oneAxis, with(x, "1"), "only x is scaled, y keeps its length",
          "A scale has a factor for each axis: what becomes of (0, 1)?"))
    }
    if abs(Double(x) ?? 2) != 1 {
      result.append(
        slip(
          .oneAxis, with("1", y), "only y is scaled, x keeps its length",
          "A scale has a factor for each axis: what becomes of (1, 0)?"))
    }
    let mirrors = x.first == "-" || y.first == "-"
    if x != y, !mirrors { result.append(exchanged(with(y, x), "a scale")) }
    if x != y, abs(Double(x) ?? 2) != abs(Double(y) ?? 2) {
      let did = "both axes are scaled by the same factor"
      let look = "A scale has a factor for each axis: what becomes of (1, 0) and of (0, 1)?"
      result.append(slip(.oneAxis, with(x, x), did, look))
      result.append(slip(.oneAxis, with(y, y), did, look))
    }
    if Double(x) ?? 1 < 0 || Double(y) ?? 1 < 0 { result += dropped(index) }
    if Double(x) ?? 1 < 0 || Double(y) ?? 1 < 0 {
      result.append(
        slip(
          .reflected, with(negated(x), negated(y)), "it mirrors in the other axis",
          "Which coordinate changes its sign?"))
    }
    return result
  }

  private func moved(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    func with(_ x: String, _ y: String) -> Chain {
      replacing(index, with: .translation(x, y))
    }
    var result = [
      slip(
        .sign, with(negated(x), negated(y)),
        "the shift \(Step.translation(negated(x), negated(y)).text) goes the opposite way",
        "To where should it bring the point? Follow one point through this step.")
    ]
    if x != y { result.append(exchanged(with(y, x), "a shift")) }
    if Double(x) != 0, Double(y) != 0 {
      result.append(
        slip(
          .sign, with(x, negated(y)), "y has the other sign in a shift",
          "On a screen y points down: further down is more y."))
      result.append(
        slip(
          .sign, with(negated(x), y), "x has the other sign in a shift",
          "To the right is more x: which way does the shift go?"))
    }
    return result
  }

  private func exchanged(_ chain: Chain, _ step: String) -> ChainSlip {
    slip(
      .swapped, chain, "the two numbers of \(step) have changed places",
      "The first number is for x, to the right; the second for y, downwards.")
  }

  private func sheared(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    func with(_ x: String, _ y: String) -> Chain {
      replacing(index, with: Step(kind: .shear(x: x, y: y), text: "H(x: \(x), y: \(y))"))
    }
    return [
      slip(
        .sign, with(negated(x), negated(y)), "it shears the other way",
        "Follow a point below the x axis: to which side does it slide?"),
      slip(
        .transposed, with(y, x), "the shear acts along the other axis",
        "H(x: k) moves x by k times y: which coordinate should change?"),
    ]
  }

  private func dropped(_ index: Int) -> [ChainSlip] {
    let plain: Chain
    if case .scale(let x, let y) = steps[index].kind {
      let (x, y) = (withoutMinus(x), withoutMinus(y))
      plain = replacing(index, with: .scale(x, y))
    } else {
      plain = removing([index])
    }
    return [
      slip(
        .reflected, plain, "nothing is mirrored",
        "Which side should be left and which right afterwards? The determinant of a mirroring is negative."
      )
    ]
  }

  /// A factor such as `panel.transform` left out.
  private func skipped(_ index: Int) -> [ChainSlip] {
    let levels = steps.count { $0.kind == .other && $0.text.contains(".") }
    guard levels > 1, steps[index].text.contains(".") else { return [] }
    return [
      slip(
        .parent, removing([index]), "the step \(steps[index].text) is left out",
        "Go from view to view, one level at a time: each has a step of its own.")
    ]
  }

  private func inserting(_ step: Step, at index: Int) -> Chain {
    var steps = steps
    steps.insert(step, at: index)
    return with(steps)
  }

  private func withoutMinus(_ text: String) -> String {
    text.first == "-" ? String(text.dropFirst()) : text
  }

  private var isMirrored: String { "it also mirrors the figure" }

  private var lookAtDeterminant: String {
    "Where is left and where is right afterwards? A negative determinant tells of a mirroring."
  }
}
