import Geometry
import Motion
import Testing

@Suite("Key frames along a spline")
struct KeyFrameSplineTests {
  private func numbers(_ values: [Double]) -> [AnimatedValue] { values.map(AnimatedValue.number) }

  private func value(_ frames: [KeyFrame], at progress: Double) -> Double? {
    guard case .number(let number)? = Change(.frames(frames)).value(at: progress, over: .number(0))
    else { return nil }
    return number
  }

  @Test func itPassesThroughItsValues() throws {
    let times = [0, 0.2, 0.7, 1]
    let frames = try #require(KeyFrame.spline(through: numbers([3, -1, 8, 2]), at: times))
    #expect(times.map { value(frames, at: $0) } == [3, -1, 8, 2])
  }

  /// Values on a line at equal times stay on it, but where the first and the last stand twice.
  @Test func betweenInnerValuesOnALineItIsTheLine() throws {
    let frames = try #require(
      KeyFrame.spline(through: numbers([0, 1, 2, 3]), at: [0, 1.0 / 3, 2.0 / 3, 1]))
    for step in 0...10 {
      let progress = (1 + Double(step) / 10) / 3
      #expect(abs((value(frames, at: progress) ?? .nan) - 3 * progress) < 1e-12)
    }
  }

  @Test func pacedItGoesAtOneSpeed() throws {
    let points = [Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 100, y: 300)]
    let spline = try #require(
      KeyFrame.spline(through: points.map(AnimatedValue.point), at: [0, 0.5, 1]))
    let change = Change(.frames(KeyFrame.paced(spline)))
    let places = (0...100).compactMap { step in
      change.value(at: Double(step) / 100, over: .point(.zero))
    }
    let steps = zip(places, places.dropFirst()).map { $0.distance(to: $1) }
    let mean = steps.reduce(0, +) / Double(steps.count)
    #expect(steps.count == 100)
    #expect(steps.allSatisfy { abs($0 - mean) < mean * 0.05 })
  }

  @Test func transformsHaveNoSpline() {
    let values = [AnimatedValue.transform(.identity), .transform(.identity)]
    #expect(KeyFrame.spline(through: values, at: [0, 1]) == nil)
  }
}
