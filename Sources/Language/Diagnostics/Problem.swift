/// What can be wrong, as facts: names, kinds, candidates; never sentences.
///
/// Codes are stable: scripts and lessons name them. P01 is reading the source, P02 names and calls,
/// P03 values and operators, P04 views, P05 budgets, P06 files and the command line,
/// P07 what is legal but misleads.
public enum Problem: Sendable, Equatable {
  // P01: reading the source
  case invalidUTF8(offset: Int)
  case unexpectedCharacter(String, instead: String?)
  /// `0..10`: what stands before the dots and behind them.
  case twoDots(String, String)
  case unterminatedText
  case invalidEscape
  /// Bytes that C writes by their numbers, and that are no text.
  case escapedBytes
  /// What an editor or an author puts where code is to be written: `<#code#>`, `...`.
  case placeholder(String)
  case unterminatedComment
  case malformedNumber(String)
  /// A unit, and the number that it is glued to as it is written.
  case unknownUnit(String, of: String = "")
  case numberTooLarge
  /// A type of whole numbers, and the number that it does not have.
  case outsideType(String, String)
  /// A whole number of 64 bits that a double has no room for.
  case inexactWhole
  case singleQuotes
  case nameTooLong
  case expected(Expectation, found: String)
  case unclosed(String)
  case unopened(String)
  case statementsOnOneLine
  /// `24, 220`, where a point was meant.
  case looseComma
  /// Two values side by side; what the call would be where the first is the name of a function.
  case missingOperator(call: String?)
  case chainedComparison
  case chainedAssignment
  case separateWithCommas
  case labelOrValue(String, value: String)
  case labelWithoutColon(String)
  case separateRows
  case semicolonInParentheses
  case emptyParentheses
  case raggedMatrix(first: Int, here: Int)
  case matrixTooLarge
  case nestedTooDeep(Int)
  case notAssignable
  case duplicateParameter(String)
  case keywordAsName(String)
  case misplaced(String)
  case outsideLoop(String)
  case outsideFunction
  /// In a block, or among the members of a type.
  case redeclared(String, in: String? = nil)
  case fallsThrough(inFunction: Bool)
  case notSupported(Unsupported)
  case tupleShape(count: Int, labels: [String])
  case tupleKind(String)
  case rowOrRect(String)
  case operatorForm(String)
  case macroTooLong(String, most: Int)

  // P02: names and calls
  case unknownName(String, candidates: [String])
  case undeclared(String)
  case unknownView(String, className: String)
  case unknownFunction(String, candidates: [String])
  case unknownMember(
    String, of: String, candidates: [String], synonym: String?, members: [String] = [])
  case instanceMember(String, of: String, candidates: [String])
  case unknownType(String, candidates: [String])
  case wrongLabel(found: String?, expected: String?, of: String)
  /// All labels are right; the spelling has them in their order.
  case labelOrder(of: String, spelling: String)
  case wrongCount(found: Int, of: String, spellings: [String])
  /// A format asks for more values than stand behind it.
  case missingFormatValues(wanted: Int, given: Int)
  /// A selector has another count of parameters than the method of its name.
  case selectorParameters(String, takes: Int, selector: Int)
  /// `cure` is what makes the wanted kind of what was written.
  case wrongKind(
    expected: String, found: String, of: String, cure: String? = nil, label: String? = nil)
  case noOverload(of: String, spellings: [String])
  case ambiguousMember(String, candidates: [String])
  case unknownImplicitMember(String, expected: String?, candidates: [String])
  case notSettable(String, of: String, instead: String? = nil)
  /// `of`: the class that it belongs to, where that is not the one whose method assigns to it.
  case assignedConstant(String, of: String? = nil)
  case assignedParameter(String)
  case changedArgument(String)
  /// `isProduct`: parentheses that follow a factor were written for a product.
  case notCallable(String, isProduct: Bool = false)
  case methodWithoutCall(String, meant: String)
  /// A trailing closure in the head of a statement, where `{` begins the body.
  case closureInHead(String)
  case propertyCalled(String, isConstant: Bool)
  case unfinishedInitializer(String)
  case usedBeforeValue(String)
  case hole
  case severalHoles

