// Whole numbers with a number of bits whose type nobody declares: `var byte = UInt8(200)`; and sums of them, for
// which the type has to have room.

extension Evaluator {
  /// `var byte = UInt8(200)` is `var byte: UInt8 = UInt8(200)`.
  mutating func inspectSized(_ id: NodeID, _ callee: NodeID) {
    guard case .global(let name) = tree[callee], words.isInspected(name),
      let type = staticType(of: id), type.whole != nil
    else { return }
    tree.holdsSizedNumbers = true
    guard let parent = parent(of: id), case .declare(let target, -1, id) = tree[parent] else {
      return
    }
    tree.nodes[Int(parent)].node = .declare(target: target, type: tree.keep(type), value: id)
  }

  /// `a + b`, `a - b` and `a * b` of such numbers stop where Swift's would: each is checked as what is declared is.
  mutating func keepRoom(from first: Int) {
    for index in first..<tree.nodes.count {
      guard case .binary(let op, let left, let right) = tree.nodes[index].node,
        [.add, .subtract, .multiply].contains(op), !isWrapped(index),
        let type = sizedType(left, right)
      else { continue }
      let place = tree.nodes[index].place
      let result = tree.add(.binary(op, left, right), place.span, height: place.height)
      tree.nodes[index].node = .cast(result, tree.keep(type), .assigned)
    }
  }

  /// `a &+ b`, whose node stands behind its sum.
  private func isWrapped(_ sum: Int) -> Bool {
    guard tree.nodes.indices.contains(sum + 1),
      case .wrapped(let operation, _) = tree.nodes[sum + 1].node
    else { return false }
    return Int(operation) == sum
  }

  /// The type of two operands, where the text of one says that it has a number of bits.
  private func sizedType(_ left: NodeID, _ right: NodeID) -> TypeReference? {
    guard isInt(left, 8), isInt(right, 8) else { return nil }
    return [left, right].lazy.compactMap { staticType(of: $0) }
      .first { $0.whole != nil && $0.isPlain }
  }
}
