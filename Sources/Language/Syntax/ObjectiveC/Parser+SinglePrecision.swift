// What C works out with the digits of `float`: `sqrtf(2)`, `2.0f / 3.0f`.

extension Parser {
  /// A call of a function of C whose name ends in the f of `float`: what it gives is one.
  mutating func inSinglePrecision(_ call: NodeID, _ callee: NodeID, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    guard case .name(let name) = tree[callee], givesFloat(name) else { return call }
    return try rounded(call, from: start)
  }

  /// A sum, difference, product or quotient of two of them.
  mutating func inSinglePrecision(_ operation: NodeID, from start: Int32) throws(Diagnostic)
    -> NodeID
  {
    switch tree[operation] {
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right),
      .binary(.multiply, let left, let right), .binary(.divide, let left, let right):
      return isFloat(left) && isFloat(right) ? try rounded(operation, from: start) : operation
    default: return operation
    }
  }

  private mutating func rounded(_ value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    let float = TypeReference(name: intern("float"), numberOfC: .float, span: tree.span(value))
    return try add(.cast(value, tree.keep(float), .assigned), from: start, value)
  }

  /// Whether the catalogue has a function by the name that C gives it for `float`; what rounds to `long` is none.
  private mutating func givesFloat(_ name: Name) -> Bool {
    let (catalogue, text) = (Catalogue.shared, names.text(name))
    guard text.hasSuffix("f"), !text.hasPrefix("lr"), !text.hasPrefix("llr"),
      let entry = catalogue.functions(name).first,
      [.number, .angle].contains(catalogue.entries[Int(entry)].result)
    else { return false }
    return names.find(String(text.dropLast())).map(catalogue.hasFunction) ?? false
  }

  /// Whether a value is known to be a `float`: a literal with its letter, or what is worked out so.
  private mutating func isFloat(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .number: hasLetterOfFloat(tree.span(id))
    case .unary(.minus, let operand): isFloat(operand)
    case .cast(_, let type, _): tree.types[Int(type)].numberOfC == .float
    default: false
    }
  }

  /// Whether a literal is written as `2.0f`.
  private func hasLetterOfFloat(_ span: Span) -> Bool {
    let literal = lexer.source.bytes[lexer.source.range(span)]
    guard let last = literal.last, last | 0x20 == UInt8(ascii: "f") else { return false }
    return !literal.contains { $0 | 0x20 == UInt8(ascii: "x") }
  }
}
