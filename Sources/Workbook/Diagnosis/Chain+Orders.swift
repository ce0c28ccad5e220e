internal import Language

extension Chain {
  /// The right steps in another order: the factors as they are written, and the steps of one.
  func orders() -> [ChainSlip] {
    let groups = groups
    let blocks = blocks(of: groups)
    let among =
      arrangements(groups, of: factorNames(groups))
      + (blocks.count < groups.count ? arrangements(blocks, of: factorNames(blocks)) : [])
    return among.map { slip(.order, with($0.parts.flatMap { $0 }), $0.telling) }
      + groups.indices.flatMap { within(groups, $0) }
  }

  /// The steps of one factor, such as a name for a product or an inverse, in another order.
  private func within(_ groups: [[Step]], _ index: Int) -> [ChainSlip] {
    let group = groups[index]
    guard group.count > 1, let factor = group.first?.factor else { return [] }
    if factors.indices.contains(factor), factors[factor].undone != nil {
      return undoneInTurn(group, factor)
    }
    return arrangements(group.map { [$0] }, of: group.map(\.text)).map {
      slip(.order, replacing(factor: factor, with: $0.parts.flatMap { $0 }), $0.telling)
    }
  }

  private func undoneInTurn(_ group: [Step], _ factor: Int) -> [ChainSlip] {
    let parts = group.map { [$0] }
    let blocks = blocks(of: parts)
    return undoneInTurn(parts, factor)
      + (blocks.count < parts.count && blocks.count > 1 ? undoneInTurn(blocks, factor) : [])
  }

  private func undoneInTurn(_ parts: [[Step]], _ factor: Int) -> [ChainSlip] {
    func order(_ parts: [[Step]], _ order: String) -> ChainSlip {
      var slip = slip(
        .order, replacing(factor: factor, with: parts.flatMap { $0 }),
        "each step is undone, but \(order)", "What was done last is undone first.")
      // Beside the inverse none is undone.
      slip.joinsOthers = false
      return slip
    }
    return [
      doneAgain(parts, factor), order(parts.reversed(), "in the order in which they were done"),
    ]
      + swaps(parts.count).map { first, second in
        var swapped = parts
        swapped.swapAt(first, second)
        return order(swapped, "not in the right order")
      }
  }

  /// In the order in which the steps are undone each is done once more.
  private func doneAgain(_ parts: [[Step]], _ factor: Int) -> ChainSlip {
    let steps = parts.flatMap { $0.reversed().map(\.inverse) }
    var slip = slip(
      .inverse, replacing(factor: factor, with: steps),
      "the order is the one for going back, but each step is done once more, not undone",
      "What undoes a move, a turn, a scale?")
    (slip.joinsOthers, slip.isOfSteps) = (false, true)
    return slip
  }

  private func slip(_ rule: Rule, _ chain: Chain, _ telling: Telling) -> ChainSlip {
    ChainSlip(rule: rule, chain: chain, telling: telling)
  }

  private func factorNames(_ groups: [[Step]]) -> [String] {
    groups.map { group in
      guard let step = group.first, group.count > 1, factors.indices.contains(step.factor),
        group.allSatisfy({ $0.factor == step.factor })
      else { return group.map(\.text).joined(separator: " * ") }
      return factors[step.factor].name
    }
  }

  // MARK: Arrangements

  private struct Arrangement {
    var parts: [[Step]]
    var telling: Telling
  }

  /// All of them reversed, two of them exchanged, one of them brought to the front or the back.
  private func arrangements(_ parts: [[Step]], of names: [String]) -> [Arrangement] {
    guard parts.count > 1 else { return [] }
    var result: [Arrangement] = []
    if parts.count > 2 {
      result.append(
        Arrangement(
          parts: parts.reversed(),
          telling: reversed(names[names.count - 1])))
    }
    for (first, second) in swaps(parts.count) {
      var swapped = parts
      swapped.swapAt(first, second)
      let did = "\(names[second]) acts before \(names[first])"
      result.append(
        Arrangement(parts: swapped, telling: misordered(did, [names[second], names[first]])))
    }
    return result + (parts.count > 2 ? moves(parts, names) : [])
  }

  private func swaps(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { first in (first + 1..<max(count, first + 1)).map { (first, $0) } }
  }

  /// Shifts have a rule of their own for this.
  private func moves(_ parts: [[Step]], _ names: [String]) -> [Arrangement] {
    parts.indices.filter { parts[$0].count > 1 || parts[$0].first?.isTranslation == false }
      .flatMap { index -> [Arrangement] in
        var rest = parts
        let part = rest.remove(at: index)
        let name = names[index]
        let first = misordered("\(name) acts first", [name])
        let last = misordered("\(name) acts last", [name])
        let front = index > 1 ? [Arrangement(parts: [part] + rest, telling: first)] : []
        let back = index < parts.count - 2 ? [Arrangement(parts: rest + [part], telling: last)] : []
        return front + back
      }
  }

  private func reversed(_ last: String) -> Telling {
    Telling(
      did: "these are the right steps in reverse order: \(last) acts first",
      look: leftmostFirst, quotes: [last], plain: "these are the right steps in reverse order",
      beside: (
        "the steps act in reverse order: \(last) acts first", "the steps act in reverse order"
      )
    )
  }

  private func misordered(_ did: String, _ quotes: [String]) -> Telling {
    Telling(
      did: "these are the right steps, but \(did)", look: leftmostFirst, quotes: quotes,
      plain: "these are the right steps, but not in the right order",
      beside: (did, "the steps are not in the right order"))
  }

  private var leftmostFirst: String {
    "In a product the leftmost acts first; a method such as rotated(by:) puts its step before all "
      + "others. Follow one point through your steps."
  }
}
