// Blocks, and patterns that stand for each other: where names begin and end.

extension Resolver {
  /// Declarations that stand together (`let a = 1, b = 2`) share their surroundings; other blocks
  /// open a scope.
  ///
  /// The declarations start where the first of them does, a block at its brace.
  mutating func visitBlock(_ id: NodeID, _ list: NodeList) {
    let first = tree.children(list).first.map { tree.span($0).start }
    if first == tree.span(id).start { return visitStatements(id, list) }
    scoped { $0.visitStatements(id, list) }
  }

  /// Functions are known before the first statement: they may call each other, whatever their order.
  private mutating func visitStatements(_ id: NodeID, _ list: NodeList) {
    for child in tree.children(list) {
      guard case .function(_, let target) = tree[child] else { continue }
      declare(target, asShared: true)
      tree.nodes[Int(id)].place.declaresFunctions = true
    }
    let isTopLevel = top == 0 && scopes[0].openBlocks == 0
    if tree.nodes[Int(id)].place.declaresFunctions, !isTopLevel {
      visitPromising(Array(tree.children(list)))
    } else {
      visit(list)
    }
  }

  mutating func scoped(_ body: (inout Resolver) -> Void) {
    let count = scopes[top].visible.count
    let slot = scopes[top].nextSlot
    scopes[top].openBlocks += 1
    body(&self)
    scopes[top].openBlocks -= 1
    scopes[top].visible.removeLast(scopes[top].visible.count - count)
    // A function's captured variables keep their slots; the top level captures nothing.
    if scopes[top].function < 0 { scopes[top].nextSlot = slot }
  }

  /// `case .a(let n), .b(let n)`: a name of several patterns is one variable.
  mutating func visit(alternatives patterns: NodeList) {
    let around = alternatives
    alternatives = (top, scopes[top].visible.count)
    visit(patterns)
    alternatives = around
  }

  func sameInAlternatives(_ name: Name) -> Int? {
    guard alternatives.scope == top else { return nil }
    return scopes[top].visible.dropFirst(alternatives.first).first {
      scopes[top].variables[$0].name == name
    }
  }
}
