extension Parser {
  /// How a diagnostic names a token.
  func describe(_ token: Token) -> String {
    switch token.kind {
    case .end: return "the end of the text"
    case .name: return "'\(names.text(Name(id: token.payload)))'"
    case .keyword: return "the keyword '\(names.text(Name(id: token.payload)))'"
    case .number, .angle: return "a number"
    case .text, .textBegin, .textPart, .textEnd: return "a text"
    case .ownOperator: return "'\(names.text(Name(id: token.payload)))'"
    case .closureArgument: return "'$\(token.payload)'"
    case .invalid: return "something that is not Pivot"
    default: return "'\(spelling(token.kind))'"
    }
  }

  func spelling(_ kind: TokenKind) -> String {
    switch kind {
    case .name, .keyword, .number, .angle, .closureArgument, .text, .textBegin, .textPart, .textEnd,
      .invalid, .end:
      ""
    case .interpolationBegin: "\\("
    case .leftParen: "("
    case .rightParen, .interpolationEnd: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .comma: ","
    case .semicolon: ";"
    case .colon: ":"
    case .dot: "."
    case .degree: "°"
    case .arrow: "->"
    case .at: "@"
    case .hash: "#"
    case .ampersand: "&"
    case .tilde: "~"
    case .shiftLeft: "<<"
    case .updateAssign, .ownOperator: "="
    case .backslash: "\\"
    case .plus: "+"
    case .minus: "-"
    case .star: "*"
    case .slash: "/"
    case .percent: "%"
    case .caret: "^"
    case .not: "!"
    case .question: "?"
    case .pipe: "|"
    case .coalesce: "??"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessEqual: "<="
    case .greater: ">"
    case .greaterEqual: ">="
    case .approximately: "≈"
    case .and: "&&"
    case .or: "||"
    case .halfOpenRange: "..<"
    case .closedRange: "..."
    case .assign: "="
    case .addAssign: "+="
    case .subtractAssign: "-="
    case .multiplyAssign: "*="
    case .divideAssign: "/="
    }
  }
}
