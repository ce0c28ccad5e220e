import Geometry
import Motion
import Testing
import Views

@Suite("What each recognizer reports")
struct RecognizerTests {
  var field = Playground()

  @Test("A pinch from 100 to 200 in ten steps gives exactly 1.1, 1.2, … 2.0 and 2.0")
  mutating func pinch() throws {
    let id = field.add(.pinch)
    field.read = \.scale
    field.play(
      try .pinch(
        at: Point(x: 150.3, y: 150.7), from: 100, to: 200, steps: 10, angle: Angle(degrees: 33)))
    #expect(field.readings[id] == [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2])
    #expect(
      field.log == ["pinch began"] + Array(repeating: "pinch changed", count: 9) + ["pinch ended"])
    #expect(field.gestures[id].state == .possible)
    #expect(field.gestures[id].numberOfTouches == 0)
  }

  @Test("The distance of two fingers is that of the script, whatever their places were rounded to")
  mutating func pinchAtEveryAngle() throws {
    let id = field.add(.pinch)
    field.read = \.scale
    for degrees in 0..<180 {
      field.play(
        try .pinch(at: middle, from: 30, to: 90, steps: 4, angle: Angle(degrees: Double(degrees))))
      #expect(field.readings.removeValue(forKey: id) == [1.5, 2, 2.5, 3, 3], "\(degrees)°")
    }
  }

  @Test("A twist gives its parts exactly, also beyond half a turn")
  mutating func twist() throws {
    let id = field.add(.rotation)
    field.read = \.rotation
    field.play(try .twist(at: middle, by: Angle(degrees: 450), radius: 40, steps: 5))
    let degrees: [Double] = [90, 180, 270, 360, 450, 450]
    #expect(field.readings[id] == degrees.map { Angle(degrees: $0).radians })
  }

  @Test("The turn of fingers in straight lines is unwrapped")
  mutating func unwrapped() throws {
    let id = field.add(.rotation)
    field.read = \.rotation
    // Three thirds of a circle, each in straight lines: the held fingers go on.
    let places = (0...3).map { k -> [Point] in
      let angle = Angle(degrees: 120 * Double(k))
      let reach = Vector(dx: 40 * angle.cosine, dy: 40 * angle.sine)
      return [middle - reach, middle + reach]
    }
    field.play(try .fingers(from: places[0], to: places[1], steps: 7, lifts: false))
    field.moveTouches(to: places[2], steps: 7)
    field.moveTouches(to: places[3], steps: 7)
    field.liftTouches()
    #expect(abs((field.readings[id]?.last ?? 0) - 2 * .pi) < 1e-9)
    #expect(field.log.last == "rotation ended")
    #expect(field.log.count == 22)
  }

  @Test("A pan counts from where the fingers came down, and keeps the last velocity")
  mutating func pan() throws {
    let id = field.add(.pan)
    field.read = \.translation.dx
    field.play(try dragging(30, 0, steps: 10))
    #expect(field.readings[id] == [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 30])
    #expect(abs(field.gestures[id].velocity.dx - 180) < 1e-9)
    #expect(abs(field.now - 11.0 / 60) < 1e-12)
  }

  @Test("A pinch goes on with one of its fingers, a pan of two fingers does not")
  mutating func oneFingerIsLifted() throws {
    let (pinch, pan) = (field.add(.pinch), field.add(.pan))
    field.gestures[pan].needs.minimumNumberOfTouches = 2
    field.answers = { if case .simultaneous = $1 { true } else { $1.usual } }
    field.play(try .fingers(from: [middle], to: [middle], steps: 1, lifts: false))
    field.play(try dragging(30, 0, steps: 2))
    #expect(field.log.last == "pan ended")
    #expect(!field.log.contains("pinch ended"))
    field.moveTouches(to: [middle + Vector(dx: 0, dy: 20)], steps: 1)
    #expect(field.log.last == "pinch changed")
    field.liftTouches()
    #expect(field.log.last == "pinch ended")
    #expect(field.gestures[pinch].state == .possible)
  }

  @Test("A resting finger reports nothing")
  mutating func resting() throws {
    let id = field.add(.pan)
    field.play(try .press(at: middle, seconds: 2))
    #expect(field.log == [])
    #expect(field.failure(of: id) == .nothingChanged)
  }

  @Test("A tap is recognized when it is lifted, as often as asked for, by as many fingers")
  mutating func taps() throws {
    let single = field.add(.tap)
    field.play(try .tap(at: middle))
    #expect(field.log == ["tap ended"])
    field.gestures[single].needs.numberOfTapsRequired = 2
    field.play(try .tap(at: middle))
    #expect(field.log.count == 1)
    #expect(field.failure(of: single) == .taps(1, 2))
    field.play(try .tap(at: middle, taps: 2))
    #expect(field.log.count == 2)
    field.play(try .tap(at: middle, taps: 2, fingers: 2))
    #expect(field.failure(of: single) == .tooManyTouches(2, 1))
    field.gestures[single].needs.numberOfTouchesRequired = 2
    field.play(try .tap(at: middle, taps: 2, fingers: 2))
    #expect(field.log.count == 3)
    field.play(try .tap(at: middle, taps: 2))
    #expect(field.failure(of: single) == .tooFewTouches(1, 2))
  }

  @Test("A tap that moves or stays down is none")
  mutating func noTap() throws {
    let id = field.add(.tap)
    field.play(try dragging(9, 0, steps: 3))
    #expect(field.log == ["tap ended"])
    field.play(try dragging(12, 0, steps: 3))
    #expect(field.failure(of: id) == .moved(12, allowed: 10))
    field.play(try .press(at: middle, seconds: 1))
    #expect(field.failure(of: id) == .held(longest: 0.75))
    #expect(field.log.count == 1)
  }

  @Test("A long press begins when its time is over, also when that is the moment of the lift")
  mutating func press() throws {
    let id = field.add(.longPress)
    field.play(try .press(at: middle, seconds: 0.5))
    #expect(field.log == ["longPress began", "longPress ended"])
    #expect(abs(field.now - 0.5) < 1e-9)
    field.play(try .press(at: middle, seconds: 0.49))
    #expect(field.log.count == 2)
    guard case .lifted(let after, 0.5) = field.failure(of: id) else {
      return #expect(Bool(false), "\(String(describing: field.failure(of: id)))")
    }
    #expect(abs(after - 0.49) < 1e-9)
    field.play(try dragging(40, 0, steps: 4))
    #expect(field.failure(of: id) == .moved(20, allowed: 10))
  }

  @Test("It is where its fingers are, and nowhere before")
  mutating func place() throws {
    let id = field.add(.pan)
    #expect(field.gestures[id].location == .zero)
    field.read = { $0.location.x }
    field.play(try dragging(30, 0, steps: 3))
    #expect(field.readings[id]?.last == field.gestures[id].location.x)
    #expect(field.gestures[id].location != .zero)
  }

  @Test("A swipe goes far enough, one of its ways, in time")
  mutating func swipe() throws {
    let id = field.add(.swipe)
    field.play(try dragging(60, 0, steps: 6))
    #expect(field.log == ["swipe ended"])
    field.play(try dragging(-60, 0, steps: 6))
    #expect(field.failure(of: id) == .direction(Vector(dx: -50, dy: 0)))
    field.gestures[id].needs.directions = [.left, .right]
    field.play(try dragging(-60, 0, steps: 6))
    #expect(field.log.count == 2)
    field.gestures[id].needs.directions = [.up]
    field.play(try dragging(5, -60, steps: 6))
    #expect(field.log.count == 3)
    field.play(try dragging(5, 60, steps: 6))
    #expect(field.log.count == 3)
    field.gestures[id].needs.directions = [.down]
    field.play(try dragging(-5, 60, steps: 6))
    #expect(field.log.count == 4)
    field.play(try dragging(40, 0, steps: 6))
    #expect(field.failure(of: id) == .short(40, needed: 50))
    field.play(try dragging(60, 0, steps: 60))
    #expect(field.failure(of: id) == .slow(longest: 0.5))
  }

  @Test("A pan wants its number of fingers, and goes on with those that are left")
  mutating func numberOfFingers() throws {
    let id = field.add(.pan)
    field.gestures[id].needs.minimumNumberOfTouches = 2
    field.play(try dragging(30, 0, steps: 3))
    #expect(field.failure(of: id) == .tooFewTouches(1, 2))
    field.gestures[id].needs.minimumNumberOfTouches = 1
    field.gestures[id].needs.maximumNumberOfTouches = 1
    field.play(try .pinch(at: middle, from: 20, to: 40, steps: 3))
    #expect(field.failure(of: id) == .tooManyTouches(2, 1))
    #expect(field.log == [])
  }

  @Test("A finger more or less does not make the total jump")
  mutating func fingersComeAndGo() throws {
    let id = field.add(.pan)
    field.read = \.translation.dx
    field.play(
      try .fingers(from: [middle], to: [middle + Vector(dx: 10, dy: 0)], steps: 1, lifts: false))
    // Its middle moves by half of that; the first finger rests.
    let second = Point(x: 110, y: 110)
    field.play(
      try .fingers(from: [second], to: [second + Vector(dx: 8, dy: 0)], steps: 2, lifts: false))
    #expect(field.readings[id] == [10, 12, 14])
    field.liftTouches()
    #expect(field.log == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test("What two still fingers do not change does not begin: a pinch neither turns nor pans")
  mutating func onlyItsOwn() throws {
    _ = field.add(.rotation)
    _ = field.add(.pan)
    _ = field.add(.pinch)
    field.play(try .pinch(at: middle, from: 20, to: 40, steps: 2, angle: Angle(degrees: 20)))
    #expect(field.log == ["pinch began", "pinch changed", "pinch ended"])
    field.log = []
    field.play(try .twist(at: middle, by: Angle(degrees: 33), radius: 20, steps: 2))
    #expect(field.log == ["rotation began", "rotation changed", "rotation ended"])
  }
}

