extension Chain {
  /// Too little or too much: nothing done, a step left out, a step half or twice as large.
  func amounts() -> [ChainSlip] {
    untouched() + omitted() + alone() + steps.indices.flatMap(amounts)
  }

  private func untouched() -> [ChainSlip] {
    guard head != nil, !steps.isEmpty else { return [] }
    return [slip(.unchanged, with([]), "nothing has been done to it yet", follow)]
  }

  private func omitted() -> [ChainSlip] {
    // Without its only step nothing is done, which is told already.
    guard steps.count > 1 else { return [] }
    return steps.indices.filter { steps[$0].isLinear }.map {
      let telling = Telling(
        did: "the \(steps[$0].noun) is left out", look: follow,
        plain: "the \(steps[$0].noun) comes to nothing", missing: steps[$0].words)
      return ChainSlip(rule: .leftOut, chain: removing([$0]), telling: telling)
    }
  }

  /// All but one are left out, or undone by the last one, which takes the place of the others.
  private func alone() -> [ChainSlip] {
    guard head == nil, steps.count > 2 else { return [] }
    return steps.indices.map { index in
      let others = steps.indices.filter { $0 != index }
      return ChainSlip(
        rule: .leftOut, chain: removing(Set(others)), telling: alone(steps[index], others))
    }
  }

  /// What has no name as a step is what the others are done to.
  private func alone(_ step: Step, _ others: [Int]) -> Telling {
    guard step.noun != "step" else {
      return Telling(
        did: "nothing is done to \(step.text)", look: follow, quotes: [step.text],
        plain: "of all steps only one has an effect")
    }
    return Telling(
      did: "only the \(step.noun) is there, the other steps are left out", look: follow,
      plain: "of all steps only the \(step.noun) has an effect",
      missing: others.reduce(into: Set()) { $0.formUnion(steps[$1].words) })
  }

  private func amounts(_ index: Int) -> [ChainSlip] {
    func with(_ step: Step, _ did: String) -> ChainSlip {
      slip(.half, replacing(index, with: step), did, "Is a whole meant, or a half of it?")
    }
    switch steps[index].kind {
    case .translation(let x, let y):
      return [
        with(.translation(halved(x), halved(y)), "a shift goes only half as far"),
        with(.translation(doubled(x), doubled(y)), "a shift goes twice as far"),
      ]
    case .rotation(let angle):
      return [
        with(.rotation(halved(angle)), "it turns only half as far"),
        with(.rotation(doubled(angle)), "it turns twice as far"),
      ]
    case .scale(let x, let y):
      let again = replacing(index, with: .scale("(\(x)) * (\(x))", "(\(y)) * (\(y))"))
      return [slip(.half, again, "it scales twice", "How often should each step act?")]
    case .shear(let x, let y):
      return [
        with(.shear(scaled(x, halved), scaled(y, halved)), "it shears only half as far"),
        with(.shear(scaled(x, doubled), scaled(y, doubled)), "it shears twice as far"),
      ]
    case .reflection, .matrix, .other: return []
    }
  }

  /// Nothing stays nothing, which a shear along one axis is told by.
  private func scaled(_ text: String, _ change: (String) -> String) -> String {
    Double(text) == 0 ? text : change(text)
  }

  private var follow: String { "Which steps are asked for? Follow one point through them." }
}

extension Step {
  /// What it is called.
  fileprivate var noun: String {
    switch verb {
    case "turns": "turn"
    case "scales": "scale"
    case "shears": "shear"
    case "mirrors": "mirroring"
    case "moves": "shift"
    default: "step"
    }
  }
}
