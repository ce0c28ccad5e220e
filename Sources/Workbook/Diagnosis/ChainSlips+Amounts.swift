extension Chain {
  /// Too little or too much: nothing done, a step left out, a step half or twice as large.
  func amounts() -> [ChainSlip] { untouched() + omitted() + steps.indices.flatMap(amounts) }

  private func untouched() -> [ChainSlip] {
    guard head != nil, !steps.isEmpty else { return [] }
    return [slip(.unchanged, with([]), "nothing has been done to it yet", follow)]
  }

  private func omitted() -> [ChainSlip] {
    guard head != nil || steps.count > 1 else { return [] }
    return steps.indices.filter { steps[$0].isLinear }.map {
      let telling = Telling(
        did: "the \(steps[$0].noun) is left out", look: follow,
        plain: "the \(steps[$0].noun) comes to nothing", missing: steps[$0].words)
      return ChainSlip(rule: .leftOut, chain: removing([$0]), telling: telling)
    }
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
    case .shear, .reflection, .matrix, .other: return []
    }
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
    default: "step"
    }
  }
}
