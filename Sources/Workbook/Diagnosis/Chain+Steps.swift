internal import Language

extension Chain {
  /// Mistakes in one step.
  func linears() -> [ChainSlip] {
    steps.indices.flatMap { ofOne($0, changed($0)) + mirrored($0) } + halfTurns()
  }

  private func changed(_ index: Int) -> [ChainSlip] {
    switch steps[index].kind {
    case .rotation(let angle): turned(index, angle)
    case .scale(let x, let y): scaled(index, x, y)
    case .translation(let x, let y): moved(index, x, y)
    case .shear(let x, let y): sheared(index, x, y)
    case .reflection: dropped(index) + across(index) + inRadians(index)
    case .matrix, .other: []
    }
  }

  private func turned(_ index: Int, _ angle: String) -> [ChainSlip] {
    [
      slip(
        .sign, replacing(index, with: .rotation(negated(angle))), "it turns the other way",
        "On a screen y points down, so a positive angle turns +x towards +y: clockwise.")
    ] + converted(index, angle)
  }

  /// A mirroring behind a turn, or before it.
  private func mirrored(_ index: Int) -> [ChainSlip] {
    guard case .rotation = steps[index].kind else { return [] }
    return [index + 1, index].flatMap { place in
      [("1", "-1", "y"), ("-1", "1", "x")].map { x, y, axis in
        let mirror = inserting(.scale(x, y), at: place)
        guard head != nil else { return slip(.reflected, mirror, isMirrored, mirroringAdvice) }
        return slip(.reflected, mirror, side(axis, behind: place), PairNames().direction)
      }
    }
  }

  /// What comes of a place whose axis is mirrored before a step: what is turned afterwards has its axes elsewhere.
  private func side(_ axis: String, behind index: Int) -> String {
    let rest = steps[index...]
    guard rest.allSatisfy(\.keepsAxes) else { return "one direction comes out on the other side" }
    return rest.contains(where: \.isTranslation)
      ? "the \(axis) comes out on the other side" : "the \(axis) has the other sign"
  }

  private func converted(_ index: Int, _ angle: String) -> [ChainSlip] {
    wrongConversions.map {
      let chain = replacing(index, with: .rotation($0.converting(angle)))
      return slip(.degreesRadians, chain, $0.did, $0.look)
    }
  }

  private func scaled(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    mirrorings(index, x, y) + inRadians(index, x, y) + turnedOver(index, x, y) + axes(index, x, y)
      + unmirrored(index, x, y)
  }

  /// A minus too many; one where there is one already takes the mirroring away, which is told elsewhere.
  private func mirrorings(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    let sides = [
      (x, replacing(index, with: .scale(negated(x), y)), "x", "left to right"),
      (y, replacing(index, with: .scale(x, negated(y))), "y", "top to bottom"),
    ]
    if head != nil || (x.first == "-") == (y.first == "-") {
      return sides.map { mirrored($0.1, side($0.2, behind: index + 1), $0.3) }
    }
    return sides.filter { $0.0.first != "-" }.map {
      slip(
        .reflected, $0.1, "two mirrorings make half a turn, so the figure is not mirrored",
        "Which coordinate should change its sign?")
    }
  }

  private func turnedOver(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    func with(_ x: String, _ y: String, _ did: String) -> ChainSlip {
      slip(
        .inverse, replacing(index, with: .scale(x, y)), did,
        "A factor above 1 makes larger, one below 1 smaller: which is asked for?")
    }
    let both = with(reciprocal(x), reciprocal(y), scaledBack([number(x), number(y)]))
    if x == y { return [both] }
    let did = "one axis is scaled the other way"
    return [both, with(reciprocal(x), y, did), with(x, reciprocal(y), did)]
  }

  /// One factor left out, or taken for both, or each for the other.
  private func axes(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    func with(_ x: String, _ y: String) -> Chain { replacing(index, with: .scale(x, y)) }
    var result: [ChainSlip] = []
    if abs(number(y) ?? 2) != 1, abs(number(x) ?? 2) != 1 {
      result += [
        slip(
          .oneAxis, with(x, withSign(of: y, "1")), "only x is scaled, y keeps its length",
          "A scale has a factor for each axis: what becomes of (0, 1)?"),
        slip(
          .oneAxis, with(withSign(of: x, "1"), y), "only y is scaled, x keeps its length",
          "A scale has a factor for each axis: what becomes of (1, 0)?"),
      ]
    }
    let isUneven = x != y && (number(x) == nil || abs(number(x) ?? 0) != abs(number(y) ?? 0))
    // Where both are as large, exchanging them is mirroring in the other axis.
    if isUneven || (x != y && !hasMinus(x, y)) {
      result.append(exchanged(with(y, x), "a scale"))
    }
    guard isUneven else { return result }
    func even(_ x: String, _ y: String) -> ChainSlip {
      let did = "both axes are scaled by the same factor" + (x == y ? "" : ", but for its sign")
      let look = "A scale has a factor for each axis: what becomes of (1, 0) and of (0, 1)?"
      return slip(.oneAxis, with(x, y), did, look)
    }
    let factors = [x, y].filter { abs(number($0) ?? 2) != 1 }
    return result
      + factors.flatMap { [even($0, $0), even(withSign(of: x, $0), withSign(of: y, $0))] }
  }

  private func withSign(of text: String, _ factor: String) -> String {
    isNegative(text) == isNegative(factor) ? factor : negated(factor)
  }

  private func isNegative(_ text: String) -> Bool {
    (number(text) ?? (text.first == "-" ? -1 : 1)) < 0
  }

