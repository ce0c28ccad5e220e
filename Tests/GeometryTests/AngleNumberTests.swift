import Geometry
import Testing

/// What makes a number of an angle is what makes degrees or half turns of radians.
struct AngleNumberTests {
  @Test(arguments: [-720.0, -30, 0, 1, 45, 60, 359.5])
  func degreesAreAsWhereAnglesAreNumbers(_ degrees: Double) throws {
    let angle = Angle(degrees: degrees)
    #expect(angle.number(times: 180 / .pi) == degrees)
    #expect((angle * 180).number(over: .pi) == degrees)
    #expect(angle.number(over: .pi / 180) == degrees)
    #expect(angle.number(over: .pi) == degrees / 180)
    #expect(angle.number(over: 2 * .pi) == degrees / 360)
    #expect(angle.number(over: .pi / 2) == degrees / 90)
    let rough = try #require(angle.number(times: 57.3))
    #expect(abs(rough - angle.radians * 57.3) <= 1e-12 * abs(degrees))
  }

  /// What `atan2` gives is a number of radians, too.
  @Test(arguments: [-2.0, 0, 0.5, 3])
  func measuredAnglesAreNumbersOfRadians(_ radians: Double) throws {
    let angle = Angle(measured: radians)
    #expect(angle.number(times: 180 / .pi) == radians * (180 / .pi))
    #expect(angle.number(times: 57.3) == radians * 57.3)
    #expect(angle.number(over: .pi) == radians / .pi)
    #expect(angle.number(over: 2 * .pi / 7) == radians / (2 * .pi / 7))
    #expect(angle.number(over: .pi / 180) == radians / (.pi / 180))
  }

  @Test(arguments: [0, 1, 2, 3, 3.2, 57, 58, 180, 0.017, -Double.pi])
  func otherFactorsOnlyScale(_ factor: Double) {
    #expect(Angle(degrees: 30).number(times: factor) == nil)
    #expect(Angle(degrees: 30).number(over: factor) == nil)
  }
}
