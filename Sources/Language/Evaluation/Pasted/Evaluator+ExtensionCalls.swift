// Calls of what extensions give to values.

extension Evaluator {
  /// `p.moved(by: v)`; what a mutating method changed goes back to where the value came from.
  mutating func callExtension(
    _ callee: Callee, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard case .method(let name, let receiver, let base) = callee,
      let found = extended(name, receiver, beside: arguments) ?? extended(name, receiver)
    else { return nil }
    return try callKept(found, receiver, base, id, arguments)
  }

  /// The same by the name under which it is kept.
  mutating func callKept(
    _ found: Name, _ receiver: Value, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    if isType(receiver), !takesType(found) {
      return try callStatic(kept: found, of: receiver, id, base, arguments)
    }
    if let result = try callRival(kept: found, receiver, base, id, arguments) { return result }
    guard let method = method(found, arguments), case .user(let index) = method.payload.code else {
      return try callComputed(found, receiver, base, id, arguments)
    }
    if let value = try callGiven(by: method, of: receiver, id, base, arguments) { return value }
    let place = tree.functions[Int(index)].changesSelf && !isReference(receiver) ? base : nil
    return try keepingReceiver(receiver, of: index, in: base) { evaluator throws(Diagnostic) in
      try evaluator.callUser(
        index, receiver, captures: method.payload.captures, id, arguments, at: place)
    }
  }

  /// The method of a name that the labels mean; a property may have the same name.
  private mutating func method(_ found: Name, _ arguments: ArgumentList) -> Box<Function>? {
    guard let latest = globals[Int(found.id)].value.function(),
      case .user(let standing) = latest.payload.code
    else {
      let given = tree.arguments(arguments).map(\.label)
      return overloads.latest(of: found) { takes($0.index, labels: given) }?.function.function()
    }
    return methodOfValues(found, beside: standing, arguments)
      ?? meant(found, standing, arguments)?.function() ?? latest
  }

  /// `op.apply(1, 2)`, where `apply` is a property that gives a function.
  private mutating func callComputed(
    _ found: Name, _ receiver: Value, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard globals[Int(found.id)].state == .computed,
      let function = try keptMember(found, of: receiver, id)
    else { return nil }
    return try callValue(function, id, base, arguments)
  }

  /// The same with values that are known, where the method is written with these labels and takes them.
  mutating func callExtension(
    _ callee: Callee, _ id: NodeID, _ arguments: ArgumentList, with values: [Value]
  ) throws(Diagnostic) -> Value? {
    guard case .method(let name, let receiver, let base) = callee, tree.mayBeExtended(name),
      let found = extended(name, receiver)
    else { return nil }
    let given = tree.arguments(arguments).map(\.label)
    let meant = overloads.latest(of: found) {
      $0.labels.dropFirst().elementsEqual(given) && takes($0.index, values)
    }
    guard let index = meant?.index, case .function(let box)? = meant?.function else { return nil }
    let values = try annotated(values, by: index, at: id)
    return try keepingReceiver(receiver, of: index, in: base) { evaluator throws(Diagnostic) in
      try evaluator.apply(.function(box), values, at: id)
    }
  }

  /// The values as the parameters of a function have them: `.zero` is what its type says.
  mutating func annotated(_ values: [Value], by function: Int32, at id: NodeID)
    throws(Diagnostic) -> [Value]
  {
    let nodes = values.indices.map { part($0, of: values.count, in: id) }
    return try annotated(Rival(function: function, values: values, nodes: nodes), at: id)
  }

  /// The same of a call whose defaults may be left out.
  mutating func annotated(_ rival: Rival, at id: NodeID) throws(Diagnostic) -> [Value] {
    var annotated: [Value] = []
    let parameters = tree.functions[Int(rival.function)].parameters
    for ((value, node), parameter) in zip(zip(rival.values, rival.nodes), parameters) {
      if parameter.each >= 0, takesLiteral(parameter), case .list = value {
        annotated.append(try check(value, against: parameter.type, at: node))
      } else if parameter.each >= 0 {
        let one = try check(value, against: parameter.each, at: id)
        annotated.append(try makeList([one], at: id))
      } else if value.isImplicit, let type = typeArgument(of: parameter, in: rival),
        tree.types[Int(parameter.type)].isPlain
      {
        annotated.append(try check(value, against: type, at: node))
      } else {
        annotated.append(
          parameter.type < 0 || value.isMissing
            ? value
            : try check(value, against: parameter.type, at: node))
      }
    }
    return annotated
  }

  /// What one of several values is written as, an argument of a call or a part of a tuple, where it is; the receiver
  /// stands before the arguments.
  func part(_ place: Int, of count: Int, in id: NodeID) -> NodeID {
    let arguments: ArgumentList
    switch tree[id] {
    case .call(_, let list), .tuple(let list): arguments = list
    default: return id
    }
    guard place >= count - Int(arguments.count), count >= Int(arguments.count) else { return id }
    return tree.arguments(arguments)[Int(arguments.start) + place - count + Int(arguments.count)]
      .value
  }
}
