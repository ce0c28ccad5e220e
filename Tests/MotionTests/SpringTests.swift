import Motion
import Testing

@Suite("A spring")
struct SpringTests {
  /// The equation of motion, stepped through by Runge and Kutta instead of solved.
  @Test(arguments: [0.2, 0.5, 0.9, 1, 1.5], [-3, 0, 4.0])
  func movesByItsEquation(damping: Double, velocity: Double) throws {
    let spring = try #require(
      Spring(
        mass: 2, stiffness: 50, damping: damping * 20, initialVelocity: velocity, duration: 1))
    #expect(abs(spring.dampingRatio - damping) < 1e-12)
    var (way, speed) = (1.0, -velocity)
    let steps = 2000
    let push = { (way: Double, speed: Double) in -2 * damping * 5 * speed - 25 * way }
    for step in 1...steps {
      let h = 1 / Double(steps)
      let (k1, l1) = (speed, push(way, speed))
      let (k2, l2) = (speed + h / 2 * l1, push(way + h / 2 * k1, speed + h / 2 * l1))
      let (k3, l3) = (speed + h / 2 * l2, push(way + h / 2 * k2, speed + h / 2 * l2))
      let (k4, l4) = (speed + h * l3, push(way + h * k3, speed + h * l3))
      way += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      speed += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      let fraction = Double(step) / Double(steps)
      #expect(abs(spring.value(at: fraction) - (1 - way)) < 1e-9)
    }
  }

  @Test(arguments: [0.1, 0.5, 0.8, 1, 2], [0.5, 3.0])
  func comesToRestWithinItsDuration(damping: Double, duration: Double) throws {
    let spring = try #require(
      Spring(dampingRatio: damping, initialVelocity: 0, duration: duration))
    #expect(spring.value(at: 0) == 0)
    #expect(abs(spring.value(at: 1) - 1) <= 0.0011)
    #expect(abs(spring.settlingDuration - duration) < 1e-6 * duration)
    let overshoots = (0...1000).contains { spring.value(at: Double($0) / 1000) > 1.0000001 }
    #expect(overshoots == (damping < 1))
  }

  /// However hard it is pushed, either way: from then on it stays within a thousandth of its goal, and not
  /// from much earlier on.
  @Test(arguments: [0.2, 0.6, 1, 1.4], [-40, -6, 6, 40.0])
  func settlesWhenItIsSaidTo(damping: Double, velocity: Double) throws {
    let spring = try #require(
      Spring(
        mass: 1, stiffness: 100, damping: damping * 20, initialVelocity: velocity, duration: 20))
    let settled = spring.settlingDuration
    func farthest(_ times: ClosedRange<Double>) -> Double {
      (0...2000).map { step in
        let time = times.lowerBound + Double(step) / 2000 * (times.upperBound - times.lowerBound)
        return abs(spring.value(at: time / 20) - 1)
      }.max() ?? 0
    }
    #expect(settled < 19)
    #expect(farthest(settled...20) <= 0.001 * (1 + 1e-9))
    #expect(farthest((settled - 0.7)...settled) > 0.001)
  }

  /// Apple's page of settlingDuration says about 2.85 s and just over 1 s; 1.4727003 s is the default's.
  @Test(arguments: [(5, 2.85, 0.01), (10, 1.4727003346780925, 1e-12), (15, 1.02, 0.01)])
  func settlesAsApplesPageSays(damping: Double, seconds: Double, tolerance: Double) throws {
    let spring = try #require(
      Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 0, duration: 1))
    #expect(abs(spring.settlingDuration - seconds) < tolerance)
  }

  /// SwiftUI's page on Spring: 157.9 and 17.6 for 0.5 s and a bounce of 0.3, and 0.63 and 0.5 the other way.
  @Test func perceptualDurationAndBounceAreThoseOfApplesPage() throws {
    let spring = try #require(Spring(perceptualDuration: 0.5, bounce: 0.3, initialVelocity: 0))
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let other = try #require(
      Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0, duration: 1))
    #expect(abs(other.perceptualDuration - 0.63) < 0.005)
    #expect(abs(other.bounce - 0.5) < 1e-12)
  }

  @Test(arguments: [0.2, 1, 3.0], [-0.9, -0.3, 0, 0.4, 0.99])
  func bounceAndDurationComeBack(duration: Double, bounce: Double) throws {
    let spring = try #require(
      Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: 1))
    #expect(abs(spring.perceptualDuration - duration) < 1e-12)
    #expect(abs(spring.bounce - bounce) < 1e-12)
    #expect(abs(spring.settlingDuration - spring.duration) < 1e-9)
  }

  @Test(arguments: [(0, 0), (1, 1), (1, -1), (.infinity, 0), (1, .nan)])
  func refusesPerceptualSpringsThatNeverRest(duration: Double, bounce: Double) {
    #expect(Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: 0) == nil)
  }

  @Test func refusesWhatNeverComesToRest() {
    #expect(Spring(dampingRatio: 0, initialVelocity: 0, duration: 1) == nil)
    #expect(Spring(dampingRatio: 0.5, initialVelocity: .nan, duration: 1) == nil)
    #expect(Spring(dampingRatio: 0.5, initialVelocity: 0, duration: 0) == nil)
    #expect(Spring(mass: 0, stiffness: 1, damping: 1, initialVelocity: 0, duration: 1) == nil)
  }
}
