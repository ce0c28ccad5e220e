import Geometry
import Motion
import Testing
import Views

@Suite("Recognizers with a class of their own, and states that are set")
struct OwnRecognizerTests {
  var field = Playground()

  /// Begins with the first touch, changes with each move, and ends with the last lift.
  static func followsTouches(_ field: inout Playground, _ id: RecognizerID) -> Bool {
    guard field.gestures[id].gesture == .own else { return false }
    switch field.gestures[id].touches.last?.phase {
    case .began?: field.setState(.began, of: id)
    case .moved?: field.setState(.changed, of: id)
    case .ended?: field.setState(.ended, of: id)
    case .cancelled?: field.setState(.cancelled, of: id)
    case .stationary?, nil: break
    }
    return true
  }

  @Test("It reports the states that its class sets, and is reset when all fingers are gone")
  mutating func follows() throws {
    _ = field.add(.own)
    field.whenHandling = Self.followsTouches
    field.play(try dragging(20, 0, steps: 2))
    #expect(
      field.log == ["own began", "own changed", "own changed", "own ended", "reset possible"])
  }

  @Test("Without a class it recognizes nothing, and keeps no other from doing so")
  mutating func plain() throws {
    let own = field.add(.own)
    _ = field.add(.pan)
    field.play(try dragging(20, 0, steps: 1))
    #expect(field.log == ["pan began", "pan ended", "reset possible"])
    #expect(field.failure(of: own) != nil)
  }

  @Test("What begins first keeps another from beginning, unless a delegate allows both")
  mutating func rivals() throws {
    let own = field.add(.own)
    let pan = field.add(.pan)
    field.whenHandling = Self.followsTouches
    field.play(try dragging(20, 0, steps: 1))
    #expect(field.log == ["own began", "own changed", "own ended", "reset possible"])
    #expect(field.failure(of: pan) == .lost(to: own))
  }

  @Test(
    "Where a class does not prevent, or is not prevented, both go ahead", arguments: [true, false])
  mutating func together(saysFirst: Bool) throws {
    let (own, pan) = (field.add(.own), field.add(.pan))
    field.whenHandling = Self.followsTouches
    field.answers = { _, question in
      question == (saysFirst ? .prevents(own, pan) : .isPrevented(pan, by: own))
        ? false : question.usual
    }
    field.play(try dragging(20, 0, steps: 1))
    #expect(
      field.log == [
        "own began", "own changed", "pan began", "own ended", "pan ended", "reset possible",
      ])
  }

  @Test("It waits for another to fail, and fails with the round where that does not decide")
  mutating func waits() throws {
    let (own, pan) = (field.add(.own), field.add(.pan))
    field.gestures.require(own, toFail: pan)
    field.whenHandling = Self.followsTouches
    field.play(try dragging(20, 0, steps: 1))
    #expect(field.log == ["pan began", "pan ended", "reset possible"])
    #expect(field.failure(of: own) == .required(pan))
  }

  @Test("Touches that are cancelled reach it once")
  mutating func cancelled() throws {
    _ = field.add(.own)
    field.whenHandling = Self.followsTouches
    field.play(
      try .fingers(from: [middle], to: [middle + Vector(dx: 9, dy: 0)], steps: 1, lifts: false))
    field.cancelTouches()
    #expect(field.log == ["own began", "own changed", "own cancelled", "reset possible"])
  }

  @Test("What its kind does by itself goes on where the class asks for it")
  mutating func asSuper() throws {
    let pan = field.add(.pan)
    field.whenHandling = { field, id in
      field.decideByGesture(id)
      if field.gestures[id].state == .began { field.setState(.cancelled, of: id) }
      return true
    }
    field.play(try dragging(20, 0, steps: 3))
    #expect(field.log == ["pan cancelled"])
    #expect(field.gestures[pan].story.stop == .set)
  }

  @Test("An action may end its gesture; what no gesture does, does nothing")
  mutating func ended() throws {
    let pan = field.add(.pan)
    field.setState(.began, of: pan)
    #expect(field.log.isEmpty && field.gestures[pan].state == .possible)
    field.whenActing = { field, id in
      field.setState(.possible, of: id)
      if field.gestures[id].state == .changed { field.setState(.ended, of: id) }
    }
    field.play(try dragging(20, 0, steps: 4))
    #expect(field.log == ["pan began", "pan changed", "pan ended"])
  }

  @Test("Outside of an event its functions are called at once")
  mutating func outside() throws {
    let pan = field.add(.pan)
    field.play(
      try .fingers(from: [middle], to: [middle + Vector(dx: 9, dy: 0)], steps: 1, lifts: false))
    field.setState(.failed, of: pan)
    #expect(field.log == ["pan began", "pan cancelled"])
    field.liftTouches()
    #expect(field.log == ["pan began", "pan cancelled"])
  }

  @Test("A touch that it ignores is none of its own")
  mutating func ignored() throws {
    let pan = field.add(.pan)
    field.whenHandling = { field, id in
      for touch in field.gestures[id].touches { field.gestures[id].ignore(touch.finger) }
      return true
    }
    field.play(try dragging(20, 0, steps: 2))
    #expect(field.log.isEmpty && field.gestures[pan].touches.isEmpty)
  }
}
