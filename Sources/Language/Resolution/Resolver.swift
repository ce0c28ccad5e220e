/// Replaces names by places, once, so that evaluation never looks a name up.
///
/// Names of the top level become globals, addressed by their interned number; names inside blocks,
/// functions and closures become slots of a frame. A closure copies the `let`s it uses; a `var` that
/// a closure uses becomes a cell, which all of them share. Inside a struct's method, names of its
/// members belong to `self`; at top level `self.name` is the global `name`.
struct Resolver {
  /// The caller puts its own here and takes it back, so that nothing is copied.
  var tree = Tree()
  let words: Words
  let names: Names
  var diagnostics: [Diagnostic] = []
  var scopes: [FunctionScope] = [FunctionScope(function: -1, structure: -1)]
  /// The function whose patterns are visited, and how many variables it had before them.
  var alternatives = (scope: -1, first: 0)

  init(words: Words, names: Names) {
    self.words = words
    self.names = names
  }

  /// Resolves the statements of a program; returns the slots that its blocks need.
  ///
  /// The nodes of a statement stand together, the statement itself last, from the node `first` on.
  mutating func resolve(_ statements: [NodeID], from first: Int) -> Int32 {
    var first = first
    for statement in statements {
      if tree.nodes[Int(statement)].place.hasBlocks || tree.holdsDelayedArguments
        || !partsOfPlace(in: statement).isEmpty
      {
        visit(statement)
      } else {
        for id in (first...Int(statement)).reversed() { makeGlobal(id) }
      }
      first = Int(statement) + 1
    }
    return scopes[0].slotCount
  }

  /// The declarations of C that make several of a statement have no scope of their own, so that nodes are
  /// gone through in a row.
  private mutating func makeGlobal(_ id: Int) {
    if case .name(let name) = tree.nodes[id].node {
      tree.nodes[id].node = .global(known(name, at: Int32(id)))
    } else {
      tree.makeGlobal(id, words)
    }
  }
}

extension Tree {
  /// Whether each name of a program is global, for it has no blocks, classes or places with parts: it needs
  /// no resolver.
  func isFlat(_ statements: [NodeID]) -> Bool {
    bodies.isEmpty && !holdsDelayedArguments && statements.allSatisfy(isFlat)
  }

  private func isFlat(_ statement: NodeID) -> Bool {
    if nodes[Int(statement)].place.hasBlocks { return false }
    switch self[statement] {
    case .declare: return true
    case .expression(let value):
      if case .call = self[value] { return false }
      return true
    case .assign(let target, _), .update(_, let target, _):
      if case .name = self[target] { return true }
      return false
    default: return false
    }
  }

  /// Outside blocks and closures each name is global, and so is each property of `self`.
  mutating func makeGlobal(_ ids: ClosedRange<Int>, _ words: Words) {
    // A node is met before its children.
    for id in ids.reversed() { makeGlobal(id, words) }
  }

  mutating func makeGlobal(_ id: Int, _ words: Words) {
    if case .name(let name) = nodes[id].node {
      nodes[id].node = .global(name)
    } else if case .member(let base, let name) = nodes[id].node, case .selfReference = self[base] {
      nodes[id].node = name == words.view ? .selfReference : .global(name)
      nodes[id].place.isOwn = true
    }
  }
}

extension Resolver {
  var top: Int { scopes.count - 1 }

  // MARK: Walking

