internal import Geometry
internal import Views

extension Evaluator {
  /// What tells two things of one kind apart, for the legend of the picture in which they overlie.
  mutating func differences(_ first: Subject, _ second: Subject) throws -> [String] {
    switch (first.thing, second.thing) {
    case (.map(let a), .map(let b)):
      differences(a, b, readSteps(of: first.node, a), readSteps(of: second.node, b))
    case (.view(let a), .view(let b)): differences(a, b)
    case (.rect(let a), .rect(let b)): differences(a, b)
    case _: []
    }
  }

  private func differences(
    _ a: Matrix, _ b: Matrix, _ firstSteps: [Step], _ secondSteps: [Step]
  ) -> [String] {
    guard let first = PlaneMap(a.asValue), let second = PlaneMap(b.asValue) else { return [] }
    let comparison = Comparison(
      Comparison.Side(source: "", map: first, steps: firstSteps),
      Comparison.Side(source: "", map: second, steps: secondSteps), corners: [])
    return comparison.relations.compactMap { pictureWords.describe($0) }
  }

  /// The steps of a map, read in a copy that says nothing; none where the expression gives another.
  private func readSteps(of node: NodeID, _ map: Matrix) -> [Step] {
    var copy = self
    copy.emit = { _ in }
    guard let (value, trace, reading) = try? copy.traced(node),
      PlaneMap(value.turned(in: copy.convention))?.matrix == map
    else { return [] }
    var reader = StepReader(reading)
    return reader.steps(of: value, at: node, trace)
  }

  private func differences(_ a: ViewID, _ b: ViewID) -> [String] {
    let (first, second) = (scene.geometry(of: a), scene.geometry(of: b))
    let members = [
      ("bounds", first.bounds == second.bounds), ("position", first.position == second.position),
      ("anchor point", first.anchorPoint == second.anchorPoint),
      ("transform", first.transform == second.transform),
    ]
    let different = members.filter { !$0.1 }.map(\.0)
    if different.isEmpty { return ["both have the same geometry"] }
    let isSame = zip(scene.cornersInParent(of: a), scene.cornersInParent(of: b))
      .allSatisfy { $0.isApproximatelyEqual(to: $1) }
    let words = "they differ in " + different.joined(separator: ", ")
    return [isSame ? "both put every corner at the same place, though \(words)" : words]
  }

  private func differences(_ a: Rect, _ b: Rect) -> [String] {
    if a == b { return ["both are the same rect"] }
    let (first, second) = (a.standardized, b.standardized)
    let move = second.origin - first.origin
    let common = first.intersection(second)
    let size = first.size == second.size ? "same size" : "the sizes differ"
    let place =
      move == .zero
      ? "same origin" : "the second begins \(pictureWords.pair(move.dx, move.dy)) from the first"
    let overlap =
      first.intersects(second)
      ? "they overlap in \(sourceText(.rect(common)))" : "they do not overlap"
    return ["\(size); \(place)", overlap]
  }

  /// Words with as many digits as the coordinates of a picture have.
  private var pictureWords: StepWords {
    StepWords(
      precision: .significant(4), usesRadians: settings.angles == .radians, isYUp: settings.isYUp)
  }
}
