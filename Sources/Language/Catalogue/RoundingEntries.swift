extension CatalogueBuilder {
  /// `x.rounded(.up)`, and the rules that it takes.
  mutating func addRounding() {
    type("FloatingPointRoundingRule", .roundingRule)
    for rule in RoundingRule.allCases {
      constant("FloatingPointRoundingRule", rule.literal, "A way to round.") { rule }
    }
    method("rounded(_:)", "A whole number beside it, by a rule.", "2.4.rounded(.up)") {
      (x: Double, rule: RoundingRule) in x.rounded(rule.rule)
    }
  }
}

/// `FloatingPointRoundingRule`.
enum RoundingRule: String, SymbolConvertible {
  case up, down, toNearestOrEven, toNearestOrAwayFromZero, towardZero, awayFromZero
  static let kind = Kind.roundingRule
  var literal: StaticString {
    switch self {
    case .up: "up"
    case .down: "down"
    case .toNearestOrEven: "toNearestOrEven"
    case .toNearestOrAwayFromZero: "toNearestOrAwayFromZero"
    case .towardZero: "towardZero"
    case .awayFromZero: "awayFromZero"
    }
  }
  var rule: FloatingPointRoundingRule {
    switch self {
    case .up: .up
    case .down: .down
    case .toNearestOrEven: .toNearestOrEven
    case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
    case .towardZero: .towardZero
    case .awayFromZero: .awayFromZero
    }
  }
}
