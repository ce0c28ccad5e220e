import Geometry
import Testing
import Views

@testable import Motion

/// What lies at the ends of ranges, and beyond them.
@Suite struct BoundaryTests {
  @Test(
    arguments: [
      ([0, 0, 0.5, 1], 0, 2), ([0.5, 0.25, 1, 1], 1, 1.5), ([0.25, 0.5, 0.5, 1], -1, 2),
      ([0, 0, 0, 1], 0, .infinity), ([0, 1, 1, 1], 0, .infinity), ([0, -1, 1, 1], 0, -.infinity),
    ] as [([Double], Double, Double)])
  func curvesSetOutTowardsTheirControlPoints(_ n: [Double], _ time: Double, _ slope: Double) throws
  {
    let curve = try #require(CubicCurve(n[0], n[1], n[2], n[3]))
    #expect(curve.velocity(at: time) == slope)
  }

  @Test func tapsAreAsManyAsStepsMayBe() throws {
    #expect(throws: Never.self) { try TouchScript.tap(at: .zero, taps: TouchScript.mostSteps) }
    #expect(throws: TouchScriptError.taps(TouchScript.mostSteps + 1)) {
      try TouchScript.tap(at: .zero, taps: TouchScript.mostSteps + 1)
    }
  }

  @Test func curvesEndWhereTheyEnd() {
    #expect(CubicCurve.linear.velocity(at: 2) == 1)
    #expect(CubicCurve.easeIn.value(at: -1) == 0)
    #expect(CubicCurve.easeIn.value(at: 2) == 1)
  }

  @Test func timesOfNoLengthHaveArrived() {
    var timing = MediaTiming()
    timing.duration = 0
    timing.fill = .both
    expect(timing.place(at: 0), 1, round: 0)
    timing.duration = 1
    timing.repeatDuration = 3.5
    #expect(timing.activeDuration == 3.5)
    #expect(timing.end == 3.5)
    expect(timing.place(at: 2.25), 0.25, round: 2)
    expect(timing.place(at: 9), 0.5, round: 3)
    timing.repeatDuration = 0
    timing.repeatCount = 2
    expect(timing.place(at: 5), 1, round: 1)
    timing.speed = 0
    #expect(timing.end == .infinity)
    expect(timing.place(at: 5), 0, round: 0)
  }

  private func expect(
    _ place: MediaTiming.Place?, _ fraction: Double, round: Int,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(place?.fraction == fraction && place?.round == round, sourceLocation: location)
  }

  /// Each sum of a place follows from the one before.
  @Test(arguments: [0.5, 2.5, 5.5, 7.0], [-2.0, 0.5, 1])
  func theSumsOfAPlaceComeOut(moment: Double, speed: Double) throws {
    var timing = MediaTiming()
    (timing.duration, timing.speed, timing.offset) = (2, speed, 0.75)
    (timing.repeatCount, timing.autoreverses) = (9, true)
    let place = try #require(timing.place(at: moment))
    #expect(place.passed == moment * abs(speed))
    #expect(place.moved == moment * speed + 0.75)
    #expect(place.into == place.moved - (place.moved / 4).rounded(.down) * 4)
    #expect(place.isBack == (place.into > 2))
    #expect(place.time == (place.isBack ? 4 - place.into : place.into))
    #expect(place.fraction == place.time / 2)
  }

  @Test func transformsAddAsProducts() throws {
    let (first, second) = (AffineTransform(translationX: 1, y: 2), AffineTransform(scaleX: 2, y: 3))
    let sum = try #require(AnimatedValue.transform(first).adding(.transform(second)))
    #expect(sum == .transform(first.concatenating(second)))
    #expect(sum.subtracting(.transform(second)) == .transform(first))
    let flat = AnimatedValue.transform(AffineTransform(scaleX: 0, y: 1))
    #expect(sum.subtracting(flat) == nil)
    #expect(sum.times(2) == nil)
    #expect(AnimatedValue.number(2).times(3) == .number(6))
    #expect(AnimatedValue.number(2).adding(flat) == nil)
    #expect(AnimatedValue.number(2).subtracting(flat) == nil)
    #expect(AnimatedValue.number(2).interpolated(to: flat, at: 0.5) == nil)
  }

  @Test func waysAreEqualWhereTheirEndsAre() {
    let (start, end) = (AffineTransform.identity, AffineTransform(translationX: 1, y: 2))
    let way = TransformInterpolation(from: start, to: end)
    #expect(way == TransformInterpolation(from: start, to: end))
    #expect(way != TransformInterpolation(from: end, to: end))
    #expect(way != TransformInterpolation(from: start, to: start))
    #expect(Set([way, way, TransformInterpolation(from: end, to: start)]).count == 2)
  }

  @Test func whatScriptsRefuse() {
    let here = Point(x: 1, y: 2)
    let nowhere = Point(x: .nan, y: 0)
    let turn = Angle(degrees: 90)
    let many = Array(repeating: here, count: 100)
    #expect(throws: TouchScriptError.noFingers) {
      try TouchScript.fingers(from: [], to: [], steps: 1)
    }
    #expect(throws: TouchScriptError.tooManyFingers(100)) {
      try TouchScript.fingers(from: many, to: many, steps: 1)
    }
    #expect(throws: TouchScriptError.unequalFingers(1, 0)) {
      try TouchScript.fingers(from: [here], to: [], steps: 1)
    }
    #expect(throws: TouchScriptError.notFinite) {
      try TouchScript.fingers(from: [here], to: [nowhere], steps: 1)
    }
    #expect(throws: TouchScriptError.steps(0)) {
      try TouchScript.fingers(from: [here], to: [here], steps: 0)
    }
    #expect(throws: TouchScriptError.notFinite) {
      try TouchScript.pinch(at: nowhere, from: 1, to: 2, steps: 1)
    }
    #expect(throws: TouchScriptError.noDistance(0)) {
      try TouchScript.pinch(at: here, from: 0, to: 2, steps: 1)
    }
    #expect(throws: TouchScriptError.negativeDistance(-1)) {
      try TouchScript.pinch(at: here, from: 1, to: -1, steps: 1)
    }
    #expect(throws: TouchScriptError.notFinite) {
      try TouchScript.twist(at: here, by: turn, radius: .infinity, steps: 1)
    }
    #expect(throws: TouchScriptError.noRadius(0)) {
      try TouchScript.twist(at: here, by: turn, radius: 0, steps: 1)
    }
    #expect(throws: TouchScriptError.notFinite) { try TouchScript.tap(at: nowhere) }
    #expect(throws: TouchScriptError.taps(0)) { try TouchScript.tap(at: here, taps: 0) }
    #expect(throws: TouchScriptError.noFingers) { try TouchScript.tap(at: here, fingers: 0) }
    #expect(throws: TouchScriptError.tooManyFingers(100)) {
      try TouchScript.tap(at: here, fingers: 100)
    }
    #expect(throws: TouchScriptError.notFinite) { try TouchScript.press(at: nowhere, seconds: 1) }
    #expect(throws: TouchScriptError.duration(0)) { try TouchScript.press(at: here, seconds: 0) }
    #expect(throws: TouchScriptError.duration(1e9)) {
      try TouchScript.press(at: here, seconds: 1e9)
    }
  }

  @Test func layersIgnoreValuesOfOtherForms() throws {
    var scene = Scene()
    let layer = scene.makeLayer()
    try scene.setPosition(Point(x: 3, y: 4), of: layer)
    let before = scene.geometry(of: layer)
    for property in LayerProperty.allCases {
      let other: AnimatedValue = property.zero.hasForm(of: .number(0)) ? .point(.zero) : .number(7)
      try scene.set(property, to: other, of: layer)
      #expect(scene.geometry(of: layer) == before, "\(property)")
      #expect(!property.key.isEmpty)
    }
  }
}
