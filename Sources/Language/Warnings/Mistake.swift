/// A legal program that is known to mislead, as facts: numbers of the program, never sentences.
///
/// Its value stands; a warning says what it is and what was probably meant. Each case
/// is recognised in one place, whose comment states the exact rule.
public enum Mistake: Sendable, Equatable {
  // Angles
  case degreesAsRadians(number: String, is: String, cure: String)
  case angleInRadians(String)

  // Frames and anchor points
  /// `center` is what a view calls its place: 'position' of a layer.
  case frameRead(view: String, box: String, size: String, contains: String?, center: String)
  case frameWhileTurned(view: String, center: String)
  case frameSet(view: String, wanted: String, reads: String?, size: String, center: String)
  case anchorAlone(view: String)
  case resized(view: String, to: String, ResizingDoubt)
  /// `cure` is the view's own method with this anchor point; nil for a layer of no view.
  case anchorJump(view: String, from: String, to: String, cure: String?, shift: String)
  case anchorInPoints(view: String, from: String, to: String, fraction: String)

  // Transforms
  case collapsedParts(lost: String)
  case singularInverse(determinant: Double)
  case transformReplaced(view: String, old: String, written: String)
  case gestureRestarts(written: String, view: String)
  case shear(view: String, scale: String, shear: String, rotation: String, turnsFirst: Bool)
  case ownAxes(written: String, moves: String)
  case fullTurn(view: String)
  case cornerOffset(fixed: String, offset: String, cure: String)
  case oppositeCenter(point: String)
  case cornerLocation(written: String, cure: String)
  case columnMatrix(written: String, move: String)

  // Spaces
  case countsTwice(written: String, view: String, cure: String)
  case ownPoint(written: String, view: String, gives: String, meant: String, cure: String)
  case searchedOwnPoint(written: String, view: String, cure: String)
  case pointImage(view: String, gives: String, meant: String, isOutside: Bool)
  case boxOfBox(gives: String, was: String)

  // Components of a turned transform
  case scaleComponent(written: String, reads: String, factor: String, cure: String)
  case mixedAxes(written: String, gives: String, factor: String, cure: String)
  case angleComponents(written: String, gives: String, angle: String, cure: String)
  case dividedByComponent(written: String, reads: String)

  case unsafeComponent(ComponentUse, written: String, transform: String)

  // Gestures
  case cumulativeGesture(written: String, reset: String)
  case ownTranslation(written: String)
  case untouched(place: String, recognizer: String, obstacle: String, cure: String?)
  case unscrolled(view: String, offset: String)
  case unrecognized(recognizer: String, reason: String, isNamed: Bool)

  // Time
  case moving(MovingMistake)

  // Names and numbers
  case hidesMaker(String, summary: String)
  case withoutSign(written: String, value: String, counts: String)
  case wholeDivision(written: String, value: String, whole: String)
  case copied(String, of: String)
  case neverEnds(String)
  case stillHeld(String)
  case signBehindEquals(sign: String, target: String, value: String)
  case nameOfApp
  case neverDrawn(method: String)
  case powerOfWhole(written: String, cure: String)
  case fractionOfPi(written: String, divisor: String, value: String, cure: String, meant: String)
}

/// What is not published of a view that follows its superview.
public enum ResizingDoubt: Sendable, Equatable {
  case betweenPoints, transformed
  /// A length would be below zero.
  case mirrored
}

/// What a component of a transform is taken for.
public enum ComponentUse: Sendable, Equatable {
  case scale, divisor, length, turn
}
