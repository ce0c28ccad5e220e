// Where a quotient stands in a calculation that Swift can only read as one of whole numbers.
extension Evaluator {
  /// Whether a calculation that goes on with a quotient is given to an Int, or takes whole numbers alone:
  /// `let r: Int = a / 3 + b / 3`, `(a / 3) & 7`.
  ///
  /// Literals are counted in whole numbers there, too.
  func isPartOfWhole(_ id: NodeID) -> Bool {
    if isMappedToWhole(id) { return true }
    guard let parent = parent(of: id), isInt(parent, 12) else { return false }
    switch tree[parent] {
    case .binary(let op, _, _) where op.takesBits: return true
    case .binary, .wholeQuotient, .unary(.minus, _): break
    case .conditional(let condition, _, _): guard condition != id else { return false }
    case .call(let callee, _):
      guard keepsWhole.contains(lastWord(callee) ?? "") else { return false }
    default: return false
    }
    return isGivenToWhole(parent) || isPartOfWhole(parent)
  }

  /// `CGFloat(items / columns)`: who converts has no fraction yet.
  func isConverted(_ id: NodeID) -> Bool {
    guard let parent = parent(of: id), case .call(let callee, let arguments) = tree[parent],
      arguments.count == 1, tree.arguments[Int(arguments.start)].label == .none
    else { return false }
    return convertsToFraction(callee)
  }

  // MARK: Lists

  /// `let halves: [Int] = xs.map { $0 / 2 }`: what the closure gives is an element of such a list.
  private func isMappedToWhole(_ id: NodeID) -> Bool {
    guard let closure = closure(around: id), case .closure(let function) = tree[closure],
      onlyValue(of: function) == id, let call = parent(of: closure),
      case .call(let callee, _) = tree[call], let word = lastWord(callee)
    else { return false }
    return ["map", "compactMap"].contains(word) && isGivenToWholes(call)
  }

  /// Whether what is made of a list is declared as a list of Ints.
  func isGivenToWholes(_ list: NodeID) -> Bool {
    guard let parent = parent(of: list) else { return false }
    switch tree[parent] {
    case .declare(_, let type, list), .cast(list, let type, .assigned): return isWholes(type)
    case .returning(list), .expression(list): return isWholes(result(around: parent))
    case .binary(.add, _, _): return isGivenToWholes(parent)
    case .member(list, let name):
      guard keepers.contains(names.text(name)), let call = self.parent(of: parent) else {
        return false
      }
      return isGivenToWholes(call)
    case .call(let callee, _):
      return callee != list && lastWord(callee) == "Array" && isGivenToWholes(parent)
    default: return false
    }
  }

  private func isWholes(_ type: Int32) -> Bool {
    type >= 0 && isWhole(tree.types[Int(type)], [.element])
  }
}

extension BinaryOperator {
  /// Of whole numbers alone.
  fileprivate var takesBits: Bool {
    switch self {
    case .either, .exclusive, .both, .shiftLeft, .shiftRight: true
    default: false
    }
  }
}
