import Testing

@testable import Prompt

/// Steps of what is done to a view, in whole numbers of small units.
@Suite struct LiveEditTests {
  private func edit(size: Int) -> LiveEdit {
    var edit = LiveEdit()
    edit.size = size
    return edit
  }

  /// Also where the steps change their size.
  @Test(arguments: [10, 99, 100, 990, 9_990, 10_000, 10_100])
  func fineStepsUpAndDownMeet(_ size: Int) {
    var edit = edit(size: size)
    edit.scale(1, isFine: true)
    #expect(edit.size > size)
    edit.scale(-1, isFine: true)
    #expect(edit.size == size)
  }

  @Test(arguments: [true, false]) func theSizeHasEnds(_ isFine: Bool) {
    for (end, direction) in [(10, -1), (90_000, 1)] {
      var edit = edit(size: end)
      edit.scale(direction, isFine: isFine)
      #expect(edit.size == end)
    }
  }

  /// A step leads to the next size that people choose, wherever it begins.
  @Test(arguments: [
    (1000, 1100, 900), (1010, 1100, 1000), (1600, 1750, 1500), (9_500, 10_000, 9_000),
  ])
  func stepsLeadToRoundSizes(_ size: Int, _ larger: Int, _ smaller: Int) {
    var up = edit(size: size)
    var down = up
    up.scale(1, isFine: false)
    down.scale(-1, isFine: false)
    #expect((up.size, down.size) == (larger, smaller))
  }

  /// Half a turn is 180°, never -180°.
  @Test(arguments: [(180, 180), (181, -179), (-179, -179), (-180, 180), (-195, 165)])
  func aTurnHasOneNumber(_ degrees: Int, _ turn: Int) {
    var edit = LiveEdit()
    edit.turn = degrees
    #expect(edit.turn == turn)
  }

  /// 10, 1 and 0.1 points where a window is 150 to 1500, 15 to 150 and 1.5 to 15 points wide.
  @Test(arguments: [(1.5, 0.1), (14.9, 0.1), (15, 1), (149, 1), (150, 10), (1499, 10), (1500, 100)])
  func stepsSuitTheWindow(_ side: Double, _ step: Double) {
    let grain = LiveGrain(side: side)
    #expect(grain.points(grain.step(isFine: false)) == step)
    #expect(grain.points(grain.step(isFine: true)) == step / 10)
  }

  @Test func pointsAreCountedInGrains() {
    let grain = LiveGrain(side: 150)
    #expect(grain.count(2.54) == 25)
    #expect(grain.count(2.54, unit: 10) == 30)
    #expect(grain.count(-2.56) == -26)
    #expect(grain.count(1e12) == nil)
  }
}
