internal import Language

/// The built-in rules of diagnosis: mistakes that people make with transforms.
///
/// Their order decides what is named first where several explain the same value.
public enum Rule: String, CaseIterable, Sendable {
  /// Right, but for digits lost on the way.
  case rounded
  /// About the origin or the centre, not the point asked.
  case origin
  /// Moved there, not back.
  case noReturn = "no-return"
  /// Moved back, never there.
  case noApproach = "no-approach"
  /// The anchor point is forgotten.
  case anchor
  case frameBounds = "frame-bounds"
  /// A new transform over the old one.
  case replaced
  /// A gesture's total applied at every event.
  case cumulative
  /// Two steps exchanged, or all of them reversed.
  case order
  /// The sign of an angle or a shift, or the y axis.
  case sign
  case degreesRadians = "degrees-radians"
  /// The other way round, or a conversion in the wrong direction.
  case inverse
  /// The two numbers of a step or a point exchanged.
  case swapped
  /// The other axis is not scaled.
  case oneAxis = "one-axis"
  /// The shift is scaled along, or is not.
  case shiftScaled = "shift-scaled"
  /// A level of the view tree is skipped.
  case parent
  /// The last component of a row was not divided out.
  case noDivide = "no-divide"
  /// Nothing was done to what was given.
  case unchanged
  case vectorPoint = "vector-point"
  case reflected
  case transposed
  /// Half as far as asked, or twice.
  case half
  /// Another edge of a rectangle, or its middle.
  case edge
  /// One of the steps or lines is left out.
  case leftOut = "left-out"

  /// Rules that tell nearly the same story: where several of them explain a value, one is told.
  var family: Int {
    switch self {
    case .sign, .inverse, .transposed, .reflected: 0
    case .order, .shiftScaled, .origin, .noReturn, .noApproach, .vectorPoint: 1
    case .anchor, .frameBounds: 2
    case .replaced, .cumulative, .unchanged: 3
    case .rounded, .degreesRadians, .half, .edge, .leftOut,
      .swapped, .oneAxis, .parent, .noDivide:
      4 + place
    }
  }

  /// Of several rules that explain a value, only those of the least rank are told: what is missing may
  /// be missing for many reasons.
  var rank: Int {
    switch self {
    case .half, .edge: 2
    case .leftOut: 3
    case .rounded, .origin, .noReturn, .noApproach, .anchor, .frameBounds, .replaced, .cumulative,
      .order, .sign, .degreesRadians, .inverse, .swapped, .oneAxis, .shiftScaled, .parent,
      .noDivide, .unchanged, .vectorPoint, .reflected, .transposed:
      1
    }
  }

  /// A shift is left out, which says nothing about the order of the rest.
  var isOmission: Bool { self == .origin || self == .noReturn || self == .noApproach }

  /// It is told beside another mistake; the others would explain too much.
  var joinsOthers: Bool {
    rank < 2 && self != .cumulative && self != .unchanged && self != .rounded
  }

  /// Its place in the order.
  var place: Int { Rule.allCases.firstIndex(of: self) ?? 0 }
}

/// A mistake in words: what was done, as a clause, and where to look next, as sentences.
struct Telling: Sendable {
  var did: String
  var look: String
  /// Code that `did` shows: it is told only where the answer has that code too.
  var quotes: [String] = []
  /// Where the answer has that code more than once, nobody knows which of them is meant.
  var isOfOne = false
  /// What was done without any code; nil where it cannot be told so.
  var plain: String?
  /// The property whose value `plain` speaks of: an answer that has no such word makes its value in another way.
  var property: String?
  /// Words that `did` says are not there: it is told only where the answer has none of them, or as many as remain.
  var missing: Set<String> = []
  /// How many of these words write what is not missing.
  var remaining = 0
  /// Words for what `did` speaks of: it is told only where the answer has one of them.
  var present: Set<String> = []
  /// A word that `did` says stands for another: an answer with only the one that is meant is told nothing.
  var exchange: (written: String, meant: String)?

  /// What is said beside another mistake, where not all the steps are the right ones.
  var beside: (did: String, plain: String)?

