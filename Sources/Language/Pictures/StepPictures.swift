internal import Geometry
internal import Plotting

/// The steps of an explanation as pictures: side by side, or in motion.
struct StepPictures: Sendable {
  private let steps: [(title: String, map: PlaneMap)]
  /// The product of the steps up to and with each one.
  private let running: [PlaneMap]
  private let subject: StepSubject

  init(_ explanation: StepExplanation) {
    steps = explanation.steps.enumerated().map { ("\($0 + 1) \($1.source)", $1.map) }
    running = explanation.running
    subject =
      explanation.subject
      ?? .shape(sensibleShape(explanation.steps.map(\.map.matrix)))
  }

  /// One picture for the start and one for each step, in the order in which they act.
  func strip(legend: [String] = []) -> Strip {
    let start = Strip.Panel("start", drawing(.identity, before: nil))
    let rest = steps.indices.map { index in
      Strip.Panel(steps[index].title, drawing(running[index], before: before(index)))
    }
    return Strip([start] + rest, legend: legend)
  }

  /// Each step from doing nothing to doing all of it, then a rest.
  func reel() -> Reel {
    let rate = Motion.framesPerSecond
    let pace = Pace(steps: steps.count)
    guard pace.moving > 0 else {
      let panels = strip().panels
      return Reel(panels, duration: Double(panels.count - 1) / rate)
    }
    var frames = [Reel.Frame("start", drawing(.identity, before: .identity))]
    frames += Array(repeating: frames[0], count: pace.resting)
    for index in steps.indices {
      frames += (1...pace.moving).map { frame(index, Double($0) / Double(pace.moving)) }
      frames += Array(repeating: frames[frames.count - 1], count: pace.resting)
    }
    return Reel(frames, duration: Double(frames.count - 1) / rate)
  }

  private func frame(_ index: Int, _ t: Double) -> Reel.Frame {
    let before = before(index)
    let now = t < 1 ? before.then(steps[index].map.part(t)) : running[index]
    return Reel.Frame(steps[index].title, drawing(now, before: before))
  }

  private func before(_ index: Int) -> PlaneMap {
    index == 0 ? .identity : running[index - 1]
  }

  private func drawing(_ map: PlaneMap, before: PlaneMap?) -> Drawing {
    let (now, earlier) = (points(map), before.map(points))
    switch subject {
    case .shape:
      let outline = Outline(now, part: .after, name: "the shape")
      let dotted = earlier.map { Outline($0, part: .before, name: "before the step") }
      return Drawing(shapes: [.outline(outline)] + (dotted.map { [.outline($0)] } ?? []))
    case .point:
      let marks = now.map { Shape.marker(Marker($0, part: .point, name: "the point")) }
      let ways = zip(earlier ?? [], now).map {
        Shape.arrow(Arrow(from: $0, to: $1, part: .before, name: "the step"))
      }
      return Drawing(shapes: marks + ways)
    }
  }

  private func points(_ map: PlaneMap) -> [Point] { subject.points.map { map.image(of: $0) } }
}

/// How many frames a step has: the longer the product, the fewer, so that a motion stays short.
private struct Pace {
  /// 0 where there is only time for the ends of steps.
  let moving: Int
  let resting: Int

  private static let most = 300

  init(steps: Int) {
    let frames = min(Pace.most / max(steps, 1), 20)
    (moving, resting) = frames < 4 ? (frames > 1 ? frames : 0, 0) : (frames * 3 / 4, frames / 4)
  }
}

extension PlaneMap {
  /// A part of what a map does, from nothing at 0 to all of it at 1.
  fileprivate func part(_ t: Double) -> PlaneMap {
    switch self {
    case .affine(let transform): return .affine(transform.part(t))
    case .projective(let matrix):
      let entries = zip(matrix.entries, Matrix(.identity).entries).map { $1 + t * ($0 - $1) }
      return Matrix(rows: 3, columns: 3, entries: entries).map(PlaneMap.projective) ?? self
    }
  }
}
