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

  /// No candidate takes these labels or this number of arguments.
  func misfit(
    _ candidates: [Int32], _ callee: Callee, _ arguments: ArgumentList, _ id: NodeID
  ) -> Diagnostic {
    let given = tree.arguments(arguments)
    let sameCount = candidates.filter {
      catalogue.takes(given.count, $0, isMethod: callee.isMethod)
    }
    let labels = given.map(\.label)
    if let entry = sameCount.first(where: {
      areReordered(labels, catalogue.labels($0, isMethod: callee.isMethod, count: given.count))
    }) {
      return reordered(
        names.text(callee.name), catalogue.spelling(entry, as: callee.name), given,
        catalogue.labels(entry, isMethod: callee.isMethod, count: given.count))
    }
    if !sameCount.isEmpty, catalogue.isOfC(callee.name),
      let labelled = given.first(where: { $0.label != .none })
    {
      return Diagnostic(
        .wrongLabel(
          found: names.text(labelled.label), expected: nil, of: names.text(callee.name)),
        labelSpan(labelled))
    }
    let begun = candidates.filter { isBegun($0, given, isMethod: callee.isMethod) }
    guard !sameCount.isEmpty, begun.isEmpty else {
      return misfit(begun, of: candidates, callee, given.count, isTaken: !sameCount.isEmpty, id)
    }
    let meant = meant(sameCount, of: candidates, given, isMethod: callee.isMethod)
    if meant.count == 1, let wrong = wrongLabel(meant[0], given, callee) { return wrong }
    let isOpen = meant.isEmpty || given.allSatisfy { $0.label == .none }
    return Diagnostic(
      .noOverload(
        of: names.text(callee.name), spellings: spellings(isOpen ? candidates : meant, callee)),
      tree.span(id))
  }

  /// A call with too few or too many arguments for the form that its labels say; `isTaken` where others of its forms
  /// take as many.
  private func misfit(
    _ begun: [Int32], of candidates: [Int32], _ callee: Callee, _ count: Int, isTaken: Bool,
    _ id: NodeID
  ) -> Diagnostic {
    let name = names.text(callee.name)
    let spellings = spellings(begun.isEmpty ? candidates : begun, callee)
    if isTaken { return Diagnostic(.noOverload(of: name, spellings: spellings), tree.span(id)) }
    let synonym =
      callee.isMethod
      ? nil : synonym(name, of: nil, call: id) ?? withPoint(candidates, callee.name, id)
    return Diagnostic(
      .wrongCount(found: count, of: name, spellings: synonym.map { [$0] } ?? spellings),
      tree.span(id))
  }

  /// `R(30°, about: (2, 3))` for `R(30°, 2, 3)`: the numbers of a point without its parentheses.
  private func withPoint(_ candidates: [Int32], _ name: Name, _ id: NodeID) -> String? {
    let given = arguments(of: id)
    let last = given.count - 2
    guard last >= 0, given.allSatisfy({ $0.label == .none }),
      given.suffix(2).allSatisfy({ kindByText($0.value) == .number }),
      let entry = candidates.first(where: {
        catalogue.entries[Int($0)].parameters.count == last + 1
          && catalogue.kinds($0, last).contains(.point)
      })
    else { return nil }
    let labels = catalogue.labels(entry, isMethod: false)
    let parts = (0...last).map { place in
      let isAngle = place == 0 && catalogue.kinds(entry, place).contains(.angle)
      let value = place == last ? "($\(place + 1), $\(place + 2))" : "$\(place + 1)"
      let label = labels.indices.contains(place) ? labels[place] : .none
      return (label == .none ? "" : names.text(label) + ": ") + (isAngle ? "$°" : value)
    }
    return filled("\(names.text(name))(\(parts.joined(separator: ", ")))", id)
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
    let others = catalogue.functions(name).filter { other in
      catalogue.labels(other, isMethod: false) != labels
        && position < catalogue.entries[Int(other)].parameters.count
        && catalogue.kinds(other, position).contains { $0.words == found }
    }
    guard !others.isEmpty else { return nil }
    return Diagnostic(
      .noOverload(
        of: names.text(name), spellings: unique(others.map { catalogue.spelling($0, as: name) })),
      tree.span(id))
  }

  /// Whether a call has exactly the labels of a form, but in another order.
  func areReordered(_ given: [Name], _ labels: [Name]) -> Bool {
    given != labels && given.contains { $0 != .none }
      && given.map(\.id).sorted() == labels.map(\.id).sorted()
  }

  /// The caret stands at the first label that another should precede.
  func reordered(
    _ name: String, _ spelling: String, _ given: ArraySlice<ArgumentNode>, _ labels: [Name]
  ) -> Diagnostic {
    let pairs = zip(given, labels)
    let moved =
      pairs.first { $0.label != $1 && $0.label != .none } ?? pairs.first { $0.label != $1 }
    return Diagnostic(
      .labelOrder(of: name, spelling: spelling), moved.map { labelSpan($0.0) } ?? .nowhere)
  }

  /// The forms that a call with wrong labels was probably meant as.
  ///
  /// Those that share most of its labels; where none does, those whose labels are spelled alike.
  private func meant(
    _ sameCount: [Int32], of candidates: [Int32], _ given: ArraySlice<ArgumentNode>, isMethod: Bool
  ) -> [Int32] {
    let shared = sameCount.map { entry in
      zip(catalogue.labels(entry, isMethod: isMethod, count: given.count), given)
        .count { $0 == $1.label }
    }
    let most = shared.reduce(0, max)
    let best = zip(sameCount, shared).filter { $0.1 == most }.map(\.0)
    if best.count == 1, most > 0 || candidates.count == 1 { return best }
    let alike = (most > 0 ? best : candidates).filter { entry in
      let labels = catalogue.labels(entry, isMethod: isMethod).map { names.text($0) }
      return given.contains { argument in
        let label = names.text(argument.label)
        return argument.label != .none && (most == 0 || !labels.contains(label))
          && labels.contains { isAlike(label, $0) }
      }
    }
    if !alike.isEmpty { return alike }
    // `reflect(.x, about: p)`: where nothing is alike, all forms are named.
    return most == 0 && candidates.count > 1 && given.contains { $0.label != .none } ? [] : best
  }

  /// `toView:` and `into:` are alike `to:`, `scale:` is alike `scaleX:`, `angle:` is alike `rotationAngle:`, and
  /// so is what is near in spelling; one letter is alike nothing.
  private func isAlike(_ written: String, _ label: String) -> Bool {
    label.utf8.count > 1
      && (written.hasPrefix(label) || written.hasSuffix(label)
        || written.utf8.count > 1 && label.lowercased().hasSuffix(written.lowercased())
        || !closest(to: written, among: [label]).isEmpty)
  }

  /// The first label that is not the form's; nil where the form takes another number of arguments.
  private func wrongLabel(_ entry: Int32, _ given: ArraySlice<ArgumentNode>, _ callee: Callee)
    -> Diagnostic?
  {
    let labels = catalogue.labels(entry, isMethod: callee.isMethod, count: given.count)
    guard labels.count == given.count,
      let (argument, label) = zip(given, labels).first(where: {
        $0.label != $1 && $0.label != .none
      })
    else { return nil }
    return Diagnostic(
      .wrongLabel(
        found: names.text(argument.label), expected: label == .none ? nil : names.text(label),
        of: names.text(callee.name)), labelSpan(argument))
  }

  private func spellings(_ entries: [Int32], _ callee: Callee) -> [String] {
    unique(entries.map { catalogue.spelling($0, as: callee.name) })
  }

  /// Whether a call has labels that all belong to an entry, which takes more or fewer arguments.
  private func isBegun(_ entry: Int32, _ given: ArraySlice<ArgumentNode>, isMethod: Bool) -> Bool {
    let labels = catalogue.labels(entry, isMethod: isMethod, count: given.count)
    let written = given.map(\.label).filter { $0 != .none }
    return labels.count != given.count && !written.isEmpty && written.allSatisfy(labels.contains)
  }

  /// From the label to the colon, found before the value.
  private func labelSpan(_ argument: ArgumentNode) -> Span {
    let value = tree.span(argument.value)
    let width = Int32(names.text(argument.label).utf8.count)
    let source = sources.source(at: value.start)
    guard let source else { return value }
    var end = value.start
    while end > source.base, source.bytes[Int(end - 1 - source.base)] != UInt8(ascii: ":") {
      end -= 1
    }
    let start = end - 1 - width
    return start >= source.base ? Span(start: start, end: end - 1) : value
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

  private func unique(_ spellings: [String]) -> [String] {
    var seen: [String] = []
    for spelling in spellings where !seen.contains(spelling) { seen.append(spelling) }
    return Array(seen.prefix(4))
  }
}
