internal import Language

extension Program {
  /// New transforms over old ones, and totals applied again and again.
  func gestures(_ nodes: [Construct]) -> [Slip] {
    nodes.flatMap(assigned) + twice() + unreset() + replacedByTotal()
      + statements.flatMap(assignedInTurn)
  }

  /// The right side without the old value, and with it.
  private func assigned(_ node: Construct) -> [Slip] {
    var result: [Slip] = []
    if let fresh = replacement(node) {
      result.append(
        slip(
          .replaced, replacing([fresh]),
          newValue, whatIsLeft))
    }
    if let again = accumulated(node) {
      result.append(
        slip(
          .cumulative, replacing([again]),
          "the total since the start is applied again at each event",
          "A gesture tells the total so far: to which state is it applied, the last or the first?"))
    }
    return result
  }

  /// The steps of a product assigned one after the other, so that only the last of them is left.
  private func assignedInTurn(_ node: Construct) -> [Slip] {
    guard let (target, value) = parts(node), target.member != nil,
      let chain = ChainReader(program: self).chain(value), chain.head == nil, chain.steps.count > 1
    else { return [] }
    let set = "\(text(target)) = "
    return chain.steps.map { last in
      let first = chain.steps.first { $0 != last } ?? last
      return slip(
        .replaced, replacing([(node, set + first.text + "\n" + set + last.text)]), newValue,
        quoting: [set], or: nil, whatIsLeft)
    }
  }

  private var newValue: String {
    "a new value takes the place of the old one instead of adding to it"
  }
  var whatIsLeft: String { "What had been done to it before, and what is left of that?" }

  /// The total takes the place of what was there, and the recognizer goes on counting: right for what nothing was done
  /// to before.
  private func replacedByTotal() -> [Slip] {
    sequences.flatMap { sequence -> [Slip] in
      let resets = sequence.filter(isReset)
      guard !resets.isEmpty else { return [] }
      return sequence.compactMap(replacement).map { fresh in
        slip(
          .replaced, replacing([fresh]) + resets.flatMap { replacing([($0, "")]) }, newValue,
          whatIsLeft)
      }
    }
  }

  /// A change that is made once more.
  private func twice() -> [Slip] {
    sequences.joined().compactMap { node in
      guard case .assignment(let word) = node.form, word != nil || replacement(node) != nil,
        let target = node.children.first.map(text)
      else { return nil }
      return slip(
        .cumulative, inserting(text(node), after: node),
        "'\(target)' is changed twice, or by twice as much", quoting: [target],
        or: "the change is made twice, or is twice as large",
        "What does it stand at after the first time?", changing: node)
    }
  }

  /// A recognizer that goes on counting: `sender.scale = 1` or `setTranslation(.zero, in: v)` is left
  /// out, or comes too early.
  private func unreset() -> [Slip] {
    sequences.flatMap { sequence in
      sequence.filter(isReset).flatMap { node -> [Slip] in
        let left = slip(
          .cumulative, replacing([(node, "")]),
          "the recognizer is not set back, so each event applies all of it again",
          "A gesture tells the total since the start: from where should the next event count?")
        guard let first = sequence.first, first.range != node.range else { return [left] }
        let word = resetWord(node)
        var early = slip(
          .order, inserting(text(node), before: first) + replacing([(node, "")]),
          "the recognizer is set back before anybody has read it", quoting: [word], or: nil,
          "What does each line find when it runs? Go through them one by one.")
        early.assertions = [.isSetBackFirst(word)]
        return [left, early]
      }
    }
  }

  /// The word that sets it back, in any language: `scale` in `sender.scale = 1`.
  private func resetWord(_ node: Construct) -> String {
    node.children.first?.member ?? node.children.first?.calledName ?? ""
  }

  private func isReset(_ node: Construct) -> Bool {
    if node.form == .shown { return node.children.first?.calledName == "setTranslation" }
    guard let (target, value) = parts(node) else { return false }
    switch target.member {
    case "scale": return value.form == .number(1)
    case "rotation": return value.form == .number(0)
    default: return false
    }
  }

  /// `v.transform = v.transform.rotated(by: a)` as `v.transform = R(a)`; `start` counts as old too.
  private func replacement(_ node: Construct) -> (node: Construct, text: String)? {
    guard let (target, value) = parts(node) else { return nil }
    if let chain = ChainReader(program: self).chain(value), chain.head == nil {
      let old = chain.steps.indices.filter { isOld(chain.steps[$0].text, target) }
      guard !old.isEmpty, old.count < chain.steps.count else { return nil }
      return (value, chain.removing(Set(old)).text)
    }
    guard value.form == .infix("+") || value.form == .infix("-"), value.children.count == 2
    else { return nil }
    guard let rest = value.children.first(where: { !isOld(operand($0), target) }),
      value.children.contains(where: { isOld(operand($0), target) })
    else { return nil }
    let places = ["center", "position", "origin", "contentOffset"]
    let isPlace = places.contains(target.member ?? "")
    return (value, isPlace ? "(0, 0) + \(operand(rest))" : operand(rest))
  }

  /// `v.transform = start.rotated(by: a)` as `v.transform = v.transform.rotated(by: a)`.
  private func accumulated(_ node: Construct) -> (node: Construct, text: String)? {
    guard let (target, value) = parts(node) else { return nil }
    let now = text(target)
    if let chain = ChainReader(program: self).chain(value), chain.head == nil {
      guard !chain.steps.contains(where: { $0.text == now }) else { return nil }
      let last = Step(kind: .other, text: now)
      if let start = chain.steps.lastIndex(where: { isOld($0.text, target) }) {
        return (value, chain.replacing(start, with: last).text)
      }
      return (value, chain.with(chain.steps + [last]).text)
    }
    guard value.form == .infix("+"), let start = value.children.first(where: { $0.name != nil })
    else { return nil }
    return start.name == now ? nil : (start, now)
  }

  private func parts(_ node: Construct) -> (target: Construct, value: Construct)? {
    guard node.form == .assignment(nil), node.children.count == 2 else { return nil }
    return (node.children[0], node.children[1])
  }

  /// The target itself, or a name for a value that was kept from it.
  private func isOld(_ text: String, _ target: Construct) -> Bool {
    if text == self.text(target) { return true }
    guard let definition = scope.definition(text), let member = target.member else { return false }
    return definition.value.member == member
  }
}
