internal import Language

extension Program {
  /// Mistakes with numbers that stand together: those of a point, of a row, of a matrix.
  ///
  /// - Parameter areGiven: They stand in the question, so that no answer writes them.
  func numbers(_ nodes: [Construct], areGiven: Bool) -> [Slip] {
    nodes.flatMap { node -> [Slip] in
      switch node.form {
      case .tuple: pair(node.children, PairNames(), areGiven)
      case .call where pairNames.contains(node.calledName ?? ""):
        pair(node.arguments, PairNames(of: node), areGiven)
      case .call where isSixNumbers(node): matrix(pairs(node.arguments), areGiven)
      case .matrix: matrix(node.children.map(\.children), areGiven)
      default: []
      }
    }
  }

  /// The texts of the two numbers of a point.
  func pair(_ node: Construct) -> (x: String, y: String)? {
    let numbers =
      pairNames.contains(node.calledName ?? "")
      ? node.arguments : node.form == .tuple ? node.children : []
    return numbers.count == 2 ? (text(numbers[0]), text(numbers[1])) : nil
  }

  private func pair(_ numbers: [Construct], _ names: PairNames, _ areGiven: Bool) -> [Slip] {
    exchanged(numbers, names) + (areGiven ? [] : otherSigns(numbers, names))
  }

  /// A sign typed wrongly, of which only an answer is told that has that very number at that place.
  private func otherSigns(_ numbers: [Construct], _ names: PairNames) -> [Slip] {
    guard (2...4).contains(numbers.count) else { return [] }
    let axes = names.axes.prefix(max(2, numbers.count - 1))
    return zip(axes, numbers.indices).filter { numbers[$0.1].form != .number(0) }.map {
      otherSign($0, $1, numbers, names)
    }
  }

  private func otherSign(
    _ axis: String, _ index: Int, _ numbers: [Construct], _ names: PairNames
  ) -> Slip {
    var texts = numbers.map(text)
    texts[index] = negated(texts[index])
    var slip = slip(
      .sign, replacing([(numbers[index], texts[index])]), names.otherSign(of: axis, texts[index]),
      quoting: [texts[index]], or: nil, names.direction)
    let first = min(index, numbers.count - 2)
    slip.assertions = [.writes(texts[first], texts[first + 1])]
    return slip
  }

  /// The first two of two or three, or what differs between them.
  private func exchanged(_ numbers: [Construct], _ names: PairNames) -> [Slip] {
    guard (2...4).contains(numbers.count), text(numbers[0]) != text(numbers[1]) else { return [] }
    let pair = (numbers[0], numbers[1])
    let parts = counterparts(pair.0, pair.1)
    return ([pair] + (parts.count > 1 ? parts : [])).map { exchanged($0, of: pair, names) }
  }

  /// `CGAffineTransform(a:b:c:d:tx:ty:)` and the like.
  func isSixNumbers(_ node: Construct) -> Bool {
    node.arguments.count == 6 && matrixWords.contains(node.calledName ?? "")
  }

  private func pairs(_ numbers: [Construct]) -> [[Construct]] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { [numbers[$0], numbers[$0 + 1]] }
  }

  private func matrix(_ rows: [[Construct]], _ isGiven: Bool) -> [Slip] {
    guard rows.count > 1, rows.allSatisfy({ $0.count == rows[0].count && $0.count > 1 }) else {
      return []
    }
    return signs(rows, isGiven) + lines(rows) + corner(rows)
  }

  private func signs(_ rows: [[Construct]], _ isGiven: Bool) -> [Slip] {
    let look =
      isGiven
      ? "Of which numbers is each part of the product made, and with which signs?"
      : "A row says where a step along an axis goes: which way is left, which way is down?"
    let numbers = rows.dropLast().joined() + rows.suffix(1).flatMap { $0.prefix(2) }
    // Who writes no matrix has none with another sign.
    let taken = "a number of the matrix is taken with the other sign"
    let telling = Telling(
      did: isGiven ? taken : "a number of the matrix has the other sign", look: look, plain: taken,
      present: isGiven ? [] : matrixWords)
    return numbers.filter { $0.form != .number(0) }.map { entry in
      slip(.sign, replacing([(entry, negated(text(entry)))]), telling)
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
    ] + single(rows) + shift(rows)
  }

  /// Only one of the rows, the others as they should be.
  private func single(_ rows: [[Construct]]) -> [Slip] {
    rows.filter { text($0[0]) != text($0[1]) }.map { row in
      slip(
        .swapped, exchanging(row[0], row[1]), "the two numbers of one row have changed places",
        "The first number of each row is for x, the second for y.")
    }
  }

  /// The shift in another row than the last, with its 1 or without.
  private func shift(_ rows: [[Construct]]) -> [Slip] {
    guard rows.count == 3, rows.allSatisfy({ (2...3).contains($0.count) }) else { return [] }
    let width = rows[0].count
    let orders = [[2, 0, 1], [0, 2, 1]]
    return orders.flatMap { order in
      (width == 3 ? [2, 3] : [2]).map { count in
        let edits = rows.indices.flatMap { row in
          (0..<count).map { (rows[row][$0], text(rows[order[row]][$0])) }
        }
        return slip(
          .order, replacing(edits), "the shift stands in the wrong row",
          "The first two rows say what becomes of a step along x and along y, the last one where the origin goes."
        )
      }
    }
  }

  /// The last row is that of a vector, or the others are those of points.
  private func corner(_ rows: [[Construct]]) -> [Slip] {
    guard rows.count == 3, let last = rows[2].last, rows[2].count == 3, last.form == .number(1)
    else { return [] }
    return [
      slip(
        .vectorPoint, replacing([(last, "0")]), "the last row ends in 0, as that of a vector",
        "A point ends in 1: what should the origin, (0, 0, 1), become?"),
      slip(
        .vectorPoint, replacing(rows.dropLast().compactMap(\.last).map { ($0, "1") }),
        "every row ends in 1, as those of points",
        "The first two rows are steps along x and y, vectors: in what does a vector end?"),
    ]
  }
}

/// What writes a matrix.
private let matrixWords: Set = [
  "CGAffineTransform", "init", "CGAffineTransformMake", "transform", "matrix", "[",
]

private let pairNames: Set = [
  "CGPoint", "CGPointMake", "vector", "CGVector", "CGVectorMake", "size", "CGSize", "CGSizeMake",
]
