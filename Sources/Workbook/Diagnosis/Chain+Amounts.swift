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
    // A shift beside what turns or scales is told by where it belongs.
    let isAround = !enclosed.isEmpty
    return steps.indices.filter { steps[$0].isLinear || (steps[$0].isTranslation && !isAround) }.map
    {
      let telling = Telling(
        did: "\(name(of: $0)) is left out", look: follow,
        plain: "\(name(of: $0)) comes to nothing", missing: steps[$0].words,
        remaining: steps.count(where: steps[$0].hasWords(of:)) - 1)
      return ChainSlip(rule: .leftOut, chain: removing([$0]), telling: telling)
    }
  }

  /// All but one are left out, or undone by the last one, which takes the place of the others.
  private func alone() -> [ChainSlip] {
    guard head == nil, steps.count > 2 else { return [] }
    return steps.indices.map { index in
      let others = steps.indices.filter { $0 != index }
      return ChainSlip(
        rule: .leftOut, chain: removing(Set(others)), telling: alone(index, others))
    }
  }

  /// What has no name as a step is what the others are done to.
  private func alone(_ index: Int, _ others: [Int]) -> Telling {
    let step = steps[index]
    guard step.noun != "step" else {
      return Telling(
        did: "nothing is done to \(step.text)", look: follow, quotes: [step.text],
        plain: "of all steps only one has an effect")
    }
    return Telling(
      did: "only \(name(of: index)) is there, the other steps are left out", look: follow,
      plain: "of all steps only \(name(of: index)) has an effect",
      missing: others.reduce(into: Set()) { $0.formUnion(steps[$1].words) },
      remaining: others.contains { steps[$0].hasWords(of: step) } ? 1 : 0)
  }

  private func amounts(_ index: Int) -> [ChainSlip] { ofOne(index, changed(index)) }

  private func changed(_ index: Int) -> [ChainSlip] {
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

extension Chain {
  /// The step by its noun: "the turn", of several "one of the turns".
  private func name(of index: Int) -> String {
    let noun = steps[index].noun
    return isOneOfSeveral(index) ? "one of the \(noun)s" : "the \(noun)"
  }

  private func isOneOfSeveral(_ index: Int) -> Bool {
    steps.count { $0.noun == steps[index].noun } > 1
  }

  /// What is said of a step, and not of all its like: whoever turns twice may turn the right way in all.
  func ofOne(_ index: Int, _ slips: [ChainSlip]) -> [ChainSlip] {
    // "A shift goes the other way" is said of one already.
    guard isOneOfSeveral(index), !steps[index].isTranslation else { return slips }
    return slips.map { slip in
      var slip = slip
      slip.telling.did = "in \(name(of: index)) \(slip.telling.did)"
      return slip
    }
  }
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

  /// The same words write both.
  fileprivate func hasWords(of other: Step) -> Bool { !words.isDisjoint(with: other.words) }
}
