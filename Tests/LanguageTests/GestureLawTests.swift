import Testing

@testable import Language

/// Gestures in programs: laws, and the numbers of docs/geometry.md#gestures.
@Suite struct GestureLawTests {
  private static let pan = """
    let photo = view(100, 200, 100, 100)
    var initialOffset = CGPoint()
    func move(_ sender: UIPanGestureRecognizer) {
      let translation = sender.translation(in: photo.superview)
      if sender.state == .began { initialOffset = photo.frame.origin }
      let position = CGPoint(x: translation.x + initialOffset.x - photo.frame.origin.x, y: translation.y + initialOffset.y - photo.frame.origin.y)
      photo.transform = photo.transform.translatedBy(x: position.x, y: position.y)
    }
    photo.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(move(_:))))
    """

  /// Seed 000's pan in ten events: it follows, wobbles, and runs away.
  @Test(arguments: [(0.0, 30.0, 0.0), (45, 30.94, 1.98), (90, -63, 99)])
  func translatedPan(degrees: Double, x: Double, y: Double) throws {
    var session = Session()
    session.settings.warns = false
    #expect(session.run(Self.pan).status == .done)
    let program = """
      photo.transform = R(\(degrees)°)
      let before = photo.frame.origin
      drag(from: (150, 250), to: (180, 250), steps: 10, lifts: false)
      """
    #expect(session.run(program).status == .done)
    #expect(abs(try number("(photo.frame.origin - before).dx", session) - x) < 0.01)
    #expect(abs(try number("(photo.frame.origin - before).dy", session) - y) < 0.01)
  }

  /// Both correct patterns bring a view to the same place, whatever the gesture.
  @Test(arguments: 0..<8)
  func patternsAgree(seed: Int) throws {
    let distance = 60 + 17 * seed
    let turn = 35 * seed - 100
    let gestures = """
      pinch(at: (160, 240), from: 50, to: \(distance), steps: \(seed + 1))
      twist(at: (160, 240), by: \(turn)°, radius: 40, steps: \(seed + 2))
      """
    func transform(_ handlers: String) throws -> String {
      var session = Session()
      let program = """
        let v = view(60, 140, 200, 200)
        var saved = CGAffineTransform.identity
        v.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        v.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(turned)))
        \(handlers)
        \(gestures)
        """
      let outcome = session.run(program)
      #expect(outcome.diagnostics.isEmpty)
      return try session.evaluate("v.transform").get().text
    }
    let resetting = try transform(
      """
      func pinched(_ g: UIPinchGestureRecognizer) { v.transform = v.transform.scaledBy(x: g.scale, y: g.scale); g.scale = 1 }
      func turned(_ g: UIRotationGestureRecognizer) { v.transform = v.transform.rotated(by: g.rotation); g.rotation = 0 }
      """)
    let saving = try transform(
      """
      func pinched(_ g: UIPinchGestureRecognizer) {
        if g.state == .began { saved = v.transform }
        v.transform = saved.scaledBy(x: g.scale, y: g.scale)
      }
      func turned(_ g: UIRotationGestureRecognizer) {
        if g.state == .began { saved = v.transform }
        v.transform = saved.rotated(by: g.rotation)
      }
      """)
    var session = Session()
    let agree = try session.evaluate("\(resetting) ≈ \(saving)").get().text
    #expect(agree == "true")
  }

  /// A failing action leaves everything as it was: views, variables, recognizers, fingers, time.
  @Test func failingAction() throws {
    var session = Session()
    let setup = """
      let v = view(0, 0, 320, 480)
      var calls = 0
      let pan = UIPanGestureRecognizer { g in
        v.center = g.location(in: nil)
        calls += 1
        if calls == 3 { print([1][9]) }
      }
      v.addGestureRecognizer(pan)
      drag(from: (10, 10), to: (20, 10), steps: 1)
      calls = 0
      """
    #expect(session.run(setup).status == .done)
    let state = "[v.center, calls, pan.translation(in: nil), pan.state == .possible, now]"
    let before = try session.evaluate(state).get().text
    #expect(session.run("drag(from: (50, 50), to: (90, 90), steps: 9)").status == .failed)
    #expect(try session.evaluate(state).get().text == before)
    #expect(session.run("lift()").diagnostics.map(\.problem) == [.noFingersDown])
  }

  /// A session is a value: what a copy's fingers do, the other does not see; a mark can be returned to.
  @Test func copiesAndMarks() throws {
    var session = Session()
    let setup = """
      let v = view(0, 0, 320, 480)
      let pinch = UIPinchGestureRecognizer()
      v.addGestureRecognizer(pinch)
      """
    #expect(session.run(setup).status == .done)
    let mark = session.mark()
    let old = session
    #expect(session.run("pinch(at: (99, 99), from: 10, to: 20, steps: 2)").status == .done)
    #expect(try number("pinch.scale", session) == 2)
    #expect(try number("pinch.scale", old) == 1)
    session.rewind(to: mark)
    #expect(try number("pinch.scale", session) == 1)
    #expect(try number("v.gestureRecognizers.count", session) == 1)
  }

  /// Scripts are stopped by budgets, as loops are.
  @Test func budgets() {
    var session = Session()
    session.budget.steps = 5_000
    let program = """
      window.addGestureRecognizer(UIPanGestureRecognizer { g in for i in 0..<100 { let x = i } })
      drag(from: (1, 1), to: (300, 300), steps: 100000)
      """
    #expect(session.run(program).diagnostics.map(\.problem.code) == ["P0501"])
  }

  private func number(_ expression: String, _ session: Session) throws -> Double {
    var session = session
    return try #require(Double(session.evaluate(expression).get().text))
  }
}