@Suite("Laws of what recognizers count")
struct CountingLawTests {
  @Test("Scales since the last reset multiply, turns and moves add, to what was not reset")
  func resets() throws {
    var plain = Playground()
    var resetting = Playground()
    resetting.whenActing = { field, id in
      field.gestures[id].scale = 1
      field.gestures[id].rotation = 0
      field.gestures[id].translation = .zero
    }
    for gesture in [Gesture.pinch, .rotation, .pan] {
      _ = plain.add(gesture)
      _ = resetting.add(gesture)
    }
    plain.answers = { if case .simultaneous = $1 { true } else { $1.usual } }
    resetting.answers = plain.answers
    let start = [Point(x: 120, y: 130), Point(x: 160, y: 170)]
    let end = [Point(x: 101, y: 140), Point(x: 190, y: 111)]
    let script = try TouchScript.fingers(from: start, to: end, steps: 9)
    let ids = Array(plain.gestures.ids)
    for (id, read) in zip(ids, [\Recognizer.scale, \.rotation, \.translation.dy]) {
      plain.read = { $0[keyPath: read] }
      resetting.read = plain.read
      (plain.readings, resetting.readings) = ([:], [:])
      plain.play(script)
      resetting.play(script)
      let total = try #require(plain.readings[id]?.last)
      let parts = try #require(resetting.readings[id])
      let together = id == ids[0] ? parts.reduce(1, *) : parts.reduce(0, +)
      #expect(abs(together - total) < 1e-9)
      #expect(parts.count == 10)
    }
  }

  @Test("A set value is counted on from")
  func set() throws {
    var field = Playground()
    let id = field.add(.pinch)
    field.read = \.scale
    field.whenActing = { field, id in
      if field.gestures[id].state == .began { field.gestures[id].scale = 5 }
    }
    field.play(try .pinch(at: middle, from: 10, to: 40, steps: 3))
    // 20 ÷ 10; then 5 · 30 ÷ 20 and 5 · 40 ÷ 20.
    #expect(field.readings[id] == [2, 7.5, 10, 10])
  }
}
