// The operators of expressions, and how each is written.

enum UnaryOperator: UInt8, Sendable {
  case minus, not
  /// `~`: all bits of a whole number turned over.
  case complement

  /// How it is written.
  var spelling: String {
    switch self {
    case .minus: "-"
    case .not: "!"
    case .complement: "~"
    }
  }
}

enum BinaryOperator: UInt8, Sendable {
  case add, subtract, multiply, divide, remainder, power
  /// `|`, which joins options, and bits.
  case either
  /// `^=`, which only code for apps writes: `^` itself is the power.
  case exclusive
  case both, shiftLeft, shiftRight
  case equal, notEqual, less, lessEqual, greater, greaterEqual, approximately

  /// How it is written.
  var spelling: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .power: "^"
    case .either: "|"
    case .exclusive: "^"
    case .both: "&"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessEqual: "<="
    case .greater: ">"
    case .greaterEqual: ">="
    case .approximately: "≈"
    }
  }
}

extension Tree {
  /// Whether a node is `===` or `!==`, which ask no `==` of the program.
  func isIdentity(_ id: NodeID) -> Bool {
    guard id >= 0, case .binary = nodes[Int(id)].node else { return false }
    return nodes[Int(id)].place.isIdentity
  }
}

enum LogicalOperator: UInt8, Sendable {
  case and, or, coalesce
  /// C's `a ?: b`: a where it is true, and else b.
  case elvis

  /// How it is written.
  var spelling: String {
    switch self {
    case .and: "&&"
    case .or: "||"
    case .coalesce: "??"
    case .elvis: "?:"
    }
  }
}
