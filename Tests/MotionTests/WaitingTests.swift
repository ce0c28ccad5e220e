import Geometry
import Motion
import Testing
import Views

@Suite("A transform that begins to move later")
struct WaitingTests {
  private var scene = Scene()
  private var timeline = Timeline()
  private let layer: ViewID

  init() throws { layer = scene.makeLayer() }

  private static func scale(_ factor: Double) -> AffineTransform {
    AffineTransform(scaleX: factor, y: factor)
  }

  /// Gives the layer another scale, which moves evenly.
  private mutating func scale(
    to factor: Double, for duration: Double, after delay: Double = 0
  ) throws {
    let old = scene.transform(of: layer)
    let shown = timeline.presentation(of: scene).transform(of: layer)
    try scene.setTransform(Self.scale(factor), of: layer)
    let change = LayerChange(
      layer: layer, property: .transform, old: .transform(old),
      new: .transform(Self.scale(factor)))
    let overlap = timeline.overlap(change, from: .transform(delay > 0 ? old : shown), delay: delay)
    var timing = MediaTiming()
    (timing.begin, timing.duration, timing.fill) = (timeline.now + delay, duration, .backwards)
    timeline.add(
      Animation(.change(.transform, overlap.change), timing: timing), to: layer,
      key: overlap.key, isOfView: true, waits: overlap.waits, in: scene)
  }

  private mutating func shows(_ factor: Double, at moment: Double) {
    timeline.move(to: moment, in: scene)
    let shown = timeline.presentation(of: scene).transform(of: layer).a
    #expect(abs(shown - factor) < 1e-9, "\(shown) at \(moment), not \(factor)")
  }

  @Test mutating func theEarlierOneGoesOnUntilThen() throws {
    try scale(to: 2, for: 0.5)
    try scale(to: 1, for: 0.5, after: 0.5)
    for (moment, factor) in [(0, 1), (0.25, 1.5), (0.5, 2), (0.75, 1.5), (1, 1)] {
      shows(factor, at: moment)
    }
  }

  @Test mutating func theLaterOneGoesOnFromWhatIsShownThen() throws {
    try scale(to: 3, for: 1)
    try scale(to: 1, for: 1, after: 0.5)
    shows(1.5, at: 0.25)
    // In one step past the moment at which it begins.
    shows(1.75, at: 0.75)
    #expect(timeline.runs.map(\.isTakenOver) == [true, false])
    shows(1.25, at: 1.25)
  }

  @Test mutating func whatIsAddedAtOnceTakesOverFromBoth() throws {
    try scale(to: 3, for: 1)
    try scale(to: 5, for: 1, after: 0.5)
    shows(1.5, at: 0.25)
    try scale(to: 2.5, for: 1)
    shows(2, at: 0.75)
    shows(2.5, at: 1.3)
  }

  @Test mutating func whatWaitedShowsItsBeginningWhereNothingIsLeftBeforeIt() throws {
    try scale(to: 2, for: 0.5)
    try scale(to: 1, for: 0.5, after: 1)
    timeline.move(to: 0.25, in: scene)
    timeline.remove("transform", from: layer)
    shows(2, at: 0.3)
    shows(1.5, at: 1.25)
  }
}
