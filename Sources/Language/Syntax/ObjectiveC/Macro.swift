/// What `#define` says of a name: the tokens that stand in its place wherever it is used.
struct Macro: Sendable {
  /// The names in parentheses; nil where none touch the name.
  var parameters: [Name]?
  /// The last of them stands for all arguments that are left.
  var isVariadic = false
  var body: [Part] = []
  /// It joins or quotes its parameters, `a##b` and `#a`: its uses are refused.
  var isRefused = false

  init(parameters: [Name]?) { self.parameters = parameters }

  /// A token; its literal, too, whose table goes with the text that it was read from.
  struct Part: Sendable {
    var token: Token
    var text: String?
    var angle: AngleLiteral?
  }
}

extension Macro {
  /// A definition from its tokens, of which "define" and the name are taken.
  init(_ parts: [Part], rest: Name) {
    var parts = parts[...]
    if let open = parts.first?.token, open.kind == .leftParen, !open.spaced {
      parts = parts.dropFirst()
      let end = takeParameters(parts, rest)
      parameters = parameters ?? []
      isRefused = end == nil
      parts = parts[(end ?? parts.startIndex)...].dropFirst()
    }
    body = Array(parts)
    if isVariadic { dropJoins() }
    isRefused = isRefused || !body.allSatisfy { Self.isPlain($0.token.kind) }
  }

  /// `a, b, ...)`: the place of the closing parenthesis.
  private mutating func takeParameters(_ parts: ArraySlice<Part>, _ rest: Name) -> Int? {
    var (names, last) = ([Name](), TokenKind.comma)
    for (place, part) in zip(parts.indices, parts) {
      switch part.token.kind {
      case .name: names.append(Name(id: part.token.payload))
      case .comma: break
      case .closedRange:
        // `rest...` has a name of its own.
        if last != .name { names.append(rest) }
        isVariadic = true
      case .rightParen:
        parameters = names
        return place
      default: return nil
      }
      last = part.token.kind
    }
    return nil
  }

  /// `, ##__VA_ARGS__`: the signs only say that the comma goes where nothing follows it.
  private mutating func dropJoins() {
    for place in body.indices.dropFirst(2).reversed()
    where place < body.count && body[place].token.kind == .name
      && body[place].token.payload == parameters?.last?.id
      && body[place - 1].token.kind == .hash && body[place - 2].token.kind == .hash
    {
      body.removeSubrange(place - 2..<place)
    }
  }

  private static func isPlain(_ kind: TokenKind) -> Bool {
    switch kind {
    case .hash, .invalid, .end, .textBegin, .textPart, .textEnd, .interpolationBegin,
      .interpolationEnd:
      false
    default: true
    }
  }
}
