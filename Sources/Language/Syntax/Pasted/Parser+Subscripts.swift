// Subscripts of a program's own types: functions that are called "subscript".

extension Parser {
  var startsSubscript: Bool {
    mutating get {
      kind == .name && (next.kind == .leftParen || next.kind == .less)
        && names.text(Name(id: token.payload), is: "subscript")
    }
  }

  /// `subscript(row: Int, column: Int) -> Double { … }` of a struct, enum or extension.
  mutating func addSubscript(of owner: Name, isStatic: Bool) throws(Diagnostic) {
    let start = token.span.start
    let receiver = isStatic ? [] : [selfParameter(token.span)]
    for (index, word) in try subscriptFunctions(receiver) {
      if !isStatic { tree.functions[Int(index)].owner = owner }
      let name = mangled(intern(word), of: owner, isStatic: isStatic)
      let target = place(.name(name), tree.functions[Int(index)].span)
      extras.append(try add(.function(index, target: target), from: start))
    }
  }

  /// The same of a class, whose members are functions of the top level.
  mutating func subscriptOfClass() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var functions: [NodeID] = []
    for (index, word) in try subscriptFunctions([]) {
      let target = place(.name(intern(word)), tree.functions[Int(index)].span)
      functions.append(try add(.function(index, target: target), from: start))
    }
    return try add(.block(tree.add(functions)), from: start, children: functions)
  }

  // subscript = "subscript" generics parameters "->" type accessors
  /// Getter and setter, which takes what is assigned last.
  private mutating func subscriptFunctions(_ receiver: [ParameterNode]) throws(Diagnostic)
    -> [(index: Int32, word: String)]
  {
    advance()
    let outer = genericNames
    try readGenerics()
    let parameters = receiver + (try indexParameters())
    let type = match(.arrow) ? try type() : -1
    skipWhere()
    guard kind == .leftBrace else { throw unexpected(.computedBody) }
    let place = try accessors(of: intern("subscript"), type: type, parameters)
    genericNames = outer
    tree.holdsSubscripts = true
    let accessors = tree.accessors[Int(place)]
    return [(accessors.getter, "subscript"), (accessors.setter, "subscript.set")]
      .filter { $0.0 >= 0 }
  }

  /// The parameters of a subscript have labels only where two names are written.
  private mutating func indexParameters() throws(Diagnostic) -> [ParameterNode] {
    try parameterList().map { parameter in
      var parameter = parameter
      if !parameter.isLabelled { parameter.label = .none }
      return parameter
    }
  }
}
