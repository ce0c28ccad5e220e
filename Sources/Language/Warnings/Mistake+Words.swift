internal import Geometry

extension Mistake {
  /// One line that names the mistake.
  var headline: String {
    switch self {
    case .degreesAsRadians(let number, let angle, _):
      "\(number) rad is \(angle); did you mean \(number)°?"
    case .angleInRadians(let angle): "\(angle) is an angle already: it needs no factor π / 180"
    case .frameRead(let view, let box, let size, _, _):
      "the frame of \(view) is the box around it, \(box); \(view) itself is \(size)"
    case .frameWhileTurned(let view, _):
      "while '\(view)' is turned, its frame is the box around it"
    case .frameSet(let view, let wanted, let reads?, _, _):
      "the frame of \(view) was set to \(wanted), but reads back \(reads)"
    case .frameSet(let view, _, nil, let size, _):
      "this frame makes \(view) itself \(size): turned or sheared, it does not fill an upright box"
    case .anchorAlone(let view):
      "a new anchor point alone moves '\(view)': its position stays, and the view goes around it"
    case .anchorJump(let view, let from, let to, _, _):
      "\(view) jumped from \(from) to \(to): its anchor point changed, its position did not"
    case .anchorInPoints(let view, let from, let to, _):
      "\(view) jumped from \(from) to \(to): an anchor point is a fraction of the size"
    case .resized(let view, _, .transformed):
      "\(view) has a transform: how a mask resizes it then is not published"
    case .resized(let view, let frame, .betweenPoints):
      "\(view) follows to \(frame): where an app rounds this is not published"
    case .resized(let view, let frame, .mirrored):
      "\(view) would become smaller than nothing, and is \(frame): what an app does is not published"
    case .singularInverse(0):
      "the determinant is 0: there is no inverse, the transform comes back unchanged"
    case .singularInverse(let determinant) where determinant.isInfinite:
      "the determinant is too large for a number: this inverse means nothing"
    case .singularInverse(let determinant):
      "the determinant \(numberText(determinant, .significant(4), negligible: 0)) is 0 up to rounding: "
        + "this inverse means nothing"
    case .collapsedParts(let lost):
      "these parts do not give the transform back: a height of 0 keeps nothing of c and d, \(lost)"
    case .transformReplaced(let view, let old, _): "this replaces what \(view) already did: \(old)"
    case .gestureRestarts(let written, let view):
      "\(written) begins anew with each gesture: '\(view)' loses what the last one did"
    case .shear(let view, _, let shear, _, _):
      "this transform shears \(view) by \(shear): unequal factors act after a turn"
    case .ownAxes(let written, let moves):
      "this moves by \(moves), not by \(written): the translation acts before the rest"
    case .fullTurn(let view): "a full turn brings \(view) back to where it was: nothing turns"
    case .cornerOffset(let fixed, let offset, _):
      "the point that stays is \(fixed), outside the view: \(offset) counts from the anchor point"
    case .untouched(let place, let recognizer, let obstacle, _):
      "the touch at \(place) did not reach \(recognizer): \(obstacle)"
    case .unscrolled(let view, let offset):
      "fingers do not scroll here: 'contentOffset' of \(view) stays \(offset)"
    case .unrecognized(let recognizer, let reason, _):
      "nothing was recognized, for \(recognizer): \(reason)"
    case .oppositeCenter(let point):
      "the first move takes \(point) away from the origin: this does not keep \(point) in place"
    case .cornerLocation(let written, _):
      "\(written) counts from the corner of the view, but a transform counts from its anchor point"
    case .columnMatrix(let written, let move):
      "\(written) is a projection here: rows are multiplied by it, and \(move) stand in its last column"
    case .countsTwice(let written, let view, _):
      "\(written) is not in the own coordinates of \(view): where it lies would count twice"
    case .ownPoint(let written, let view, let gives, let meant, _):
      "\(written) is not in the own coordinates of \(view): this gives \(gives), not \(meant)"
    case .searchedOwnPoint(let written, let view, _):
      "\(written) is not in the coordinates in which \(view) looks for it"
    case .pointImage(let view, let gives, let meant, _):
      "\(view).transform alone gives \(gives), but the point appears at \(meant)"
    case .boxOfBox(let gives, let was):
      "this is the box around a box, \(gives); the rect was \(was)"
    case .scaleComponent(let written, let reads, let factor, _):
      "\(written) is \(reads), but the factor is \(factor): the transform is turned"
    case .unsafeComponent(.scale, let written, let transform):
      "\(written) is the factor only as long as \(transform) does not turn"
    case .unsafeComponent(.divisor, let written, let transform):
      "dividing by \(written) is right only as long as \(transform) does not turn"
    case .unsafeComponent(.length, let written, _): "\(written) mixes both axes"
    case .unsafeComponent(.turn, let written, _): "\(written) is the turn for some angles only"
    case .mixedAxes(let written, let gives, let factor, _):
      "\(written) mixes both axes: it is \(gives), but the factor is \(factor)"
    case .angleComponents(let written, let gives, let angle, _):
      gives == angle
        ? "\(written) is the turn, \(angle), only by luck"
        : "\(written) is \(gives), but the turn is \(angle)"
    case .dividedByComponent(let written, let reads):
      "\(written) is \(reads): dividing by it does not undo a turned transform"
    case .cumulativeGesture(let written, _):
      "\(written) counts from the start of the gesture, and here it is applied anew each time"
    case .ownTranslation(let written):
      "\(written) is measured in the axes of the view that it moves"
    case .moving(let mistake): mistake.headline
    case .hidesMaker(let name, let summary): "'\(name)' hides Pivot's own \(name): \(summary)"
    case .withoutSign(let written, let value, let counts):
      "'\(written)' is \(value), which counts as \(counts) here: there is no sign"
    case .wholeDivision(let written, let value, let whole):
      "\(written) is \(value) here, but \(whole) in Swift and C"
    case .copied(let copy, let original):
      "'\(copy)' is a copy of '\(original)' here; in an app both are one object"
    case .neverEnds(let name): "the 'deinit' of '\(name)' never runs here, and this does not happen"
    case .stillHeld(let written):
      "only '\(written)' holds this object, and being 'weak' would be nil in an app"
    case .signBehindEquals(let sign, let target, let value):
      "'=\(sign)' sets \(target) to \(value)"
    case .neverDrawn(let method): "nothing is drawn here, so nobody calls this '\(method)'"
    case .nameOfApp: "'App' stands for the name of the app's module, which is not known here"
    case .powerOfWhole(let written, _):
      "\(written) is a power here, but in Swift and C '^' is the exclusive or of bits"
    case .fractionOfPi(let written, let divisor, let value, _, _):
      "\(written) is \(value): \(divisor) is one number"
    }
  }

