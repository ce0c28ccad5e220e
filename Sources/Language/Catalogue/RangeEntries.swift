internal import Geometry

extension CatalogueBuilder {
  mutating func addRanges() {
    for name in ["lowerBound", "upperBound"] as [StaticString] {
      property(name, "Where it begins or ends.", "(1...3).lowerBound") { (r: NumberRange) in
        name.utf8Start.pointee == UInt8(ascii: "l") ? r.lower : r.upper
      }
    }
    property("count", "How many whole steps it has.", "(0..<3).count") { (r: NumberRange) in
      max(0, r.isClosed ? (r.upper - r.lower).rounded(.down) + 1 : (r.upper - r.lower).rounded(.up))
    }
    property("isEmpty", "Whether no number lies in it.", "(1..<1).isEmpty") { (r: NumberRange) in
      !r.isClosed && r.lower == r.upper
    }
    property("description", "Its text.", "(1...3).description") { (r: NumberRange) in
      numberText(r.lower, .full) + (r.isClosed ? "..." : "..<") + numberText(r.upper, .full)
    }
    method("overlaps(_:)", "Whether numbers lie in both.", "(1...3).overlaps(3..<5)") {
      (r: NumberRange, other: NumberRange) in r.overlaps(other)
    }
    method("clamped(to:)", "What of it lies in another.", "(0..<10).clamped(to: 3..<20)") {
      (r: NumberRange, limits: NumberRange) in
      NumberRange(
        lower: min(max(r.lower, limits.lower), limits.upper),
        upper: max(min(r.upper, limits.upper), limits.lower), isClosed: r.isClosed)
    }
    property("description", "Its text.", "true.description") { (truth: Bool) in
      truth ? "true" : "false"
    }
    method("contains(_:)", "Whether a number lies in it.", "(1...3).contains(2)") {
      (r: NumberRange, x: Double) in x >= r.lower && (r.isClosed ? x <= r.upper : x < r.upper)
    }
    effect(
      "map(_:)", of: .range, takes: [[.function]], gives: .list, "Each number through a function.",
      "(1...3).map { $0 * 2 }"
    ) { evaluator, values, id in
      guard let range = NumberRange(values[0]) else { return .void }
      var results: [Value] = []
      for number in try evaluator.numbers(of: range, at: id) {
        try evaluator.burn(at: id)
        results.append(try evaluator.result(of: values[1], [number], at: id))
      }
      return try evaluator.makeList(results, at: id)
    }
    effect(
      "reversed()", of: .range, gives: .list, "Its numbers in reverse order.", "(1...3).reversed()"
    ) { evaluator, values, id in
      guard let range = NumberRange(values[0]) else { return .void }
      return try evaluator.makeList(evaluator.numbers(of: range, at: id).reversed(), at: id)
    }
    addRangeMakers()
    addListMakers()
  }

  /// A range of whole numbers with or without its end, `Range(1...3)`.
  private mutating func addRangeMakers() {
    function("Range(_:)", "The same whole numbers in a range without its end.", "Range(1...3)") {
      (r: NumberRange) in
      NumberRange(lower: r.lower, upper: r.isClosed ? r.upper + 1 : r.upper, isClosed: false)
    }
    function(
      "ClosedRange(_:)", "The same whole numbers in a range with its end.", "ClosedRange(1..<4)"
    ) { (r: NumberRange) throws(Fault) in
      guard r.isClosed || r.lower < r.upper else { throw .problem(.reversedRange) }
      return NumberRange(lower: r.lower, upper: r.isClosed ? r.upper : r.upper - 1, isClosed: true)
    }
  }

  private mutating func addListMakers() {
    for (signature, example) in [
      ("Array(_:)", "Array(1...3)"), ("ContiguousArray(_:)", "ContiguousArray(1...3)"),
      ("ArraySlice(_:)", "ArraySlice(1...3)"),
    ] as [(StaticString, StaticString)] {
      effect(
        signature, takes: [[.range, .list, .set, .text, .dictionary, .structure]], gives: .list,
        "The elements in a list; of a text, its characters.", example
      ) { evaluator, values, id in
        if case .list = values[0], values[0].start == 0 { return values[0] }
        if case .dictionary(let box) = values[0] {
          return try evaluator.makeList(evaluator.pairs(box.payload, at: id), at: id)
        }
        return try evaluator.sequence(values[0], at: id)
          ?? evaluator.makeList(elements(values[0]), at: id)
      }
    }
  }
}
