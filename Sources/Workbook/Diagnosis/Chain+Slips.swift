internal import Language

extension Chain {
  /// The mistakes that a product invites, each with what was done and where to look next.
  func slips() -> [ChainSlip] {
    guard steps.count <= 12 else { return [] }
    return orders() + shifts() + linears() + named() + wholes() + heads() + amounts()
  }

  func slip(_ rule: Rule, _ chain: Chain, _ did: String, _ look: String) -> ChainSlip {
    ChainSlip(rule: rule, chain: chain, telling: Telling(did: did, look: look))
  }

  /// A slip whose words show steps, and words without them; `isOfOne` where one of several like steps is meant.
  func slip(
    _ rule: Rule, _ chain: Chain, _ did: String, quoting quotes: [String], isOfOne: Bool = false,
    or plain: String, _ look: String
  ) -> ChainSlip {
    let telling = Telling(did: did, look: look, quotes: quotes, isOfOne: isOfOne, plain: plain)
    return ChainSlip(rule: rule, chain: chain, telling: telling)
  }

  // MARK: Shifts around a turn or a scale

  private func shifts() -> [ChainSlip] {
    guard let linear = enclosed.first, let lastLinear = enclosed.last else { return [] }
    let verb = steps[linear].isLinear ? steps[linear].verb : "does the rest"
    let before = steps.indices.last { $0 < linear && steps[$0].isTranslation }
    let after = steps.indices.first { $0 > lastLinear && steps[$0].isTranslation }
    let isReturn =
      before != nil && before.map { steps[$0].inverse.kind } == after.map { steps[$0].kind }
    guard let before, let after, isReturn else {
      return carried() + leftOut() + goneOn(before, after, verb)
    }
    return carried() + [
      slip(
        .noReturn, removing([after]),
        "it moves there and \(verb), but does not move back",
        "Follow the point that should stay where it is: where does it end?"),
      slip(
        .noApproach, removing([before]),
        "it \(verb) and moves back, but never moved there first",
        "It \(verb) about which point? Follow the one that should stay where it is."),
      slip(
        .origin, removing([before, after]), aboutOrigin(verb),
        "Which point stays where it is in yours, and which one should?"),
    ] + misplaced([before, after])
  }

  /// What turns or scales; where nothing is known to, what is done between a way there and the same way back.
  var enclosed: [Int] {
    let linears = steps.indices.filter { steps[$0].isLinear }
    guard linears.isEmpty, steps.count > 2, let first = steps.first, first.isTranslation,
      steps.last?.kind == first.inverse.kind
    else { return linears }
    return steps.indices.filter { !steps[$0].isTranslation }
  }

  /// Of a way there, and of one back that goes on, only what goes on.
  private func goneOn(_ before: Int?, _ after: Int?, _ verb: String) -> [ChainSlip] {
    guard let before, let after, case .translation(let x, let y) = steps[before].kind,
      case .translation(let farX, let farY) = steps[after].kind
    else { return [] }
    let rest = Step.translation("\(x) + (\(farX))", "\(y) + (\(farY))")
    return [
      slip(
        .origin, replacing(after, with: rest).removing([before]), aboutOrigin(verb),
        "Which point stays where it is in yours, and which one should?")
    ]
  }

  private func aboutOrigin(_ verb: String) -> String {
    guard isOfView else {
      return verb == "mirrors"
        ? "the line that stays runs through the origin" : Workbook.aboutOrigin(verb)
    }
    return verb == "mirrors"
      ? "the line that stays runs through the view's anchor point, by default its middle"
      : aboutAnchor(verb)
  }

  /// A shift that belongs to no way there and back is left out.
  private func leftOut() -> [ChainSlip] {
    let shifts = steps.indices.filter { steps[$0].isTranslation }
    let each = head == nil ? shifts.map { [$0] } : []
    return (each + (shifts.count > 1 ? [shifts] : [])).map { indices in
      let rule: Rule = indices.count > 1 ? .origin : indices[0] == 0 ? .noApproach : .noReturn
      return slip(
        shifts.count == 1 ? .origin : rule, removing(Set(indices)),
        indices.count > 1 ? "the shifts are left out" : "a shift is left out",
        "Follow one point through your steps: to where should it be brought?")
    }
  }

  /// There and back, but by another point.
  private func misplaced(_ indices: [Int]) -> [ChainSlip] {
    func moving(_ change: (String, String) -> (String, String)) -> Chain {
      var steps = steps
      for index in indices {
        guard case .translation(let x, let y) = steps[index].kind else { continue }
        let changed = change(x, y)
        steps[index] = .translation(changed.0, changed.1).of(steps[index].factor)
      }
      return with(steps)
    }
    return aboutOpposite(indices) + [
      slip(
        .sign, moving { ($0, negated($1)) }, "the y of the point that stays has the other sign",
        "On a screen y points down: further down is more y. Which point stays where it is?"),
      slip(
        .sign, moving { (negated($0), $1) }, "the x of the point that stays has the other sign",
        "To the right is more x. Which point stays where it is?"),
      slip(
        .swapped, moving { ($1, $0) },
        "the two numbers of the point that stays have changed places",
        "The first number is for x, the second for y."),
      slip(
        .origin, moving { ($0, zero($1)) }, "the y of the point that stays is left out",
        "Which point stays where it is in yours, and which one should?"),
      slip(
        .origin, moving { (zero($0), $1) }, "the x of the point that stays is left out",
        "Which point stays where it is in yours, and which one should?"),
      slip(
        .half, moving { (halved($0), halved($1)) },
        "the point that stays is only half as far from the origin",
        "Is a width or a half of it meant? Which point stays where it is in yours?"),
      slip(
        .half, moving { (doubled($0), doubled($1)) },
        "the point that stays is twice as far from the origin",
        "Is a width or a half of it meant? Which point stays where it is in yours?"),
    ]
  }

