extension Evaluator {
  /// Sorts by merging: any order that a user's function claims ends, with n log n questions.
  mutating func sorted(
    _ values: [Value], at id: NodeID,
    _ precedes: (inout Evaluator, Value, Value) throws -> Bool
  ) throws -> Value {
    try reserve(elements: 2 * Double(values.count), at: id)
    var (sorted, merged) = (values, values)
    var length = 1
    while length < values.count {
      for start in Swift.stride(from: 0, to: values.count, by: 2 * length) {
        let middle = min(start + length, values.count)
        let end = min(middle + length, values.count)
        try merge(sorted, start..<middle, middle..<end, into: &merged, precedes)
        try burn(end - start, at: id)
      }
      swap(&sorted, &merged)
      length *= 2
    }
    return try makeList(sorted, at: id)
  }

  /// Merges two neighbours that are sorted; of equals, those on the left come first.
  private mutating func merge(
    _ values: [Value], _ left: Range<Int>, _ right: Range<Int>, into merged: inout [Value],
    _ precedes: (inout Evaluator, Value, Value) throws -> Bool
  ) throws {
    var (first, second) = (left.lowerBound, right.lowerBound)
    for index in left.lowerBound..<right.upperBound {
      let isLeft =
        try second == right.upperBound
        || (first < left.upperBound && !precedes(&self, values[second], values[first]))
      merged[index] = values[isLeft ? first : second]
      if isLeft { first += 1 } else { second += 1 }
    }
  }

  /// The natural order of two values.
  ///
  /// The program's own `<` decides where it takes them.
  mutating func compareAny(_ left: Value, _ right: Value) throws -> Bool {
    if case .number(let a) = left, case .number(let b) = right { return a < b }
    try fuel.burn(1 + left.stepsThrough)
    if let own = try ownResult(of: .less, [left, right], at: 0) { return try truth(own) }
    do { return try compare(.less, left, right) } catch {
      let kinds =
        left.kind == right.kind ? right.kind.words : "\(left.kind.words) beside \(right.kind.words)"
      throw Fault.problem(.unsortable(kinds))
    }
  }
}
