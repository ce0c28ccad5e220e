import Geometry
import Motion
import Views

/// A window with a canvas, and recognizers whose actions are written down.
struct Playground: GestureHost {
  var gestures = GestureArena()
  var scene = Scene()
  let window: ViewID
  /// 100 × 100 about (150, 150).
  let canvas: ViewID
  var now = 0.0
  /// "pan began", in the order of the calls.
  var log: [String] = []
  /// What is read from a recognizer in each of its actions.
  var readings: [RecognizerID: [Double]] = [:]
  var read: (Recognizer) -> Double = { _ in 0 }
  /// What an action does.
  var whenActing: (inout Playground, RecognizerID) -> Void = { _, _ in }
  /// What the class of a recognizer does with an event; false where it has none.
  var whenHandling: (inout Playground, RecognizerID) -> Bool = { _, _ in false }
  var answers: (Playground, GestureQuestion) -> Bool = { $1.usual }

  init() {
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    guard let window = try? scene.makeView(className: "UIWindow", frame: screen),
      let canvas = try? scene.makeView(frame: Rect(x: 100, y: 100, width: 100, height: 100)),
      (try? scene.addChild(canvas, to: window)) != nil
    else { preconditionFailure("finite frames") }
    self.window = window
    self.canvas = canvas
  }

  mutating func add(_ gesture: Gesture, to view: ViewID? = nil) -> RecognizerID {
    let id = gestures.make(gesture)
    gestures.attach(id, to: view ?? canvas)
    return id
  }

  mutating func wait(until time: Double) { now = max(now, time) }

  mutating func answer(_ question: GestureQuestion) -> Bool { answers(self, question) }

  mutating func act(_ id: RecognizerID) {
    log.append("\(gestures[id].gesture) \(gestures[id].state)")
    readings[id, default: []].append(read(gestures[id]))
    whenActing(&self, id)
  }

  mutating func handle(_ id: RecognizerID) -> Bool { whenHandling(&self, id) }

  mutating func didReset(_ id: RecognizerID) {
    if gestures[id].gesture == .own { log.append("reset \(gestures[id].state)") }
  }

  func failure(of id: RecognizerID) -> FailureReason? {
    gestures[id].story.entries.compactMap {
      if case .failed(let reason) = $0.happening { reason } else { nil }
    }.last
  }
}

let middle = Point(x: 150, y: 150)

func dragging(_ dx: Double, _ dy: Double, steps: Int) throws -> TouchScript {
  try .fingers(from: [middle], to: [middle + Vector(dx: dx, dy: dy)], steps: steps)
}
