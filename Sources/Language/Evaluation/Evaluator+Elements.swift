extension Evaluator {
  /// `list[i]`, `text[i]`; both count from 0.
  mutating func element(of value: Value, _ list: NodeID, _ index: NodeID) throws(Diagnostic)
    -> Value
  {
    if case .dictionary(let box) = value {
      let key = try key(try evaluateValue(index), of: box.payload, at: index)
      return try self.value(for: key, in: box.payload, at: index)
    }
    let position = try evaluateValue(index)
    if !isWithinSubscript(of: value),
      let own = try ownElement(of: value, [position], [.none], in: list, at: index)
    {
      return own
    }
    if case .set = value {
      throw Diagnostic(
        .wrongKind(expected: Kind.list.words, found: value.kind.words, of: "[_:]"), tree.span(list))
    }
    if case .nothing = value, isObjectiveC(list) { return value }
    if case .text(let box) = value { return try letters(of: box.payload, at: position, index) }
    guard let elements = value.parts else {
      if case .matrix = value { throw unknownSubscript([.none], [index], of: value, list, list) }
      throw Diagnostic(.notIterable(value.kind.words), tree.span(list))
    }
    if case .range(let lower, let upper, let isClosed) = position, case .list = value {
      let range = try placesMeant(from: lower, to: upper, isClosed, value.indices, at: index)
      let slice = Array(elements[range.lowerBound - value.start..<range.upperBound - value.start])
      return try makeList(slice, from: range.lowerBound, at: index)
    }
    return elements[try checkedIndex(position, value.indices, at: index) - value.start]
  }

  /// `subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }`: a place of a text is a number, too, and
  /// there the letter is meant.
  private func isWithinSubscript(of value: Value) -> Bool {
    guard case .text = value, let function = calls.last?.function else { return false }
    return names.text(function).hasSuffix("subscript")
  }

  /// The places that a range of a list means; an open end is that of the list.
  func placesMeant(
    from lower: Double, to upper: Double, _ isClosed: Bool, _ indices: Range<Int>, at id: NodeID
  ) throws(Diagnostic) -> Range<Int> {
    let (start, end) = (Double(indices.lowerBound), Double(indices.upperBound))
    let first = lower == -.infinity ? start : lower
    let last = upper == .infinity ? end : isClosed ? upper + 1 : upper
    for place in [first, last] where place < start || place > end || first > last {
      throw Diagnostic(.indexOutOfRange(Int(clamping: place), indices), tree.span(id))
    }
    guard let first = Int(exactly: first), let last = Int(exactly: last) else {
      throw Diagnostic(.notWhole(sourceText(.number(first))), tree.span(id))
    }
    return first..<last
  }

  func checkedIndex(
    _ value: Value, _ indices: Range<Int>, ofText isText: Bool = false, at id: NodeID
  ) throws(Diagnostic) -> Int {
    guard let whole = WholeNumber(index(value, id)) else {
      // A number is shown; anything else may be long, or hold what a terminal takes for a command.
      let shown = value.kind == .number ? plainText(value) : value.kind.words
      throw Diagnostic(.notWhole(shown), tree.span(id))
    }
    guard indices.contains(whole.number) else {
      throw Diagnostic(
        isText
          ? .letterOutOfRange(whole.number, count: indices.count)
          : .indexOutOfRange(whole.number, indices), tree.span(id))
    }
    return whole.number
  }
}

extension Int {
  /// The nearest whole number.
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}
