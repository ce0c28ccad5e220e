internal import Geometry

/// Writes a transform as CSS or SVG does: short where that is exact, else with its six numbers.
///
/// Law: what is written reads back as exactly the same transform.
struct TransformListWriter {
  let kind: TextKind

  func text(_ transform: AffineTransform) -> String {
    candidates(transform).first { reads($0, as: transform) } ?? matrix(transform)
  }

  private func reads(_ text: String, as transform: AffineTransform) -> Bool {
    (try? TransformList.read(kind, Array(text.utf8))) == transform
  }

  /// Short forms that may be exact, the shortest first.
  private func candidates(_ t: AffineTransform) -> [String] {
    if t.isIdentity { return [kind == .css ? "none" : "translate(0)"] }
    let move = t.tx == 0 && t.ty == 0 ? [] : [translation(t)]
    let linear = t.linearPart.isIdentity ? [[]] : linearForms(t).map { [$0] }
    return aboutPoint(t) + linear.map { (move + $0).joined(separator: " ") }
  }

  private func linearForms(_ t: AffineTransform) -> [String] {
    if t.b == 0, t.c == 0 {
      return [t.a == t.d ? "scale(\(number(t.a)))" : "scale(\(list([t.a, t.d])))"]
    }
    return ["rotate(\(degrees(t))\(kind == .css ? "deg" : ""))"]
  }

  /// SVG alone can say about which point to turn.
  private func aboutPoint(_ t: AffineTransform) -> [String] {
    guard kind == .svg, t.b != 0, t.tx != 0 || t.ty != 0, let point = t.fixedPoint else {
      return []
    }
    return ["rotate(\(degrees(t)), \(number(tidy(point.x))), \(number(tidy(point.y))))"]
  }

  private func translation(_ t: AffineTransform) -> String {
    let unit = kind == .css ? "px" : ""
    return "translate(" + [t.tx, t.ty].map { number($0) + unit }.joined(separator: ", ") + ")"
  }

  private func matrix(_ t: AffineTransform) -> String {
    "matrix(\(list([t.a, t.b, t.c, t.d, t.tx, t.ty])))"
  }

  private func degrees(_ t: AffineTransform) -> String {
    let rotation = Angle(radians: t.decomposed().rotation).degrees
    return number(tidy(rotation))
  }

  /// Without the last digits, which rounding leaves behind.
  private func tidy(_ x: Double) -> Double {
    let rounded = (x * 1e9).rounded() / 1e9
    return rounded.isFinite ? rounded : x
  }

  private func list(_ numbers: [Double]) -> String {
    numbers.map(number).joined(separator: ", ")
  }

  private func number(_ x: Double) -> String { numberText(x, .full) }
}
