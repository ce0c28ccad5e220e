extension Problem {
  /// What stands beside the caret, with what it quotes as it stands in the source.
  var unescapedAdvice: String? {
    switch self {
    case .unexpectedCharacter(_, let instead): instead.map { "write '\($0)'" }
    case .twoDots(let first, let last):
      (Problem.areNames(first, last)
        ? "write '\(first).\(last)' for a member, or a range: " : "write ")
        + "'\(first)..<\(last)' or '\(first)...\(last)'"
    case .placeholder: "write the code, or delete it"
    case .escapedBytes: "the bytes of é are \"\\xC3\\xA9\""
    case .unterminatedText: "add '\"' at the end"
    case .unterminatedComment: "add '*/'"
    case .unknownUnit(let unit, let number): Problem.unitAdvice(unit, after: number)
    case .malformedNumber(let number): number.hasSuffix(".") ? "write \(completed(number))" : nil
    case .singleQuotes: "write \"…\""
    case .commandInProgram(let name):
      ["compare", "explain", "plot", "why"].contains(name)
        ? "write '\(name)(…)' in a program" : nil
    case .expected(.testedType, _): "write '==' to compare two values"
    case .statementsOnOneLine: "separate them by ';' or a new line"
    case .fractionOfWhole(let expected, _):
      "\(expected)(…) drops the fraction; declare a Double to keep it"
    case .looseComma: "a point is written in parentheses: (x, y)"
    case .missingOperator(call: nil): "write '*' for a product, parentheses for a call: f(x)"
    case .missingOperator(call: let call?): "write '\(call)' for a call, '*' for a product"
    case .chainedComparison: "join two comparisons with '&&'"
    case .chainedAssignment: "write one assignment on each line"
    case .separateWithCommas: "write ', ' between the values"
    case .separateRows: "write ';' between the rows"
    case .labelWithoutColon(let name): "write '\(name): …'"
    case .labelOrValue(let name, let value):
      "write '\(name): \(value)' for a label, '\(name), \(value)' for two values"
    case .semicolonInParentheses: "write ','; rows of a matrix stand in brackets: [1, 0; 0, 1]"
    case .emptyParentheses: "write the value, or (x, y) for a point"
    case .keywordAsName(let word): "write `\(word)` in backticks to use it as a name"
    case .tupleShape(_, ["width", "height"]): "write CGSize(width: 1, height: 2) or size(1, 2)"
    case .tupleShape(_, ["dx", "dy"]): "write CGVector(dx: 1, dy: 2) or vector(1, 2)"
    case .tupleShape(_, let labels):
      !labels.isEmpty
        ? "write CGPoint(x: 1, y: 2) or (1, 2)"
        : "two are a point, three a row, four a row in space; rect(x, y, width, height) is a rect"
    case .tupleKind: "(x, y) is a point of two numbers; [a, b] is a list of anything"
    case .rowOrRect(let rect): "for a rectangle write '\(rect)'"
    case .unknownName(_, let candidates), .unknownFunction(_, let candidates),
      .unknownType(_, let candidates), .unknownCommand(_, let candidates),
      .unknownHelp(_, let candidates),
      .unknownKeyPath(_, let candidates, _),
      .instanceMember(_, _, let candidates):
      Problem.didYouMean(candidates)
    case .unknownSetting(_, let candidates):
      Problem.didYouMean(candidates) ?? "':set' lists them"
    case .unknownView: "make it first"
    case .undeclared(let name): "write 'var \(name) = …' to make it"
    case .unknownMember(_, _, let candidates, let synonym, _):
      synonym.map { "did you mean '\($0)'?" } ?? Problem.didYouMean(candidates)
    case .wrongLabel(let found, let expected, _):
      expected.map { "write '\($0):'" } ?? found.map { "write it without '\($0):'" }
    case .labelOrder(_, let spelling): "write '\(spelling)'"
    case .wrongCount(_, _, let spellings), .noOverload(_, let spellings):
      spellings.isEmpty ? nil : "write \(Problem.list(spellings))"
    case .selectorParameters(let name, 0, _): "write '\(name)' alone"
    case .ambiguousMember(_, let candidates), .unknownImplicitMember(_, _, let candidates):
      candidates.isEmpty ? nil : "write \(Problem.list(candidates))"
    case .notSettable(_, _, let instead): instead.map { "write '\($0)'" }
    case .assignedConstant(let name, of: nil): "declare it with 'var \(name)' to change it"
    case .assignedConstant(let name, of: .some):
      "without an object the last '\(name)' declared is meant: call the method of an object"
    case .assignedParameter(let name):
      "change a copy: 'var \(name.hasPrefix("$") ? "x" : name) = \(name)'"
    case .changedArgument: "write '&' before it"
    case .methodWithoutCall(_, let method): "write '\(method)'"
    case .closureInHead(let method):
      "before the body of a statement write the closure in parentheses: \(method)({ … })"
    case .propertyCalled(let name, _): "write '\(name)' without parentheses"
    case .notAffine(_, isTransposed: true):
      "'.transpose' is: its translation stood in the other place"
    case .columnVector: "write the vector first: p * A"
    case .rowVector: "write the transform first: A * p"
    case .conditionNotBoolean: "compare it with something"
    case .inexactWhole: "numbers are doubles: whole ones are exact up to 2^53"
    case .foundNil: "use '??' for another value, or 'if let'"
    case .memberOfNil(_, _, .unknown):
      "give it a value before: in an app the storyboard may do it"
    case .memberOfNil(_, _, .function(let name)):
      "give it a value before: '\(name)' does, where it is called"
    case .memberOfNil(_, _, nil): "use '?.' where it may be nil"
    case .missingReturn(_, let meant): meant.map { "write 'return \($0)'" }
    case .redeclared(_, in: .some): "another name"
    case .redeclared(let name, in: nil): "another name, or '\(name) = …' to change a 'var'"
    case .fallsThrough(inFunction: true): "end it with 'return', 'throw', 'break' or 'continue'"
    case .fallsThrough(inFunction: false): "outside a function write 'if'"
    case .missingCases(let cases):
      cases.count == 1 ? "add 'case \(cases[0]):' or 'default:'" : "add them, or 'default:'"
    case .reversedRange: "exchange the two, or use 'stride(from:to:by:)'"
    case .badSetting(_, let values): "one of: \(values.joined(separator: ", "))"
    case .noKey:
      "keys are texts, numbers, truth values, points, views, cases of enums, and lists of these"
    case .repeatedKey: "leave one of them out"
    case .unsortable: "say which of two comes first: sorted { $0.x < $1.x }"
    case .unreadableText(.transform, let found) where isStepOfTheWeb(found):
      "'css(…)' reads what CSS writes, 'svg(…)' what SVG does"
    case .unreadableText(let kind, _), .textCount(let kind, _, _):
      kind.spellings.first.map { "write \($0)" }
    case .textInSpace: "Pivot computes in the plane: leave the third dimension out"
    case .textUnit(let found, let measure): Problem.unitAdvice(found, measure)
    case .noViewsInText: "paste what 'po [view recursiveDescription]' prints"
    case .pairCount(0): "give one at least: [((0, 0), (10, 20))]"
    case .pairCount: "leave some out: four corners are enough for any map that keeps lines"
    case .notAPair: "[((0, 0), (10, 20)), …], or a list of lists [[p, q], …]"
    case .impossibleTime(_, _, let wanted): "write \(wanted)"
    case .misplacedKeyFrame:
      "write UIView.animateKeyframes(withDuration: 1, delay: 0, animations: { … })"
    case .misplacedRepeating: "write it in the closure of UIView.animate(withDuration: 1) { … }"
    case .nothingAnimated("no values"): "set its values, where it is one after the other"
    case .nothingAnimated("no animations"): "set its animations"
    case .nothingAnimated(let what) where what.hasSuffix("key times"):
      "give as many key times as values, or none"
    case .nothingAnimated: "make it with CABasicAnimation(keyPath: \"position.x\")"
    case .animatorOrder(true): "'finishAnimation(at: .current)' makes it ready again"
    case .animatorOrder(false): "stop it first: animator.stopAnimation(false)"
    case .nothingMoves(hasAnimator: true):
      "a property animator stands still: 'startAnimation()' lets it go"
    case .nothingMoves: "start an animation first: UIView.animate(withDuration: 1) { … }"
    case .leavesPlane(let what) where what.hasPrefix("m"):
      "depth and perspective are not seen here: leave '\(what)' out"
    case .leavesPlane: "in the plane are turns about (0, 0, 1), and half turns, which flip"
    case .impossibleSpring("bounce", _):
      "write more than -1 and less than 1: 0 does not swing, 0.3 swings a little"
    case .impossibleSpring("duration", _): "write a number of seconds above 0"
    case .impossibleSpring: "a damping of 1 does not swing, 0.5 swings a little"
    case .notCompared: "compare(A * B, B * A) takes two transforms"
    case .hole: "ask at the top level: R(?) says what fits"
    case .severalHoles: "fill one of them in"
    case .notExplained: "'why' tells where a frame, a converted point or a hit comes from"
    case .nothingToPlot:
      "plot draws views, transforms, points, vectors, rects and rows of three numbers"
    case .unexplained: "ask for a property or a calculation: why(v.frame), why(p * A)"
    case .impossibleTouches(let what): what.advice
    case .touchesInAction: "only cancel() is possible here; begin the next script after this one"
    case .noFingersDown: "scripts lift their fingers at the end, unless they say lifts: false"
    case .gestureNeed: nil
    case .noSuchTouch: "ask numberOfTouches first: UIKit stops an app here"
    case .noCurrentPoint: "say where first: move(to: p), or CGPathMoveToPoint(path, NULL, x, y)"
    case .tooManySteps: "raise the budget with --max-steps"
    case .tooMuchTime: "raise the budget with --max-seconds"
    case .tooMuchMemory: "raise the budget with --max-memory"
    case .tooDeep: "raise the budget with --max-depth"
    case .tooMuchText: "raise the budget with --max-text"
    case .sourceTooLarge: "raise the budget with --max-source"
    case .wrongKind(_, _, _, let cure?, _), .annotation(_, _, let cure?): "write '\(cure)'"
    case .wrongKind(let expected, _, _, cure: nil, let label?):
      "this is '\(label):', which takes \(expected)"
    case .notCallable(_, isProduct: true): "write '*' for a product"
    case .misleading(let mistake): mistake.advice
    case .expected, .invalidUTF8, .invalidEscape, .numberTooLarge, .outsideType, .nameTooLong,
      .unclosed, .unopened, .raggedMatrix, .matrixTooLarge, .nestedTooDeep, .notAssignable,
      .duplicateParameter, .operatorForm, .macroTooLong, .misplaced, .outsideLoop, .outsideFunction,
      .notSupported,
      .missingFormatValues, .selectorParameters, .wrongKind(_, _, _, cure: nil, label: nil),
      .annotation(_, _, cure: nil),
      .notCallable(_, isProduct: false), .unfinishedInitializer, .usedBeforeValue, .operands,
      .shapes,
      .uncaught, .uncountable, .tooDeepForStack, .divisionByZero, .notFinite, .indexOutOfRange,
      .letterOutOfRange,
      .notWhole, .singularMatrix,
      .notSquare,
      .pointAtInfinity, .outsideDomain, .castFailed, .destructuring, .notIterable,
      .noValue, .failedAssertion, .stepOfZero, .projectiveVector, .originRow,
      .notAffine(_, isTransposed: false),
      .noElement, .textNotFinite, .undeterminedSize, .assumedAnchor, .noArea, .coincidentPairs,
      .collinearPairs, .noSwiftCode, .geometryNotFinite, .singularTransform, .noCommonAncestor,
      .timingPoint, .outsideRange, .viewCycle,
      .notASubview, .fixedView, .interrupted, .unreadable, .unwritable, .noPicture:
      nil
    }
  }

  /// Sentences below the excerpt, likewise.
  var unescapedNotes: [String] {
    switch self {
    case .operands(let word, let left, let right): Problem.joining(word, left, right)
    case .columnVector:
      ["Core Graphics writes points as rows: in p * A * B, A acts first"]
    case .rowVector:
      ["with the column convention, in B * A * p, A acts first"]
    case .unknownView(let name, let className):
      ["such as: let \(name) = \(className)(frame: CGRect(x: 100, y: 200, width: 100, height: 50))"]
    case .notSupported(let what): what.note.map { [$0] } ?? []
    case .unknownMember(_, _, _, let synonym?, _):
      Synonym.note(synonym, isMember: true).map { [$0] } ?? []
    case .unknownMember(_, let owner, candidates: [], nil, let members) where !members.isEmpty:
      ["\(owner) has \(listed(members))"]
    case .unknownFunction(_, let candidates):
      candidates.first.flatMap { Synonym.note($0, isMember: false) }.map { [$0] } ?? []
    case .twoDots(_, let last) where !last.isEmpty: ["'..<' leaves \(last) out, '...' has it"]
    case .foundNil(_, isImage: true):
      ["Pivot reads no images: leave it out, and give the view the frame that the app shows"]
    case .projectiveVector: ["use the row (x, y, 0), which has a last component"]
    case .unreadableText(.transform, let found) where isStepOfTheWeb(found): []
    case .unreadableText(let kind, _), .textCount(let kind, _, _):
      kind.spellings.count < 2
        ? [] : ["also read: \(kind.spellings.dropFirst().joined(separator: ", "))"]
    case .coincidentPairs(_, _, let onSource):
      [onSource ? "a point goes to one place" : "the map would collapse: it had no inverse"]
    case .collinearPairs:
      [
        "where only some of them are on a line, no map exists; where all are, there is more than one"
      ]
    case .undeterminedSize: ["'po view.bounds' in the app tells it: then set v.bounds"]
    case .assumedAnchor: ["if the app moved it: v.moveAnchor(to: …) sets it and keeps the frame"]
    case .indexOutOfRange(_, let indices) where indices.lowerBound > 0:
      ["a slice keeps the indices of its list; 'Array(…)' of it counts from 0"]
    case .singularTransform(_, let flattened):
      ["it flattens \(flattened.rawValue) onto a line or a point; set it to .identity"]
    case .misleading(let mistake): mistake.notes
    case .unexplained:
      [
        "of views it explains frame, bounds, center, convert, hitTest, point(inside:)",
        "of values p * A, A * B, inverted, decomposed, union, contains and the like",
      ]
    case .timingPoint: ["time runs along x, so it may not turn back; y may leave 0…1"]
    case .geometryNotFinite(_, isNull: true):
      ["an inset of more than half a side is null; so is an empty intersection"]
    case .unknownKeyPath(let path, _, _) where path == "frame":
      ["a frame is derived: animate 'position' and 'bounds'"]
    case .unknownKeyPath(let path, _, _)
    where path.hasSuffix("rotation.x") || path.hasSuffix("rotation.y"):
      ["that leaves the plane; 'transform.rotation.z' turns in it"]
    case .noCommonAncestor: ["add one of them to the other's tree with addSubview"]
    default: []
    }
  }

  /// A number that ends in a dot: with a digit behind it, or without the dot where it has one already.
  private func completed(_ number: String) -> String {
    let digits = number.dropLast()
    return digits.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) }
      ? number + "0" : String(digits)
  }

  /// Whether neither is a number: `view..frame`, not `0..n`.
  private static func areNames(_ texts: String...) -> Bool {
    texts.allSatisfy { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
  }

  private static func didYouMean(_ candidates: [String]) -> String? {
    candidates.isEmpty ? nil : "did you mean \(list(candidates))?"
  }

  private static func list(_ words: [String]) -> String {
    listed(words.map { "'\($0)'" }, "or")
  }

  private static func unitAdvice(_ found: String, _ measure: TextMeasure) -> String {
    if found.hasSuffix("%") {
      return "a percentage depends on the box: multiply it by the width or height, in px"
    }
    return switch measure {
    case .number: "write a number without a unit"
    case .length: "write it in px"
    case .angle: "write 30deg, 0.5rad, 0.25turn or 100grad"
    }
  }

  private static func unitAdvice(_ unit: String, after number: String) -> String {
    switch unit {
    case "%": "a percentage is a number: 25% is 0.25"
    case "degree", "degrees": "write \(number)° or \(number)deg"
    case "radian", "radians": "write \(number)rad"
    case "turns", "rev": "write \(number)turn"
    case "Pi", "PI": "write \(number)π or \(number) * .pi"
    case "º", "˚": "the sign of degrees is °, which looks alike: write \(number)°"
    default: "units are deg, rad, turn, ° and π; a factor needs '*'"
    }
  }
}

/// `rotate`, `translateX`: what CSS and SVG call a step of a transform.
private func isStepOfTheWeb(_ word: String) -> Bool {
  ["rotate", "translate", "scale", "skew"].contains { word.hasPrefix($0) }
}
