/// `UIViewAnimationOptionRepeat | UIViewAnimationOptionAutoreverse`: options joined as C and early Swift
/// write it; `[.repeat, .autoreverse]` is the same list.
extension Evaluator {
  func joinedOptions(_ left: Value, _ right: Value) throws(Fault) -> Value {
    guard let first = left.options, let second = right.options else {
      throw .problem(.operands("|", left.kind.words, right.kind.words))
    }
    return (first + second.filter { !first.contains($0) }).map(Value.symbol).asValue
  }
}

extension Value {
  /// The options that a value stands for; 0 is none, nil where it is something else.
  fileprivate var options: [Symbol]? {
    switch self {
    case .symbol(let option): return [option]
    case .number(0): return []
    case .list(let box):
      var options: [Symbol] = []
      for element in box.payload {
        guard case .symbol(let option) = element else { return nil }
        options.append(option)
      }
      return options
    default: return nil
    }
  }

  /// The kind of the options in a list, which says what `.repeat` beside it is.
  var kindOfOptions: Kind? {
    guard case .list(let box) = self, case .symbol? = box.payload.first else { return nil }
    return box.payload.first?.kind
  }
}
