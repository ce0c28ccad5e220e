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
    if case .wrongKind(let expected, let found, _) = problem {
      problem = .wrongKind(expected: expected, found: found, of: writtenName(id, entry))
    }
    return Diagnostic(problem, argumentSpan(position, places, id))
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

  /// Nothing is called this.
  func unknownName(_ name: Name, _ id: NodeID) -> Diagnostic {
    let text = names.text(name)
    var candidates = closest(to: text, among: visibleNames())
    if text.hasSuffix("'") { candidates = transposeCandidate(text) }
    return Diagnostic(.unknownName(text, candidates: candidates), tree.span(id))
  }

  /// `A'` was meant as the transpose where A is a matrix.
  private func transposeCandidate(_ text: String) -> [String] {
    guard let name = names.find(String(text.dropLast())), Int(name.id) < globals.count,
      case .matrix = globals[Int(name.id)].value
    else { return [] }
    return ["\(text.dropLast()).transpose"]
  }

  /// The variables and functions that could have been meant.
  func visibleNames() -> [String] {
    var names = catalogue.globalNames
    for index in 0..<min(globals.count, self.names.count) where !globals[index].value.isMissing {
      names.append(self.names.text(Name(id: Int32(index))))
    }
    return names
  }

  func unknownCallee(_ callee: Callee, _ id: NodeID) -> Diagnostic {
    let text = names.text(callee.name)
    switch callee {
    case .function:
      let candidates = splitProduct(text).map { [$0] } ?? closest(to: text, among: visibleNames())
      return Diagnostic(
        .unknownFunction(text, candidates: synonyms[text].map { [$0] } ?? candidates),
        tree.span(id))
    case .method(let name, let receiver, _):
      if catalogue.property(name, of: receiver.kind) != nil {
        return Diagnostic(.propertyCalled(text), memberSpan(id))
      }
      return unknownMember(receiver, name, id)
    case .constant(_, let kind):
      let candidates = closest(to: text, among: catalogue.statics(of: kind))
      return Diagnostic(
        .unknownMember(text, of: kind.words, candidates: candidates, synonym: nil),
        memberSpan(id))
    }
  }

  /// `pT(1, 2)` was meant as `p * T(…)` where p is a variable and T a function.
  private func splitProduct(_ text: String) -> String? {
    var head = ""
    var tail = Substring(text)
    while let character = tail.popFirst() {
      head.append(character)
      guard !tail.isEmpty, let variable = names.find(head), let function = names.find(String(tail))
      else { continue }
      if !globals[Int(variable.id)].value.isMissing, catalogue.hasFunction(function) {
        return "\(head) * \(tail)(…)"
      }
    }
    return nil
  }

  /// No candidate takes these labels or this number of arguments.
  func misfit(
    _ candidates: [Int32], _ callee: Callee, _ arguments: ArgumentList, _ id: NodeID,
    _ calleeNode: NodeID
  ) -> Diagnostic {
    let name = names.text(callee.name)
    let given = tree.arguments(arguments)
    let spellings = candidates.map { catalogue.spelling($0, as: callee.name) }
    let sameCount = candidates.filter {
      catalogue.count($0, isMethod: callee.isMethod) == given.count
    }
    let begun = candidates.filter { isBegun($0, given, isMethod: callee.isMethod) }
    guard let entry = sameCount.first, begun.isEmpty else {
      let spellings =
        begun.isEmpty ? spellings : begun.map { catalogue.spelling($0, as: callee.name) }
      return Diagnostic(
        .wrongCount(found: given.count, of: name, spellings: unique(spellings)), tree.span(id))
    }
    let labels = catalogue.labels(entry, isMethod: callee.isMethod)
    for (argument, label) in zip(given, labels) where argument.label != label {
      guard argument.label != .none else { continue }
      return Diagnostic(
        .wrongLabel(
          found: names.text(argument.label), expected: label == .none ? nil : names.text(label),
          of: name), labelSpan(argument))
    }
    return Diagnostic(.noOverload(of: name, spellings: unique(spellings)), tree.span(id))
  }

  /// Whether a call has labels that all belong to an entry, which takes more or fewer arguments.
  private func isBegun(_ entry: Int32, _ given: ArraySlice<ArgumentNode>, isMethod: Bool) -> Bool {
    let labels = catalogue.labels(entry, isMethod: isMethod)
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
      let fits = expected.contains { $0.isEmpty || $0.contains(values[position].kind) }
      guard !fits, let kinds = expected.first, let kind = kinds.first else { continue }
      return Diagnostic(
        .wrongKind(expected: kind.words, found: values[position].kind.words, of: name),
        tree.span(tree.arguments[places[position]].value))
    }
    let spellings = entries.map { catalogue.spelling($0, as: callee.name) }
    return Diagnostic(.noOverload(of: name, spellings: unique(spellings)), tree.span(id))
  }

  private func unique(_ spellings: [String]) -> [String] {
    var seen: [String] = []
    for spelling in spellings where !seen.contains(spelling) { seen.append(spelling) }
    return Array(seen.prefix(4))
  }
}
