/// What makes lists of pairs, and lists step by step.
extension CatalogueBuilder {
  /// What makes lists of pairs.
  mutating func addPairs() {
    effect(
      "enumerated()", of: .list, gives: .list, "Each element with its index, as a pair.",
      "[7, 8].enumerated()"
    ) { evaluator, values, id in
      let list = try elements(values[0])
      try evaluator.reserve(pairs: Double(list.count), at: id)
      let labels = evaluator.words.enumerated
      return try evaluator.makeList(
        list.enumerated().map {
          evaluator.makePair(.number(Double($0.offset)), $0.element, labels)
        },
        at: id)
    }
    effect(
      "zip(_:_:)",
      takes: [
        [.list, .range, .set, .text, .structure], [.list, .range, .set, .text, .structure],
      ],
      gives: .list,
      "Pairs from two lists, as many as the shorter has.", "zip([1, 2], [3, 4])"
    ) { evaluator, values, id in
      let values = [
        try evaluator.letters(of: values[0], besides: values[1], at: id),
        try evaluator.letters(of: values[1], besides: values[0], at: id),
      ]
      let count = min(Sequenced(values[0]).count, Sequenced(values[1]).count)
      try evaluator.reserve(pairs: count, at: id)
      let pairs = (0..<Int(count)).map { place in
        evaluator.makePair(Sequenced(values[0])[place], Sequenced(values[1])[place], [])
      }
      return try evaluator.makeList(pairs, at: id)
    }
    effect(
      "sequence(first:next:)", takes: [[], [.function]], gives: .list,
      "A value, what a closure makes of it, and so on, until that is nil.",
      "sequence(first: 1) { $0 < 50 ? $0 * 2 : nil }"
    ) { evaluator, values, id in
      var (elements, next) = ([Value](), values[0])
      while next.kind != .nothing, next.kind != .void {
        try evaluator.reserve(elements: Double(elements.count), at: id)
        elements.append(next)
        next = try evaluator.apply(values[1], [next], at: id)
      }
      return try evaluator.makeList(elements, at: id)
    }
    effect(
      "sequence(state:next:)", takes: [[], [.function]], gives: .list,
      "What a closure gives and changes a state with, again and again, until that is nil.",
      "sequence(state: 1) { $0 *= 2; return $0 < 50 ? $0 : nil }"
    ) { evaluator, values, id in
      var (elements, state) = ([Value](), [values[0]])
      while true {
        try evaluator.reserve(elements: Double(elements.count), at: id)
        let next = try evaluator.apply(values[1], changing: &state, at: id)
        if next.kind == .nothing || next.kind == .void { break }
        elements.append(next)
      }
      return try evaluator.makeList(elements, at: id)
    }
  }
}

extension Evaluator {
  /// Refuses so many pairs, before they are made.
  func reserve(pairs count: Double, at id: NodeID) throws(Diagnostic) {
    try reserve(elements: count * 5, at: id)
  }
}

/// The elements of a list or a set, or the numbers of a range, which may have no end.
struct Sequenced {
  let value: Value

  init(_ value: Value) {
    if case .set(let box) = value {
      self.value = box.payload.elements.asValue
    } else {
      self.value = value
    }
  }

  var count: Double {
    switch value {
    case .list(let box): Double(box.payload.count)
    case .range(let lower, let upper, let isClosed):
      max(0, isClosed ? (upper - lower).rounded(.down) + 1 : (upper - lower).rounded(.up))
    default: 0
    }
  }

  subscript(place: Int) -> Value {
    switch value {
    case .list(let box): box.payload[place]
    case .range(let lower, _, _): .number(lower + Double(place))
    default: .nothing
    }
  }
}
