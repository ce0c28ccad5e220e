// Quotients that are whole in Swift for certain: something in them is declared as an Int, or given as one by Swift.
// What comes of literals alone may be meant as in mathematics: it stays exact, and a warning says so.

extension Evaluator {
  /// Rule: both operands are whole numbers by the text, not by literals alone, and nothing around needs a fraction,
  /// which Swift would refuse.
  mutating func inspectWholeQuotient(_ id: NodeID, _ left: NodeID, _ right: NodeID) {
    guard isInt(right, 12), isInt(left, 12) else { return }
    let areLiterals = isOfLiterals(left, 12) && isOfLiterals(right, 12)
    let isCounted = !areLiterals || isBesideInt(id) || isPartOfWhole(id) || isConverted(id)
    let drops = isCounted && !meetsFraction(id)
    if drops || !isGivenToWhole(id) {
      tree.nodes[Int(id)].node = .wholeQuotient(left, right, drops: drops)
    }
  }

  /// `list.count - 7 / 2`: whether an operator has an Int that is declared as one on its other side.
  func isBesideInt(_ id: NodeID) -> Bool {
    guard let parent = parent(of: id), case .binary(_, let left, let right) = tree[parent] else {
      return false
    }
    let other = left == id ? right : left
    return isInt(other, 8) && !isOfLiterals(other, 8) && !meetsFraction(parent)
  }

