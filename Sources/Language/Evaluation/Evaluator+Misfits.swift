// Calls whose labels, or whose number of arguments, no form of what is called takes.

extension Evaluator {
  /// No candidate takes these labels or this number of arguments.
  func misfit(
    _ candidates: [Int32], _ callee: Callee, _ arguments: ArgumentList, _ id: NodeID
  ) -> Diagnostic {
    let given = tree.arguments(arguments)
    if let what = Unsupported(copyOfPath: given.first.map { names.text($0.label) } ?? "") {
      return Diagnostic(.notSupported(what), tree.span(id))
    }
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
    // Not all are told: those with as many arguments come first.
    let all = sameCount + candidates.filter { !sameCount.contains($0) }
    return Diagnostic(
      .noOverload(of: names.text(callee.name), spellings: spellings(isOpen ? all : meant, callee)),
      tree.span(id))
  }

  /// A call with too few or too many arguments for the form that its labels say; `isTaken` where others of its forms
  /// take as many.
  private func misfit(
    _ begun: [Int32], of candidates: [Int32], _ callee: Callee, _ count: Int, isTaken: Bool,
    _ id: NodeID
  ) -> Diagnostic {
    let name = names.text(callee.name)
    if count == 0, case .method(let member, let receiver, _) = callee,
      catalogue.property(member, of: receiver.kind) != nil
    {
      return Diagnostic(.propertyCalled(name, isConstant: false), tree.span(id))
    }
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

  /// `toView:` and `into:` are alike `to:`, `scale:` is alike `scaleX:`, `angle:` is alike `rotationAngle:`, `rotate:`
  /// begins as that does, and what is near in spelling is alike, too; one letter is alike nothing.
  private func isAlike(_ written: String, _ label: String) -> Bool {
    label.utf8.count > 1
      && (written.hasPrefix(label) || written.hasSuffix(label)
        || written.utf8.count > 1 && label.lowercased().hasSuffix(written.lowercased())
        || zip(written.utf8, label.utf8).prefix { $0 == $1 }.count >= 5
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

  /// Whether a call has labels that all belong to an entry, which takes more or fewer arguments.
  private func isBegun(_ entry: Int32, _ given: ArraySlice<ArgumentNode>, isMethod: Bool) -> Bool {
    let labels = catalogue.labels(entry, isMethod: isMethod, count: given.count)
    let written = given.map(\.label).filter { $0 != .none }
    return labels.count != given.count && !written.isEmpty && written.allSatisfy(labels.contains)
  }

  /// From the label to the colon, found before the value.
  func labelSpan(_ argument: ArgumentNode) -> Span {
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
}
