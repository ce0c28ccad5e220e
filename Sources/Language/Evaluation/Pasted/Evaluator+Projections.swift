internal import Geometry

// SwiftUI's `ProjectionTransform`, a matrix of three rows and columns; its values are affine here.

extension Evaluator {
  /// `ProjectionTransform(t).m31`: an entry of the third row or column, which moves; nil where the text does not say
  /// that it is one, as the third row of a `CATransform3D` is about depth.
  func entryOfProjection(_ name: Name, of value: Value, _ id: NodeID) -> Value? {
    guard case .transform(let transform) = value, case .member(let base, _) = tree[id],
      isProjection(base)
    else { return nil }
    return switch names.text(name) {
    case "m13", "m23": .number(0)
    case "m31": .number(transform.tx)
    case "m32": .number(transform.ty)
    case "m33": .number(1)
    default: nil
    }
  }

  private func isProjection(_ id: NodeID, _ rest: Int = 12) -> Bool {
    if let type = staticType(of: id) { return isProjection(type.name) }
    if case .call(let callee, _) = tree[id], case .global(let name) = tree[callee] {
      return isProjection(name)
    }
    guard rest > 0, let value = definition(of: id) else { return false }
    return isProjection(value, rest - 1)
  }

  private func isProjection(_ type: Name) -> Bool { names.text(type, is: "ProjectionTransform") }
}
