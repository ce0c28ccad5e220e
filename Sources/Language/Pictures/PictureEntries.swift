internal import Plotting

extension CatalogueBuilder {
  mutating func addPictures() {
    form(
      "plot(_:)", isVariadic: true, gives: .picture,
      "A picture of views, transforms, points, vectors, rects and rows.",
      "plot(view(40, 30, 120, 80))"
    ) { evaluator, nodes, id in try .report(evaluator.picture(nodes, at: id)) }
    form(
      "plot(_:of:)", isVariadic: true, gives: .picture,
      "What transforms do to a rect, to the bounds of a view, or to points.",
      "plot(R(30°), of: rect(0, 0, 100, 60))"
    ) { evaluator, nodes, id in
      try .report(evaluator.picture(nodes.dropLast(), of: nodes.last, at: id))
    }
    form(
      "plot(_:in:)", isVariadic: true, gives: .picture,
      "A picture of views in the coordinates of another view; nil is the window.",
      "plot(view(40, 30, 120, 80), in: window)"
    ) { evaluator, nodes, id in
      try .report(evaluator.picture(nodes.dropLast(), in: nodes.last, at: id))
    }
    addDescriptions()
    addFilms()
    form(
      "grid(_:)", gives: .picture,
      "What a transform does to the unit grid, to the unit vectors, and to areas.",
      "grid(H(x: 0.5))"
    ) { evaluator, nodes, _ in try .report(evaluator.grid(of: nodes[0])) }
  }

  private mutating func addDescriptions() {
    form(
      "describe(_:)", isVariadic: true, gives: .explanation,
      "What the picture of these values shows, in sentences.", "describe(view(40, 30, 120, 80))"
    ) { evaluator, nodes, id in
      try .report(PictureInWords(evaluator.picture(nodes, at: id).figure))
    }
    form(
      "describe(_:of:)", isVariadic: true, gives: .explanation,
      "What transforms do to a rect, to the bounds of a view, or to points, in sentences.",
      "describe(R(30°), of: rect(0, 0, 100, 60))"
    ) { evaluator, nodes, id in
      try .report(
        PictureInWords(evaluator.picture(nodes.dropLast(), of: nodes.last, at: id).figure))
    }
    form(
      "describe(_:in:)", isVariadic: true, gives: .explanation,
      "Views in the coordinates of another view, in sentences; nil is the window.",
      "describe(view(40, 30, 120, 80), in: window)"
    ) { evaluator, nodes, id in
      try .report(
        PictureInWords(evaluator.picture(nodes.dropLast(), in: nodes.last, at: id).figure))
    }
  }
}

/// The sentences that tell a picture, whatever the settings say.
struct PictureInWords: Report {
  let figure: Figure

  init(_ figure: Figure) { self.figure = figure }

  var kind: Kind { .explanation }

  func text(in evaluator: Evaluator) -> StyledText {
    StyledText(sentences(evaluator).joined(separator: "\n"), .value)
  }

  func json(in evaluator: Evaluator) -> [String] {
    [object("description", [("sentences", array(sentences(evaluator).map(jsonText)))])]
  }

  private func sentences(_ evaluator: Evaluator) -> [String] {
    describe(figure, yAxis: evaluator.settings.isYUp ? .up : .down)
  }
}
