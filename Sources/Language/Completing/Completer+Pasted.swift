// Completion in pasted code: messages of Objective-C, and the bodies of classes and extensions.

extension Completer {
  // MARK: Messages

  /// What the value before the word understands, where the word is the first piece of a message to it.
  mutating func messages(after last: Int) -> [Candidate]? {
    guard let open = typed.openBrackets.last, typed.kind(open) == .leftBracket,
      typed.operandStart(before: last + 1) == open + 1,
      let receiver = value(from: open + 1, to: last + 1)
    else { return nil }
    guard case .type(.builtin(_, let type)) = receiver else {
      return messages(toObject: receiver)
        + catalogue.messages(of: receiver.kind).map { message($0.selector, $0.entry) }
    }
    return makers(of: type)
  }

  /// `alloc` and the initializers, as Objective-C writes them.
  private func makers(of type: Name) -> [Candidate] {
    let summary = "memory for a \(catalogue.names.text(type)), to be initialized"
    return [Candidate(insert: "alloc", summary: summary)]
      + catalogue.functions(type).map { message(catalogue.initializer($0), $0) }
  }

  /// The first piece: what follows its colon is an argument.
  private func message(_ selector: String, _ entry: Int32) -> Candidate {
    let piece = selector.prefix { $0 != ":" }
    return Candidate(
      insert: selector.contains(":") ? piece + ":" : String(piece),
      summary: "\(catalogue.entries[Int(entry)].summary)")
  }

  // MARK: Bodies

  /// The members that need no `self` here: those of the type whose class or extension is open.
  func membersAround() -> [Candidate] {
    let types = typed.openBrackets.compactMap(typed.typeOfBody)
    guard let type = types.last, let kind = catalogue.type(type) else { return [] }
    let className = catalogue.names.text(type)
    return entries { $0.owner == kind && $0.role.isMember && $0.belongs(to: className) }
  }
}

extension TypedText {
  /// The type of the frameworks that `class X: Type {` inherits from or `extension Type {` extends.
  fileprivate func typeOfBody(_ brace: Int) -> Name? {
    guard kind(brace) == .leftBrace else { return nil }
    var index = brace - 1
    while kind(index) == .name, kind(index - 1) == .comma { index -= 2 }
    if isKeyword(index - 1, .extension) { return name(index) }
    guard kind(index - 1) == .colon else { return nil }
    return isKeyword(index - 3, .extension)
      ? name(index - 2) : isKeyword(index - 3, .class) ? name(index) : nil
  }
}
