/// How a scroll view slows down once it is let go.
extension CatalogueBuilder {
  mutating func addDeceleration() {
    let type: StaticString = "UIScrollView.DecelerationRate"
    self.type("DecelerationRate", .decelerationRate)
    // In C it is a number.
    self.type("UIScrollViewDecelerationRate", .number)
    nested(
      "DecelerationRate", "UIScrollView.DecelerationRate.normal", .decelerationRate,
      "The type of how scroll views slow down.", of: "UIScrollView")
    for rate in DecelerationRate.allCases {
      constant(type, rate.literals.swift, "How a scroll view slows down.") { rate }
      global(rate.literals.c, "How a scroll view slows down, in C.", rate.factor)
    }
    property(
      "rawValue", "Its number: 0.998 for normal.", "UIScrollView.DecelerationRate.normal.rawValue"
    ) { (rate: DecelerationRate) in rate.factor }
    addDecelerationOfViews()
  }

  private mutating func addDecelerationOfViews() {
    let name = names.intern("decelerationRate")
    let only: [StaticString] = ["UIScrollView", "UITextView"]
    add(
      Definition(
        role: .property, name: name, parameters: takes([.view]), owner: .view,
        result: .decelerationRate, classes: only,
        summary: "How it slows down once it is let go, which is only kept.",
        example: "UIScrollView().decelerationRate",
        body: .effect { evaluator, values, _ in
          let id = try ViewReference.from(values[0], 0).id
          try evaluator.refuse(name, of: id, unlessIn: only)
          return evaluator.attribute(name, of: id) ?? DecelerationRate.normal.asValue
        },
        setter: { evaluator, owner, new in
          let id = try ViewReference.from(owner, 0).id
          try evaluator.refuse(name, of: id, unlessIn: only)
          let rate = try DecelerationRate(ofC: new) ?? DecelerationRate.from(new, 1)
          evaluator.setAttribute(name, rate.asValue, of: id)
          return owner
        }))
  }
}

/// `UIScrollView.DecelerationRate`.
enum DecelerationRate: String, SymbolConvertible {
  case normal, fast
  static let kind = Kind.decelerationRate

  /// The rate that a number of C means.
  init?(ofC value: Value) {
    guard case .number(let factor) = value,
      let rate = Self.allCases.first(where: { $0.factor == factor })
    else { return nil }
    self = rate
  }

  /// In Swift and in C.
  var literals: (swift: StaticString, c: StaticString) {
    switch self {
    case .normal: ("normal", "UIScrollViewDecelerationRateNormal")
    case .fast: ("fast", "UIScrollViewDecelerationRateFast")
    }
  }

  /// Its raw value: what is left of the speed after a millisecond.
  ///
  /// Source: measured, what UIKit prints for both; the headers do not say it.
  var factor: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }
}