  /// What stands beside the caret: the fix where it is certain, a direction where it is not.
  var advice: String? {
    switch self {
    case .degreesAsRadians(_, _, let cure): "write \(cure)"
    case .angleInRadians: "leave the factor out"
    case .frameRead(_, _, _, let contains?, _): "ask '\(contains)'"
    case .frameRead(_, _, _, nil, let center): "use 'bounds.size' and '\(center)'"
    case .frameWhileTurned(_, let center): "use 'bounds' and '\(center)'"
    case .gestureRestarts(_, let view): "start from '\(view).transform'"
    case .cornerLocation(_, let cure): "write '\(cure)'"
    case .countsTwice(_, _, let cure): "write '\(cure)'"
    case .columnMatrix(let written, _): "'\(written).transpose' moves by them"
    case .unsafeComponent(.scale, _, let text): "write 'hypot(\(text).a, \(text).b)'"
    case .unsafeComponent(.length, _, _): "the factors are hypot(a, b) and hypot(c, d)"
    case .unsafeComponent(.turn, _, let text): "write 'atan2(\(text).b, \(text).a)'"
    case .unsafeComponent(.divisor, _, _): "apply 'inverted()' to the drag as a vector"
    case .frameSet(_, _, _, _, let center): "set 'bounds.size' and '\(center)'"
    case .anchorAlone(let view): "'\(view).moveAnchor(to: …)' keeps the frame"
    case .unscrolled: "set 'contentOffset' to where they would scroll"
    case .untouched(_, _, _, let cure): cure.map { "write '\($0)'" }
    case .unrecognized(let recognizer, _, let isNamed):
      isNamed ? "'why(\(recognizer))' tells it step by step" : nil
    case .oppositeCenter: "exchange the two moves"
    case .resized(_, _, .mirrored): "give the superview a size before what is in it"
    case .resized: "in 'layoutSubviews' the place is yours to say"
    case .anchorJump(_, _, _, let cure?, _): "'\(cure)' keeps the frame"
    case .anchorJump(_, _, _, nil, _): "move 'position' along"
    case .anchorInPoints(_, _, _, let fraction): "write \(fraction)"
    case .singularInverse, .collapsedParts: nil
    case .transformReplaced(_, _, let written): "'\(written).concatenating(…)' adds to it"
    case .shear(_, _, _, _, turnsFirst: true): "'.concatenating(R(…))' turns last"
    case .shear: "scale first, then turn"
    case .ownAxes: "'.concatenating(T(…))' moves last"
    case .fullTurn: nil
    case .cornerOffset(_, _, let cure): "write \(cure)"
    case .ownPoint(_, _, _, _, let cure), .searchedOwnPoint(_, _, let cure): "write '\(cure)'"
    case .pointImage(_, _, _, isOutside: true): "it is in the superview's coordinates already"
    case .pointImage(let view, _, _, _): "'\(view).convert(…, to: \(view).superview)' gives this"
    case .boxOfBox: "keep the rect as it was, or its corners"
    case .scaleComponent(_, _, _, let cure), .mixedAxes(_, _, _, let cure),
      .angleComponents(_, _, _, let cure):
      "write '\(cure)'"
    case .dividedByComponent: "apply 'inverted()' to the drag as a vector"
    case .cumulativeGesture(_, let reset): reset
    case .ownTranslation: "ask the superview: 'translation(in: view.superview)'"
    case .moving(let mistake): mistake.advice
    case .hidesMaker: "choose another name"
    case .wholeDivision: nil
    case .withoutSign: "cast what has no sign to NSInteger, or add on the other side"
    case .copied(_, let original): "name '\(original)' alone"
    case .neverEnds, .stillHeld, .nameOfApp: nil
    case .neverDrawn(let method):
      method == "drawRect:"
        ? "for its numbers call '[view drawRect:view.bounds]'"
        : "for its numbers call 'view.draw(view.bounds)'"
    case .signBehindEquals(let sign, _, _): "did you mean '\(sign)='?"
    case .powerOfWhole(_, let cure): "for the bits write '\(cure)'"
    case .fractionOfPi(_, _, _, let cure, let meant): "for \(meant) write '\(cure)'"
    }
  }