  mutating func visit(_ id: NodeID) {
    guard id >= 0 else { return }
    switch tree[id] {
    case .number, .angle, .text, .boolean, .nothing, .implicitMember, .global, .local, .sharedLocal,
      .hole, .breakLoop, .continueLoop, .leave:
      return
    case .name(let name): reference(id, name)
    case .selfReference: referenceSelf(id)
    case .member(let base, _): visitMember(id, base)
    case .optionalMember(let base, _), .unary(_, let base), .degrees(let base), .force(let base),
      .returning(let base),
      .labelled(_, let base, _), .attempt(let base), .throwing(let base),
      .step(let base, _):
      visit(base)
    case .typeTest(let base, let type), .cast(let base, let type, _):
      visit(base)
      visit(tree.types[Int(type)].holder)
    case .binary(_, let left, let right), .logical(_, let left, let right),
      .wholeQuotient(let left, let right), .range(let left, let right, _),
      .element(let left, let right), .optionalElement(let left, let right):
      visit(left)
      visit(right)
    case .subscripted(let base, let arguments):
      visit(base)
      visit(arguments)
    case .assign, .update, .expression: visitPlain(id)
    case .conditional(let condition, let then, let otherwise),
      .entry(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .interpolated(let list), .list(let list), .matrix(let list), .dictionary(let list):
      visit(list)
    case .tuple(let arguments): visit(arguments)
    case .call(let callee, let arguments):
      if tree.holdsChangingFunctions { letClosuresChange(callee, arguments) }
      if tree.holdsDelayedArguments { delay(arguments, of: callee) }
      visit(callee)
      if case .member(let base, let name) = tree[callee],
        words.changingMethods.contains(name) || name == words.toggle
      {
        noteChange(base)
      }
      visit(arguments)
    case .closure(let function): visitFunction(function, structure: -1)
    case .declare, .observed, .destructure, .function, .structure, .binding, .matching, .block,
      .branch, .guarding, .deferring, .catching,
      .forEach, .whileLoop, .repeatLoop, .choose, .choice:
      visitStatement(id)
    }
  }

  /// A slot of the block that is open, which no name means.
  mutating func hiddenSlot(at span: Span) -> Int32 {
    let variable = scopes[top].declare(words.wildcard, isConstant: true, span)
    return scopes[top].variables[variable].slot
  }

  mutating func visit(_ list: NodeList) {
    for child in tree.children(list) { visit(child) }
  }

  private mutating func visit(_ arguments: ArgumentList) {
    for argument in tree.arguments(arguments) { visit(argument.value) }
  }

  private mutating func visitStatement(_ id: NodeID) {
    switch tree[id] {
    case .declare(let target, let type, let value):
      if tree.holdsChangingFunctions, type >= 0 { letChange(value, type) }
      visit(value)
      declare(target, type)
    case .binding(let target, let value):
      visit(value)
      declare(target)
    case .matching(let later, let first), .deferring(let later, let first),
      .repeatLoop(let first, let later):
      visit(first)
      visit(later)
    case .destructure(let targets, let value):
      visit(value)
      for target in tree.children(targets) { declare(target) }
    case .observed(let declaration, let accessors):
      visit(declaration)
      visitAccessors(accessors, structure: -1)
    case .function(let function, let target):
      declare(target, asShared: true)
      visitFunction(function, structure: -1)
    case .structure(let structure, let target):
      declare(target)
      visitStructure(structure)
    case .block(let list): visitBlock(id, list)
    case .branch(let conditions, let then, let otherwise):
      scoped { resolver in
        resolver.visit(conditions)
        resolver.visit(then)
      }
      visit(otherwise)
    case .guarding(let conditions, let otherwise):
      visit(otherwise)
      visit(conditions)
    case .forEach(let target, let sequence, let body):
      visit(sequence)
      scoped { resolver in
        resolver.visitTarget(target)
        resolver.visit(body)
      }
    case .whileLoop(let conditions, let step, let body):
      scoped { resolver in
        resolver.visit(conditions)
        resolver.visit(step)
        resolver.visit(body)
      }
    case .choose(let subject, let choices), .catching(let subject, let choices):
      visit(subject)
      visit(choices)
    case .choice(let patterns, let body):
      scoped { resolver in
        resolver.visit(alternatives: patterns)
        resolver.visit(body)
      }
    default: return
    }
  }

  private mutating func visitTarget(_ target: NodeID) {
    if case .destructure(let targets, _) = tree[target] {
      for target in tree.children(targets) { visitTarget(target) }
    } else {
      declare(target)
    }
  }

  private mutating func visitMember(_ id: NodeID, _ base: NodeID) {
    if case .selfReference = tree[base], find(words.selfName, from: top) == nil {
      tree.makeGlobal(Int(id), words)
    } else {
      visit(base)
    }
  }
}

extension Resolver {
  // MARK: Functions