  /// The statement that is written in another way: an answer that has it once, as it should be, is told nothing.
  var statement: String?

  /// The same without code.
  var plainly: Telling { plain.map { Telling(did: $0, look: look) } ?? self }

  /// The same beside another mistake.
  var besideAnother: Telling {
    guard let beside else { return self }
    var telling = self
    (telling.did, telling.plain) = (beside.did, beside.plain)
    return telling
  }

  /// It is told of code that it names.
  var showsCode: Bool { !quotes.isEmpty || !present.isEmpty || !missing.isEmpty }

  /// An answer has the one word where the other is meant.
  func isExchange(in answer: String) -> Bool {
    guard let exchange else { return false }
    let tokens = codeTokens(answer).map(\.text)
    return tokens.contains(exchange.written) && !tokens.contains(exchange.meant)
  }

  /// The clause for an answer; nil where it would show code that nobody wrote.
  func clause(for answer: String) -> String? {
    if quotes.isEmpty, missing.isEmpty, present.isEmpty, exchange == nil, statement == nil {
      return did
    }
    let tokens = codeTokens(answer).map(\.text)
    if !present.isEmpty, present.isDisjoint(with: tokens) { return plain }
    if let statement, places(of: codeTokens(statement).map(\.text), in: tokens) == 1 { return nil }
    if let exchange, tokens.contains(exchange.meant), !tokens.contains(exchange.written) {
      return nil
    }
    if tokens.count(where: missing.contains) > remaining { return plain }
    let counts = quotes.map { places(of: codeTokens($0).map(\.text), in: tokens, asStep: true) }
    if counts.allSatisfy({ isOfOne ? $0 == 1 : $0 > 0 }) { return did }
    return property.map(tokens.contains) ?? true ? plain : nil
  }
}

/// How often some tokens stand in others; of a name as a step those places where it is a factor:
/// what `t.rotated(by: a)` does first is not `t`.
private func places(of part: [String], in whole: [String], asStep isStep: Bool = false) -> Int {
  guard let first = part.first else { return 1 }
  return whole.indices.count {
    let end = $0 + part.count
    let isNoStep =
      isStep && part.count == 1 && end < whole.count && [".", "="].contains(whole[end])
    return whole[$0] == first && whole[$0...].starts(with: part) && !isNoStep
  }
}

/// A piece of a program that is replaced.
struct Edit {
  var range: Range<Int>
  var text: String

  /// The two change different places.
  func isApart(from other: Edit) -> Bool {
    range.upperBound <= other.range.lowerBound || other.range.upperBound <= range.lowerBound
  }
}

/// A program with one mistake in it, or two.
struct Slip {
  var rules: [Rule]
  /// What the mistake changes in the program.
  var edits: [Edit] = []
  var code: String
  var tellings: [Telling]
  /// The product that it changes, as it then is.
  var chain: Chain?
  /// It is told beside another mistake, too.
  var joinsOthers = true
  /// It tells what is done in every step of a product.
  var isOfSteps = false
  /// It may be told of an answer that leaves the views elsewhere: something is not done, or gone, whatever else is.
  var isOfAnyState = false
  /// Of two mistakes in different places the programs with each alone.
  var alone: [String] = []
  /// What it says of an answer beside its value, which has to be so.
  var assertions: [Assertion] = []
  /// The property that nothing sets, it says.
  var unset: String?
  /// A line is missing, it says, as if the others were there: the program without those, too, for which an answer with
  /// some words has none.
  var reduced: ((Set<String>) -> String)?

  /// The two change different places.
  func isApart(from other: Slip) -> Bool {
    edits.allSatisfy { edit in other.edits.allSatisfy(edit.isApart) }
  }

  /// It can be told of an answer without showing code that nobody wrote.
  func isTellable(of answer: String) -> Bool {
    if rules.count > 1, rules.contains(.order), hasOneStep(answer) { return false }
    return tellings.allSatisfy { $0.clause(for: answer) != nil }
  }

  /// A single step cannot be in the wrong order, whatever else is wrong with it.
  private func hasOneStep(_ answer: String) -> Bool {
    codeTokens(answer).count { Step.isWord($0.text) } == 1
  }
}
