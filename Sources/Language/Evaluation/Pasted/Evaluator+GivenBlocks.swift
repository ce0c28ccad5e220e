// Blocks that a method gives, called with the dot of Objective-C: `box.add(2).add(3)`.

extension Evaluator {
  /// `box.twice(5)`, where the method `twice` takes nothing and gives a block: the block is called; nil elsewhere.
  mutating func callGiven(
    by method: Box<Function>, of receiver: Value? = nil, _ id: NodeID, _ callee: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard arguments.count > 0, !tree.nodes[Int(id)].place.isMessage,
      case .user(let index) = method.payload.code, takesNothing(index), givesBlock(index),
      isObjectiveC(id)
    else { return nil }
    var method = method.payload
    if let receiver { method.receiver = receiver }
    let value = Value.function(Box(method, depth: (receiver?.depth ?? 0) + 1))
    return try callValue(try apply(value, [], at: id), id, callee, arguments)
  }

  /// Whether a method takes nothing but its receiver.
  @inline(__always)
  private mutating func takesNothing(_ index: Int32) -> Bool {
    tree.functions[Int(index)].parameters.count == (tree.functions[Int(index)].isMethod ? 1 : 0)
  }

  private func givesBlock(_ index: Int32) -> Bool {
    let result = tree.functions[Int(index)].result
    return result >= 0 && (try? kind(of: tree.types[Int(result)])) == .function
  }
}
