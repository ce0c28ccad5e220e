/// `inout` parameters: what each is when its function ends is written back to the argument.
///
/// As in Swift, the argument is read once, before the call, and written once, after it.
extension Evaluator {
  /// Keeps what the `inout` parameters came to, before the frame is gone.
  mutating func keepChanges(_ index: Int32, _ frame: Int) {
    guard tree.functions[Int(index)].changesArguments else { return }
    changedArguments = Array(
      stack[frame...].prefix(tree.functions[Int(index)].parameters.count))
  }

  /// Swift wants `&`, and a constant is refused, before anything runs.
  func checkChange(of argument: NodeID, by parameter: ParameterNode) throws(Diagnostic) {
    guard tree.places[Int(argument)].isAddress else {
      throw Diagnostic(.changedArgument(names.text(parameter.name)), tree.span(argument))
    }
    guard case .local = tree[argument], tree.places[Int(argument)].isConstant else { return }
    throw constantRefusal(argument)
  }

  /// A local constant or a parameter that is to be changed where it stands.
  func constantRefusal(_ target: NodeID) -> Diagnostic {
    // `CGPoint(x: 1, y: 2).x += 1`.
    if tree.isPartOfPlace(target) { return Diagnostic(.notAssignable, tree.span(target)) }
    let name = sources.text(tree.span(target))
    let isParameter = tree.places[Int(target)].isParameter
    return Diagnostic(
      isParameter ? .assignedParameter(name) : .assignedConstant(name), tree.span(target))
  }

  /// Assigns what was kept to the arguments of a call, the receiver of a method not counted.
  mutating func writeBack(_ index: Int32, _ first: Int, _ arguments: ArgumentList)
    throws(Diagnostic)
  {
    let (changed, receiver) = (changedArguments, receiverAfterCall)
    var next = Int(arguments.start)
    let end = next + Int(arguments.count)
    for position in first..<tree.functions[Int(index)].parameters.count where next < end {
      let parameter = tree.functions[Int(index)].parameters[position]
      guard accepts(parameter, tree.arguments[next].label) else { continue }
      if tree.isInout(parameter) {
        try store(changed[position], into: tree.arguments[next].value)
      }
      next += 1
    }
    // An observer of what was assigned may have called something.
    receiverAfterCall = receiver
  }
}