  private mutating func visitFunction(_ index: Int32, structure: Int32) {
    let function = tree.functions[Int(index)]
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
    for kept in function.keeps { keep(kept) }
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
  private mutating func keep(_ kept: ParameterNode) {
    let variable = scopes[top].declare(kept.name, isConstant: true, kept.span)
    scopes[top].visible.append(variable)
    let slot = scopes[top].variables[variable].slot
    scopes[top].captures.append(Capture(outer: kept.initial, slot: slot, isValue: true))
  }

  private mutating func visitAccessors(_ index: Int32, structure: Int32) {
    let node = tree.accessors[Int(index)]
    for function in [node.getter, node.setter, node.willSet, node.didSet] where function >= 0 {
      visitFunction(function, structure: structure)
    }
  }

  private mutating func visitStructure(_ index: Int32) {
    let structure = tree.structures[Int(index)]
    for field in structure.fields {
      visit(field.initial)
      if field.accessors >= 0 { visitAccessors(field.accessors, structure: index) }
    }
    for method in structure.methods { visitFunction(method, structure: index) }
    for initializer in structure.initializers {
      visitFunction(initializer, structure: structure.isClass ? -1 : index)
    }
  }

  // MARK: Names

  mutating func declare(_ target: NodeID, _ type: Int32 = -1, asShared: Bool = false) {
    guard case .name(let name) = tree[target] else { return }
    if let same = sameInAlternatives(name) { return use(same, in: top, at: target) }
    if top == 0, scopes[0].openBlocks == 0 {
      tree.nodes[Int(target)].node = .global(name)
      return
    }
    let isConstant = tree.nodes[Int(target)].place.isConstant && !asShared
    let variable = scopes[top].declare(name, isConstant: isConstant, tree.span(target))
    scopes[top].variables[variable].type = type
    scopes[top].visible.append(variable)
    use(variable, in: top, at: target)
  }

  private mutating func reference(_ id: NodeID, _ name: Name) {
    if name != words.wildcard, let variable = find(name, from: top) {
      use(variable, in: top, at: id)
    } else if belongsToSelf(name) {
      let receiver = tree.add(.name(words.selfName), tree.span(id))
      reference(receiver, words.selfName)
      tree.nodes[Int(id)].node = .member(receiver, name)
    } else if let type = enumOfCase(name, at: id) {
      tree.nodes[Int(id)].node = .member(tree.add(.global(type), tree.span(id)), name)
    } else {
      tree.nodes[Int(id)].node = .global(known(name, at: id))
    }
  }

  private mutating func referenceSelf(_ id: NodeID) {
    guard let variable = find(words.selfName, from: top) else { return }
    use(variable, in: top, at: id)
  }

  /// Writes the place of a variable into a node that names it.
  private mutating func use(_ variable: Int, in scope: Int, at id: NodeID) {
    let found = scopes[scope].variables[variable]
    tree.nodes[Int(id)].node = found.isShared ? .sharedLocal(found.slot) : .local(found.slot)
    // What is in a constant is not changed in place.
    if found.isConstant, !found.mayChange { tree.nodes[Int(id)].place.isConstant = true }
    tree.nodes[Int(id)].place.isParameter = found.isParameter
    scopes[scope].variables[variable].uses.append(id)
  }

  /// The variable in `scope`, captured from the functions around it where it is theirs.
  mutating func find(_ name: Name, from scope: Int) -> Int? {
    if let variable = scopes[scope].find(name) { return variable }
    guard scope > 0, let outer = find(name, from: scope - 1) else { return nil }
    return capture(outer, of: scope - 1, into: scope)
  }

  private mutating func capture(_ outer: Int, of outerScope: Int, into scope: Int) -> Int {
    let captured = scopes[outerScope].variables[outer]
    let isCopied = copies(captured, scope)
    if !captured.isConstant, !captured.isShared, !isCopied { share(outer, in: outerScope) }
    let source = tree.add(.nothing, .nowhere)
    use(outer, in: outerScope, at: source)
    let inner = scopes[scope].declare(
      captured.name, isConstant: captured.isConstant || isCopied, captured.declaration)
    scopes[scope].variables[inner].isParameter = captured.isParameter
    scopes[scope].variables[inner].type = captured.type
    scopes[scope].variables[inner].isShared =
      scopes[outerScope].variables[outer].isShared && !isCopied
    scopes[scope].captured.append(inner)
    scopes[scope].captures.append(
      Capture(outer: source, slot: scopes[scope].variables[inner].slot, isValue: isCopied))
    return inner
  }

  /// Whether a block of C takes the value that a variable of its function has when the block is made.
  private func copies(_ variable: Variable, _ scope: Int) -> Bool {
    guard variable.type >= 0, tree.types[Int(variable.type)].isCopied, !variable.isConstant,
      let changed = tree.functions[Int(scopes[scope].function)].changed
    else { return false }
    return !changed.contains(variable.name)
  }

  /// A `var` that a closure uses lives in a cell from now on, also where it was named before.
  private mutating func share(_ variable: Int, in scope: Int) {
    scopes[scope].variables[variable].isShared = true
    let shared = scopes[scope].variables[variable]
    for use in shared.uses { tree.nodes[Int(use)].node = .sharedLocal(shared.slot) }
  }
}