  private func unmirrored(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    guard hasMinus(x, y) else { return [] }
    let other = replacing(index, with: .scale(negated(x), negated(y)))
    return dropped(index) + [
      slip(
        .reflected, other, "it mirrors in the other axis", "Which coordinate changes its sign?")
    ]
  }

  private func hasMinus(_ x: String, _ y: String) -> Bool { x.first == "-" || y.first == "-" }

  /// Half a turn too many, by two minuses: told last, for a turn the other way may give the same.
  private func halfTurns() -> [ChainSlip] {
    steps.indices.compactMap { index in
      guard case .scale(let x, let y) = steps[index].kind, !hasMinus(x, y) else { return nil }
      let step = Step.scale(negated(x), negated(y))
      guard head == nil else { return opposite(index, replacing(index, with: step)) }
      return slip(
        .sign, replacing(index, with: step), "both factors have the other sign",
        quoting: [step.text], or: "it turns by 180° besides",
        "Half a turn is what two negative factors make: is it asked for?")
    }
  }

  /// Of a place nobody sees by which step its numbers changed their signs.
  private func opposite(_ index: Int, _ chain: Chain) -> ChainSlip {
    let isMoved = steps[(index + 1)...].contains(where: \.isTranslation)
    return slip(
      .sign, chain, "\(isMoved ? "before the shift " : "")both coordinates have the other sign",
      "On which side of the origin does it lie?")
  }

  /// A figure is mirrored, of a place only a number changes its sign.
  private func mirrored(_ chain: Chain, _ side: String, _ way: String) -> ChainSlip {
    head == nil
      ? slip(.reflected, chain, "\(isMirrored) \(way)", mirroringAdvice)
      : slip(
        .reflected, chain, side,
        "A negative factor exchanges the two sides of an axis: is one asked for?")
  }

  /// What comes of factors that are turned over; where one is not known, no more than that.
  private func scaledBack(_ factors: [Double?]) -> String {
    let sizes = factors.map { $0.map(abs) ?? .nan }.filter { $0 != 1 }
    if sizes.allSatisfy({ $0 > 1 }) { return "it scales the other way: what should grow shrinks" }
    if sizes.allSatisfy({ $0 < 1 }) { return "it scales the other way: what should shrink grows" }
    return "it scales the other way, by one over each factor"
  }

  private func moved(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    func with(_ x: String, _ y: String) -> Chain {
      replacing(index, with: .translation(x, y))
    }
    let opposite = Step.translation(negated(x), negated(y))
    var result = [
      slip(
        .sign, replacing(index, with: opposite), "the shift \(opposite.text) goes the opposite way",
        quoting: [opposite.text], isOfOne: true, or: "a shift goes the opposite way",
        "To where should it bring the point? Follow one point through this step.")
    ]
    if x != y { result.append(exchanged(with(y, x), "a shift")) }
    if Double(x) != 0, Double(y) != 0 {
      result.append(
        slip(
          .sign, with(x, negated(y)), "the y of a shift has the other sign",
          "On a screen y points down: further down is more y."))
      result.append(
        slip(
          .sign, with(negated(x), y), "the x of a shift has the other sign",
          "To the right is more x: which way does the shift go?"))
    }
    return result
  }

  private func exchanged(_ chain: Chain, _ step: String) -> ChainSlip {
    slip(
      .swapped, chain, "the two numbers of \(step) have changed places",
      "The first number is for x, the second for y.")
  }

  private func sheared(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    [
      slip(
        .sign, replacing(index, with: .shear(negated(x), negated(y))), "it shears the other way",
        "Follow a point below the x axis: to which side does it slide?"),
      slip(
        .transposed, replacing(index, with: .shear(y, x)),
        "the shear acts along the other axis",
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

  /// The angle of a line of which the degree sign is left out.
  private func inRadians(_ index: Int) -> [ChainSlip] {
    guard let line = steps[index].line else { return [] }
    return [inRadians(index, line.point, degreesForRadians.converting(line.angle))]
  }

  /// The same where the line is told by its mirroring: in one that stands upright, at 90°.
  private func inRadians(_ index: Int, _ x: String, _ y: String) -> [ChainSlip] {
    guard number(x) == -1, number(y) == 1 else { return [] }
    return [inRadians(index, "(0, 0)", "90")]
  }

  private func inRadians(_ index: Int, _ point: String, _ angle: String) -> ChainSlip {
    let telling = Telling(
      did: degreesForRadians.did, look: degreesForRadians.look, present: ["reflect"])
    return ChainSlip(
      rule: .degreesRadians,
      chain: replacing(index, with: .reflection(through: point, angle: angle)), telling: telling)
  }

  /// In the line at a right angle: of one through the origin, half a turn behind the other.
  private func across(_ index: Int) -> [ChainSlip] {
    let text = steps[index].text
    guard text.hasPrefix("reflect("), !text.hasPrefix("reflect(through") else { return [] }
    let other = Step(kind: .reflection, text: "(S(-1) * \(text))")
    return [
      slip(
        .reflected, replacing(index, with: other),
        "it mirrors in the line at a right angle to the one that is meant",
        "Which points stay where they are, and which ones should?")
    ]
  }

  private func inserting(_ step: Step, at index: Int) -> Chain {
    var steps = steps
    steps.insert(step.of(steps[min(index, steps.count - 1)].factor), at: index)
    return with(steps)
  }

  private func withoutMinus(_ text: String) -> String {
    text.first == "-" ? String(text.dropFirst()) : text
  }

  private var isMirrored: String { "it also mirrors the figure" }
}
