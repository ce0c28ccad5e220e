/// Mistakes that the text alone shows, and shapes that its values will decide on.
extension Evaluator {
  /// Looks once through the nodes of a program that was read, from `first` on.
  ///
  /// Functions are compared with all of the text, which only code of a length that people paste is
  /// worth; in longer programs what runs is still watched.
  mutating func inspect(from first: Int) {
    guard settings.warns else { return inspectNumbers(from: first) }
    looksForHolders = 0
    let isPasted = tree.nodes.count - first <= Evaluator.longestPasted
    for index in first..<tree.nodes.count {
      let id = Int32(index)
      switch tree.nodes[index].node {
      case .binary(.divide, let left, let right):
        inspectDivision(id, left, right)
        inspectQuotient(left, right)
      case .binary(.power, let left, let right): inspectPower(id, left, right)
      case .binary(.less, let left, let right), .binary(.lessEqual, let left, let right),
        .binary(.greater, let left, let right), .binary(.greaterEqual, let left, let right):
        inspectComparison(left, right)
      case .binary(.multiply, _, _): inspectCenter(id)
      case .call(let callee, let arguments):
        inspectCall(id, callee, arguments)
        if case .member = tree[callee], arguments.count > 0 { inspectCenter(id) }
      case .declare(let target, let type, let value):
        inspectNamed(target, value)
        if type >= 0, value >= 0 { inspectAlias(id, target, type, value) }
        noteDeclaration(target, id)
      case .binding(let target, _): noteDeclaration(target, id)
      case .destructure(let targets, let value) where value >= 0:
        for target in tree.children(targets) { noteDeclaration(target, id) }
      case .assign(let target, let value):
        inspectNamed(target, value)
        inspectSign(target, value)
      case .update(let op, _, let value): noteStep(op, by: value, id)
      case .interpolated(let pieces): inspectInterpolation(pieces)
      case .function(let function, let target):
        inspectName(target)
        if isPasted { inspectBody(function, before: id) }
      case .structure(let structure, let target):
        inspectName(target)
        for method in tree.structures[Int(structure)].methods where isPasted {
          inspectBody(method, before: id)
        }
      default: continue
      }
    }
    if isPasted { inspectUnrun(from: first) }
    if tree.holdsSizedNumbers { keepRoom(from: first) }
    if tree.nodes.count > first, isOfC(Int32(first)) { countWithoutSigns(from: first) }
    if !tree.endings.isEmpty { inspectEndings(from: first) }
  }

  /// What decides on numbers, and is looked for also where nobody wants warnings.
  ///
  /// A pass of its own: shared with the one above it took a statement 3 % more.
  mutating func inspectNumbers(from first: Int) {
    for index in first..<tree.nodes.count {
      let id = Int32(index)
      switch tree.nodes[index].node {
      case .binary(.divide, let left, let right): inspectDivision(id, left, right)
      case .call(let callee, _): inspectSized(id, callee)
      case .declare(let target, _, _), .binding(let target, _): noteDeclaration(target, id)
      case .destructure(let targets, let value) where value >= 0:
        for target in tree.children(targets) { noteDeclaration(target, id) }
      default: continue
      }
    }
    if tree.holdsSizedNumbers { keepRoom(from: first) }
    if tree.nodes.count > first, isOfC(Int32(first)) { countWithoutSigns(from: first) }
  }

  /// About two thousand lines.
  private static let longestPasted = 20_000

  private mutating func inspectBody(_ function: Int32, before end: NodeID) {
    inspectFunction(tree.functions[Int(function)])
    inspectGestures(tree.functions[Int(function)], before: end)
  }

  // MARK: Names

  private mutating func noteDeclaration(_ target: NodeID, _ id: NodeID) {
    guard case .global(let name) = tree[target] else { return }
    // All names of the catalogue at once.
    if declarations.isEmpty { declarations = Array(repeating: Tree.none, count: names.count) }
    while declarations.count < names.count { declarations.append(Tree.none) }
    declarations[Int(name.id)] = id
  }

  /// The last declaration of a name of the top level, as far as the text was read.
  func declaration(of name: Name) -> NodeID? {
    guard declarations.indices.contains(Int(name.id)) else { return nil }
    let id = declarations[Int(name.id)]
    return id >= 0 ? id : nil
  }

  /// A function or struct named `T`, `R`, `S`, `H` or `π` hides Pivot's own; a member of a type does so nowhere else.
  private mutating func inspectName(_ target: NodeID) {
    guard !tree.nodes[Int(target)].place.isMember, let name = lastWord(target),
      let summary = makers[name]
    else { return }
    warn(.misleading(.hidesMaker(name, summary: summary)), at: tree.span(target))
  }
}

private let makers = [
  "T": "the translation T(tx, ty)", "R": "the rotation R(angle)", "S": "the scale S(sx, sy)",
  "H": "the shear H(x:, y:)", "π": "the number 3.141593",
]
