// Labels that were taken for names, for their colon is missing.

extension Evaluator {
  /// `moveAnchor(to (0, 0))`, `animate(withDuration: 1, animations { … })`: a word that nothing is called stands where
  /// the call around it has a label; nil elsewhere.
  func labelWithoutColon(_ text: String, _ node: NodeID) -> Diagnostic? {
    guard let call = parent(of: node), case .call(let callee, let list) = tree[call],
      tree.arguments(list).contains(where: { $0.value == node && $0.label == .none }),
      let name = lastWord(callee).flatMap(names.find), labels(ofFormsOf: name).contains(text)
    else { return nil }
    let start = tree.span(node).start
    let word = Span(start: start, end: start + Int32(text.utf8.count))
    return Diagnostic(.labelWithoutColon(text), word)
  }

  /// The labels of all that is called so.
  private func labels(ofFormsOf name: Name) -> Set<String> {
    let methods = Kind.allCases.flatMap { catalogue.methods(name, of: $0) }
    let functions =
      catalogue.functions(name)
      + Kind.allCases.flatMap { catalogue.staticFunctions(name, of: $0) }
    let own = tree.functions(named: name).flatMap(\.parameters).map(\.label)
    let labels =
      methods.flatMap { catalogue.labels($0, isMethod: true) }
      + functions.flatMap { catalogue.labels($0, isMethod: false) } + own
    return Set(labels.filter { $0 != .none }.map(names.text))
  }
}
