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

  static func translation(_ x: String, _ y: String) -> Step {
    Step(kind: .translation(x: x, y: y), text: "T(\(x), \(y))")
  }

  static func rotation(_ angle: String) -> Step {
    Step(kind: .rotation(angle), text: "R(\(angle))")
  }

  static func scale(_ x: String, _ y: String) -> Step {
    Step(kind: .scale(x: x, y: y), text: x == y ? "S(\(x))" : "S(\(x), \(y))")
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

  /// What it does to a figure, as a verb.
  var verb: String {
    switch kind {
    case .translation: "moves"
    case .rotation: "turns"
    case .scale: "scales"
    case .shear: "shears"
    case .reflection: "mirrors"
    case .matrix, .other: "maps"
    }
  }
}

/// The source text of a number with the other sign.
func negated(_ text: String) -> String {
  if Double(text) == 0 { return text }
  let isPlain = !text.dropFirst().contains { " +-*/%^?<>=&|".contains($0) }
  guard isPlain else { return "-(\(text))" }
  return text.first == "-" ? String(text.dropFirst()) : "-" + text
}
