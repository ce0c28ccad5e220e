import Geometry
import Motion
import Testing
import Views

@Suite("A timeline")
struct TimelineTests {
  private var scene = Scene()
  private var timeline = Timeline()
  private let layer: ViewID

  init() throws {
    layer = scene.makeLayer()
    try scene.setBounds(Rect(x: 0, y: 0, width: 10, height: 10), of: layer)
  }

  /// Moves x from 0 to 100 evenly.
  private func move(_ change: (inout MediaTiming) -> Void = { _ in }) -> Animation {
    var timing = MediaTiming()
    timing.duration = 1
    change(&timing)
    return Animation(
      .change(.positionX, Change(.ends(from: .number(0), to: .number(100), by: nil))),
      timing: timing)
  }

  private func x() -> Double { timeline.presentation(of: scene).position(of: layer).x }

  private mutating func completions() -> [String] {
    timeline.takeCompletions().map { "\($0.block) \($0.isFinished)" }
  }

  private mutating func shows(_ values: [Double], every step: Double) {
    for (index, value) in values.enumerated() {
      timeline.move(to: Double(index) * step, in: scene)
      #expect(abs(x() - value) < 1e-9, "\(x()) at \(timeline.now), not \(value)")
    }
  }

  @Test mutating func showsTheWayAndThenTheModel() throws {
    try scene.setPosition(Point(x: 7, y: 0), of: layer)
    timeline.add(move(), to: layer, key: "x", in: scene)
    shows([0, 25, 50, 75, 7, 7], every: 0.25)
    #expect(timeline.runs.isEmpty)
  }

  @Test mutating func repeatsAndReverses() {
    timeline.add(
      move {
        $0.repeatCount = 2
        $0.autoreverses = true
      }, to: layer, key: "x", in: scene)
    shows([0, 50, 100, 50, 0, 50, 100, 50, 0], every: 0.5)
    #expect(timeline.runs.isEmpty)
  }

  @Test mutating func fillsBeforeAndAfter() throws {
    try scene.setPosition(Point(x: 7, y: 0), of: layer)
    var animation = move {
      $0.begin = 1
      $0.fill = .both
      $0.repeatCount = 1.5
    }
    animation.isRemovedOnCompletion = false
    timeline.add(animation, to: layer, key: "x", in: scene)
    shows([0, 0, 0, 50, 0, 50, 50], every: 0.5)
    #expect(timeline.runs(on: layer).map(\.isOver) == [true])
  }

  @Test mutating func whatIsTakenAwayIsGone() {
    let block = timeline.openBlock()
    timeline.add(move(), to: layer, key: "x", blocks: [block], in: scene)
    timeline.closeBlock(block)
    timeline.add(move(), to: layer, key: "y", in: scene)
    timeline.remove("x", from: layer)
    #expect(timeline.runs.map(\.key) == ["y"])
    #expect(completions() == ["\(block) false"])
    timeline.add(move(), to: layer, key: "y", in: scene)
    #expect(timeline.runs.count == 1)
  }

  @Test mutating func anOffsetStartsOverAtTheEnd() {
    timeline.add(move { $0.offset = 0.75 }, to: layer, key: "x", in: scene)
    shows([75, 0, 25, 50, 0], every: 0.25)
  }

  @Test mutating func runsBackwardsAndStandsStill() {
    timeline.add(move { $0.speed = -1 }, to: layer, key: "x", in: scene)
    shows([100, 75, 50, 25, 0], every: 0.25)
    timeline.add(
      move {
        $0.speed = 0
        $0.offset = 0.4
      }, to: layer, key: "x", in: scene)
    timeline.move(to: 90, in: scene)
    #expect(x() == 40)
    #expect(timeline.nextEnd(in: scene) == nil)
  }

  /// Measured on Apple's frameworks (docs/geometry.md#time): 10 becomes 18.5.
  @Test mutating func layersHaveTheirOwnTime() throws {
    var clock = LayerClock()
    clock.begin = 1
    clock.speed = 2
    clock.offset = 0.5
    timeline.clocks[layer] = clock
    #expect(timeline.time(of: layer, in: scene, at: 10) == 18.5)
    #expect(timeline.moment(of: 18.5, in: layer, scene) == 10)
    let child = scene.makeLayer()
    try scene.addChild(child, to: layer)
    timeline.clocks[child] = clock
    #expect(timeline.time(of: child, in: scene, at: 10) == 35.5)
    timeline.add(move(), to: child, key: "x", in: scene)
    #expect(timeline.nextEnd(in: scene) == 0.25)
  }