  // P03: values and operators
  case operands(String, String, String)
  case columnVector(String)
  case rowVector(String)
  case shapes(String, String)
  case divisionByZero(String)
  case notFinite(String)
  case conditionNotBoolean(String)
  /// Images are always nil: there are no files of them.
  case foundNil(String, isImage: Bool)
  /// A member, the variable that is nil, and who gives it the value that its type promises.
  case memberOfNil(String, of: String?, providedBy: Provider?)
  case indexOutOfRange(Int, Range<Int>)
  /// A place behind the last letter of a text.
  case letterOutOfRange(Int, count: Int)
  case notWhole(String)
  case reversedRange
  /// A range goes on where not every whole number is one.
  case uncountable
  case singularMatrix
  case notSquare(String)
  case pointAtInfinity
  case outsideDomain(String, String)
  case annotation(expected: String, found: String, cure: String?)
  case fractionOfWhole(expected: String, found: String)
  case castFailed(from: String, to: String)
  case destructuring(names: Int, values: Int?)
  case notIterable(String)
  case noValue(String)
  /// A function that is to give a value came to its end; its last expression may have been meant.
  case missingReturn(of: String?, meant: String?)
  case missingCases([String])
  case failedAssertion(String?)
  case stepOfZero
  case projectiveVector
  case originRow
  /// The row or column that should be 0 0 1.
  /// `isTransposed`: the same numbers are the matrix of a transform as others write it.
  case notAffine(last: String, isTransposed: Bool)
  case noElement
  /// What stands for a key of a dictionary cannot be one, or stands twice.
  case noKey(String)
  case repeatedKey(String)
  case unsortable(String)
  case unreadableText(TextKind, found: String)
  case textCount(TextKind, wanted: Int, found: Int)
  case textNotFinite(TextKind, found: String)
  case textInSpace(TextKind, found: String)
  case textUnit(String, TextMeasure)
  case noViewsInText
  case undeterminedSize(String, assumed: String, others: Int)
  case assumedAnchor(String, others: Int)
  case noArea(String)
  case notAPair(String)
  case pairCount(Int)
  case coincidentPairs(Int, Int, onSource: Bool)
  case collinearPairs(Int, Int, Int, onSource: Bool)
  case noSwiftCode(String)
  case uncaught(String)
  case notExplained(String)
  case notCompared(String)

  // P04: views
  case geometryNotFinite(String, isNull: Bool = false)
  case singularTransform(of: String, Flattened)
  case noCommonAncestor(String, String)
  case viewCycle(String)
  case notASubview(String, of: String)
  case fixedView(String)
  case nothingToPlot(String)
  case unexplained(String)
  case impossibleTouches(ImpossibleTouches)
  case touchesInAction
  case noFingersDown
  case noSuchTouch(Int, count: Int)
  case gestureNeed(at: Int, found: Double)
  case impossibleTime(String, String, String)
  case unknownKeyPath(String, candidates: [String], isOfView: Bool = false)
  case misplacedKeyFrame
  /// `modifyAnimations` outside of what animates.
  case misplacedRepeating
  case nothingAnimated(String)
  case timingPoint(String)
  case impossibleSpring(String, String)
  case leavesPlane(String)
  case nothingMoves(hasAnimator: Bool)
  case animatorOrder(isStopped: Bool)
  case outsideRange(String, String)
  case noCurrentPoint

  // P05: budgets
  case tooManySteps(Int)
  case tooMuchTime(Double)
  case tooMuchMemory(Int)
  case tooDeep(Int)
  /// The stack ends before the budget does.
  case tooDeepForStack(Int)
  case tooMuchText(Int)
  case sourceTooLarge(Int)
  case interrupted

  // P06: files, commands, the command line
  case unreadable(String, String)
  case unwritable(String, String)
  case unknownCommand(String, candidates: [String])
  /// `:plot v` in a program.
  case commandInProgram(String)
  case unknownHelp(String, candidates: [String])
  case unknownSetting(String, candidates: [String])
  case badSetting(String, values: [String])
  case noPicture

  // P07: legal, but known to mislead
  case misleading(Mistake)
}

/// What a transform without inverse flattens; `sublayers` by the `sublayerTransform` of what is around them.
public enum Flattened: String, Sendable {
  case view = "the view"
  case layer = "the layer"
  case sublayers = "what is in it"
}

/// Who gives a variable its value whose type says that it will have one: `UIView!`.
public enum Provider: Sendable, Equatable {
  /// A function of the program.
  case function(String)
  /// Nothing that the program shows.
  case unknown
}

/// What the grammar wants at a place.
public enum Expectation: Sendable, Equatable {
  case expression, memberName, parameterName, functionName, variableName, typeName, testedType,
    moduleName
  case initialValue, openingBrace, openingParenthesis, elseOfGuard, inOfLoop, inOfClosure, catchOfC
  case whileOfRepeat, colonOfConditional, choice, colonOfCase, structureMember
  case colonOfKey, defaultOfEntry, colonOfSelector, semicolonOfLoop, computedBody, enumMember,
    caseName
  case closing(String)
  case comma(String)
}

/// What Swift has and Pivot has not, or not yet.
public enum Unsupported: Sendable, Equatable {
  /// Of two numbers, as a program declares it.
  case operatorOfNumbers(String)
  case concurrency, classDeclaration, transition, computedProperty,
    observer, pointer, zooming, chance, constraints, factorial
  /// A `union` of C.
  case union
  /// `*p = 1;`, where `p` is a variable that points to another.
  case pointerVariable(String)
  /// What bends a cubic calculation mode otherwise.
  case shapedSpline(String)
  /// A cubic calculation mode of what has no way number by number.
  case splineOfTransforms(String)
  /// What a scroll view says of the fingers on it.
  case scrolling(String)
  case propertyWrapper(String)
  case resultBuilder
  /// A type parameter of which nothing says what it is.
  case typeParameter(String)
  case recognizer(String)
  /// A macro that makes texts or names of what it is given.
  case quotingMacro(String)
  /// A view whose size UIKit decides.
  case sizedView(String)
  /// What asks how large a text is drawn.
  case sizedText(String)
  case declaration(String)
  /// A type of Apple's that has nothing to do with geometry.
  case outside(String)
  /// What is written so in another language, `np.array`.
  case foreign(String, Foreign)
  /// `memcpy` of a part of a value.
  case bytes(String)
}
