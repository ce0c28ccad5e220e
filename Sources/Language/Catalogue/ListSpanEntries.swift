/// Parts of lists that are taken out or exchanged, and the places of lists and texts.
extension CatalogueBuilder {
  mutating func addListSpans() {
    change(
      "removeSubrange(_:)", in: [Value].self, takes: [[.range]],
      "Takes the elements of a range out.",
      "var a = [1, 2, 3, 4]\na.removeSubrange(1...2)\na"
    ) { evaluator, list, values in
      try evaluator.fuel.burn(list.count)
      list.removeSubrange(try evaluator.places(values[0], in: list))
    }
    change(
      "replaceSubrange(_:with:)", in: [Value].self, takes: [[.range], [.list, .set]],
      "Puts other elements in the place of those of a range.",
      "var a = [1, 2, 3]\na.replaceSubrange(0..<2, with: [9])\na"
    ) { evaluator, list, values in
      let added = try elements(values[1])
      try evaluator.fuel.burn(list.count + added.count)
      list.replaceSubrange(try evaluator.places(values[0], in: list), with: added)
    }
    take(
      "partition(by:)", in: [Value].self, takes: [[.function]],
      "Brings the elements that satisfy a condition to the end; gives the index of the first of them.",
      "var a = [3, 1, 2]\na.partition(by: { $0 > 1 })"
    ) { evaluator, list, values in
      .number(Double(try evaluator.partition(&list, by: values[0])))
    }
    addCounts()
    addJoinedLists()
    addPlaces(of: .list)
    addPlaces(of: .text)
  }

  private mutating func addCounts() {
    // A trailing closure has no label.
    for signature in ["count(where:)", "count(_:)"] as [StaticString] {
      effect(
        signature, of: .list, takes: [[.function]], gives: .number,
        "How many elements satisfy a condition.", "[1, 2, 3].count(where: { $0 > 1 })"
      ) { evaluator, values, id in
        var count = 0.0
        for element in try elements(values[0])
        where try truth(evaluator.apply(values[1], [element], at: id)) { count += 1 }
        return .number(count)
      }
    }
  }

  private mutating func addJoinedLists() {
    effect(
      "joined(separator:)", of: .list, takes: [[.list]], gives: .list,
      "Lists in one, with the elements of another between them.",
      "[[1, 2], [3]].joined(separator: [0])"
    ) { evaluator, values, id in
      var list: [Value] = []
      for (index, part) in try elements(values[0]).enumerated() {
        let added = try (index > 0 ? elements(values[1]) : []) + elements(part)
        try evaluator.reserve(elements: Double(list.count + added.count), at: id)
        try evaluator.burn(added.count, at: id)
        list += added
      }
      return try evaluator.makeList(list, at: id)
    }
  }

  // MARK: Places

  private mutating func addPlaces(of owner: Kind) {
    let example: StaticString =
      owner == .list ? "[7, 8].index(after: 0)" : "\"abc\".index(after: 0)"
    for (signature, step) in [("index(after:)", 1), ("index(before:)", -1)]
      as [(StaticString, Int)]
    {
      effect(
        signature, of: owner, takes: [[.number]], gives: .number,
        "The index behind another, or before it.", example
      ) { _, values, _ in try place(values[1], movedBy: step, in: values[0]) }
    }
    effect(
      "index(_:offsetBy:)", of: owner, takes: [[.number], [.number]], gives: .number,
      "The index so many places behind another.",
      owner == .list ? "[7, 8].index(0, offsetBy: 1)" : "\"abc\".index(0, offsetBy: 2)"
    ) { _, values, _ in
      try place(values[1], movedBy: try WholeNumber.from(values[2], 2).number, in: values[0])
    }
    effect(
      "index(_:offsetBy:limitedBy:)", of: owner, takes: [[.number], [.number], [.number]],
      gives: .void, "The index so many places behind another; nil where that is beyond a limit.",
      owner == .list
        ? "[7, 8].index(0, offsetBy: 9, limitedBy: 2)"
        : "\"abc\".index(0, offsetBy: 9, limitedBy: 3)"
    ) { _, values, _ in
      let step = try WholeNumber.from(values[2], 2).number
      let (start, limit) = (try Double.from(values[1], 1), try Double.from(values[3], 3))
      let end = start + Double(step)
      let isBeyond = step < 0 ? limit <= start && end < limit : limit >= start && end > limit
      return isBeyond ? .nothing : try place(values[1], movedBy: step, in: values[0])
    }
    effect(
      "distance(from:to:)", of: owner, takes: [[.number], [.number]], gives: .number,
      "How many places lie between two indices.",
      owner == .list ? "[7, 8].distance(from: 0, to: 2)" : "\"abc\".distance(from: 0, to: 2)"
    ) { _, values, _ in
      .number(try Double.from(values[2], 2) - Double.from(values[1], 1))
    }
  }
}

/// An index so many places behind another, at most that behind the last element.
private func place(_ value: Value, movedBy step: Int, in whole: Value) throws -> Value {
  let start = try WholeNumber.from(value, 1).number
  let (place, isTooLarge) = start.addingReportingOverflow(step)
  let letters = String(whole)?.count
  let indices = letters.map { 0..<$0 } ?? whole.indices
  guard !isTooLarge, indices.contains(place) || place == indices.upperBound else {
    if let letters { throw Fault.argument(1, .letterOutOfRange(place, count: letters)) }
    throw Fault.argument(1, .indexOutOfRange(place, indices))
  }
  return .number(Double(place))
}

extension Evaluator {
  /// The places of a list that a range means.
  fileprivate func places(_ range: Value, in list: [Value]) throws -> Range<Int> {
    guard let range = NumberRange(range) else { return 0..<0 }
    return try placesMeant(
      from: range.lower, to: range.upper, range.isClosed, list.indices, at: statement)
  }

  /// Swift's own way, which decides in which order the elements stand afterwards.
  fileprivate mutating func partition(_ list: inout [Value], by condition: Value) throws -> Int {
    var (low, high) = (0, list.count)
    while true {
      while low < high, try !truth(apply(condition, [list[low]], at: statement)) { low += 1 }
      if low >= high { return low }
      high -= 1
      while low < high, try truth(apply(condition, [list[high]], at: statement)) { high -= 1 }
      if low >= high { return low }
      list.swapAt(low, high)
      low += 1
    }
  }
}