  /// Sentences below the excerpt that say why.
  var notes: [String] {
    switch self {
    case .frameRead, .frameWhileTurned:
      ["a frame is derived: the least upright box around the transformed view"]
    case .frameSet:
      ["or set the transform to .identity, then the frame, then the transform again"]
    case .anchorJump(_, _, _, nil, let shift):
      ["the anchor point lies at position: move position by \(shift) as well"]
    case .anchorJump(_, _, _, _, let shift):
      ["the anchor point lies at position; in an app, move center by \(shift) as well"]
    case .resized(_, _, .mirrored):
      ["what the superview loses is taken from it, and the rest is mirrored"]
    case .resized(_, _, .transformed):
      ["here 'bounds.size' and 'center' change as if there was no transform"]
    case .transformReplaced:
      ["if that is meant, set .identity first"]
    case .shear(_, let scale, let shear, let rotation, _):
      [
        "decomposed() gives scale \(scale), shear \(shear), rotation \(rotation)",
        "keep scale, rotation and offset apart, and join them anew: scale, then turn, then move",
      ]
    case .pointImage(_, _, _, isOutside: true):
      ["a transform acts about the anchor point, whose place is the center"]
    case .pointImage:
      ["a transform acts about the anchor point; 'convert' adds where that lies"]
    case .boxOfBox:
      ["a transform of a rect gives the upright box around its four corners; no inverse undoes it"]
    case .fullTurn:
      [
        "a transform keeps no turns: 360° is the identity, 270° is -90°",
        "to show the way, turn by parts of at most 90°, or animate 'transform.rotation.z'",
      ]
    case .signBehindEquals(let sign, _, _):
      ["Swift refuses '=\(sign)'; C reads it as '= \(sign)…', as here"]
    case .nameOfApp:
      ["a LocalizedError says in 'errorDescription' what people are to read"]
    case .neverEnds, .stillHeld:
      ["Pivot keeps all objects as long as it runs; in an app the last reference decides"]
    case .moving(let mistake): mistake.notes
    case .scaleComponent, .dividedByComponent, .unsafeComponent(.scale, _, _),
      .unsafeComponent(.divisor, _, _):
      ["a and d are the factors times the cosine of the turn"]
    case .angleComponents, .unsafeComponent(.turn, _, _):
      ["atan2 of b and a, y first, sees both signs, and no factor can mislead it"]
    case .degreesAsRadians, .angleInRadians, .singularInverse, .collapsedParts, .ownAxes,
      .cornerOffset, .ownPoint, .searchedOwnPoint, .mixedAxes, .cumulativeGesture,
      .ownTranslation, .hidesMaker, .wholeDivision, .copied, .powerOfWhole, .fractionOfPi,
      .gestureRestarts, .anchorInPoints, .withoutSign, .neverDrawn,
      .resized, .cornerLocation, .columnMatrix, .countsTwice, .anchorAlone, .oppositeCenter,
      .untouched,
      .unrecognized, .unscrolled,
      .unsafeComponent(.length, _, _):
      []
    }
  }
}
