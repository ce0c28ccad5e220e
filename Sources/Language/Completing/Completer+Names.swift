internal import Views

extension Completer {
  /// Names of the program's own that could begin an expression or a statement here.
  func ownNames() -> [Candidate] { variables() + declared() + membersAround() }

  /// All others that could.
  func names() -> [Candidate] { keywordsHere() + globals() }

  func types() -> [Candidate] {
    let evaluator = session.evaluator
    let own = evaluator.globals.indices.compactMap { index -> Candidate? in
      guard case .type(.user) = evaluator.globals[index].value else { return nil }
      return Candidate(
        insert: evaluator.names.text(Name(id: Int32(index))), summary: "a struct of your own")
    }
    return own + catalogue.typeNames.map { Candidate(insert: $0, summary: "a type") }
  }

  private func keywordsHere() -> [Candidate] {
    keywords([.true, .false, .nil, .self])
      + (typed.wordBeginsStatement ? keywords(statementKeywords) : [])
  }

  /// The names of the entry itself; those that have a value already are variables.
  private func declared() -> [Candidate] {
    typed.declarations.map { Candidate(insert: $0.name, summary: "declared in this entry") }
  }

  func variables() -> [Candidate] {
    let evaluator = session.evaluator
    return evaluator.globals.indices.compactMap { index in
      let name = evaluator.names.text(Name(id: Int32(index)))
      let value = evaluator.globals[index].value
      guard !value.isMissing, isWanted(name), name != "_", !name.contains(".") else { return nil }
      let isCalled = value.kind == .function || value.kind == .type
      return Candidate(insert: isCalled ? name + "(" : name, summary: evaluator.summary(value))
    }
  }

  private func globals() -> [Candidate] {
    let aboveAll = catalogue.globalNames.filter(isWanted)
    return aboveAll.map { name in
      let interned = catalogue.names.find(name)
      if let entry = interned.flatMap(catalogue.function) {
        return Candidate(
          insert: name + "(", summary: "\(catalogue.entries[Int(entry)].summary)")
      }
      let constant = interned.flatMap(catalogue.globalConstant)
      return Candidate(
        insert: name,
        summary: constant.map { "\(catalogue.entries[Int($0)].summary)" } ?? "a type")
    }
  }

  /// Only what begins as typed, so that no summary is written for nothing.
  private func isWanted(_ name: String) -> Bool {
    typed.word.isEmpty || name.lowercased().hasPrefix(typed.word.lowercased())
  }
}

private let statementKeywords: [Keyword] = [
  .let, .var, .func, .return, .if, .guard, .for, .while, .repeat, .break, .continue, .switch,
  .case, .default, .struct, .import,
]

extension Evaluator {
  /// A value in one short line: small ones as they are, large ones by what they are.
  func summary(_ value: Value) -> String {
    switch value {
    case .list(let box): "a list of \(box.payload.count)"
    case .set(let box): "a set of \(box.payload.count)"
    case .dictionary(let box): "a dictionary of \(box.payload.count)"
    case .text, .matrix, .report, .void, .missing, .cell, .implicit: value.kind.words
    case .structure(let box): names.text(box.payload.type.name)
    case .function(let box):
      switch box.payload.code {
      case .user(let index): "func \(signature(index))"
      case .builtin, .maker: "a function"
      }
    case .type: "a struct of your own"
    case .number, .angle, .boolean, .nothing, .point, .vector, .size, .rect, .row, .row3D,
      .transform, .components, .color, .symbol, .range, .view, .layer, .presented,
      .path, .recognizer, .animation, .timing, .modifiedView:
      sourceText(value)
    }
  }
}