  /// The short form with both signs changed; with shifts of one's own it is a matter of order.
  private func aboutOpposite(_ shifts: [Int]) -> [ChainSlip] {
    guard let first = shifts.first, let last = shifts.last, last == first + 2,
      case .translation(let x, let y) = steps[last].kind,
      let text = steps[first + 1].written(about: "(\(negated(x)), \(negated(y)))")
    else { return [] }
    // A 0 has no other sign.
    let which =
      Double(x) == 0 ? "the y of" : Double(y) == 0 ? "the x of" : "both numbers of"
    let verb = which.hasPrefix("both") ? "have" : "has"
    var telling = Telling(
      did: "\(which) the point that stays \(verb) the other sign",
      look: "Which point stays where it is in yours, and which one should?")
    if steps.count == 3 {
      telling.missing = Step.translation("0", "0").words
      return [ChainSlip(rule: .sign, chain: whole(text), telling: telling)]
    }
    telling.present = ["about"]
    let chain = replacing(first + 1, with: Step(kind: .other, text: text)).removing([first, last])
    return [ChainSlip(rule: .sign, chain: chain, telling: telling)]
  }

  private func zero(_: String) -> String { "0" }

  /// The shift is moved to the other side of what turns or scales.
  private func carried() -> [ChainSlip] {
    steps.indices.filter { steps[$0].isTranslation }.flatMap { index -> [ChainSlip] in
      var result: [ChainSlip] = []
      if index > 0, steps[index - 1].isLinear {
        let target = (0..<index).last { !steps[$0].isLinear }.map { $0 + 1 } ?? 0
        let done = steps[index - 1].kind.participle
        result.append(carried(index, to: target, done, isAlong: true))
        result += changed(index, by: target..<index, done, isAlong: true)
      }
      if index + 1 < steps.count, steps[index + 1].isLinear {
        let end = (index + 1..<steps.count).first { !steps[$0].isLinear } ?? steps.count
        let done = steps[index + 1].kind.participle
        result.append(carried(index, to: end - 1, done, isAlong: false))
        result += changed(index, by: index + 1..<end, done, isAlong: false)
      }
      return result
    }
  }

  /// The shift stays in its place, with the numbers that it would have on the other side.
  private func changed(
    _ index: Int, by linears: Range<Int>, _ done: String, isAlong: Bool
  ) -> [ChainSlip] {
    guard case .translation(let x, let y) = steps[index].kind else { return [] }
    let product = "(" + steps[linears].map(\.text).joined(separator: " * ") + ")"
    let shift = "(CGVector(dx: \(x), dy: \(y)) * \(isAlong ? product : product + ".inverted()"))"
    let end = isAlong ? "is \(done) along" : "comes out as if it were not \(done) along"
    let advice =
      isAlong
      ? "What acts before a shift leaves its numbers as they are."
      : "What acts after a shift acts on the shift too."
    var slip = slip(
      .shiftScaled, replacing(index, with: .translation("\(shift).dx", "\(shift).dy")),
      "the shift \(end)", advice + " By which numbers should it move?")
    slip.joinsOthers = false
    return [slip]
  }

  private func carried(_ index: Int, to place: Int, _ done: String, isAlong: Bool) -> ChainSlip {
    var moved = steps
    let shift = moved.remove(at: index)
    moved.insert(shift, at: place)
    let end = isAlong ? "is \(done) along" : "is not \(done) along"
    let advice =
      isAlong
      ? "A shift that acts before is \(done) with all the rest."
      : "What acts after a shift acts on the shift too."
    return slip(
      .shiftScaled, with(moved), "the shift \(shift.text) \(end)", quoting: [shift.text],
      or: "the shift \(end)", advice + " Which of the two acts first?")
  }
}

extension Step {
  /// The same about a point, in the short form.
  fileprivate func written(about point: String) -> String? {
    switch kind {
    case .rotation(let angle): "R(\(angle), about: \(point))"
    case .scale(let x, let y): "S(\(x == y ? x : "\(x), \(y)"), about: \(point))"
    case .translation, .shear, .reflection, .matrix, .other: nil
    }
  }
}

extension Step.Kind {
  fileprivate var participle: String {
    switch self {
    case .rotation: "turned"
    case .scale: "scaled"
    case .shear: "sheared"
    case .reflection: "mirrored"
    case .translation, .matrix, .other: "changed"
    }
  }
}
