internal import Geometry

extension Problem {
  /// One line that names the mistake, with what it quotes as it stands in the source.
  var unescapedHeadline: String {
    switch self {
    case .invalidUTF8(let offset): "the text is not UTF-8: byte \(offset) belongs to no character"
    case .unexpectedCharacter(let character, _): "'\(character)' has no meaning here"
    case .twoDots: "'..' has no meaning here"
    case .unterminatedText: "this text has no closing quote"
    case .escapedBytes: "these bytes are no text in UTF-8"
    case .placeholder(let text): "'\(text)' stands for code that was left out"
    case .invalidEscape: "this escape is not one of \\n \\t \\r \\0 \\\\ \\\" \\' \\u{…}"
    case .unterminatedComment: "this comment is never closed"
    case .malformedNumber(let text): "'\(text)' is not a number"
    case .unknownUnit(let unit, _): "there is no unit '\(unit)'"
    case .numberTooLarge: "this number is too large"
    case .inexactWhole: "this whole number is too large to be exact"
    case .outsideType(let type, let number): "\(type) has no \(number)"
    case .singleQuotes: "text stands between double quotes"
    case .nameTooLong: "this name is longer than \(Lexer.longestName) bytes"
    case .expected(let what, let found): "expected \(what.words), found \(found)"
    case .unclosed(let closer): "'\(closer)' is missing"
    case .unopened(let closer): "\(closer) closes nothing"
    case .looseComma: "a comma stands between two statements"
    case .statementsOnOneLine: "two statements on one line"
    case .missingOperator: "an operator is missing"
    case .chainedComparison: "comparisons cannot be chained"
    case .chainedAssignment: "assignments cannot be chained"
    case .separateWithCommas: "values need commas between them"
    case .separateRows: "rows of a matrix need semicolons between them"
    case .labelWithoutColon: "a label needs ':' behind it"
    case .labelOrValue: "a label needs ':' behind it, a value ','"
    case .semicolonInParentheses: "';' cannot stand inside parentheses"
    case .emptyParentheses: "empty parentheses have no value"
    case .raggedMatrix(let first, let here):
      "the rows of a matrix have different lengths: \(first) and \(here)"
    case .matrixTooLarge: "a matrix has at most 4 rows and 4 columns, and at least one of each"
    case .nestedTooDeep(let limit): "this is nested more than \(limit) levels deep"
    case .notAssignable: "nothing can be assigned to this expression"
    case .macroTooLong(let name, let most): "'\(name)' stands for more than \(most) words and signs"
    case .operatorForm(let sign): "'\(sign)' takes one or two operands, and is 'static' in a type"
    case .duplicateParameter(let name): "two parameters are called '\(name)'"
    case .keywordAsName(let word): "'\(word)' is a keyword, not a name"
    case .misplaced(let word): "'\(word)' has nothing to belong to"
    case .outsideLoop(let word): "'\(word)' stands outside a loop"
    case .outsideFunction: "'return' stands outside a function"
    case .redeclared(let name, let type):
      "'\(name)' is declared a second time in \(type.map { "'\($0)'" } ?? "this block")"
    case .fallsThrough: "the body of a 'guard' must not fall through"
    case .missingCases(let cases):
      "this 'switch' must be exhaustive: it lacks \(listed(cases.map { "'\($0)'" }, "and"))"
    case .notSupported(let what): what.words
    case .tupleShape(let count, let labels):
      !labels.isEmpty
        ? "values in parentheses carry no labels" : "\(count) values in parentheses mean nothing"
    case .tupleKind(let kind): "values in parentheses are numbers, not \(kind)"
    case .rowOrRect: "four numbers in parentheses are a row in space"
    case .unknownName(let name, _), .undeclared(let name), .unknownView(let name, _):
      "there is no '\(name)'"
    case .unknownFunction(let name, _): "there is no function '\(name)'"
    case .unknownMember(let name, let owner, _, _, _): "\(owner) has no member '\(name)'"
    case .instanceMember(let name, let type, _):
      "'\(name)' belongs to each \(Problem.noun(type)), not to the type"
    case .unknownType(let name, _): "there is no type '\(name)'"
    case .wrongLabel(let found, let expected, let function):
      "'\(function)' wants \(Problem.label(expected)) here"
        + (found == nil ? "" : ", not \(Problem.label(found))")
    case .labelOrder(let function, _): "'\(function)' takes these arguments in another order"
    case .wrongCount(let found, let function, _):
      "'\(function)' does not take \(counted(found, "argument"))"
    case .missingFormatValues(let wanted, let given):
      "this format asks for \(counted(wanted, "value")), and \(counted(given, "value")) "
        + "\(given == 1 ? "stands" : "stand") behind it"
    case .selectorParameters(let name, let takes, let selector):
      "'\(name)' takes \(takes == 0 ? "no parameter" : counted(takes, "parameter")), "
        + "and this selector has \(counted(selector, "parameter"))"
    case .wrongKind(let expected, let found, let function, _, _):
      "'\(function)' wants \(expected) here, not \(found)"
    case .noOverload(let function, _): "no form of '\(function)' takes these arguments"
    case .ambiguousMember(let name, _): "'.\(name)' could belong to several types"
    case .unknownImplicitMember(let name, let expected, _):
      expected.map { "\($0) has no '.\(name)'" } ?? "no type has a member '.\(name)'"
    case .notSettable(let name, let owner, _): "'\(name)' of \(owner) cannot be set"
    case .assignedConstant(let name, let type):
      "'\(name)'\(type.map { " of '\($0)'" } ?? "") is a constant"
    case .assignedParameter(let name): "'\(name)' is a parameter, which is a constant"
    case .changedArgument(let parameter): "'\(parameter)' is inout: it changes its argument"
    case .notCallable(let kind, _): "\(kind) cannot be called"
    case .methodWithoutCall(let name, _), .closureInHead(let name): "'\(name)' is a method"
    case .propertyCalled(let name, let isConstant):
      "'\(name)' is a \(isConstant ? "constant" : "property")"
    case .unfinishedInitializer(let name): "'\(name)' gets no value"
    case .usedBeforeValue(let name): "'\(name)' has no value yet"
    case .hole: "'?' is a hole: nothing stands here yet"
    case .severalHoles: "one '?' at a time can be asked for"
    case .operands(let op, let left, let right): "'\(op)' does not join \(left) and \(right)"
    case .columnVector(let kind): "\(kind) cannot stand right of a transform"
    case .rowVector(let kind): "\(kind) cannot stand left of a transform"
    case .shapes(let left, let right): "a \(left) and a \(right) matrix have no product"
    case .divisionByZero(let text): "division by zero: \(text)"
    case .notFinite(let text): "the result is not a finite number: \(text)"
    case .conditionNotBoolean(let kind): "a condition is true or false, not \(kind)"
    case .foundNil(let what, _): "\(what) is nil"
    case .memberOfNil(let name, nil, _): "nil has no member '\(name)'"
    case .memberOfNil(let name, let variable?, _):
      "'\(variable)' is nil here, and so has no '\(name)'"
    case .indexOutOfRange(let index, let indices) where indices.lowerBound > 0:
      "index \(index) is outside a slice that begins at \(indices.lowerBound) and ends before \(indices.upperBound)"
    case .indexOutOfRange(let index, let indices):
      "index \(index) is outside a list of \(counted(indices.count, "element"))"
    case .letterOutOfRange(let index, let count):
      "index \(index) is outside a text of \(counted(count, "letter"))"
    case .notWhole(let text): "\(text) is not a whole number"
    case .reversedRange: "a range runs from the smaller to the larger number"
    case .uncountable: "numbers above \(grouped(1 << 53)) are more than 1 apart"
    case .singularMatrix: "this matrix has no inverse: its determinant is 0"
    case .pointAtInfinity: "a row that ends in 0 is a point at infinity: its direction is shown"
    case .notSquare(let shape):
      "a \(shape) matrix is not square: it has no determinant and no inverse"
    case .outsideDomain(let function, let value): "\(function)(\(value)) is not a real number"
    case .fractionOfWhole(let expected, let found):
      "declared as \(expected), but \(found) is no whole number"
    case .annotation(let expected, let found, _):
      "declared as \(expected), but the value is \(found)"
    case .castFailed(let from, let to): "\(from) is not \(to)"
    case .destructuring(let names, let values):
      values.map { "\(names) names for \($0) values" } ?? "this value has no parts to take"
    case .notIterable(let kind): "\(kind) has no elements to go through"
    case .noValue(let what): "\(what) gives no value"
    case .missingReturn(let name, _):
      "\(name.map { "'\($0)'" } ?? "this body") came to its end without 'return'"
    case .uncaught(let value): "thrown, and nothing catches it: \(value)"
    case .failedAssertion(let message):
      message.map { "assertion failed: \($0)" } ?? "assertion failed"
    case .stepOfZero: "a step of 0 never arrives"
    case .projectiveVector: "a projection does not act on vectors"
    case .originRow: "the row (0, 0, 0) stands for no point and no direction"
    case .notAffine(let last, _): "this matrix is not affine: its last \(last) is not 0 0 1"
    case .unsortable(let kind): "\(kind) has no place in an order"
    case .notExplained(let kind): "'explain' reads transforms, not \(kind)"
    case .notCompared(let kind): "'compare' reads transforms, not \(kind)"
    case .noElement: "an empty list has no such element"
    case .noKey(let kind): "\(kind) cannot be a key of a dictionary, or in a set"
    case .repeatedKey(let key): "the key \(key) stands twice in this dictionary"
    case .unreadableText(let kind, let found):
      found.isEmpty
        ? "this is not \(kind.words): the text ends too early"
        : "this is not \(kind.words): '\(cut(found, to: 40))' does not fit"
    case .textCount(let kind, let wanted, let found):
      "\(kind.words) has \(wanted) numbers, this text has \(found)"
    case .textNotFinite(let kind, let found):
      "'\(cut(found, to: 40))' is no finite number of \(kind.words)"
    case .textInSpace(_, let found): "'\(cut(found, to: 40))' leaves the plane"
    case .textUnit(let found, let measure): "'\(cut(found, to: 40))' is not \(measure.words)"
    case .noViewsInText: "there is no view with a frame in this text"
    case .undeterminedSize(let view, let assumed, let others):
      "frame and transform of \(view) give no single size: \(assumed) is assumed"
        + (others == 0 ? "" : ", and so for \(others) more")
    case .assumedAnchor(let view, let others):
      others == 0
        ? "the text says no anchor point: (0.5, 0.5) is assumed for \(view)"
        : "the text says no anchor points: (0.5, 0.5) is assumed for \(view) and \(others) more"
    case .noArea(let rect): "\(rect) has no area: no scale leads from or to it"
    case .notAPair(let found): "a pair is two points, (p, q), not \(found)"
    case .pairCount(let count):
      "\(count) pairs determine no map: one to four do"
    case .coincidentPairs(let first, let second, let onSource):
      "pairs \(first + 1) and \(second + 1) \(onSource ? "start" : "end") at the same point"
    case .collinearPairs(let first, let second, let third, let onSource):
      "pairs \(first + 1), \(second + 1) and \(third + 1) \(onSource ? "start" : "end") on one line"
    case .noSwiftCode(let kind): "an app has no such value as \(kind)"
    case .geometryNotFinite(let property, let isNull):
      "'\(property)' must be finite" + (isNull ? ", and this is CGRect.null" : "")
    case .singularTransform(let view, let flattened):
      "the \(flattened == .sublayers ? "sublayerTransform" : "transform") of \(view) has no inverse"
    case .noCommonAncestor(let first, let second): "\(first) and \(second) have no common ancestor"
    case .viewCycle(let view): "\(view) cannot contain itself"
    case .notASubview(let view, let parent): "\(view) is not a subview of \(parent)"
    case .fixedView(let view): "\(view) stays where it is"
    case .nothingToPlot(let kind): "there is no picture of \(kind)"
    case .unexplained(let expression): "'why' knows no rule behind \(expression)"
    case .impossibleTouches(let what): what.words
    case .touchesInAction: "fingers cannot move in what a recognizer calls"
    case .noFingersDown: "no fingers are down"
    case .noSuchTouch(let index, let count):
      count == 0
        ? "the recognizer follows no finger now"
        : "there is no finger \(index): the recognizer follows \(count), counted from 0"
    case .gestureNeed(let least, let found):
      "this must be at least \(least), not \(numberText(found, .significant(7)))"
    case .impossibleTime(let what, let found, _): "\(what) cannot be \(found)"
    case .unknownKeyPath(let path, _, isOfView: true):
      "a view has no property '\(path)' by key path; its layer has"
    case .unknownKeyPath(let path, _, _): "a layer has no property '\(path)' that can move"
    case .animatorOrder(true): "the animator is stopped, and was not finished"
    case .animatorOrder(false): "the animator was not stopped, so there is nothing to finish"
    case .misplacedKeyFrame: "a key frame stands outside 'animateKeyframes'"
    case .misplacedRepeating: "'modifyAnimations' stands outside 'UIView.animate'"
    case .nothingAnimated(let what): "this animation has \(what)"
    case .timingPoint(let x): "the x of a control point lies between 0 and 1, not at \(x)"
    case .impossibleSpring(let what, let found): "the \(what) of a spring cannot be \(found)"
    case .nothingMoves: "nothing moves now"
    case .outsideRange(let what, let range): "\(what) is \(range)"
    case .leavesPlane(let what): "\(what) leaves the plane"
    case .noCurrentPoint: "this line has no beginning"
    case .tooManySteps(let limit): "stopped after \(grouped(limit)) steps"
    case .tooMuchTime(let limit): "stopped after \(limit) seconds"
    case .tooMuchMemory(let limit):
      "stopped: values alive would take more than \(grouped(limit)) bytes"
    case .tooDeep(let limit): "stopped: calls are nested \(grouped(limit)) deep"
    case .tooDeepForStack(let count):
      "stopped: calls are nested \(grouped(count)) deep, and the stack has room for no more, "
        + "whatever --max-depth allows"
    case .tooMuchText(let limit): "stopped: the text is longer than \(grouped(limit)) bytes"
    case .sourceTooLarge(let limit): "the source is larger than \(grouped(limit)) bytes"
    case .interrupted: "stopped by Ctrl-C"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .commandInProgram(let name): "':\(cut(name, to: 40))' is a command of the prompt"
    case .unknownCommand(let name, _): "there is no command ':\(cut(name, to: 40))'"
    case .unknownHelp(let name, _): "there is no help on '\(cut(name, to: 40))'"
    case .unknownSetting(let name, _): "there is no setting '\(cut(name, to: 40))'"
    case .badSetting(let name, _): "'\(name)' has no such value"
    case .noPicture: "this shows no picture; 'plot(…)' draws one"
    case .misleading(let mistake): mistake.headline
    }
  }

