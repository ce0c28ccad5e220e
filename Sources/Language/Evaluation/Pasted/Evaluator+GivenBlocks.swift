// Blocks that a method gives, called with the dot of Objective-C: `box.add(2).add(3)`.

extension Evaluator {
  /// `box.twice(5)`, where the method `twice` takes nothing and gives a block: the block is called; nil elsewhere.
  mutating func callGiven(
    by method: Box<Function>, of receiver: Value? = nil, _ id: NodeID, _ callee: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard arguments.count > 0, !tree.nodes[Int(id)].place.isMessage,
      case .user(let index) = method.payload.code, givesBlock(index), isObjectiveC(id)
    else { return nil }
    var method = method.payload
    if let receiver { method.receiver = receiver }
    let value = Value.function(Box(method, depth: (receiver?.depth ?? 0) + 1))
    return try callValue(try apply(value, [], at: id), id, callee, arguments)
  }

  /// Whether a method takes nothing but its receiver, and gives a block.
  private func givesBlock(_ index: Int32) -> Bool {
    let count = tree.functions[Int(index)].isMethod ? 1 : 0
    guard tree.functions[Int(index)].parameters.count == count,
      case let result = tree.functions[Int(index)].result, result >= 0
    else { return false }
    return (try? kind(of: tree.types[Int(result)])) == .function
  }
}
