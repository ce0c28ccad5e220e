/// What is legal about time and misleads, as facts.
public enum MovingMistake: Sendable, Equatable {
  /// Two transforms exactly half a turn apart, and the way round that is taken.
  case halfTurn(of: String?, isClockwise: Bool)
  /// An inner block takes the outer one's duration.
  case inheritedDuration(written: String, is: String)
  /// `run()` shows what never ends once.
  case endlessAnimation(String, of: String, at: String)
  /// `run()` gives up after so many animations that each started the next.
  case endlessChain(Int, at: String)
  /// Nobody sees a view that was taken out of its superview.
  case removedView(String)
  /// A completion that failed before is not called again.
  case completionLeftOut(at: String)
  /// An end of an animation collapses the plane: it jumps.
  case jumps(of: String?)
  /// What goes along a path with a `rotationMode` does not turn with it.
  case pathWithoutTurning
  /// Cubic key frames of a transform.
  case straightTransform(of: String)
  /// An animation of what a layer only looks like takes its time and shows nothing.
  case unseenLook(String)
  /// A finger came down on a view that takes no touches while it is animated.
  case blocksTouches(String)
  /// `fractionComplete` of an animator that goes is set.
  case scrubsRunning

  var headline: String {
    switch self {
    case .halfTurn(let view, _):
      (view.map { "\($0) starts and ends" } ?? "these are")
        + " exactly half a turn apart: both ways round are as short"
    case .inheritedDuration(let written, let duration):
      "inside another animation this one takes its \(duration), not \(written)"
    case .straightTransform(let view):
      "the transform of \(view) goes straight between key frames: its cubic way is not published"
    case .pathWithoutTurning: "nothing turns with its path here: 'rotationMode' is only kept"
    case .unseenLook(let key):
      "'\(key)' is not seen on its way here: its animation only takes its time"
    case .blocksTouches(let view):
      "the finger goes through \(view), which takes no touches while it is animated"
    case .scrubsRunning: "this changes nothing: an animator that runs keeps its 'fractionComplete'"
    case .endlessAnimation(let title, let view, let moment):
      "\(title) of \(view) never ends: stopped after one round, at \(moment)"
    case .endlessChain(let count, let moment):
      "stopped at \(moment), after \(count) animations that each started the next"
    case .removedView(let view): "nobody sees this: \(view) was taken out of its superview"
    case .completionLeftOut(let moment):
      "this completion failed before, and is left out now, at \(moment)"
    case .jumps(let view):
      (view.map { "\($0) jumps" } ?? "this jumps")
        + " halfway: one end has the determinant 0, and nothing lies between"
    }
  }

  var advice: String? {
    switch self {
    case .halfTurn: "turn in two steps, or animate 'transform.rotation.z'"
    case .inheritedDuration: "add the option '.overrideInheritedDuration'"
    case .endlessAnimation, .endlessChain: "'advance(1)' goes on for a second"
    case .removedView, .unseenLook: nil
    case .blocksTouches: "give 'UIView.animate' the option '.allowUserInteraction'"
    case .straightTransform: "write '.calculationModeLinear', or animate 'center'"
    case .completionLeftOut: "':undo' goes back to before it was given"
    case .pathWithoutTurning: "animate 'transform.rotation.z' beside it"
    case .scrubsRunning: "call 'pauseAnimation()' first"
    case .jumps: "end with a small factor such as 0.01 instead of 0"
    }
  }

  var notes: [String] {
    switch self {
    case .halfTurn(_, let isClockwise):
      [
        "here it turns \(isClockwise ? "clockwise" : "counterclockwise") on the screen; "
          + "which way Apple's code takes is not published"
      ]
    case .pathWithoutTurning:
      [
        "in an app it turns to the tangent of the path; how that joins the layer's own transform is "
          + "not published"
      ]
    case .unseenLook:
      ["'presentation()' gives the layer's own value; 'opacity' and 'cornerRadius' are seen moving"]
    case .inheritedDuration, .endlessAnimation, .endlessChain, .removedView, .completionLeftOut,
      .jumps, .straightTransform, .blocksTouches, .scrubsRunning:
      []
    }
  }
}
