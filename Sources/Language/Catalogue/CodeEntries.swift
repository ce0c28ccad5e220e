internal import Geometry
internal import Views

// Values as text for use elsewhere: CSS, SVG, LaTeX, Swift.
extension CatalogueBuilder {
  mutating func addCode() {
    property("css", "As CSS writes it; reads back exactly.", "(R(30°) * T(10, 20)).css") {
      (t: AffineTransform) in try written(t, .css)
    }
    property("svg", "As SVG writes it; reads back exactly.", "(R(30°) * T(10, 20)).svg") {
      (t: AffineTransform) in try written(t, .svg)
    }
    latex(of: .transform, "T(5, 7).latex")
    latex(of: .matrix, "[1, 2; 3, 4].latex")
    effect(
      "swiftCode(_:)", takes: [[]], gives: .explanation,
      "The statements that build a value, a view or a tree in an app.",
      "swiftCode(view(10, 20, 100, 50))"
    ) { evaluator, values, _ in
      if let roots = values[0].viewIDs {
        return .report(Code(text: evaluator.swiftCode(of: roots)))
      }
      try evaluator.mayBeWritten(values[0])
      guard let code = SwiftCode.expression(values[0]) else {
        throw Fault.argument(0, .noSwiftCode(values[0].kind.words))
      }
      return .report(Code(text: code))
    }
  }

  private mutating func latex(of kind: Kind, _ example: StaticString) {
    add(
      Definition(
        role: .property, name: names.intern("latex"), parameters: takes([kind]),
        owner: kind, result: .explanation,
        summary: "As LaTeX writes it; a transform as the convention has it.", example: example,
        body: .effect { evaluator, values, _ in
          if case .matrix(let box) = values[0] {
            return .report(Code(text: evaluator.latex(box.payload)))
          }
          let matrix = Matrix(try AffineTransform.from(values[0], 0))
          return .report(Code(text: evaluator.latex(evaluator.shown(matrix))))
        }))
  }
}

private func written(_ transform: AffineTransform, _ kind: TextKind) throws(Fault) -> String {
  guard transform.isFinite else { throw .problem(.textNotFinite(kind, found: "infinity")) }
  return TransformListWriter(kind: kind).text(transform)
}

extension Value {
  /// The views and layers that this value refers to: one, or a list of nothing else.
  fileprivate var viewIDs: [ViewID]? {
    guard case .list(let box) = self, !box.payload.isEmpty else { return viewID.map { [$0] } }
    let ids = box.payload.compactMap(\.viewID)
    return ids.count == box.payload.count ? ids : nil
  }
}
