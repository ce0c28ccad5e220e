internal import Geometry
internal import Views

/// The statements that do to a view what was done by hand, as Swift code of an app.
///
/// Law: run where the canvas began, they give its geometry, to the last digit.
struct LiveStatements {
  let name: String
  /// As the view was at the beginning.
  let before: LayerGeometry
  let grain: LiveGrain

  func lines(_ edit: LiveEdit) -> [String] {
    anchor(edit) + moves(edit) + [transform(edit)].compactMap(\.self)
  }

  private func anchor(_ edit: LiveEdit) -> [String] {
    guard let anchor = edit.anchor?.point, anchor != before.anchorPoint else { return [] }
    return [
      "\(name).layer.anchorPoint = CGPoint(x: \(full(anchor.x)), y: \(full(anchor.y)))"
    ]
  }

  private func moves(_ edit: LiveEdit) -> [String] {
    [("x", edit.across), ("y", edit.down)].filter { $0.1 != 0 }.map { axis, count in
      "\(name).center.\(axis) \(count < 0 ? "-=" : "+=") \(full(grain.points(abs(count))))"
    }
  }

  private func transform(_ edit: LiveEdit) -> String? {
    let factor = full(edit.factor)
    let angle = "\(edit.turn) * .pi / 180"
    let (turns, scales) = (edit.turn != 0, edit.size != LiveEdit.usualSize)
    guard turns || scales else { return nil }
    let scaling = scales ? ".scaledBy(x: \(factor), y: \(factor))" : ""
    let new =
      !before.transform.isIdentity
      ? "\(name).transform" + (turns ? ".rotated(by: \(angle))" : "") + scaling
      : turns
        ? "CGAffineTransform(rotationAngle: \(angle))" + scaling
        : "CGAffineTransform(scaleX: \(factor), y: \(factor))"
    return "\(name).transform = \(new)"
  }

  private func full(_ number: Double) -> String { numberText(number, .full) }
}
