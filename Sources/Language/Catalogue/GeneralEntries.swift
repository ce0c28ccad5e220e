extension CatalogueBuilder {
  mutating func addGeneral() {
    addPrint()
    addStops()
    effect(
      "Optional(_:)", takes: [[]], gives: .void, "The value itself, which need not be nil.",
      "Optional(5) ?? 3"
    ) { _, values, _ in values[0] }
    for convention in Convention.allCases { addConvention(convention) }
    effect(
      "convention(_:)", takes: [[.convention]], "Reads products by rows or by columns.",
      "convention(row)"
    ) { evaluator, values, _ in
      evaluator.convention = try Convention.from(values[0], 0)
      return .void
    }
    addPictures()
    form(
      "why(_:)", gives: .explanation, "The rules behind a value, with their numbers.",
      "why(view(40, 30, 120, 80).frame)"
    ) { evaluator, expressions, _ in .report(try evaluator.why(expressions[0])) }
  }

  private mutating func addConvention(_ convention: Convention) {
    let isRow = convention == .row
    add(
      Definition(
        role: .constant, name: names.intern(isRow ? "row" : "column"), result: .convention,
        summary: "Which side of a product acts first.",
        example: "convention(row)", body: .many { _ in convention.asValue }))
  }
}

extension Convention: SymbolConvertible { static let kind = Kind.convention }
