/// How two values differ.
enum Difference: Sendable {
  /// They agree.
  case none
  /// They are values of different kinds.
  case kinds
  /// They hold different numbers of things.
  case counts(Int, Int)
  /// Entries of a grid of numbers, by row and column.
  case entries([Entry])
  /// Parts of a record or elements of a list, by name.
  case parts([String])
  /// Texts or truth values that differ.
  case content

  /// A place in a grid of numbers.
  struct Entry: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  var isNone: Bool {
    if case .none = self { return true }
    return false
  }
}

/// Compares by value: numbers agree within `tolerance`.
func compare(
  _ left: CheckedValue, _ right: CheckedValue, tolerance: Tolerance = .standard
) -> Difference {
  switch (left, right) {
  case (_, .sealed(let seal)): seal.compare(left, tolerance: tolerance)
  case (.numbers(let left), .numbers(let right)): compare(left, right, tolerance)
  case (.text(let left), .text(let right)): left == right ? .none : .content
  case (.truth(let left), .truth(let right)): left == right ? .none : .content
  case (.nothing, .nothing): .none
  case (.list(let left), .list(let right)):
    holdsOtherKind(left, right)
      ? .kinds : compare(parts: numbered(left), numbered(right), tolerance)
  case (.record(let leftKind, let left), .record(let rightKind, let right)):
    leftKind == rightKind ? compare(parts: left, right, tolerance) : .kinds
  case (.numbers, _), (.text, _), (.truth, _), (.nothing, _), (.list, _), (.record, _),
    (.opaque, _), (.sealed, _):
    .kinds
  }
}

/// Whether two numbers agree; infinities and NaN agree with themselves.
func agree(_ left: Double, _ right: Double, _ tolerance: Tolerance) -> Bool {
  if left == right || (left.isNaN && right.isNaN) { return true }
  guard left.isFinite, right.isFinite else { return false }
  return abs(left - right) <= tolerance.distance(left, right)
}

private func compare(_ left: NumberGrid, _ right: NumberGrid, _ tolerance: Tolerance) -> Difference
{
  let left = left.inPlane(as: right.kind)
  guard left.shape == right.shape else {
    return left.isRow(for: right.kind) ? .content : .kinds
  }
  guard left.rows.map(\.count) == right.rows.map(\.count) else {
    return .counts(left.columns, right.columns)
  }
  var entries: [Difference.Entry] = []
  for (row, pair) in zip(left.rows, right.rows).enumerated() {
    for (column, numbers) in zip(pair.0, pair.1).enumerated()
    where !agree(numbers.0, numbers.1, tolerance) {
      entries.append(Difference.Entry(row: row, column: column))
    }
  }
  return entries.isEmpty ? .none : .entries(entries)
}

/// Whether an element of a list is of another kind than the one in its place; that there is nothing is a value, too.
private func holdsOtherKind(_ left: [CheckedValue], _ right: [CheckedValue]) -> Bool {
  left.count == right.count && zip(left, right).contains(where: areOfTwoKinds)
}

/// Whether two values cannot be compared, though there is something of both.
func areOfTwoKinds(_ left: CheckedValue, _ right: CheckedValue) -> Bool {
  guard !left.isNothing, !right.isNothing, case .kinds = compare(left, right) else { return false }
  return true
}

private func numbered(_ list: [CheckedValue]) -> [(name: String, value: CheckedValue)] {
  list.enumerated().map { ("element \($0.offset)", $0.element) }
}

private func compare(
  parts left: [(name: String, value: CheckedValue)],
  _ right: [(name: String, value: CheckedValue)], _ tolerance: Tolerance
) -> Difference {
  guard left.count == right.count else { return .counts(left.count, right.count) }
  let differing = zip(left, right).filter {
    $0.name != $1.name || !compare($0.value, $1.value, tolerance: tolerance).isNone
  }
  return differing.isEmpty ? .none : .parts(differing.map(\.0.name))
}