  /// "point" of "a point"; a type's own name as it is.
  private static func noun(_ words: String) -> Substring {
    for article in ["a ", "an "] where words.hasPrefix(article) {
      return words.dropFirst(article.count)
    }
    return Substring(words)
  }

  private static func label(_ label: String?) -> String {
    label.map { "the label '\($0):'" } ?? "no label"
  }
}

/// 10000000 as 10,000,000.
func grouped(_ number: Int) -> String {
  var digits = Array(String(number))
  var index = digits.count - 3
  while index > 0 {
    digits.insert(",", at: index)
    index -= 3
  }
  return String(digits)
}

extension Expectation {
  var words: String {
    switch self {
    case .expression: "a value"
    case .memberName: "the name of a member"
    case .parameterName: "the name of a parameter"
    case .functionName: "the name of a function"
    case .variableName: "the name of a variable"
    case .typeName: "the name of a type"
    case .testedType: "the name of a type behind 'is'"
    case .moduleName: "the name of a module"
    case .initialValue: "'=' and a value"
    case .openingBrace: "'{'"
    case .openingParenthesis: "'('"
    case .elseOfGuard: "'else'"
    case .inOfLoop, .inOfClosure: "'in'"
    case .catchOfC: "'@catch' or '@finally'"
    case .whileOfRepeat: "'while'"
    case .colonOfConditional: "':' and the value for the other case"
    case .choice: "'case' or 'default'"
    case .colonOfCase: "':'"
    case .structureMember: "'let', 'var' or 'func'"
    case .colonOfKey: "':' and a value behind this key"
    case .defaultOfEntry: "'default:' and a value, or ']'"
    case .colonOfSelector: "':' and a value for this part of the message"
    case .computedBody: "'{' and what the property computes"
    case .enumMember: "'case', 'var' or 'func'"
    case .caseName: "the name of a case"
    case .semicolonOfLoop: "';', as in for (int i = 0; i < 3; i++)"
    case .closing(let closer): "'\(closer)'"
    case .comma(let closer): "',' or '\(closer)'"
    }
  }
}
