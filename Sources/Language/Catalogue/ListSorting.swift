extension Evaluator {
  /// Sorts by merging: any order that a user's function claims ends, with n log n questions.
  mutating func sorted(
    _ values: [Value], at id: NodeID,
    _ precedes: (inout Evaluator, Value, Value) throws -> Bool
  ) throws -> Value {
    var runs = values.map { [$0] }
    while runs.count > 1 {
      var merged: [[Value]] = []
      for index in Swift.stride(from: 0, to: runs.count, by: 2) {
        guard index + 1 < runs.count else {
          merged.append(runs[index])
          continue
        }
        merged.append(try merge(runs[index], runs[index + 1], precedes))
        try burn(merged[merged.count - 1].count, at: id)
      }
      runs = merged
    }
    return try makeList(runs.first ?? [], at: id)
  }

  private mutating func merge(
    _ left: [Value], _ right: [Value], _ precedes: (inout Evaluator, Value, Value) throws -> Bool
  ) throws -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(left.count + right.count)
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      if try precedes(&self, right[second], left[first]) {
        result.append(right[second])
        second += 1
      } else {
        result.append(left[first])
        first += 1
      }
    }
    return result + left[first...] + right[second...]
  }

  /// The natural order of two values.
  ///
  /// The program's own `<` decides where it takes them.
  mutating func compareAny(_ left: Value, _ right: Value) throws -> Bool {
    if case .number(let a) = left, case .number(let b) = right { return a < b }
    try fuel.burn(1 + left.stepsThrough)
    if let own = try ownResult(of: .less, [left, right], at: 0) { return try truth(own) }
    do { return try compare(.less, left, right) } catch {
      throw Fault.problem(.unsortable(right.kind.words))
    }
  }
}
