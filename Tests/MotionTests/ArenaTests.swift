import Geometry
import Motion
import Testing
import Views

@Suite("Which recognizers are told, and which go ahead")
struct ArenaTests {
  var field = Playground()

  @Test("The hit view's recognizers and its ancestors' are told, those of others are not")
  mutating func delivery() throws {
    let beside = try field.scene.makeView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    try field.scene.addChild(beside, to: field.window)
    let own = field.add(.tap)
    let outer = field.add(.longPress, to: field.window)
    let other = field.add(.tap, to: beside)
    field.play(try .tap(at: middle))
    #expect(field.log == ["tap ended"])
    #expect(
      field.gestures[own].story.entries.first?.happening == .received(at: middle, field.canvas))
    #expect(
      field.gestures[outer].story.entries.first?.happening == .received(at: middle, field.canvas))
    #expect(
      field.gestures[other].story.entries.map(\.happening)
        == [.missed(at: middle, .outside(beside, middle))])
  }

  @Test("Fingers on different views are no rivals")
  mutating func apart() throws {
    let beside = try field.scene.makeView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    try field.scene.addChild(beside, to: field.window)
    let (here, there) = (field.add(.pan), field.add(.pan, to: beside))
    let corner = Point(x: 25, y: 25)
    let way = Vector(dx: 30, dy: 0)
    field.play(
      try .fingers(from: [middle, corner], to: [middle + way, corner + way], steps: 1))
    #expect(field.log == ["pan began", "pan began", "pan ended", "pan ended"])
    #expect(field.failure(of: here) == nil && field.failure(of: there) == nil)
  }

  @Test("What it waited for is forgotten with the gesture, and events are counted from 0")
  mutating func roundsAreApart() throws {
    let (pan, swipe) = (field.add(.pan), field.add(.swipe))
    field.gestures.require(pan, toFail: swipe)
    field.play(try dragging(0, 60, steps: 3))
    #expect(field.log == ["pan began", "pan ended"])
    #expect(field.gestures[pan].story.entries.first?.event == 0)
    field.play(try .press(at: middle, seconds: 2))
    #expect(field.failure(of: pan) == .nothingChanged)
  }

  @Test("When it asks, a tap knows how many its fingers were")
  mutating func askingTaps() throws {
    final class Counts { var list: [Int] = [] }
    let counts = Counts()
    let (id, other) = (field.add(.tap), field.add(.tap))
    for tap in [id, other] { field.gestures[tap].needs.numberOfTouchesRequired = 2 }
    field.answers = { field, question in
      if case .requiredToFail(_, by: id) = question {
        counts.list.append(field.gestures[id].numberOfTouches)
      }
      return question.usual
    }
    field.play(try .tap(at: middle, fingers: 2))
    #expect(counts.list == [2])
  }

  @Test("Every obstacle is named")
  mutating func obstacles() throws {
    let id = field.add(.tap)
    let cover = try field.scene.makeView(frame: Rect(x: 100, y: 100, width: 100, height: 100))
    func obstacle() throws -> Obstacle? {
      var field = field
      field.play(try .tap(at: middle))
      #expect(field.log == [])
      guard case .missed(_, let obstacle)? = field.gestures[id].story.entries.first?.happening
      else { return nil }
      return obstacle
    }
    field.scene.setHidden(true, of: field.canvas)
    #expect(try obstacle() == .hidden(field.canvas))
    field.scene.setHidden(false, of: field.canvas)
    field.scene.setUserInteractionEnabled(false, of: field.canvas)
    #expect(try obstacle() == .interactionOff(field.canvas))
    field.scene.setUserInteractionEnabled(true, of: field.canvas)
    try field.scene.setAlpha(0, of: field.canvas)
    #expect(try obstacle() == .transparent(field.canvas))
    try field.scene.setAlpha(1, of: field.canvas)
    try field.scene.setTransform(
      AffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0), of: field.canvas)
    #expect(try obstacle() == .flat(field.canvas))
    try field.scene.setTransform(.identity, of: field.canvas)
    field.gestures.setEnabled(false, of: id)
    #expect(try obstacle() == .disabled)
    field.gestures.setEnabled(true, of: id)
    field.answers = { if case .shouldReceive = $1 { false } else { $1.usual } }
    #expect(try obstacle() == .refused)
    field.answers = { $1.usual }
    try field.scene.addChild(cover, to: field.window)
    #expect(try obstacle() == .covered(by: cover))
    field.scene.removeFromParent(field.canvas)
    #expect(try obstacle() == .detached)
    field.gestures.detach(id)
    #expect(try obstacle() == .noView)
  }

  @Test("One recognizer per finger wins, unless a delegate lets both")
  mutating func winners() throws {
    let inner = field.add(.pan)
    let outer = field.add(.pan, to: field.window)
    field.play(try dragging(30, 0, steps: 1))
    #expect(field.log == ["pan began", "pan ended"])
    #expect(field.failure(of: outer) == .lost(to: inner))
    field.answers = { $1 == .simultaneous(outer, with: inner) || $1.usual }
    field.play(try dragging(30, 0, steps: 1))
    #expect(field.log.count == 6)
  }

  @Test("A single tap waits for a double tap to fail, and time decides")
  mutating func waiting() throws {
    let single = field.add(.tap)
    let double = field.add(.tap)
    field.gestures[double].needs.numberOfTapsRequired = 2
    field.read = { Double($0.needs.numberOfTapsRequired) }
    // Without a requirement both are recognized, as in UIKit.
    field.play(try .tap(at: middle, taps: 2))
    #expect(field.readings == [single: [1], double: [2]])
    field.readings = [:]
    field.gestures.require(single, toFail: double)
    let start = field.now
    field.play(try .tap(at: middle))
    #expect(field.readings == [single: [1]])
    #expect(abs(field.now - start - 1.0 / 60 - 0.35) < 1e-9)
    field.play(try .tap(at: middle, taps: 2))
    #expect(field.readings == [single: [1], double: [2]])
    #expect(field.failure(of: single) == .required(double))
  }

  @Test("A pan that waits for a tap begins where the tap gave up")
  mutating func panWaits() throws {
    let pan = field.add(.pan)
    let tap = field.add(.tap)
    field.gestures.require(pan, toFail: tap)
    field.read = \.translation.dx
    field.play(try dragging(20, 0, steps: 5))
    #expect(field.readings[pan] == [12, 16, 20, 20])
    field.play(try dragging(5, 0, steps: 5))
    #expect(field.failure(of: pan) == .required(tap))
    #expect(field.log.last == "tap ended")
  }

  @Test("Recognizers that wait for each other both fail, and nothing hangs")
  mutating func cycle() throws {
    let first = field.add(.tap)
    let second = field.add(.tap)
    field.gestures.require(first, toFail: second)
    field.gestures.require(second, toFail: first)
    field.play(try .tap(at: middle))
    #expect(field.log == [])
    #expect(field.failure(of: first) == .waitedInVain(for: second))
    #expect(field.gestures[first].state == .possible)
  }

  @Test("Delegates make others wait, and refuse beginnings")
  mutating func delegates() throws {
    let pan = field.add(.pan)
    let tap = field.add(.tap)
    field.answers = {
      $1 == .requiredToFail(pan, by: tap) || ($1 != .shouldBegin(tap) && $1.usual)
    }
    field.play(try .tap(at: middle))
    #expect(field.failure(of: tap) == .refused)
    field.answers = { $1 == .requiresFailure(tap, of: pan) || $1.usual }
    field.play(try .tap(at: middle))
    #expect(field.log == ["tap ended"])
    field.play(try dragging(5, 0, steps: 2))
    #expect(field.failure(of: tap) == .required(pan) || field.failure(of: tap) == .lost(to: pan))
  }

  @Test("Cancelling in an action ends the script after it")
  mutating func cancelling() throws {
    _ = field.add(.pan)
    field.whenActing = { field, id in
      if field.gestures[id].translation.dx >= 20 { field.gestures.requestCancelling() }
    }
    #expect(field.play(try dragging(100, 0, steps: 10)) == 3)
    #expect(field.log == ["pan began", "pan changed", "pan cancelled"])
    #expect(!field.gestures.isTouched)
    field.play(try dragging(10, 0, steps: 1))
    #expect(field.log.suffix(2) == ["pan began", "pan ended"])
  }

  @Test("Held fingers stay down until they are lifted or cancelled")
  mutating func holding() throws {
    let id = field.add(.pan)
    let script = try TouchScript.fingers(
      from: [middle], to: [Point(x: 160, y: 150)], steps: 1, lifts: false)
    field.play(script)
    #expect(field.gestures[id].state == .began)
    field.cancelTouches()
    #expect(field.log == ["pan began", "pan cancelled"])
    field.play(script)
    field.gestures.setEnabled(false, of: id)
    field.liftTouches()
    #expect(field.log.suffix(2) == ["pan began", "pan cancelled"])
    #expect(field.failure(of: id) == nil)
  }

  @Test("A rollback knows no fingers, no recognizers and no states that came after")
  mutating func rollback() throws {
    let id = field.add(.pan)
    field.gestures.checkpoint()
    field.play(try .fingers(from: [middle], to: [.zero], steps: 2, lifts: false))
    _ = field.add(.tap)
    #expect(field.gestures.isTouched)
    field.gestures.rollback()
    #expect(!field.gestures.isTouched)
    #expect(Array(field.gestures.ids) == [id])
    #expect(field.gestures[id].state == .possible)
    #expect(field.gestures[id].translation == .zero)
  }

  @Test("What no fingers can do is refused")
  func scripts() {
    let nowhere = Point(x: .nan, y: 0)
    #expect(throws: TouchScriptError.notFinite) { try TouchScript.tap(at: nowhere) }
    #expect(throws: TouchScriptError.steps(0)) { try dragging(1, 1, steps: 0) }
    #expect(throws: TouchScriptError.tooManyFingers(1000)) {
      try TouchScript.tap(at: .zero, fingers: 1000)
    }
    #expect(throws: TouchScriptError.noDistance(0)) {
      try TouchScript.pinch(at: .zero, from: 0, to: 10, steps: 3)
    }
    #expect(throws: TouchScriptError.unequalFingers(1, 2)) {
      try TouchScript.fingers(from: [.zero], to: [.zero, middle], steps: 3)
    }
    #expect(throws: TouchScriptError.duration(-1)) {
      try TouchScript.press(at: .zero, seconds: -1)
    }
  }
}
