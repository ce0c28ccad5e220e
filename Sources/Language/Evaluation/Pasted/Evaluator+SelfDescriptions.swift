// What values say of themselves where the program asks: `x.description`, `error.localizedDescription`.

extension Evaluator {
  /// The words that a value has without a property of this name; nil for other names.
  mutating func selfDescription(_ name: Name, of value: Value, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    switch names.text(name) {
    case "description" where describesItself(value): text(try described(value, at: id))
    case "debugDescription" where describesItself(value): text(try reflected(value, at: id))
    case "localizedDescription": try errorDescription(of: value, name, id)
    default: nil
    }
  }

  private func describesItself(_ value: Value) -> Bool {
    switch value.kind {
    case .number, .boolean, .text, .list, .set, .dictionary, .range: true
    default: false
    }
  }

  /// What an error of the program says in `errorDescription`; where it does not, Apple's words name the app, which is
  /// not known here.
  private mutating func errorDescription(of value: Value, _ asked: Name, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard value.kind == .structure || value.kind == .enumeration else { return nil }
    guard let localized = names.find("LocalizedError"), promisesItself(value, localized),
      let name = names.find("errorDescription"),
      case .text(let words) = try member(of: value, name, id)
    else { throw Diagnostic(.notSupported(.outside(names.text(asked))), memberSpan(id)) }
    return .text(words)
  }
}
