import Foundation
import Geometry
import Testing

@testable import Motion

/// What recognizers count: what is set stands, what follows is added, and no finger that comes or
/// goes makes it jump.
@Suite("What recognizers count") struct MeasuresTests {
  @Test func aDisplacementIsWhatWasSetAndTheMovementSince() {
    var measure = Displacement()
    measure.jump(to: Point(x: 100, y: 100))
    measure.move(to: Point(x: 107, y: 102))
    #expect(measure.total == Vector(dx: 7, dy: 2))
    measure.set(Vector(dx: 50, dy: 0))
    #expect(measure.total == Vector(dx: 50, dy: 0))
    measure.move(to: Point(x: 108, y: 102))
    #expect(measure.total == Vector(dx: 51, dy: 0))
    measure.jump(to: Point(x: 0, y: 0))
    #expect(measure.total == Vector(dx: 51, dy: 0))
    measure.move(to: Point(x: -1, y: 3))
    #expect(measure.total == Vector(dx: 50, dy: 3))
  }

  @Test func aStretchIsWhatWasSetTimesTheGrowthSince() {
    var measure = Stretch()
    #expect(measure.factor == 1)
    measure.jump(to: 40)
    measure.move(to: 60)
    #expect(measure.factor == 1.5)
    measure.jump(to: 10)
    #expect(measure.factor == 1.5)
    measure.move(to: 20)
    #expect(measure.factor == 3)
    measure.set(8)
    #expect(measure.factor == 8)
    measure.move(to: 30)
    #expect(measure.factor == 12)
  }

  /// Nothing can be divided by the distance of two fingers at one place: the next one counts.
  @Test func aStretchFromOnePlaceBeginsWithTheFirstDistance() {
    var measure = Stretch()
    measure.jump(to: 0)
    #expect(measure.factor == 1)
    measure.move(to: 20)
    #expect(measure.factor == 1)
    measure.move(to: 30)
    #expect(measure.factor == 1.5)
  }

  @Test func aTurningIsWhatWasSetAndTheTurnSince() {
    var measure = Turning()
    measure.jump(to: Vector(dx: 1, dy: 0))
    measure.move(along: Vector(dx: 0, dy: 1), exactTurn: nil)
    #expect(abs(measure.total - .pi / 2) < 1e-15)
    measure.jump(to: Vector(dx: -1, dy: 0))
    #expect(abs(measure.total - .pi / 2) < 1e-15)
    measure.set(1)
    #expect(measure.total == 1)
    // The short way past a half turn, in both directions.
    measure.move(along: Vector(dx: -1, dy: -0.1), exactTurn: nil)
    #expect(abs(measure.total - (1 + atan2(0.1, 1))) < 1e-12)
    measure.move(along: Vector(dx: -1, dy: 0.1), exactTurn: nil)
    #expect(abs(measure.total - (1 - atan2(0.1, 1))) < 1e-12)
    // Two fingers at one place have no direction: the turn waits for the next.
    measure.move(along: .zero, exactTurn: nil)
    #expect(abs(measure.total - (1 - atan2(0.1, 1))) < 1e-12)
    measure.move(along: Vector(dx: -1, dy: 0), exactTurn: nil)
    #expect(abs(measure.total - 1) < 1e-12)
  }
}
