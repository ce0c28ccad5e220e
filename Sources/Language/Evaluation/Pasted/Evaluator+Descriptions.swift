// Values as texts where a program says itself how they are written: `description`.

extension Evaluator {
  /// A value as `print` and `\(x)` write it.
  ///
  /// A type of the program that promises to be `CustomStringConvertible` describes itself.
  mutating func described(_ value: Value, at id: NodeID) throws(Diagnostic) -> String {
    guard isOfProgram(value) else { return plainText(value) }
    if case .list(let box) = value {
      var texts: [String] = []
      for element in box.payload { texts.append(try described(element, at: id)) }
      try checkText(texts.reduce(0) { $0 + $1.utf8.count }, at: id)
      return "[\(texts.joined(separator: ", "))]"
    }
    guard let name = names.find("description"), describesItself(value),
      case .text(let text) = try member(of: value, name, id)
    else { return plainText(value) }
    return text.payload
  }

  /// Whether a value, or an element of a list, is of a type of the program.
  private func isOfProgram(_ value: Value) -> Bool {
    switch value {
    case .structure(let box): box.payload.type.declaration >= 0
    case .symbol(let symbol): symbol.owner >= 0
    case .view, .layer: objectID(of: value) > 0
    case .list(let box):
      box.payload.first.map { if case .list = $0 { false } else { isOfProgram($0) } } ?? false
    default: false
    }
  }

  private func describesItself(_ value: Value) -> Bool {
    guard case .user(let index) = type(of: value) else { return false }
    let chain = tree.structures[Int(index)].isClass ? classes(of: index) : [index]
    return chain.contains { says(tree.structures[Int($0)].name, "CustomStringConvertible") }
  }
}
