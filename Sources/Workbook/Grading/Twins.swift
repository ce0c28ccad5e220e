internal import Language

extension [GradedSubmission] {
  /// The rows with what only a look at all of them shows: several files of one learner, equal answers.
  public func compared() -> [GradedSubmission] {
    var rows = self
    rows.note(twins(by: \.owner)) { "Several files are \($0.label ?? "")'s: also \($1)." }
    rows.note(twins(by: \.sheetHash)) { "Its answers are letter by letter those of \($1)." }
    return rows
  }

  /// Rows that share what `key` says of them.
  private func twins(by key: (GradedSubmission) -> String?) -> [[Int]] {
    let keyed = indices.filter { self[$0].status == .graded && key(self[$0]) != nil }
    return Dictionary(grouping: keyed) { key(self[$0]) }.values.filter { $0.count > 1 }
  }

  /// Tells each row of the others in its group.
  private mutating func note(
    _ groups: [[Int]], _ words: (GradedSubmission, _ others: String) -> String
  ) {
    for group in groups {
      for index in group {
        // The first few only: a whole class may hand in the same.
        let others = group.prefix(6).filter { $0 != index }.prefix(5).map { self[$0].name }
        let rest = group.count - 1 - others.count
        let more = rest > 0 ? ["\(rest) more"] : []
        self[index].classRemarks.append(words(self[index], listed(others + more)))
      }
    }
  }
}

extension GradedSubmission {
  /// Whose it says that it is, as names are compared.
  fileprivate var owner: String? {
    let name = comparableName(label ?? "")
    return name.isEmpty ? nil : name
  }
}

extension AnswerSheet {
  /// A hash of all its answers; nil where they are so short that others come to the same by themselves.
  var answersHash: String? {
    let length = answers.reduce(0) { $0 + $1.text.utf8.count }
    if length < 150 { return nil }
    var hash = StableHash()
    for answer in answers {
      hash.add(answer.heading)
      hash.add(answer.text)
    }
    return String(hash.value, radix: 16)
  }
}