  /// Whether a whole number comes of literals alone: no declaration on the way to them says Int, and nothing of Swift's
  /// that gives one.
  func isOfLiterals(_ id: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return true }
    switch tree[id] {
    case .number, .text, .boolean, .nothing: return true
    case .cast(_, let type, _): return !isWholeSomewhere(type) && !isOfContainer(type)
    case .member(let base, let name), .optionalMember(let base, let name):
      return isOfLiterals(name, of: base, rest - 1)
    case .call(let callee, let arguments): return isOfLiterals(callee, arguments, rest - 1)
    case .global, .local, .sharedLocal: return isOfLiteralsByName(id, rest - 1)
    default:
      let parts = tree.operands(of: id)
      return !parts.isEmpty && parts.allSatisfy { isOfLiterals($0, rest - 1) }
    }
  }

  /// `[Int]()`: what is in it is said.
  private func isOfContainer(_ type: Int32) -> Bool {
    guard type >= 0 else { return false }
    let type = tree.types[Int(type)]
    return type.isList || type.element >= 0 || !type.parts.isEmpty
  }

  private func isOfLiterals(_ name: Name, of base: NodeID, _ rest: Int) -> Bool {
    if let declaration = staticDeclaration(name, of: base) {
      guard case .declare(_, let type, let value) = tree[declaration] else { return false }
      return type < 0 && isOfLiterals(value, rest)
    }
    if givingInt.contains(names.text(name)) { return false }
    if isIntMember(name, of: base) { return !isIntMember(name, of: base, isDeclared: true) }
    return isOfLiterals(base, rest)
  }

  /// `abs(7)`, `xs.max()!`, `same(7)`; not `Int(x)`, nor what is declared to give an Int.
  private func isOfLiterals(_ callee: NodeID, _ arguments: ArgumentList, _ rest: Int) -> Bool {
    let word = lastWord(callee) ?? ""
    if isWholeType(word) || givesInt.contains(word) || resultsAreWhole(callee)
      || isDeclaredByC(callee)
    {
      return false
    }
    if saysResult(callee) { return false }
    if case .member(let list, _) = tree[callee] {
      return isOfLiterals(list, rest) && closuresGiveLiterals(arguments, rest)
    }
    guard closure(named: callee) == nil else { return false }
    return tree.arguments(arguments).allSatisfy { isOfLiterals($0.value, rest) }
  }

  /// `func cell(at i: Int) -> (x: Int, y: Int)`: a function of the program whose result is declared.
  private func saysResult(_ callee: NodeID) -> Bool {
    guard let function = function(calledBy: callee), function >= 0 else { return false }
    return tree.functions[Int(function)].result >= 0
  }

  /// `texts.map { Int($0)! }` makes whole numbers, whatever it makes them of.
  private func closuresGiveLiterals(_ arguments: ArgumentList, _ rest: Int) -> Bool {
    tree.arguments(arguments).allSatisfy { argument in
      guard case .closure(let function) = tree[argument.value],
        let value = onlyValue(of: function)
      else { return true }
      return isOfLiterals(value, rest)
    }
  }

  private func isOfLiteralsByName(_ id: NodeID, _ rest: Int) -> Bool {
    if ownerOfSelf(id) != nil || declaredReference(of: id) != nil
      || typeOfClosureArgument(id) != nil || isDeclaredByC(id)
    {
      return false
    }
    if let value = definition(of: id) { return isOfLiterals(value, rest) }
    if let sequence = sequence(of: id) ?? walked(for: id) { return isOfLiterals(sequence, rest) }
    if let first = beginning(ofFold: id) { return isOfLiterals(first, rest) }
    if let (_, value) = destructured(id) { return isOfLiterals(value, rest) }
    guard let (place, sequence) = partOfLoop(id) else { return false }
    guard case .call(let callee, _) = tree[sequence],
      case .member(let list, let name) = tree[callee],
      names.text(name, is: "enumerated")
    else { return isOfLiterals(sequence, rest) }
    return place == 1 && isOfLiterals(list, rest)
  }

  /// `0` of `xs.reduce(0) { $0 + $1 }`, for the first parameter of its closure.
  private func beginning(ofFold id: NodeID) -> NodeID? {
    guard let (closure, place) = closureArgument(id), place == 0, let call = parent(of: closure),
      case .call(let callee, let arguments) = tree[call], case .member(_, let name) = tree[callee],
      names.text(name, is: "reduce")
    else { return nil }
    return tree.arguments(arguments).first?.value
  }

  // MARK: What stands around

  /// Whether an Int could not stand where a quotient does.
  ///
  /// So it is beside a fraction, where one is declared, or where an angle or a length is taken. In C it is divided before.
  private func meetsFraction(_ id: NodeID) -> Bool {
    if isTextOfC(id) || isWithinC(id) { return false }
    guard let parent = parent(of: id) else { return false }
    switch tree[parent] {
    case .binary(_, let left, let right), .wholeQuotient(let left, let right, _):
      return showsFraction(left == id ? right : left, 8) || meetsFraction(parent)
    case .unary(.minus, _): return meetsFraction(parent)
    case .conditional(let condition, _, _): return condition != id && meetsFraction(parent)
    case .degrees, .matrix: return true
    case .declare(_, let type, _), .cast(_, let type, .assigned): return isFraction(type)
    case .returning, .expression: return isFraction(result(around: id))
    case .call(let callee, _):
      let word = lastWord(callee) ?? ""
      return callee != id && (takesFraction.contains(word) || word.hasPrefix("CGAffineTransform"))
    default: return false
    }
  }

  private func isFraction(_ type: Int32) -> Bool {
    guard type >= 0, tree.types[Int(type)].isPlainOrOptional else { return false }
    return ["CGFloat", "Double", "Float", "TimeInterval"].contains(
      names.text(tree.types[Int(type)].name))
  }
}

/// Properties that are an Int whatever they are of.
private let givingInt = ["count", "length", "indices", "rawValue", "offset"]

/// Members of Swift's lists, and functions, that give an Int whatever they are asked of.
private let givesInt = [
  "enumerated", "firstIndex", "lastIndex", "index", "indexOfObject", "lround", "lroundf", "lrint",
  "lrintf",
]

/// Functions that take a fraction in Swift, and Pivot's own short names.
private let takesFraction = [
  "T", "R", "S", "H", "vector", "size", "rect", "sin", "cos", "tan", "asin", "acos", "atan",
  "atan2", "sqrt",
  "pow", "exp", "log", "floor", "ceil", "round", "hypot", "fmod",
]
