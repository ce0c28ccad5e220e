internal import Views

extension Evaluator {
  /// An error of an entry, with the place of the argument that it belongs to.
  func explained(_ error: any Error, _ entry: Int32, at id: NodeID, _ places: [Int]) -> Diagnostic {
    if let diagnostic = error as? Diagnostic { return diagnostic }
    if let refusal = error as? SceneError { return Diagnostic(problem(refusal), tree.span(id)) }
    guard let fault = error as? Fault else {
      return Diagnostic(.noValue(catalogue.name(entry)), tree.span(id))
    }
    guard case .argument(let position, var problem) = fault else {
      return diagnostic(fault, of: entry, at: id)
    }
    if case .wrongKind(let expected, let found, _, _, _) = problem {
      if let open = openForm(entry, found, at: position, id) { return open }
      let argument = places.indices.contains(position) ? places[position] : -1
      problem = .wrongKind(
        expected: expected, found: found, of: writtenName(id, entry),
        cure: argument < 0 ? nil : cure(expected, found, tree.arguments[argument].value),
        label: leftOut(entry, position, argument, id))
    }
    return Diagnostic(problem, argumentSpan(position, places, id))
  }

  /// The label that an argument has in the form that was taken, where it was written without.
  private func leftOut(_ entry: Int32, _ position: Int, _ argument: Int, _ id: NodeID) -> String? {
    guard case .call(let callee, _) = tree[id], case .global(let name) = tree[callee],
      !catalogue.isOfC(name), argument >= 0, tree.arguments[argument].label == .none
    else { return nil }
    let labels = catalogue.labels(entry, isMethod: false)
    guard labels.indices.contains(position), labels[position] != .none else { return nil }
    return names.text(labels[position])
  }

  /// An error about a whole call: an overflow shows the call, a missing member its name.
  private func diagnostic(_ fault: Fault, of entry: Int32, at id: NodeID) -> Diagnostic {
    switch fault.problem {
    case .unknownMember: return Diagnostic(fault.problem, memberSpan(id))
    case .notFinite(let text) where text == catalogue.name(entry):
      let written = sources.text(tree.span(id))
      let isShort = written.utf8.count <= 40
      return Diagnostic(.notFinite(isShort ? visible(written) : text), tree.span(id))
    default: return diagnostic(fault, at: id)
    }
  }

  /// What the source calls an entry: `T`, not the initializer that it is short for.
  private func writtenName(_ id: NodeID, _ entry: Int32) -> String {
    guard case .call(let callee, _) = tree[id] else { return catalogue.name(entry) }
    switch tree[callee] {
    case .global(let name), .member(_, let name), .optionalMember(_, let name),
      .implicitMember(let name):
      return names.text(name)
    default: return catalogue.name(entry)
    }
  }

  private func argumentSpan(_ position: Int, _ places: [Int], _ id: NodeID) -> Span {
    guard position < places.count, places[position] >= 0 else {
      if case .call(let callee, _) = tree[id], case .member(let base, _) = tree[callee] {
        return tree.span(base)
      }
      return tree.span(id)
    }
    return tree.span(tree.arguments[places[position]].value)
  }

  /// A call whose form was guessed, since a label is left out, and refuses a value that a form of other labels takes
  /// there: `size(1)` is no `size(from:)` without its text.
  private func openForm(_ entry: Int32, _ found: String, at position: Int, _ id: NodeID)
    -> Diagnostic?
  {
    let labels = catalogue.labels(entry, isMethod: false)
    guard case .call(let callee, let arguments) = tree[id], case .global(let name) = tree[callee],
      !catalogue.isOfC(name)
    else { return nil }
    let given = tree.arguments(arguments).map(\.label)
    guard zip(labels, given).contains(where: { $0 != $1 && $1 == .none }) else { return nil }
    let others = catalogue.functions(name).filter {
      catalogue.labels($0, isMethod: false) != labels
    }
    let taking = others.filter { other in
      position < catalogue.entries[Int(other)].parameters.count
        && catalogue.kinds(other, position).contains { $0.words == found }
    }
    // A text was not meant where none was given.
    let meant = taking.isEmpty && catalogue.kinds(entry, position).first == .text ? others : taking
    guard !meant.isEmpty else { return nil }
    return Diagnostic(
      .noOverload(
        of: names.text(name), spellings: unique(meant.map { catalogue.spelling($0, as: name) })),
      tree.span(id))
  }

  func spellings(_ entries: [Int32], _ callee: Callee) -> [String] {
    unique(entries.map { catalogue.spelling($0, as: callee.name) })
  }

  func noOverload(
    _ entries: [Int32], _ values: [Value], _ places: [Int], _ callee: Callee, _ id: NodeID
  ) -> Diagnostic {
    let name = names.text(callee.name)
    for position in values.indices where places[position] >= 0 {
      let expected = entries.map { catalogue.kinds($0, position) }
      // What `.zero` is, its place would say.
      let fits =
        values[position].isImplicit
        || expected.contains { $0.isEmpty || $0.contains(values[position].kind) }
      guard !fits, let kinds = expected.first, let kind = kinds.first else { continue }
      let found = values[position].kind.words
      if let open = openForm(entries[0], found, at: position, id) { return open }
      return Diagnostic(
        .wrongKind(
          expected: kind.words, found: values[position].kind.words, of: name,
          cure: cure(
            kind.words, values[position].kind.words, tree.arguments[places[position]].value),
          label: leftOut(entries[0], position, places[position], id)),
        tree.span(tree.arguments[places[position]].value))
    }
    return Diagnostic(.noOverload(of: name, spellings: spellings(entries, callee)), tree.span(id))
  }

  func unique(_ spellings: [String]) -> [String] {
    var seen: [String] = []
    for spelling in spellings where !seen.contains(spelling) { seen.append(spelling) }
    return Array(seen.prefix(4))
  }
}
