internal import Geometry
internal import Motion
internal import Views

extension Evaluator {
  /// `UIPanGestureRecognizer pan of canvas .possible`.
  func describe(_ id: RecognizerID) -> String {
    let recognizer = gestures[id]
    let name = recognizer.name.map { " " + visible($0) } ?? ""
    let view = recognizer.view.map { " of " + self.name(of: $0) } ?? ""
    return "\(className(of: id))\(name)\(view) .\(recognizer.state)"
  }

  /// A recognizer's name; without one, what it is.
  func name(of id: RecognizerID) -> String {
    let recognizer = gestures[id]
    if let name = recognizer.name { return visible(name) }
    let kind = "the \(recognizer.gesture == .own ? className(of: id) : recognizer.gesture.words)"
    return recognizer.view.map { "\(kind) of \(name(of: $0))" } ?? kind
  }

  /// What it is, what it counts in the window's coordinates, and whose it is.
  func recognizer(_ id: RecognizerID) -> String {
    let recognizer = gestures[id]
    return object(
      "recognizer",
      [
        ("name", recognizer.name.map(jsonText) ?? "null"),
        ("class", jsonText(className(of: id))),
        ("state", jsonText("\(recognizer.state)")),
        ("view", recognizer.view.map { jsonText(name(of: $0)) } ?? "null"),
        ("enabled", recognizer.isEnabled ? "true" : "false"),
        ("touches", String(recognizer.numberOfTouches)),
        ("location", json(.point(recognizer.location))),
      ] + counts(of: recognizer))
  }

  private func counts(of recognizer: Recognizer) -> [(String, String)] {
    switch recognizer.gesture {
    case .pan: [("translation", json(.vector(recognizer.translation)))]
    case .pinch: [("scale", jsonNumber(recognizer.scale))]
    case .rotation: [("rotation", jsonNumber(recognizer.rotation))]
    case .tap, .longPress, .swipe, .own: []
    }
  }

  /// The view that it is of; nil where it has none.
  func view(of id: RecognizerID) -> Value { gestures[id].view.map(Value.view) ?? .nothing }

  /// The class of the program that it is of, or that of UIKit.
  func className(of id: RecognizerID) -> String {
    let object = ties(of: id).object
    return object > 0
      ? names.text(tree.structures[Int(objects[object].structure)].name)
      : gestures[id].gesture.className
  }
}

extension Gesture {
  /// In words.
  var words: String {
    switch self {
    case .pan: "pan"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .tap: "tap"
    case .longPress: "long press"
    case .swipe: "swipe"
    case .own: "gesture recognizer"
    }
  }
}
