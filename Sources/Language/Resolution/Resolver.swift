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
  /// Whether some variable is `self` by another name: of most programs none is, and names are not looked up for it.
  var knowsCopiesOfSelf = false
  /// The variables that the program assigns to, from the first on that was `self` by another name.
  var reassigned: Set<Name>?

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
        || !tree.aliases.isEmpty || tree.copiesSelf(statement)
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
      let isDeclared = tree.nodes[id].place.isMember
      tree.nodes[id].node = .global(isDeclared ? name : known(name, at: Int32(id)))
    } else {
      tree.makeGlobal(id, words)
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
    case .member(let base, let name), .optionalMember(let base, let name):
      visitMember(id, base, name)
    case .unary(_, let base), .degrees(let base), .force(let base),
      .returning(let base),
      .labelled(_, let base, _), .attempt(let base), .throwing(let base),
      .step(let base, _), .wrapped(let base, _):
      visit(base)
    case .typeTest(let base, let type), .cast(let base, let type, _):
      visit(base)
      visit(tree.types[Int(type)].holder)
    case .binary(_, let left, let right), .logical(_, let left, let right),
      .wholeQuotient(let left, let right, _), .range(let left, let right, _),
      .element(let left, let right), .optionalElement(let left, let right):
      visit(left)
      visit(right)
    case .subscripted(let base, let arguments):
      if tree.holdsDelayedArguments, let name = names.find("subscript") {
        delay(arguments, ofFunction: name)
      }
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
      if case .member(let base, let name) = tree[callee], isChanged(base, by: name, arguments) {
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
      let isSelf = keepsSelf(target, value)
      visit(value)
      declareOnce(target, type, isSelf: isSelf)
    case .binding(let target, let value):
      let isSelf = keepsSelf(target, value)
      visit(value)
      declare(target, isSelf: isSelf)
    case .matching(let later, let first), .deferring(let later, let first),
      .repeatLoop(let first, let later):
      visit(first)
      visit(later)
    case .destructure(let targets, let value):
      visit(value)
      for target in tree.children(targets) { declareOnce(target) }
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
      refuseFallingThrough(otherwise)
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

  private mutating func visitMember(_ id: NodeID, _ base: NodeID, _ name: Name) {
    guard isSelf(base) else { return visit(base) }
    tree.makeOwn(Int(id), name, words)
  }
}
