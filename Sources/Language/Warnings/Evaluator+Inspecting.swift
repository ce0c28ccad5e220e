internal import Geometry

/// Mistakes that the text alone shows, and shapes that its values will decide on.
extension Evaluator {
  /// Looks once through the nodes of a program that was read, from `first` on.
  mutating func inspect(from first: Int) {
    guard settings.warns else { return }
    for index in first..<tree.nodes.count {
      let id = Int32(index)
      switch tree.nodes[index] {
      case .binary(.divide, let left, let right):
        inspectDivision(id, left, right)
        inspectQuotient(left, right)
      case .binary(.less, let left, let right), .binary(.lessEqual, let left, let right),
        .binary(.greater, let left, let right), .binary(.greaterEqual, let left, let right):
        inspectComparison(left, right)
      case .call(let callee, let arguments): inspectCall(id, callee, arguments)
      case .declare(let target, _, let value):
        inspectNamed(target, value)
        if case .global(let name) = tree[target] { declarations[name] = id }
      case .assign(let target, let value): inspectNamed(target, value)
      case .interpolated(let pieces): inspectInterpolation(pieces)
      case .function(let function, let target):
        inspectName(target)
        inspectFunction(tree.functions[Int(function)])
        inspectGestures(tree.functions[Int(function)], before: id)
      case .structure(let structure, let target):
        inspectName(target)
        for method in tree.structures[Int(structure)].methods {
          inspectFunction(tree.functions[Int(method)])
          inspectGestures(tree.functions[Int(method)], before: id)
        }
      default: continue
      }
    }
  }

  // MARK: Names

  /// A function or struct named `T`, `R`, `S`, `H` or `π` hides Pivot's own.
  private mutating func inspectName(_ target: NodeID) {
    let name = written(target)
    guard let summary = makers[name] else { return }
    warn(.misleading(.hidesMaker(name, summary: summary)), at: tree.span(target))
  }
}

private let makers = [
  "T": "the translation T(tx, ty)", "R": "the rotation R(angle)", "S": "the scale S(sx, sy)",
  "H": "the shear H(x:, y:)", "π": "the number 3.141593",
]
