// `func inner() -> Double { k }; let k = 2.0`: a function of a block may use what is declared behind it, once that
// has a value.

/// A variable that functions before its declaration use.
struct Promise {
  var variable: Int
  /// How many blocks are open around its declaration.
  var depth: Int
}

extension Resolver {
  /// Visits the statements of a block that declares functions.
  mutating func visitPromising(_ statements: [NodeID]) {
    let count = scopes[top].promises.count
    let declarations = declarations(in: statements)
    for (place, statement) in statements.enumerated() {
      guard case .function(let function, _) = tree[statement], !declarations.isEmpty else {
        visit(statement)
        continue
      }
      let later = names(usedBy: function, at: statement).compactMap { declarations[$0] }
        .filter { $0.place > place }
      visit(statement, seeing: later.map { promise($0.target) })
    }
    scopes[top].promises.removeLast(scopes[top].promises.count - count)
  }

  /// The variables that a block declares, and where; the first of each name.
  private func declarations(in statements: [NodeID]) -> [Name: (place: Int, target: NodeID)] {
    var found: [Name: (place: Int, target: NodeID)] = [:]
    for (place, statement) in statements.enumerated() {
      for target in tree.targets(declaredBy: statement) {
        guard case .name(let name) = tree[target], found[name] == nil else { continue }
        found[name] = (place, target)
      }
    }
    return found
  }

  /// The nodes of a function stand before it, and in its text.
  private func names(usedBy function: Int32, at statement: NodeID) -> Set<Name> {
    let start = tree.functions[Int(function)].span.start
    var names: Set<Name> = []
    for id in (0..<statement).reversed() {
      if tree.span(id).start < start { break }
      if case .name(let name) = tree[id] { names.insert(name) }
    }
    return names
  }

  /// The variable that will be declared: it has a cell from the beginning of the block on.
  private mutating func promise(_ target: NodeID) -> Int {
    guard case .name(let name) = tree[target] else { return -1 }
    if let known = promised(name) { return scopes[top].promises[known].variable }
    let variable = scopes[top].declare(
      name, isConstant: tree.nodes[Int(target)].place.isConstant, tree.span(target))
    scopes[top].variables[variable].isShared = true
    scopes[top].variables[variable].depth = scopes[top].openBlocks
    scopes[top].promises.append(Promise(variable: variable, depth: scopes[top].openBlocks))
    return variable
  }

  /// The place among the promises of a variable that is declared in the open block.
  func promised(_ name: Name) -> Int? {
    scopes[top].promises.lastIndex {
      $0.depth == scopes[top].openBlocks && scopes[top].variables[$0.variable].name == name
    }
  }

  private mutating func visit(_ function: NodeID, seeing later: [Int]) {
    scopes[top].visible += later
    visit(function)
    scopes[top].visible.removeLast(later.count)
  }
}

extension Tree {
  /// The names of the variables that a statement declares.
  func targets(declaredBy statement: NodeID) -> [NodeID] {
    switch self[statement] {
    case .declare(let target, _, _): [target]
    case .destructure(let targets, _): Array(children(targets))
    default: []
    }
  }
}
