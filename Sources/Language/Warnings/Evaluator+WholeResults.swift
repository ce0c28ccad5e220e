// What calls give, by the text alone: whole numbers, and lists, dictionaries and tuples of them.

extension Evaluator {
  /// What a function of the program gives, or a closure whose type is written.
  func isWholeResult(
    _ callee: NodeID, _ arguments: ArgumentList, _ path: [PartOfValue], _ rest: Int
  ) -> Bool {
    if let type = declaredReference(of: callee), type.result >= 0 {
      return isWhole(tree.types[Int(type.result)], path)
    }
    if case .member(let list, let name) = tree[callee],
      let answer = isWholeResult(of: names.text(name), of: list, arguments, path, rest)
    {
      return answer
    }
    if let answer = isWholeMade(by: callee, tree.arguments(arguments), path, rest) { return answer }
    let meant = functions(calledBy: callee)
    return !meant.isEmpty
      && meant.allSatisfy { isWholeResult(of: $0, arguments, path, rest) }
  }

  /// `Array(set)`, `[Int](repeating: 0, count: 9)`, `zip(xs, ys)`: lists that are made of others; nil for what makes none.
  private func isWholeMade(
    by callee: NodeID, _ arguments: ArraySlice<ArgumentNode>, _ path: [PartOfValue], _ rest: Int
  ) -> Bool? {
    guard case .element? = path.first else { return nil }
    switch (tree[callee], lastWord(callee) ?? "") {
    case (.global, "Array"), (.global, "Set"), (.global, "ContiguousArray"),
      (.global, "ArraySlice"):
      guard let first = arguments.first else { return nil }
      let isRepeated = names.text(first.label, is: "repeating")
      return isWhole(first.value, isRepeated ? Array(path.dropFirst()) : path, rest)
    case (.global, "zip"):
      guard case .part(let word)? = path.dropFirst().first, let place = Int(word),
        arguments.count == 2, place < 2
      else { return nil }
      let list = arguments[arguments.startIndex + place].value
      return isWhole(list, [.element] + path.dropFirst(2), rest)
    default: return nil
    }
  }

  /// What Swift's own methods give; nil for others.
  private func isWholeResult(
    of method: String, of list: NodeID, _ arguments: ArgumentList, _ path: [PartOfValue],
    _ rest: Int
  ) -> Bool? {
    guard case .part(let word)? = path.dropFirst(method == "enumerated" ? 1 : 0).first else {
      if method == "joined", case .element? = path.first {
        return isWhole(list, [.element] + path, rest)
      }
      return isWholeMapped(by: method, arguments, path, rest)
    }
    switch (method, word) {
    case ("quotientAndRemainder", _), ("enumerated", "offset"), ("enumerated", "0"): return true
    case ("enumerated", "element"), ("enumerated", "1"):
      return isWhole(list, [.element] + path.dropFirst(2), rest)
    default: return nil
    }
  }

  /// `list.map { ($0, $0 * 7) }`: what its closure gives is in the list.
  private func isWholeMapped(
    by method: String, _ arguments: ArgumentList, _ path: [PartOfValue], _ rest: Int
  ) -> Bool? {
    guard ["map", "compactMap", "flatMap"].contains(method), case .element? = path.first,
      let argument = tree.arguments(arguments).first,
      case .closure(let function) = tree[argument.value]
    else { return nil }
    // The lists that a closure gives are joined.
    return givesWhole(function, method == "flatMap" ? path : Array(path.dropFirst()), rest)
  }

  /// The functions that a call may mean; what is declared below is not there yet.
  private func functions(calledBy callee: NodeID) -> [Int32] {
    if let closure = closure(named: callee) { return [closure] }
    if case .global(let name) = tree[callee] {
      return tree.functions.indices.filter { tree.functions[$0].name == name }.map { Int32($0) }
    }
    return function(calledBy: callee).map { [$0] } ?? []
  }

  private func isWholeResult(
    of function: Int32, _ arguments: ArgumentList, _ path: [PartOfValue], _ rest: Int
  ) -> Bool {
    let result = tree.functions[Int(function)].result
    guard result >= 0 else { return givesWhole(function, path, rest) }
    let type = tree.types[Int(result)]
    if type.parameter != .none, path.isEmpty {
      return isWholeArgument(for: type.parameter, of: function, arguments, rest)
    }
    return isWhole(type, path)
  }

  /// The closure that a constant was given.
  func closure(named callee: NodeID) -> Int32? {
    guard let value = definition(of: callee), case .closure(let function) = tree[value] else {
      return nil
    }
    return function
  }

  /// Whether the one expression that a closure consists of is whole.
  private func givesWhole(_ function: Int32, _ path: [PartOfValue], _ rest: Int) -> Bool {
    guard tree.functions[Int(function)].name == .none, let value = onlyValue(of: function) else {
      return false
    }
    return isWhole(value, path, rest)
  }

  /// The one expression that a function consists of.
  func onlyValue(of function: Int32) -> NodeID? {
    guard case .block(let list) = tree[tree.functions[Int(function)].body], list.count == 1 else {
      return nil
    }
    switch tree[tree.lists[Int(list.start)]] {
    case .expression(let value), .returning(let value): return value < 0 ? nil : value
    default: return nil
    }
  }

  /// What a type parameter stands for in a call: the type of an argument, or of what it holds.
  private func isWholeArgument(
    for name: Name, of function: Int32, _ arguments: ArgumentList, _ rest: Int
  ) -> Bool {
    let node = tree.functions[Int(function)]
    let parameters = node.parameters.dropFirst(node.isMethod ? 1 : 0)
    for (parameter, argument) in zip(parameters, tree.arguments(arguments))
    where parameter.type >= 0 && tree.types[Int(parameter.type)].parameter == name {
      let type = tree.types[Int(parameter.type)]
      return isWhole(argument.value, type.isList ? [.element] : [], rest)
    }
    return false
  }
}
