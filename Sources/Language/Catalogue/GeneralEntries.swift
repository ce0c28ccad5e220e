internal import Geometry
internal import Plotting
internal import Views

extension CatalogueBuilder {
  mutating func addGeneral() {
    for count in 0...6 { addPrint(count) }
    effect("NSLog(_:)", takes: [[]], "Writes a text.", "NSLog(\"a\")") { evaluator, values, _ in
      try evaluator.printNow(evaluator.plainText(values[0]))
      return .void
    }
    effect(
      "assert(_:)", takes: [[.boolean]], "Stops where the condition is false.", "assert(1 + 1 == 2)"
    ) {
      _, values, _ in
      if try !Bool.from(values[0], 0) { throw Fault.problem(.failedAssertion(nil)) }
      return .void
    }
    effect(
      "assert(_:_:)", takes: [[.boolean], [.text]],
      "Stops with a message where the condition is false.",
      "assert(1 + 1 == 2, \"arithmetic\")"
    ) { _, values, _ in
      if try !Bool.from(values[0], 0) {
        throw Fault.problem(.failedAssertion(visible(try String.from(values[1], 1))))
      }
      return .void
    }
    for convention in Convention.allCases { addConvention(convention) }
    effect(
      "convention(_:)", takes: [[.convention]], "Reads products by rows or by columns.",
      "convention(row)"
    ) { evaluator, values, _ in
      evaluator.convention = try Convention.from(values[0], 0)
      return .void
    }
    addPlots()
    addStrips()
    form(
      "why(_:)", gives: .explanation, "The rules behind a value, with their numbers.",
      "why(view(40, 30, 120, 80).frame)"
    ) { evaluator, expressions, _ in .report(try evaluator.why(expressions[0])) }
  }

  private mutating func addPrint(_ count: Int) {
    add(
      Entry(
        role: .function, name: names.intern("print"), labels: Array(repeating: .none, count: count),
        parameters: Array(repeating: [], count: count), owner: nil, result: .void,
        summary: "Writes values as plain text.", example: "print(1, 2)",
        body: .effect { evaluator, values, _ in
          try evaluator.printNow(values.map { evaluator.plainText($0) }.joined(separator: " "))
          return .void
        }))
  }

  private mutating func addConvention(_ convention: Convention) {
    let isRow = convention == .row
    add(
      Entry(
        role: .constant, name: names.intern(isRow ? "row" : "column"), labels: [], parameters: [],
        owner: nil, result: .convention, summary: "Which side of a product acts first.",
        example: "convention(row)", body: .many { _ in convention.asValue }))
  }

  private mutating func addPlots() {
    effect(
      "plot(_:)", takes: [[.view, .layer]], gives: .picture, "A picture of a view and its frame.",
      "plot(view(40, 30, 120, 80))"
    ) { evaluator, values, _ in
      guard let id = values[0].viewID else {
        throw Fault.argument(0, .nothingToPlot(values[0].kind.words))
      }
      return .report(Picture(evaluator.drawing(of: id)))
    }
    effect(
      "plot(_:of:)", takes: [[.transform], [.rect]], gives: .picture,
      "What a transform does to a rectangle.", "plot(R(30°), of: rect(0, 0, 100, 60))"
    ) {
      _, values, _ in
      let drawing = Drawing.transform(
        try AffineTransform.from(values[0], 0), of: try Rect.from(values[1], 1))
      return .report(Picture(drawing))
    }
  }
}

extension Convention: SymbolConvertible { static let kind = Kind.convention }

extension Evaluator {
  /// A view in its superview's coordinates: where it would be without its transform, where it is,
  /// its frame and its anchor point.
  func drawing(of id: ViewID) -> Drawing {
    let geometry = scene.geometry(of: id)
    let anchor = geometry.anchorLocation
    let before = geometry.bounds.corners.map {
      Point(
        x: $0.x - anchor.x + geometry.position.x, y: $0.y - anchor.y + geometry.position.y)
    }
    return .view(
      corners: geometry.cornersInParent, before: before, frame: geometry.frame,
      anchor: geometry.position, name: scene.name(of: id) ?? scene.className(of: id))
  }
}
