// What stands around the cursor: the open call, the statements before, the names declared there.

/// A call whose parentheses are still open at the cursor.
struct OpenCall {
  /// The token after the callee's last: the opening parenthesis.
  var open: Int
  /// The labels of the arguments that are complete; nil where one has none.
  var given: [String?]
  /// The label of the argument that is being typed.
  var label: String?
  /// Nothing of the argument stands before the word: a label could.
  var isAtStart: Bool
}

extension TypedText {
  /// The brackets that are open at the cursor, the innermost last.
  var openBrackets: [Int] {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind.isOpener { open.append(index) }
      if token.kind.isCloser { _ = open.popLast() }
    }
    return open
  }

  /// The innermost open call; nil where another bracket is nearer.
  var openCall: OpenCall? {
    guard let open = openBrackets.last, kind(open) == .leftParen, kind(open - 1) == .name,
      !tokens[open].spaced
    else { return nil }
    var starts = [open + 1]
    var depth = 0
    for index in (open + 1)..<max(tokens.count, open + 1) {
      depth += tokens[index].kind.isOpener ? 1 : tokens[index].kind.isCloser ? -1 : 0
      if depth == 0, tokens[index].kind == .comma { starts.append(index + 1) }
    }
    let last = starts.removeLast()
    return OpenCall(
      open: open, given: starts.map(label), label: label(last), isAtStart: last == tokens.count)
  }

  /// `label:` at the beginning of an argument.
  private func label(_ index: Int) -> String? {
    guard kind(index + 1) == .colon, kind(index) == .name || kind(index) == .keyword else {
      return nil
    }
    return text(tokens[index].span)
  }

  /// What the `switch` is about whose case begins before a token, directly or after other patterns.
  func subjectOfSwitch(at index: Int) -> Range<Int>? {
    var start = index - 1
    while kind(start) == .comma, kind(start - 1) == .name, kind(start - 2) == .dot { start -= 3 }
    guard isKeyword(start, .case), let open = openBrackets.last, kind(open) == .leftBrace,
      let keyword = tokens[..<open].indices.last(where: { isKeyword($0, .switch) }),
      keyword + 1 < open
    else { return nil }
    return keyword + 1..<open
  }

  // MARK: Statements

  /// The statements before the cursor's, of the top level and of the blocks that are open.
  var statementsBefore: [String] {
    var result: [String] = []
    let blocks = openBrackets.filter { kind($0) == .leftBrace }
    for (start, end) in zip([-1] + blocks, blocks + [tokens.count]) {
      result += statements(from: start + 1, to: end).dropLast()
    }
    return result
  }

  /// The statements between two tokens; the last one is unfinished.
  private func statements(from start: Int, to end: Int) -> [String] {
    var starts = [start]
    var depth = 0
    for index in start..<max(start, end) {
      if depth == 0, index > start, beginsStatement(index) { starts.append(index) }
      depth += tokens[index].kind.isOpener ? 1 : tokens[index].kind.isCloser ? -1 : 0
    }
    // The word alone may be the last statement, which the tokens do not show.
    if depth == 0, end == tokens.count, end > start, wordBeginsStatement { starts.append(end) }
    return zip(starts, starts.dropFirst() + [end]).map { text(from: $0, to: $1) }
  }

  private func beginsStatement(_ index: Int) -> Bool {
    if kind(index - 1) == .semicolon { return true }
    return tokens[index].startsLine && kind(index) != .dot && endsOperand(index - 1)
  }

  /// Whether a statement begins where the word stands.
  var wordBeginsStatement: Bool {
    guard let last = tokens.last else { return true }
    if last.kind == .semicolon || last.kind == .leftBrace { return true }
    let gap = bytes.dropFirst(Int(last.span.end)).dropLast(word.utf8.count)
    return gap.contains(0x0A) && endsOperand(tokens.count - 1)
      && (openBrackets.last.map { kind($0) == .leftBrace } ?? true)
  }

  // MARK: Declarations

  /// The names that this text declares and that can be read where the cursor stands, with their types where these are
  /// written.
  var declarations: [(name: String, type: Name?)] {
    var result: [(name: String, type: Name?)] = []
    for index in tokens.indices {
      if isKeyword(index, .let, .var, .func, .struct, .for) {
        result += names(from: index + 1, while: [.comma, .leftParen])
      } else if isKeyword(index, .class), let name = name(index + 1) {
        result.append((names.text(name), nil))
      } else if let declared = declaredInC(at: index) {
        result.append(declared)
      } else if isKeyword(index, .in) {
        let start = (tokens[..<index].lastIndex { $0.kind == .leftBrace } ?? index) + 1
        let names = names(from: start, while: [.comma, .leftParen, .rightParen])
        if names.count * 2 >= index - start { result += names }
      }
    }
    let unmade = nameBeingDeclared
    return (result + parameters).filter { $0.name != unmade }
  }

  /// `UIView *card =`, `CGRect r =`.
  private func declaredInC(at index: Int) -> (name: String, type: Name?)? {
    guard let type = name(index), index == 0 || !endsOperand(index - 1) || tokens[index].startsLine
    else { return nil }
    let place = kind(index + 1) == .star ? index + 2 : index + 1
    guard kind(place) == .name, kind(place + 1) == .assign else { return nil }
    return (text(tokens[place].span), type)
  }

  /// The name that the statement at the cursor declares, which has no value there yet; nil in the block of one.
  private var nameBeingDeclared: String? {
    guard !wordBeginsStatement,
      let start = tokens.indices.last(where: { isKeyword($0, .let, .var) }),
      let name = name(start + 1)
    else { return nil }
    let rest = tokens[(start + 1)...]
    let endsBefore = rest.contains {
      $0.startsLine || [.leftBrace, .rightBrace, .semicolon].contains($0.kind)
    }
    return endsBefore ? nil : names.text(name)
  }

  private func names(from start: Int, while separators: Set<TokenKind>) -> [(String, Name?)] {
    var result: [(String, Name?)] = []
    for index in start..<max(tokens.count, start) {
      if kind(index) == .name {
        result.append((text(tokens[index].span), type(after: index)))
      } else if !separators.contains(tokens[index].kind) {
        break
      }
    }
    return result
  }

  private func type(after index: Int) -> Name? {
    kind(index + 1) == .colon ? name(index + 2) : nil
  }

  /// The parameters of the functions: names before a colon between `func name(` and its body.
  private var parameters: [(name: String, type: Name?)] {
    var result: [(name: String, type: Name?)] = []
    for start in tokens.indices where isKeyword(start, .func) && kind(start + 2) == .leftParen {
      var index = start + 3
      while index < tokens.count, kind(index) != .leftBrace, kind(index) != .arrow {
        let isType = kind(index - 1) == .colon
        if kind(index) == .name, !isType, kind(index + 1) != .name {
          result.append((text(tokens[index].span), type(after: index)))
        }
        index += 1
      }
    }
    return result
  }
}
