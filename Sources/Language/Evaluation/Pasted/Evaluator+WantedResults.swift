/// What the text around a call wants of it: `let label: UILabel? = find(in: v)` says what `T` is in `find<T>() -> T?`.
extension Evaluator {
  /// Notes what a call is wanted to give.
  mutating func noteWanted(_ type: Int32, of call: NodeID, _ callee: NodeID) {
    guard isGeneric(callee) else { return }
    tree.wantedResults[tree.span(call)] = type
  }

  private func isGeneric(_ callee: NodeID) -> Bool {
    switch tree[callee] {
    case .global(let name), .member(_, let name), .optionalMember(_, let name):
      tree.genericResults.contains(name)
    default: false
    }
  }

  /// What a type parameter is in the function that runs, where it is what the function gives; nil elsewhere.
  func wantedType(of reference: TypeReference) -> TypeReference? {
    guard reference.parameter != .none, reference.isPlainOrOptional, !tree.wantedResults.isEmpty,
      let call = calls.last(where: { $0.function != .none }),
      let wanted = tree.wantedResults[call.span],
      // What was read after it may have been taken back.
      tree.types.count > wanted,
      tree.functions(named: call.function).contains(where: { gives($0, reference.parameter) })
    else { return nil }
    var type = tree.types[Int(wanted)]
    type.isOptional = false
    return type.isPlain ? type : nil
  }

  private func gives(_ function: FunctionNode, _ parameter: Name) -> Bool {
    function.result >= 0 && tree.types[Int(function.result)].parameter == parameter
  }
}
