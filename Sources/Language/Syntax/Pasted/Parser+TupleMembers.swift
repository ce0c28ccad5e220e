// Members of a struct or enum that share one value: `let (a, b) = (1, 2)`.

/// One of them: its name, its type, and what it begins with; -1 where that is not said.
struct PartOfTuple {
  var name: Name
  var span: Span
  var type: Int32 = -1
  var value: NodeID = Tree.none

  func field(isConstant: Bool) -> FieldNode {
    FieldNode(isConstant: isConstant, name: name, type: type, initial: value, span: span)
  }
}

extension Parser {
  // "(" name ("," name)* ")" [":" type]
  mutating func namesOfTuple() throws(Diagnostic) -> (parts: [PartOfTuple], type: Int32) {
    let open = token.span
    advance()
    var parts: [PartOfTuple] = []
    repeat {
      let span = token.span
      parts.append(PartOfTuple(name: try expectName(.variableName), span: span))
    } while match(.comma)
    try close(.rightParen, open)
    let type = match(.colon) ? try self.type() : -1
    if type >= 0, tree.types[Int(type)].parts.count == parts.count {
      for place in parts.indices { parts[place].type = tree.types[Int(type)].parts[place] }
    }
    return (parts, type)
  }

  // namesOfTuple ["=" expression]
  mutating func partsOfTuple() throws(Diagnostic) -> [PartOfTuple] {
    var (parts, type) = try namesOfTuple()
    guard match(.assign) else {
      if type < 0 { throw unexpected(.initialValue) }
      return parts
    }
    let value = try expression(as: type)
    for place in parts.indices { parts[place].value = try part(place, of: parts.count, in: value) }
    return parts
  }

  /// The part of a value that is written out, or is asked for its parts.
  private mutating func part(_ place: Int, of count: Int, in value: NodeID) throws(Diagnostic)
    -> NodeID
  {
    if case .tuple(let list) = tree[value], Int(list.count) == count {
      return tree.arguments[Int(list.start) + place].value
    }
    return try add(.member(value, intern("\(place)")), from: tree.span(value).start, value)
  }
}