  @Test mutating func fillsInWhatIsMissing() throws {
    let p = AnimatedValue.number(10)
    let ends = { (from: Double?, to: Double?, by: Double?) in
      Change(
        .ends(
          from: from.map(AnimatedValue.number), to: to.map(AnimatedValue.number),
          by: by.map(AnimatedValue.number)))
    }
    let cases: [(Change, Double, Double)] = [
      (ends(1, 2, nil), 1, 2), (ends(1, 2, 5), 1, 2), (ends(1, nil, 5), 1, 6),
      (ends(nil, 2, 5), -3, 2), (ends(1, nil, nil), 1, 10), (ends(nil, 2, nil), 10, 2),
      (ends(nil, nil, 5), 10, 15), (ends(nil, nil, nil), 10, 10),
    ]
    for (change, start, end) in cases {
      let found = try #require(change.ends(over: p))
      #expect(found == (.number(start), .number(end)))
    }
  }

  @Test mutating func blocksEndWithTheirLastAnimation() {
    let (outer, inner) = (timeline.openBlock(), timeline.openBlock())
    timeline.add(move(), to: layer, key: "a", blocks: [outer], in: scene)
    timeline.add(move(), to: layer, key: "b", blocks: [inner], in: scene)
    timeline.closeBlock(inner)
    timeline.add(move { $0.duration = 2 }, to: layer, key: "c", blocks: [outer], in: scene)
    timeline.closeBlock(outer)
    timeline.move(to: 1, in: scene)
    #expect(completions() == ["\(inner) true"])
    timeline.add(move(), to: layer, key: "c", in: scene)
    #expect(completions() == ["\(outer) false"])
    let empty = timeline.openBlock()
    timeline.closeBlock(empty)
    #expect(completions() == ["\(empty) true"])
  }

  @Test mutating func groupsShareTheirTime() {
    var timing = MediaTiming()
    timing.duration = 2
    let late = move {
      $0.begin = 1
      $0.duration = 5
    }
    timeline.add(
      Animation(.group([late]), timing: timing), to: layer, key: "g", in: scene)
    shows([0, 0, 0, 10, 0], every: 0.5)
  }

  /// The last moment can be reached, and nothing beyond it.
  @Test mutating func theLastMomentIsAnEnd() throws {
    timeline.add(move { $0.duration = Timeline.last }, to: layer, key: "last", in: scene)
    let last = try #require(timeline.runs.first)
    #expect(timeline.end(of: last, in: scene) == Timeline.last)
    timeline.add(move { $0.duration = Timeline.last.nextUp }, to: layer, key: "later", in: scene)
    #expect(timeline.end(of: try #require(timeline.runs.last), in: scene) == .infinity)
    #expect(timeline.nextEnd(in: scene) == Timeline.last)
  }

  @Test mutating func keyFramesHoldBetween() {
    let n = AnimatedValue.number
    let frames = [
      KeyFrame(0, 0.25, from: n(0), to: n(10)), KeyFrame(0.5, 1, from: n(10), to: n(100)),
    ]
    var timing = MediaTiming()
    timing.duration = 1
    timeline.add(
      Animation(.change(.positionX, Change(.frames(frames))), timing: timing), to: layer, key: "k",
      in: scene)
    shows([0, 5, 10, 10, 10, 32.5, 55, 77.5], every: 0.125)
  }

  /// At twice the speed half of the time passes, from where it begins.
  @Test(arguments: [2.0, 0.5, -4])
  func speedCountsFromTheBeginning(_ speed: Double) throws {
    var timing = MediaTiming()
    (timing.duration, timing.begin, timing.speed) = (1, 3, speed)
    let place = try #require(timing.place(at: 3 + 0.125 / abs(speed)))
    #expect(abs(place.fraction - (speed < 0 ? 0.875 : 0.125)) < 1e-12)
    #expect(timing.place(at: 3 + 1.01 / abs(speed)) == nil)
  }

  @Test func everyKeyPathReadsAndWritesItsProperty() throws {
    var scene = scene
    let parts = TransformComponents(
      scale: Size(width: 2, height: 3), rotation: 0.5, translation: Vector(dx: 3, dy: 4))
    try scene.setTransform(AffineTransform(parts), of: layer)
    try scene.setBounds(Rect(x: 5, y: 6, width: 7, height: 8), of: layer)
    try scene.setPosition(Point(x: 1, y: 2), of: layer)
    try scene.setZPosition(3, of: layer)
    for property in LayerProperty.allCases where !property.isLook {
      let before = scene.value(property, of: layer)
      #expect(before.hasForm(of: property.zero), "\(property)")
      var changed = scene
      let wanted = before.times(2) ?? .transform(AffineTransform(scaleX: 5, y: 6))
      try changed.set(property, to: wanted, of: layer)
      let distance = changed.value(property, of: layer).distance(to: wanted)
      #expect(distance < 1e-9, "\(property)")
      #expect(property.keyPaths.allSatisfy { LayerProperty(keyPath: $0) == property })
    }
  }
}
