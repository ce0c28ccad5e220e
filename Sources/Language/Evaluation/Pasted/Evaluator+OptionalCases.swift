// `.some(3)` and `.none`, which all optionals have: what is in one, and nil.

extension Evaluator {
  /// What a case of optionals is; nil for other members.
  func optionalCase(_ member: ImplicitMember) -> Value? {
    switch names.text(member.name) {
    case "none" where member.arguments == nil: .nothing
    case "some" where member.labels == [.none]: member.arguments?.first
    default: nil
    }
  }

  /// `Optional<Int>.none`, `Int?.none`.
  func none(_ name: Name, of value: Value) -> Value? {
    names.text(name, is: "none") && namesOptional(value) ? .nothing : nil
  }

  /// `Optional.some(3)`, `Int?.some(3)`.
  mutating func some(_ callee: Callee, _ arguments: ArgumentList) throws(Diagnostic) -> Value? {
    guard names.text(callee.name, is: "some"), arguments.count == 1,
      let argument = tree.arguments(arguments).first, argument.label == .none
    else { return nil }
    switch callee {
    case .constant: return try evaluateValue(argument.value)
    case .method(_, let receiver, _) where namesOptional(receiver):
      return try evaluateValue(argument.value)
    case .method, .function: return nil
    }
  }

  /// Whether a value is what `Optional` or `Int?` is before a dot.
  private func namesOptional(_ value: Value) -> Bool {
    if case .type = value { return true }
    guard case .function(let box) = value, case .builtin(let name) = box.payload.code else {
      return false
    }
    return names.text(name, is: "Optional")
  }
}
