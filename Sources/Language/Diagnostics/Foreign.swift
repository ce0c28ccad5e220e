/// Other languages that geometry is pasted from.
///
/// Each is known by what nothing else has: a name together with what is asked of it.
public enum Foreign: Sendable, Equatable {
  /// `np.array([1, 2])`, `import numpy as np`.
  case python
  /// `ctx.translate(10, 20)` of a canvas of the web.
  case canvas
  /// `transform: rotate(30deg);`, `element.style.transform`.
  case css

  /// What a member of an unknown name is of; nil where that is not certain.
  init?(_ name: String, member: String, isLabelled: Bool) {
    switch name {
    case "np", "numpy": self = .python
    case "ctx", "context", "canvas":
      guard Self.ofCanvas.contains(member), !isLabelled else { return nil }
      self = .canvas
    default:
      guard member == "style" else { return nil }
      self = .css
    }
  }

  /// Core Graphics has none of these without labels.
  private static let ofCanvas = [
    "translate", "rotate", "scale", "transform", "setTransform", "resetTransform", "getTransform",
    "getContext", "save", "restore",
  ]

  var words: String {
    switch self {
    case .python: "Python"
    case .canvas: "JavaScript's canvas"
    case .css: "CSS"
    }
  }

  /// What is written here.
  var note: String {
    switch self {
    case .python: "a matrix is [1, 2; 3, 4], A @ B is A * B; sin, cos, sqrt and π stand alone"
    case .canvas:
      "a transform is a value here, t = t.translatedBy(x: 10, y: 20); as there the last step acts first"
    case .css: "css(\"rotate(30deg)\") reads the transform that CSS writes"
    }
  }
}
