internal import Geometry
internal import Motion

/// What no fingers can do, as facts.
public enum ImpossibleTouches: Sendable, Equatable {
  case notFinite
  case steps(Int, most: Int)
  case taps(Int, most: Int)
  case noFingers
  case fingers(Int, most: Int)
  case unequal(Int, Int)
  case startDistance(Double)
  case endDistance(Double)
  case radius(Double)
  case duration(Double)

  init(_ error: TouchScriptError) {
    self =
      switch error {
      case .notFinite: .notFinite
      case .steps(let count): .steps(count, most: TouchScript.mostSteps)
      case .taps(let count): .taps(count, most: TouchScript.mostSteps)
      case .noFingers: .noFingers
      case .tooManyFingers(let count): .fingers(count, most: TouchScript.mostFingers)
      case .unequalFingers(let start, let end): .unequal(start, end)
      case .noDistance(let distance): .startDistance(distance)
      case .negativeDistance(let distance): .endDistance(distance)
      case .noRadius(let radius): .radius(radius)
      case .duration(let seconds): .duration(seconds)
      }
  }

  var words: String {
    switch self {
    case .notFinite: "fingers need finite places, distances and angles"
    case .steps(let count, let most):
      count < 1 ? "fingers cannot move in \(count) steps" : "more than \(most) steps"
    case .taps(let count, let most):
      count < 1 ? "fingers cannot tap \(count) times" : "more than \(most) taps"
    case .noFingers: "there is no finger"
    case .fingers(let count, _): "\(count) fingers are too many"
    case .unequal(let start, let end):
      "\(counted(start, "finger")) cannot go to \(counted(end, "place"))"
    case .startDistance(let distance):
      "a pinch cannot start from the distance \(text(distance))"
    case .endDistance(let distance): "fingers cannot be \(text(distance)) apart"
    case .radius(let radius): "fingers cannot turn on a circle of radius \(text(radius))"
    case .duration(let seconds): "a finger cannot stay down for \(text(seconds)) seconds"
    }
  }

  var advice: String? {
    switch self {
    case .notFinite, .endDistance: nil
    case .steps(let count, _): count < 1 ? "one step is the least" : nil
    case .taps(let count, _): count < 1 ? "once is the least" : nil
    case .noFingers: "one finger is the least"
    case .fingers(_, let most): "at most \(most) fingers are down at once"
    case .unequal: "each finger needs the point where it starts and the one where it ends"
    case .startDistance: "scale is the distance divided by this one: it must be above 0"
    case .radius: "the fingers need a distance: a radius above 0"
    case .duration: "more than 0 and less than half an hour"
    }
  }

  private func text(_ number: Double) -> String { numberText(number, .significant(7)) }
}
