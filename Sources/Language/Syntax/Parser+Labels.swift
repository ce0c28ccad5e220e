// `outer: for …`, and how it is left from within.

extension Parser {
  /// Whether a label stands before a loop, a choice or a branch.
  var startsLabel: Bool {
    mutating get {
      guard kind == .name, next.kind == .colon else { return false }
      let token = ahead(2)
      if token.kind == .name, names.text(Name(id: token.payload), is: "do") {
        return ahead(3).kind == .leftBrace
      }
      return token.kind == .keyword && labelledWords.contains(token.payload)
    }
  }

  // label ":" statement
  mutating func labelled() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let label = try expectName(.variableName)
    advance()
    labels.append(label)
    defer { labels.removeLast() }
    let statement = try statement()
    try labelBody(of: statement, label)
    return try add(.labelled(label, statement, isBody: false), from: start, statement)
  }

  /// `continue outer` ends a round: the body of the loop is where it arrives.
  private mutating func labelBody(of loop: NodeID, _ label: Name) throws(Diagnostic) {
    switch tree[loop] {
    case .forEach(let target, let sequence, let body):
      tree.nodes[Int(loop)].node = .forEach(
        target: target, sequence: sequence, body: try round(body, label))
    case .whileLoop(let conditions, let step, let body):
      tree.nodes[Int(loop)].node = .whileLoop(conditions, step: step, body: try round(body, label))
    case .repeatLoop(let body, let condition):
      tree.nodes[Int(loop)].node = .repeatLoop(body: try round(body, label), condition)
    default: return
    }
  }

  private mutating func round(_ body: NodeID, _ label: Name) throws(Diagnostic) -> NodeID {
    try add(.labelled(label, body, isBody: true), from: tree.span(body).start, body)
  }

  /// `break outer`, behind its first word.
  mutating func leaving(_ word: String, from start: Int32) throws(Diagnostic) -> NodeID {
    let label = Name(id: token.payload)
    guard labels.contains(label) else {
      throw Diagnostic(.outsideLoop("\(word) \(names.text(label))"), token.span)
    }
    advance()
    return try add(.leave(label, continues: word == "continue"), from: start)
  }
}

/// What a label may stand before.
private let labelledWords = [Keyword.for, .while, .repeat, .switch, .if].map(\.rawValue)
