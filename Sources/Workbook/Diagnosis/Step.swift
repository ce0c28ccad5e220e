internal import Language

/// One factor of a product of transforms, whatever its spelling.
struct Step: Equatable {
  /// What it does, its numbers as source text.
  enum Kind: Equatable {
    case translation(x: String, y: String)
    case rotation(String)
    case scale(x: String, y: String)
    case shear(x: String, y: String)
    case reflection
    /// Six numbers or a matrix.
    case matrix
    /// A name, a member, a call: something with a value of its own.
    case other
  }

  var kind: Kind
  /// Source text that can stand as a factor.
  var text: String
  /// Which written factor it belongs to.
  var factor = 0
  /// The point and the angle of the line that it mirrors in, where they are written.
  var line: Line?

  struct Line: Equatable {
    var point: String
    var angle: String
  }

  func of(_ factor: Int) -> Step {
    var copy = self
    copy.factor = factor
    return copy
  }

  static func translation(_ x: String, _ y: String) -> Step {
    Step(kind: .translation(x: x, y: y), text: "T(\(x), \(y))")
  }

  static func rotation(_ angle: String) -> Step {
    Step(kind: .rotation(angle), text: "R(\(angle))")
  }

  static func scale(_ x: String, _ y: String) -> Step {
    Step(kind: .scale(x: x, y: y), text: x == y ? "S(\(x))" : "S(\(x), \(y))")
  }

  static func shear(_ x: String, _ y: String) -> Step {
    let parts = [("x", x), ("y", y)].filter { Double($0.1) != 0 }
    let text = parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    return Step(kind: .shear(x: x, y: y), text: "H(\(text.isEmpty ? "x: 0" : text))")
  }

  static func reflection(through point: String, angle: String) -> Step {
    Step(
      kind: .reflection, text: "reflect(through: \(point), angle: \(angle))",
      line: Line(point: point, angle: angle))
  }

  /// The step that undoes it.
  var inverse: Step {
    switch kind {
    case .translation(let x, let y): .translation(negated(x), negated(y))
    case .rotation(let angle): .rotation(negated(angle))
    case .scale(let x, let y): .scale(reciprocal(x), reciprocal(y))
    case .shear(let x, "0"): .shear(negated(x), "0")
    case .shear("0", let y): .shear("0", negated(y))
    case .reflection: self
    case .shear, .matrix, .other: Step(kind: .other, text: "(\(text)).inverted()")
    }
  }

  /// The same with y pointing the other way; nil where its numbers are not known.
  var withYUp: Step? {
    switch kind {
    case .translation(let x, let y): .translation(x, negated(y)).of(factor)
    case .rotation(let angle): .rotation(negated(angle)).of(factor)
    case .scale: self
    case .shear(let x, let y): .shear(negated(x), negated(y)).of(factor)
    case .reflection, .matrix, .other: nil
    }
  }

  var isTranslation: Bool {
    if case .translation = kind { return true }
    return false
  }

  /// It turns, scales, or does something else that leaves the origin in place.
  var isLinear: Bool {
    switch kind {
    case .rotation, .scale, .shear, .reflection: true
    case .translation, .matrix, .other: false
    }
  }

  /// It moves and scales along the axes.
  var keepsAxes: Bool {
    switch kind {
    case .translation, .scale: true
    case .rotation, .shear, .reflection, .matrix, .other: false
    }
  }

  /// What it does to a figure, as a verb.
  var verb: String {
    switch kind {
    case .translation: "moves"
    case .rotation: "turns"
    case .scale(let x, let y): (x.first == "-") != (y.first == "-") ? "mirrors" : "scales"
    case .shear: "shears"
    case .reflection: "mirrors"
    case .matrix, .other: "maps"
    }
  }
}

extension Step {
  /// The words that write such a step.
  var words: Set<String> {
    switch kind {
    case .translation:
      [
        "T", "translatedBy", "translationX", "CGAffineTransformMakeTranslation",
        "CGAffineTransformTranslate",
      ]
    case .rotation:
      [
        "R", "rotated", "rotationAngle", "CGAffineTransformMakeRotation", "CGAffineTransformRotate",
      ]
    case .scale:
      ["S", "scaledBy", "scaleX", "CGAffineTransformMakeScale", "CGAffineTransformScale"]
    case .shear: ["H"]
    case .reflection: ["reflect"]
    case .matrix, .other: []
    }
  }

  /// Code that does something, not only the numbers that come of it.
  static func areWritten(in code: String) -> Bool {
    codeTokens(code).contains { isWord($0.text) || $0.text == "convert" }
  }

  /// Several of them are methods, each of which puts its step before those that are there.
  static func areChained(in code: String) -> Bool {
    let words = codeTokens(code).map(\.text)
    return words.indices.dropFirst().count { isWord(words[$0]) && words[$0 - 1] == "." } > 1
  }

  /// It writes a step.
  static func isWord(_ text: String) -> Bool { allWords.contains(text) }

  private static let allWords = [
    Step.translation("0", "0"), .rotation("0"), .scale("1", "1"), .shear("0", "0"),
    Step(kind: .reflection, text: ""),
  ].reduce(into: Set<String>()) { $0.formUnion($1.words) }
}

/// The source text of a number with the other sign.
func negated(_ text: String) -> String {
  if Double(text) == 0 { return text }
  let isProduct = !text.dropFirst().contains { "+-%^?<>=&|".contains($0) }
  guard isProduct else { return "-(\(text))" }
  return text.first == "-" ? String(text.dropFirst()) : "-" + text
}

/// The source text of half a number, and of twice as much.
func halved(_ text: String) -> String { "(\(text)) / 2" }
func doubled(_ text: String) -> String { "(\(text)) * 2" }

/// The source text of one over a number.
func reciprocal(_ text: String) -> String {
  let start = "1 / ("
  return text.hasPrefix(start) && text.hasSuffix(")")
    ? String(text.dropFirst(start.count).dropLast()) : "\(start)\(text))"
}

/// The number that a factor of a scale is, where it is written as one: `2`, `-0.5`, `1 / 4`.
func number(_ text: String) -> Double? {
  let parts = text.filter { !"() ".contains($0) }.split(separator: "/").map { Double($0) }
  guard let first = parts.first ?? nil, parts.count <= 2 else { return nil }
  guard parts.count == 2 else { return first }
  return parts[1].flatMap { $0 == 0 ? nil : first / $0 }
}
