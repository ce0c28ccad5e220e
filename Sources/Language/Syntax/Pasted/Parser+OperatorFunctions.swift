// Functions that are called as an operator: `func >> (p: CGPoint, n: CGFloat)`.

extension Parser {
  /// Reads `+`, `>>` or `<<=` behind `func`.
  mutating func declarableSign() -> String? {
    let sign: String
    switch kind {
    case .greater where next.kind == .greater && !next.spaced:
      advance()
      sign = ">>"
    case .updateAssign:
      guard let update = update(token) else { return nil }
      sign = update.spelling + "="
    case let kind where kind.isDeclarable: sign = spelling(kind)
    default: return nil
    }
    advance()
    return sign
  }

  /// The operators of bits are numbers' own here: `func << (a: Double, b: Double)` would never be called.
  mutating func refuseBitsOfNumbers(
    _ name: Name, _ parameters: [ParameterNode], _ span: Span
  ) throws(Diagnostic) {
    let sign = names.text(name)
    guard ["<<", ">>", "|", "&"].contains(sign), parameters.count == 2,
      parameters.allSatisfy({ $0.type >= 0 && isNumber(tree.types[Int($0.type)]) })
    else { return }
    throw Diagnostic(.notSupported(.operatorOfNumbers(sign)), span)
  }

  private func isNumber(_ type: TypeReference) -> Bool {
    type.isPlain && type.parameter == .none && Catalogue.shared.type(type.name) == .number
  }
}
