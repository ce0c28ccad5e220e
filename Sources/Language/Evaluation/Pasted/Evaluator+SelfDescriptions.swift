// What values say of themselves where the program asks: `x.description`, `error.localizedDescription`.

extension Evaluator {
  /// The words that a value has without a property of this name; nil for other names.
  mutating func selfDescription(_ name: Name, of value: Value, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    switch names.text(name) {
    case "description" where describesItself(value): try made(try described(value, at: id), at: id)
    case "debugDescription" where describesItself(value):
      try made(try reflected(value, at: id), at: id)
    case "localizedDescription": try errorDescription(of: value, name, id)
    default: nil
    }
  }

  /// A text within the budgets.
  private mutating func made(_ string: String, at id: NodeID) throws(Diagnostic) -> Value {
    try checkText(string.utf8.count, at: id)
    return text(string)
  }

  private func describesItself(_ value: Value) -> Bool {
    switch value.kind {
    case .number, .boolean, .text, .list, .set, .dictionary, .range: true
    default: false
    }
  }

  /// What an error of the program says in `errorDescription`, else Apple's words.
  private mutating func errorDescription(of value: Value, _ asked: Name, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard value.kind == .structure || value.kind == .enumeration else { return nil }
    guard let localized = names.find("LocalizedError"), promisesItself(value, localized),
      let name = names.find("errorDescription"),
      case .text(let words) = try member(of: value, name, id)
    else { return try standardDescription(of: value, asked, id) }
    return .text(words)
  }

  /// What Foundation says of an error that says nothing itself; the name of the app's module is not known here.
  private mutating func standardDescription(of value: Value, _ asked: Name, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    guard let error = names.find("Error"), promisesItself(value, error),
      let (type, number) = try errorCode(of: value, id)
    else { throw Diagnostic(.notSupported(.outside(names.text(asked))), memberSpan(id)) }
    warn(.misleading(.nameOfApp), at: memberSpan(id), severity: .note)
    return text("The operation couldn’t be completed. (App.\(type) error \(number).)")
  }

  /// The type of an error, and its number: a whole raw value, else the place of its case, those that carry values
  /// first, as Swift numbers them; 1 for what is no case.
  private mutating func errorCode(of value: Value, _ id: NodeID) throws(Diagnostic) -> (
    String, Int
  )? {
    guard let index = enumeration(of: value) else {
      guard case .structure(let box) = value else { return nil }
      return (names.text(box.payload.type.name), 1)
    }
    let structure = tree.structures[Int(index)]
    let type = names.text(structure.name)
    if let name = names.find("rawValue"),
      case .number(let raw)? = try? member(of: value, name, id), let whole = Int(exactly: raw)
    {
      return (type, whole)
    }
    let own: Int? =
      switch value {
      case .symbol(let symbol): symbol.index
      case .structure(let box): Int(box.payload.type.caseIndex)
      default: nil
      }
    guard let own else { return nil }
    let order =
      structure.cases.indices.filter { !structure.cases[$0].parts.isEmpty }
      + structure.cases.indices.filter { structure.cases[$0].parts.isEmpty }
    return order.firstIndex(of: own).map { (type, $0) }
  }
}
