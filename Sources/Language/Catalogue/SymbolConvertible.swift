/// A case of an enumeration, by its name.
protocol SymbolConvertible: Convertible, CaseIterable, RawRepresentable<String> {
  static var kind: Kind { get }
}

extension SymbolConvertible {
  static var kinds: Kinds { [kind] }

  init?(_ value: Value) {
    guard case .symbol(let symbol) = value, symbol.kind == Self.kind else { return nil }
    self.init(rawValue: symbol.spelling)
  }

  var asValue: Value {
    let spellings = Self.allCases.map(\.rawValue)
    return .symbol(
      Symbol(kind: Self.kind, spellings: spellings, index: spellings.firstIndex(of: rawValue) ?? 0))
  }
}
