internal import Language

extension Chain {
  /// The mistakes that a product invites, each with what was done and where to look next.
  func slips() -> [ChainSlip] {
    guard steps.count <= 12 else { return [] }
    return orders() + shifts() + linears() + wholes() + heads()
  }

  func slip(_ rule: Rule, _ chain: Chain, _ did: String, _ look: String) -> ChainSlip {
    ChainSlip(rule: rule, chain: chain, did: did, look: look)
  }

  // MARK: Order

  private func orders() -> [ChainSlip] {
    guard steps.count > 1 else { return [] }
    var result: [ChainSlip] = []
    if steps.count > 2 {
      let did =
        "these are the right steps in reverse order: \(steps[steps.count - 1].text) acts first"
      result.append(slip(.order, with(steps.reversed()), did, leftmostFirst))
    }
    for first in steps.indices {
      for second in steps.indices where second > first {
        var swapped = steps
        swapped.swapAt(first, second)
        let did =
          "these are the right steps, but \(steps[second].text) acts before \(steps[first].text)"
        result.append(slip(.order, with(swapped), did, leftmostFirst))
      }
    }
    return result
  }

  // MARK: Shifts around a turn or a scale

  private func shifts() -> [ChainSlip] {
    guard let linear = steps.firstIndex(where: \.isLinear),
      let lastLinear = steps.lastIndex(where: \.isLinear)
    else { return [] }
    let verb = steps[linear].verb
    let before = steps.indices.last { $0 < linear && steps[$0].isTranslation }
    let after = steps.indices.first { $0 > lastLinear && steps[$0].isTranslation }
    var result = carried()
    guard let before, let after else { return result }
    result.append(
      slip(
        .noReturn, removing([after]),
        "it moves there and \(verb), but does not move back",
        "Follow the point that should stay where it is: where does it end?"))
    result.append(
      slip(
        .noApproach, removing([before]),
        "it \(verb) and moves back, but never moved there first",
        "\(capitalized(verb)) about which point? Follow the one that should stay where it is."))
    result.append(
      slip(
        .origin, removing([before, after]),
        "it \(verb) about the origin, (0, 0)",
        "Which point stays where it is in yours, and which one should?"))
    return result + misplaced([before, after])
  }

  /// There and back, but by another point.
  private func misplaced(_ indices: [Int]) -> [ChainSlip] {
    func moving(_ change: (String, String) -> (String, String)) -> Chain {
      var steps = steps
      for index in indices {
        guard case .translation(let x, let y) = steps[index].kind else { continue }
        let changed = change(x, y)
        steps[index] = .translation(changed.0, changed.1)
      }
      return with(steps)
    }
    return [
      slip(
        .sign, moving { ($0, negated($1)) }, "the y of the point that stays has the other sign",
        "On a screen y points down: further down is more y. Which point stays where it is?"),
      slip(
        .swapped, moving { ($1, $0) },
        "the two numbers of the point that stays have changed places",
        "The first number is for x, to the right; the second for y, downwards."),
    ]
  }

  /// The shift is moved to the other side of what turns or scales.
  private func carried() -> [ChainSlip] {
    steps.indices.filter { steps[$0].isTranslation }.flatMap { index -> [ChainSlip] in
      var result: [ChainSlip] = []
      if index > 0, steps[index - 1].isLinear {
        var moved = steps
        let shift = moved.remove(at: index)
        let target = (0..<index).last { !steps[$0].isLinear }.map { $0 + 1 } ?? 0
        moved.insert(shift, at: target)
        let verb = steps[index - 1].kind.participle
        result.append(
          slip(
            .shiftScaled, with(moved), "the shift \(shift.text) is \(verb) along",
            "A shift that acts before is \(verb) with all the rest. Which of the two acts first?"))
      }
      if index + 1 < steps.count, steps[index + 1].isLinear {
        var moved = steps
        let shift = moved.remove(at: index)
        let end = (index + 1..<steps.count).first { !steps[$0].isLinear } ?? steps.count
        moved.insert(shift, at: end - 1)
        let verb = steps[index + 1].kind.participle
        result.append(
          slip(
            .shiftScaled, with(moved), "the shift \(shift.text) is not \(verb) along",
            "What acts after a shift acts on the shift too. Which of the two acts first?"))
      }
      return result
    }
  }

  private var leftmostFirst: String {
    "In a product the leftmost acts first; a method such as rotated(by:) puts its step before all "
      + "others. Follow one point through your steps."
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

func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
