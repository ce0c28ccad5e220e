/// A shape of the text that is a mistake for some values; the values decide when it runs.
///
/// Found once, when a program was read, by ``Evaluator/inspect(from:)``, and kept by the node that will
/// be evaluated.
enum Suspicion {
  /// `t.a` or `t.d` is used as a factor: in a variable or function called scale, zoom, sx or sy, in a
  /// comparison with a number, in a scale that is built, or beside such a word in a text.
  case scale
  /// `x / t.a`, where x is built from no component.
  case divisor
  /// `hypot(t.a, t.c)`, `sqrt(t.a * t.a + t.c * t.c)`, and the same with b and d.
  case length(Component, Component)
  /// `acos(t.a)`, `asin(t.b)`, `atan(t.b / t.a)`, `atan2` of another pair than (b, a).
  case turn([Component], isCertain: Bool)

  /// The functions whose calls may have such a shape.
  static let functions: [StaticString] =
    [
      "acos", "asin", "atan", "atan2", "acosf", "asinf", "atanf", "atan2f", "hypot", "sqrt",
      "sqrtf",
      "squareRoot", "print", "NSLog", "S", "scaledBy", "CGAffineTransform",
      "CGAffineTransformMakeScale", "CGAffineTransformScale",
    ] + WholeNumberType.sized.map(\.name)
}

/// A component of a transform, as the text names it: `t.a`, `-t.c`.
struct Component {
  var letter: Character
  /// The expression of the transform.
  var transform: NodeID
  var isNegative = false
}

extension Evaluator {
  /// `t.a`, `-t.a`, `CGFloat(t.a)`, or a variable declared with one of these.
  func component(_ id: NodeID, _ rest: Int = 6) -> Component? {
    guard rest > 0 else { return nil }
    switch tree[id] {
    case .member(let base, let name), .optionalMember(let base, let name):
      let text = names.text(name)
      guard let letter = text.first, text.utf8.count == 1, "abcd".contains(letter) else {
        return nil
      }
      return Component(letter: letter, transform: base)
    case .unary(.minus, let operand):
      guard var inner = component(operand, rest - 1) else { return nil }
      inner.isNegative.toggle()
      return inner
    default:
      let inner = unwrapped(id)
      return (inner == id ? definition(of: id) : inner).flatMap { component($0, rest - 1) }
    }
  }

  /// `t.a` itself, through `CGFloat(…)` and `abs(…)`, not by way of a variable; with a or d.
  func factor(_ id: NodeID) -> NodeID? {
    let inner = unwrapped(id)
    guard case .member(_, let name) = tree[inner] else { return nil }
    let text = names.text(name)
    return text == "a" || text == "d" ? inner : nil
  }

  func isSameTransform(_ components: [Component]) -> Bool {
    components.allSatisfy { written($0.transform) == written(components[0].transform) }
  }
}
