extension Evaluator {
  func mismatch(
    _ index: Int32, _ parameter: ParameterNode, _ next: Int32, _ arguments: ArgumentList,
    _ id: NodeID
  ) -> Diagnostic {
    guard next < arguments.start + arguments.count else {
      return wrongCount(Int(arguments.count), index, id)
    }
    let argument = tree.arguments[Int(next)]
    let name = calledName(index, id) ?? "this closure"
    let given = tree.arguments(arguments)
    let wanted = labels(of: index).dropFirst(tree.functions[Int(index)].isMethod ? 1 : 0)
    if areReordered(given.map(\.label), Array(wanted)) {
      return reordered(name, signature(index), given, Array(wanted)).labelled(
        parameter.span, .definedHere)
    }
    let expected = parameter.label == words.anyLabel ? parameter.name : parameter.label
    return Diagnostic(
      .wrongLabel(
        found: names.text(argument.label), expected: expected == .none ? nil : names.text(expected),
        of: name), labelSpan(argument)
    ).labelled(parameter.span, .definedHere)
  }

  func wrongCount(_ count: Int, _ index: Int32, _ id: NodeID) -> Diagnostic {
    let name = calledName(index, id)
    return Diagnostic(
      .wrongCount(
        found: count, of: name ?? "this closure", spellings: [signature(index, as: name)]),
      tree.span(id)
    ).labelled(tree.functions[Int(index)].span, .definedHere)
  }

  /// What a function is called; for a closure the variable that the call names, if it is one.
  private func calledName(_ index: Int32, _ call: NodeID) -> String? {
    let name = functionName(index)
    if name != .none { return names.text(name) }
    guard case .call(let callee, _) = tree[call], isName(callee) else { return nil }
    let text = written(callee)
    // A function of the catalogue calls the closure that it was given.
    return names.find(text).map(catalogue.hasFunction) == true ? nil : text
  }
}
