import Geometry
import Motion
import Testing
import Views

/// The way of a property animator, by docs/geometry.md#property-animators.
@Suite struct AnimatorTests {
  /// A timeline with an animator of 2 s that moves a layer's x from 0 to 100 on it, from a part of its time on.
  func playground(_ curve: TimingCurve = .cubic(.linear), after part: Double = 0) throws
    -> (timeline: Timeline, scene: Scene, layer: ViewID)
  {
    var (timeline, scene) = (Timeline(), Scene())
    let layer = try scene.makeView()
    let (old, new) = (AnimatedValue.number(0), AnimatedValue.number(100))
    timeline.animators[0] = Animator(duration: 2, curve: curve)
    timeline.animators[0]?.activate()
    try scene.set(.positionX, to: new, of: layer)
    timeline.add(
      Animation(
        .change(.positionX, Change(.ends(from: old, to: new, by: nil))), timing: MediaTiming()),
      to: layer, key: "x", isOfView: true, share: timeline.share(of: 0, after: part, old, new),
      in: scene)
    return (timeline, scene, layer)
  }

  func x(_ timeline: Timeline, _ scene: Scene, _ layer: ViewID) -> Double {
    timeline.presentation(of: scene).position(of: layer).x
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func scrubbingIsEvenInBothDirections(fraction: Double) throws {
    var (timeline, scene, layer) = try playground(.cubic(.easeIn))
    timeline.scrub(0, to: fraction)
    #expect(x(timeline, scene, layer) == fraction * 100)
    timeline.reverse(0)
    #expect(timeline.animators[0]?.fraction(at: 0) == 1 - fraction)
    #expect(x(timeline, scene, layer) == fraction * 100)
    timeline.scrub(0, to: fraction)
    #expect(abs(x(timeline, scene, layer) - (1 - fraction) * 100) < 1e-12)
  }

  /// Where it turns round, what is seen is how far it has come, not the time.
  @Test func oneThatTurnsRoundGoesBackFromWhatIsSeen() throws {
    var (timeline, scene, layer) = try playground(.cubic(.easeIn))
    timeline.go(0, for: 2, along: .cubic(.easeIn))
    timeline.move(to: 1, in: scene)
    let seen = x(timeline, scene, layer) / 100
    #expect(seen < 0.4)
    timeline.reverse(0)
    let fraction = try #require(timeline.animators[0]?.fraction(at: 1))
    #expect(abs(fraction - (1 - seen)) < 1e-9)
  }

  @Test(arguments: [0.0, 0.4], [false, true])
  func oneThatPausesOnCompletionStandsAtItsEndUntilItTurnsRound(part: Double, isReversed: Bool)
    throws
  {
    var (timeline, scene, layer) = try playground(.cubic(.easeIn), after: part)
    timeline.animators[0]?.pausesOnCompletion = true
    if isReversed {
      timeline.scrub(0, to: 1)
      timeline.reverse(0)
    }
    timeline.go(0, for: 2, along: .cubic(.easeIn))
    timeline.move(to: 2, in: scene)
    #expect(timeline.animators[0]?.state == .active && timeline.animators[0]?.isRunning == false)
    #expect(timeline.animators[0]?.fraction(at: 2) == 1)
    #expect(timeline.nextEnd(in: scene) == nil)
    #expect(x(timeline, scene, layer) == (isReversed ? 0 : 100))
    timeline.move(to: 9, in: scene)
    timeline.reverse(0)
    #expect(x(timeline, scene, layer) == (isReversed ? 0 : 100))
    timeline.animators[0]?.pausesOnCompletion = false
    timeline.go(0, for: 2, along: .cubic(.linear))
    timeline.move(to: 11, in: scene)
    #expect(timeline.runs(of: 0).isEmpty)
  }

  @Test(arguments: [0.0, 0.3, 0.6], [0.0, 0.4])
  func whateverItDoesNothingJumps(begin: Double, part: Double) throws {
    var (timeline, scene, layer) = try playground(.cubic(.easeInEaseOut), after: part)
    timeline.go(0, for: 2, along: .cubic(.easeInEaseOut))
    timeline.move(to: 0.4 + begin, in: scene)
    let shown = x(timeline, scene, layer)
    let changes: [(inout Timeline) -> Void] = [
      { timeline in
        let now = timeline.now
        timeline.animators[0]?.pause(at: now)
      },
      { $0.reverse(0) }, { $0.go(0, for: 3, along: .cubic(.easeOut)) }, { $0.reverse(0) },
      { $0.reverse(0) },
    ]
    for change in changes {
      change(&timeline)
      #expect(abs(x(timeline, scene, layer) - shown) < 1e-9)
    }
  }

  @Test func aPauseTakesNoTime() throws {
    var (timeline, scene, layer) = try playground(.cubic(.easeIn))
    timeline.go(0, for: 2, along: .cubic(.easeIn))
    timeline.move(to: 0.5, in: scene)
    timeline.animators[0]?.pause(at: 0.5)
    #expect(timeline.nextEnd(in: scene) == nil)
    timeline.move(to: 7, in: scene)
    #expect(timeline.animators[0]?.resume(at: 7) == true)
    #expect(timeline.nextEnd(in: scene) == 8.5)
    timeline.move(to: 7.5, in: scene)
    #expect(abs(x(timeline, scene, layer) - 100 * CubicCurve.easeIn.value(at: 0.5)) < 1e-9)
  }

  @Test func whatIsDelayedBeginsAtItsPartAndEndsWithTheOthers() throws {
    var (timeline, scene, layer) = try playground(after: 0.5)
    timeline.go(0, for: 2, along: .cubic(.linear))
    for (moment, expected) in [(0.5, 0.0), (1, 0), (1.5, 50), (2, 100)] {
      timeline.move(to: moment, in: scene)
      #expect(abs(x(timeline, scene, layer) - expected) < 1e-9)
    }
  }

  @Test(arguments: [Animator.Position.start, .current, .end])
  func theEndLeavesAPosition(position: Animator.Position) throws {
    var (timeline, scene, layer) = try playground()
    timeline.scrub(0, to: 0.25)
    for change in timeline.end(0, at: position, in: scene) {
      try scene.set(change.property, to: change.new, of: change.layer)
    }
    let expected: [Animator.Position: Double] = [.start: 0, .current: 25, .end: 100]
    #expect(scene.position(of: layer).x == expected[position])
    #expect(timeline.runs(of: 0).isEmpty)
  }
}
