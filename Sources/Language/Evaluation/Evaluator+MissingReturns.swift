extension Evaluator {
  /// The end of a body was reached: right where the function gives nothing.
  // Mutating, though it changes nothing: otherwise the evaluator is copied for each call of a void function of C.
  @inline(never)
  mutating func endWithoutReturn(_ index: Int32, _ type: Int32) throws(Diagnostic) {
    if names.text(tree.types[Int(type)].name, is: "void") { return }
    let function = tree.functions[Int(index)]
    guard mustReturn(function) else { return }
    let last = lastStatement(of: function.body)
    let end = tree.span(function.body).end
    throw Diagnostic(
      .missingReturn(
        of: function.name == .none || names.isMangled(function.name)
          ? nil : names.text(function.name),
        meant: last.map(shortSource)),
      last.map { tree.span($0) } ?? Span(start: max(end, 1) - 1, end: end)
    ).labelled(tree.types[Int(function.result)].span, .declaredHere)
  }

  /// Whether a function has to return a value: a view of SwiftUI is built from all statements, and the `main`
  /// of C may end.
  func mustReturn(_ function: FunctionNode) -> Bool {
    wantsValue(function.result) && !names.text(function.name, is: "main")
      && !["View", "IBAction", "Never"].contains(names.text(tree.types[Int(function.result)].name))
  }

  /// The last statement of a body where it is an expression, which is what was to be returned.
  private func lastStatement(of body: NodeID) -> NodeID? {
    guard case .block(let list) = tree[body], list.count > 0,
      case .expression(let value) = tree[tree.lists[Int(list.start + list.count) - 1]]
    else { return nil }
    // `print(x)` gives nothing to return.
    if case .call(let callee, _) = tree[value] {
      return lastWord(callee)?.first?.isUppercase == true ? value : nil
    }
    return value
  }

  private func shortSource(_ id: NodeID) -> String {
    let text = shortened(id)
    return text == "this" ? "…" : text
  }
}
