extension Resolver {
  mutating func visitFunction(_ index: Int32, structure: Int32) {
    let function = tree.functions[Int(index)]
    let selves = function.keeps.map { isSelf($0.initial) }
    for kept in function.keeps { visit(kept.initial) }
    scopes.append(FunctionScope(function: index, structure: structure, owner: function.owner))
    for parameter in function.parameters {
      let variable = scopes[top].declare(
        parameter.name, isConstant: !isKept(parameter, of: function), parameter.span)
      scopes[top].variables[variable].isParameter = true
      scopes[top].variables[variable].mayChange =
        parameter.isVariable || tree.isInout(parameter) || parameter.name == words.selfName
      if tree.isNumberOfC(parameter) { scopes[top].variables[variable].type = parameter.type }
      scopes[top].visible.append(variable)
    }
    for (kept, isSelf) in zip(function.keeps, selves) { keep(kept, isSelf: isSelf) }
    for parameter in function.parameters {
      visit(parameter.initial)
      if tree.isInout(parameter) { tree.functions[Int(index)].changesArguments = true }
    }
    scopes[top].openBlocks += 1
    visit(function.body)
    let scope = scopes.removeLast()
    tree.functions[Int(index)].sharedParameters =
      scope.variables.prefix(function.parameters.count).filter(\.isShared).map(\.slot)
    tree.functions[Int(index)].captures = scope.captures
    tree.functions[Int(index)].slotCount = scope.slotCount
  }

  /// Whether what a parameter comes to is kept when its function ends: closures in it share it.
  private func isKept(_ parameter: ParameterNode, of function: FunctionNode) -> Bool {
    if parameter.name == words.selfName {
      return function.changesSelf || function.name == words.initializer
    }
    return tree.isInout(parameter)
  }

  /// A name of a capture list is a constant of its closure.
  private mutating func keep(_ kept: ParameterNode, isSelf: Bool) {
    let variable = scopes[top].declare(kept.name, isConstant: true, kept.span)
    scopes[top].variables[variable].isSelf = isSelf
    if isSelf { knowsCopiesOfSelf = true }
    scopes[top].visible.append(variable)
    let slot = scopes[top].variables[variable].slot
    scopes[top].captures.append(Capture(outer: kept.initial, slot: slot, isValue: true))
  }

  mutating func visitAccessors(_ index: Int32, structure: Int32) {
    let node = tree.accessors[Int(index)]
    for function in [node.getter, node.setter, node.willSet, node.didSet] where function >= 0 {
      visitFunction(function, structure: structure)
    }
  }

  mutating func visitStructure(_ index: Int32) {
    let structure = tree.structures[Int(index)]
    for field in structure.fields {
      if tree.holdsChangingFunctions, field.type >= 0 { letChange(field.initial, field.type) }
      visit(field.initial)
      if field.accessors >= 0 { visitAccessors(field.accessors, structure: index) }
    }
    for place in structure.cases.indices {
      for part in structure.cases[place].parts { visit(part.initial) }
    }
    for method in structure.methods { visitFunction(method, structure: index) }
    for initializer in structure.initializers {
      visitFunction(initializer, structure: structure.isClass ? -1 : index)
    }
  }
}
