/// Which lists hold whole numbers, and which names stand for their elements, by the text alone.
extension Evaluator {
  func holdsWhole(_ sequence: NodeID, _ rest: Int) -> Bool {
    isWhole(sequence, [.element], rest)
  }

  /// Whether a sequence gives whole numbers: a range of them, `views.indices`, what `views.enumerated()`
  /// counts, what keeps some elements of a list of them.
  func countsWhole(_ sequence: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    switch tree[sequence] {
    case .range(let lower, let upper, _): return isInt(lower, rest - 1) && isInt(upper, rest - 1)
    case .member(_, let name): return names.text(name) == "indices"
    case .call(let callee, let arguments):
      let word = lastWord(callee) ?? ""
      if case .member(let list, _) = tree[callee], keepers.contains(word) {
        return holdsWhole(list, rest - 1)
      }
      return word == "enumerated"
        || word == "stride"
          && tree.arguments(arguments).allSatisfy { isInt($0.value, rest - 1) }
    default: return false
    }
  }

  /// `xs.max()` and `xs.reduce(0, +)` of whole numbers.
  func givesWhole(_ callee: NodeID, _ arguments: ArgumentList, _ rest: Int) -> Bool {
    if resultsAreWhole(callee) { return true }
    guard case .member(let list, let name) = tree[callee], holdsWhole(list, rest - 1) else {
      return false
    }
    switch names.text(name) {
    case "min", "max", "randomElement": return true
    case "reduce":
      return tree.arguments(arguments).first.map { isInt($0.value, rest - 1) } ?? false
    default: return false
    }
  }

  /// Whether functions or methods of a name are declared, and all of them as giving a whole number.
  func resultsAreWhole(_ callee: NodeID) -> Bool {
    guard let word = lastWord(callee), let name = names.find(word) else { return false }
    let results = tree.functions.lazy.filter { $0.name == name }.map(\.result)
    return !results.isEmpty
      && results.allSatisfy { $0 >= 0 && wholeTypes.contains(names.text(tree.types[Int($0)].name)) }
  }

  /// Whether a name is what a closure gets of a list of whole numbers: `xs.map { $0 / 2 }`.
  ///
  /// Literals are what the surroundings make of them: `let halves: [CGFloat] = [7, 9].map { $0 / 2 }`.
  func isElement(_ id: NodeID, _ rest: Int) -> Bool {
    guard let (closure, place) = closureArgument(id), let call = parent(of: closure),
      case .call(let callee, let arguments) = tree[call]
    else { return false }
    guard case .member(let list, let name) = tree[callee] else {
      return grouped(by: callee, arguments).map { holdsWhole($0, rest - 1) } ?? false
    }
    let word = names.text(name)
    // `count.map { $0 / 2 }` of an optional.
    if ["map", "flatMap"].contains(word), isOptional(list) { return isInt(list, rest - 1) }
    guard holdsWhole(list, rest - 1),
      comesOfName(list) || !isOfLiterals(list, rest - 1) || staysWhole(call)
        || isGivenToWholes(call)
    else { return false }
    guard word == "reduce" else { return place == 0 && walkers.contains(word) }
    let first = tree.arguments(arguments).first
    return place == 1 || first.map { isInt($0.value, rest - 1) } ?? false
  }

  /// Whether a list is a variable, or some elements of one: `xs.sorted()`.
  private func comesOfName(_ list: NodeID) -> Bool {
    if isName(list) { return true }
    guard case .call(let callee, _) = tree[list], case .member(let base, let name) = tree[callee],
      keepers.contains(names.text(name))
    else { return false }
    return comesOfName(base)
  }

  private func isOptional(_ id: NodeID) -> Bool {
    declaredReference(of: id).map { $0.isOptional && $0.isPlainOrOptional } ?? false
  }
}

/// Methods that give some or all elements of a list or a set, and of others of its type.
let keepers = [
  "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "union",
  "intersection", "subtracting", "symmetricDifference",
]

/// Methods that call a function with each element of a list.
private let walkers = [
  "map", "compactMap", "flatMap", "filter", "forEach", "allSatisfy", "contains", "first",
  "mapValues", "compactMapValues",
]
