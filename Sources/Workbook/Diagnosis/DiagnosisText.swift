internal import Language

extension Diagnosis {
  /// What a learner reads: one cause, or "could be … or …", and where to look next.
  func cause(for answer: String) -> String {
    let told = alternatives(for: answer)
    guard let first = told.first else { return "" }
    if told.count > 1 {
      let clauses = told.map { $0.clause(answer) }
      let list = clauses.dropLast().joined(separator: ", or that ") + ", or that "
      return "It could be that " + list + (clauses.last ?? "") + ". " + first.look
    }
    if isGuess { return "It could be that " + first.clause(answer) + ". " + first.look }
    guard first.tellings.count > 1 else {
      return first.clause(answer).capitalizedWord + ". " + first.look
    }
    return "Two things at once: " + first.clause(answer) + ". " + first.look
  }

  /// Of each family the first, for rules that tell the same story are told once; where the answer bears the first one
  /// out, or shows nothing that could be missing or too much, only those of its rank.
  private func alternatives(for answer: String) -> [Slip] {
    var families: Set<Int> = []
    let isSure =
      isOfNumbers
      || (slips.first.map { likeness == .written || $0.isBorneOut(by: answer) } ?? true)
    let told = slips.filter { slip in
      guard slip.rank == slips.first?.rank || !isSure else { return false }
      guard slip.tellings.count == 1 else { return true }
      // In a matrix, rows and columns are a story of their own.
      if isOfMatrix, slip.rules == [.transposed] { return true }
      return slip.rules.first.map { families.insert($0.family).inserted } ?? false
    }
    if told.first?.rules == [.unchanged] { return Array(told.prefix(1)) }
    return Array(told.prefix(told.first?.tellings.count == 1 ? 3 : 1))
  }
}

extension Slip {
  fileprivate func clause(_ answer: String) -> String {
    tellings.compactMap { $0.clause(for: answer) }.joined(separator: "; and ")
  }
  fileprivate var look: String { tellings.first?.look ?? "" }
}
