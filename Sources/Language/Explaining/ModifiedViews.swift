internal import Geometry
internal import Plotting
internal import Views

// SwiftUI's views: how they are written, explained and drawn.

extension Evaluator {
  /// The chain of modifiers as source text.
  func sourceText(_ view: ModifiedView) -> String {
    view.name + view.modifiers.map(sourceText).joined()
  }

  private func sourceText(_ modifier: ModifiedView.Modifier) -> String {
    switch modifier {
    case .frame(let width, let height, let point):
      let sides = [("width", width), ("height", height)].compactMap { name, side in
        side.map { "\(name): \(number($0))" }
      }
      return ".frame(\(sides.joined(separator: ", "))\(place("alignment", point)))"
    case .flexibleFrame(let width, let height, let point):
      let sides = [("maxWidth", width), ("maxHeight", height)].compactMap { name, side in
        side.map { "\(name): \($0.isFinite ? number($0) : ".infinity")" }
      }
      return ".frame(\(sides.joined(separator: ", "))\(place("alignment", point)))"
    case .padding(let margins): return ".padding(\(sourceText(margins)))"
    case .position(let point): return ".position(x: \(number(point.x)), y: \(number(point.y)))"
    case .offset(let move): return ".offset(x: \(number(move.dx)), y: \(number(move.dy)))"
    case .rotation(let angle, let point):
      return ".rotationEffect(\(sourceText(.angle(angle)))\(place("anchor", point)))"
    case .scale(let x, let y, let point):
      let factors = x == y ? number(x) : "x: \(number(x)), y: \(number(y))"
      return ".scaleEffect(\(factors)\(place("anchor", point)))"
    case .transform(let transform):
      return ".transformEffect(\(sourceText(Value.transform(transform))))"
    }
  }

  private func sourceText(_ margins: ModifiedView.Margins) -> String {
    if margins == .init(margins.top) { return number(margins.top) }
    let sides = [
      ("top", margins.top), ("leading", margins.leading), ("bottom", margins.bottom),
      ("trailing", margins.trailing),
    ].map { name, side in "\(name): \(number(side))" }
    return "EdgeInsets(\(sides.joined(separator: ", ")))"
  }

  private func number(_ number: Double) -> String { sourceText(.number(number)) }

  /// The middle is what is meant where no point is written.
  private func place(_ label: String, _ point: Point) -> String {
    switch UnitPoint.allCases.first(where: { $0.point == point }) {
    case .center?: ""
    case let named?: ", \(label): .\(named.rawValue)"
    case nil: ", \(label): UnitPoint(x: \(number(point.x)), y: \(number(point.y)))"
    }
  }

  /// The modifiers as steps, from the content outwards.
  func explanation(of view: ModifiedView) -> StepExplanation {
    var steps = view.placements.map { placement in
      Step(map: .affine(placement.map), source: sourceText(placement.modifier))
    }
    steps.append(Step(map: .affine(view.placing), source: "in the middle of its container"))
    var explanation = StepExplanation(.modifiers(view.name), steps)
    let corners = Rect(origin: .zero, size: view.contentSize).corners
    explanation.followers = zip(["A", "B", "C", "D"], corners).map { label, corner in
      let images = explanation.running.map { Value.point($0.image(of: corner)) }
      return StepExplanation.Follower(label: label, start: .point(corner), images: images)
    }
    explanation.subject = .shape(corners)
    return explanation
  }

  func modifiedView(_ view: ModifiedView) -> String {
    object(
      "modifiedView",
      [
        ("text", jsonText(sourceText(view))), ("transform", json(.transform(view.transform))),
        ("layoutFrame", json(.rect(view.layoutFrame))),
        ("corners", array(view.corners.map { json(.point($0)) })),
      ])
  }
}

extension Drawing {
  /// Where layout takes a SwiftUI view to be, and where it is drawn.
  static func modified(_ view: ModifiedView) -> Drawing {
    Drawing(shapes: [
      .outline(Outline(view.layoutFrame.corners, part: .before, name: "layout")),
      .outline(Outline(view.corners, part: .after, name: view.name)),
    ])
  }
}
