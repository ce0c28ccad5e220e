internal import Language

extension Program {
  /// Mistakes with numbers that stand together: those of a point, of a row, of a matrix.
  func numbers(_ nodes: [Construct]) -> [Slip] {
    nodes.flatMap { node -> [Slip] in
      switch node.form {
      case .tuple: exchanged(node.children)
      case .call where pairNames.contains(node.calledName ?? ""): exchanged(node.arguments)
      case .matrix: matrix(node.children.map(\.children))
      default: []
      }
    }
  }

  /// The first two of two or three.
  private func exchanged(_ numbers: [Construct]) -> [Slip] {
    guard (2...3).contains(numbers.count), text(numbers[0]) != text(numbers[1]) else { return [] }
    return [
      slip(
        .swapped, exchanging(numbers[0], numbers[1]), "the two numbers have changed places",
        "The first number is for x, to the right; the second for y, downwards.")
    ]
  }

  private func matrix(_ rows: [[Construct]]) -> [Slip] {
    guard rows.count > 1, rows.allSatisfy({ $0.count == rows[0].count && $0.count > 1 }) else {
      return []
    }
    return signs(rows) + lines(rows) + corner(rows)
  }

  private func signs(_ rows: [[Construct]]) -> [Slip] {
    rows.flatMap { $0.prefix(2) }.filter { $0.form != .number(0) }.map { entry in
      slip(
        .sign, replacing([(entry, negated(text(entry)))]),
        "a number of the matrix has the other sign",
        "A row says where a step along an axis goes: which way is left, which way is down?")
    }
  }

  private func lines(_ rows: [[Construct]]) -> [Slip] {
    [
      slip(
        .swapped, rows.flatMap { exchanging($0[0], $0[1]) },
        "the two numbers of each row have changed places",
        "The first number of each row is for x, the second for y."),
      slip(
        .swapped, zip(rows[0], rows[1]).flatMap(exchanging),
        "the first two rows have changed places",
        "The first row says what becomes of a step along x, the second of one along y."),
    ]
  }

  /// The last row is that of a vector.
  private func corner(_ rows: [[Construct]]) -> [Slip] {
    guard rows.count == 3, let last = rows[2].last, rows[2].count == 3, last.form == .number(1)
    else { return [] }
    return [
      slip(
        .vectorPoint, replacing([(last, "0")]), "the last row ends in 0, as that of a vector",
        "A point ends in 1: what should the origin, (0, 0, 1), become?")
    ]
  }
}

private let pairNames: Set = [
  "CGPoint", "CGPointMake", "vector", "CGVector", "CGVectorMake", "size", "CGSize", "CGSizeMake",
]
