import TestSupport

/// The kinds of values that the generator makes.
enum ValueKind: CaseIterable, Sendable {
  case number, angle, point, vector, size, row, spaceRow, rect, edgeRect, transform, matrix
  case components, color, range, text, constant, list, structure

  /// The structs that generated values use.
  static let declarations = """
    struct Pair { var first: CGFloat; var second = nil }
    struct Empty { }
    """

  var isShownAsPicture: Bool { self == .transform || self == .matrix }
}

extension SplitMix64 {
  /// The source text of a random value.
  mutating func valueText(_ kind: ValueKind, depth: Int = 0) -> String {
    switch kind {
    case .number: anyNumber()
    case .angle: anyNumber() + pick(["°", "rad", "turn", "deg"])
    case .point: "(\(anyNumber()), \(anyNumber()))"
    case .vector: "vector(\(anyNumber()), \(anyNumber()))"
    case .size: "size(\(anyNumber()), \(anyNumber()))"
    case .row: "(\(anyNumber()), \(anyNumber()), \(anyNumber()))"
    case .spaceRow: "(\(anyNumber()), \(anyNumber()), \(anyNumber()), \(anyNumber()))"
    case .rect: "rect(\(numbers(4)))"
    case .edgeRect: edgeRectText()
    case .transform: pick(["transform(\(numbers(6)))", factorText(), factorText() + "^2"])
    case .matrix: anyMatrix()
    case .components: componentsText()
    case .color: "UIColor(red: \(part()), green: \(part()), blue: \(part()), alpha: \(part()))"
    case .range: rangeText()
    case .text: quotedText()
    case .constant: pick(["true", "false", "nil", "CGRectEdge.minYEdge", "CGFloat.infinity"])
    case .list: listText(depth)
    case .structure: structureText(depth)
    }
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &self)]
  }

  /// Numbers as people write them, as computations give them, and any bits at all.
  private mutating func anyNumber() -> String {
    switch Int.random(in: 0...9, using: &self) {
    case 0...2: "\(Int.random(in: -1000...1000, using: &self))"
    case 3...4: "\(number())"
    case 5: "\(Double(Int.random(in: -100_000...100_000, using: &self)) / 1000)"
    case 6: "\(number(-1...1) * power())"
    case 7:
      "\(Int.random(in: -1_000_000_000_000_000_000...1_000_000_000_000_000_000, using: &self))"
    case 8:
      pick(["0", "-0.0", "1e15", "1e16", "999999.95", "0.00001", "1e-7", "1e-13", "9999999.5"])
    default: "\(anyBits())"
    }
  }

  private mutating func power() -> Double {
    var result = 1.0
    for _ in 0..<Int.random(in: 0...40, using: &self) { result *= 10 }
    return Bool.random(using: &self) ? result : 1 / result
  }

  private mutating func anyBits() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite, abs(value) < 1e300 { return value }
    }
  }

  private mutating func numbers(_ count: Int) -> String {
    (0..<count).map { _ in anyNumber() }.joined(separator: ", ")
  }

  private mutating func part() -> String { pick(["0", "1", "0.5", "\(number(0...1))"]) }

  private mutating func edgeRectText() -> String {
    pick([
      "CGRect.null", "CGRect.infinite", "CGRect.zero", "rect(0, 0, -3, -4)", "rect(1, 2, 0, 0)",
      "CGRect.null.offsetBy(dx: 1, dy: 2)", "rect(0, 0, 1, 1).insetBy(dx: 1, dy: 1)",
      "CGRect.infinite.union(.zero)",
    ])
  }

  private mutating func anyMatrix() -> String {
    let (rows, columns) = (Int.random(in: 1...4, using: &self), Int.random(in: 1...4, using: &self))
    let lines = (0..<rows).map { _ in numbers(columns) }
    return "[\(lines.joined(separator: "; "))\(rows == 1 ? ";" : "")]"
  }

  private mutating func componentsText() -> String {
    pick([
      "transform(\(number()), \(number()), \(number()), \(number()), 5, 6).decomposed()",
      """
      CGAffineTransformComponents(scale: size(\(numbers(2))), horizontalShear: \(anyNumber()), \
      rotation: \(number(-4...4)), translation: vector(\(numbers(2))))
      """,
    ])
  }

  private mutating func rangeText() -> String {
    let lower = Int.random(in: -100...100, using: &self)
    let upper = lower + Int.random(in: 0...100, using: &self)
    return "\(lower)\(pick(["...", "..<"]))\(upper)"
  }

  private mutating func quotedText() -> String {
    let pieces = (0..<Int.random(in: 0...8, using: &self)).map { _ in
      pick([
        "a", " ", "\\\"", "\\\\", "\\n", "\\t", "é", "视", "👩‍👩‍👧", "\\u{202e}", "\\u{0}", "\\u{7f}",
        "e\\u{301}", "\\u{2028}", "'", "$", "\\(1 + 1)", "\\u{feff}", "//", "/*", "#",
      ])
    }
    return "\"" + pieces.joined() + "\""
  }

  private mutating func listText(_ depth: Int) -> String {
    let elements = (0..<Int.random(in: 0...5, using: &self)).map { _ in innerText(depth) }
    return "[" + elements.joined(separator: ", ") + "]"
  }

  private mutating func structureText(_ depth: Int) -> String {
    pick(["Empty()", "Pair(first: \(anyNumber()), second: \(innerText(depth)))"])
  }

  private mutating func innerText(_ depth: Int) -> String {
    var kinds = ValueKind.allCases
    if depth >= 2 { kinds.removeAll { $0 == .list || $0 == .structure } }
    return valueText(kinds[Int.random(in: 0..<kinds.count, using: &self)], depth: depth + 1)
  }
}
