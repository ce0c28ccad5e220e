// Letters of texts by their places, and texts that change where they stand. A place is a number, counted from 0.

extension Evaluator {
  /// `text[i]`, `text[..<i]`.
  mutating func letters(of text: String, at position: Value, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    try burn(text.utf8.count / 8, at: id)
    if isOfC(id) { return try code(in: text, at: position, id) }
    let places = 0..<text.count
    guard case .range(let lower, let upper, let isClosed) = position else {
      let place = try checkedIndex(position, places, ofText: true, at: id)
      return self.text(String(text.dropFirst(place).prefix(1)))
    }
    let range = try placesMeant(from: lower, to: upper, isClosed, places, at: id)
    return self.text(String(text.dropFirst(range.lowerBound).prefix(range.count)))
  }

  /// C's `s[i]` is the number of a byte, and 0 behind the last one.
  private func code(in text: String, at position: Value, _ id: NodeID) throws(Diagnostic) -> Value {
    let place = try checkedIndex(position, 0..<text.utf8.count + 1, at: id)
    return .number(Double(text.utf8.dropFirst(place).first ?? 0))
  }

  /// `text.removeLast()`, `text.insert("a", at: i)`: what lists do in place is done with the letters; nil for what they
  /// do not.
  mutating func changeText(_ callee: Callee, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    guard case .method(let name, .text(let box), let base) = callee,
      let entry = change(of: name, arguments),
      case .change(_, let body) = catalogue.entries[Int(entry)].body,
      let list = try sequence(.text(box), at: id)
    else { return nil }
    var values: [Value] = []
    for (position, argument) in tree.arguments(arguments).enumerated() {
      let value = try evaluateValue(argument.value)
      let isList = catalogue.kinds(entry, position + 1).contains(.list)
      values.append(isList ? try letters(of: value, at: id) : value)
    }
    let taken: Value
    do { taken = try body(&self, list, values) } catch {
      throw explained(error, entry, at: id, operands(of: arguments))
    }
    try store(try joined(list.parts ?? [], by: "", at: id), into: base)
    return taken
  }

  /// The method that changes a list and is called so.
  private func change(of name: Name, _ arguments: ArgumentList) -> Int32? {
    let changes = catalogue.methods(name, of: .list).filter {
      if case .change = catalogue.entries[Int($0)].body { true } else { false }
    }
    return fit(changes, arguments, isMethod: true).first
  }
}
