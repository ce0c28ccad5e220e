/// What came of an answer.
///
/// Every answer ends in one of the three.
public enum Verdict: Sendable, Equatable {
  /// It is right; remarks of checks without points stand beside it.
  case right(notes: [String])
  /// It is not right yet, and why.
  case notYet(Mistake)
  /// It cannot be judged, and why; this costs nothing.
  case notGradable(String)

  /// It is right.
  public var isRight: Bool {
    if case .right = self { return true }
    return false
  }
}

/// Why an answer is not right yet: one cause.
public struct Mistake: Sendable, Equatable {
  /// The id of the foreseen wrong answer, or of the built-in rule, that explains it.
  ///
  /// Two mistakes at once are joined: `order+sign`.
  public var id: String?
  /// The ids of other rules that explain the same value.
  public var others: [String] = []
  /// The cause in words.
  public var cause: String
  /// The learner's value with its wrong entries marked by `*`.
  public var details: [String]

  /// Creates a mistake.
  public init(id: String?, others: [String] = [], cause: String, details: [String]) {
    self.id = id
    self.others = others
    self.cause = cause
    self.details = details
  }
}

/// A verdict and what led to it.
public struct Judgement: Sendable {
  /// What came of the answer.
  public var verdict: Verdict
  /// Every check in order; empty where the answer is not gradable.
  public var results: [CheckResult]
}

/// What one check came to.
public struct CheckResult: Sendable {
  enum Outcome: Sendable {
    case passed
    case failed(String)
    /// The value is of another kind than the one asked for.
    case wrongKind(String)
    /// The check itself cannot be evaluated: the lesson is at fault.
    case faulty(String)
  }

  /// The check.
  public var check: Check
  var outcome: Outcome
  /// The answer's value and how it differs, where the check compares one.
  var got: (value: CheckedValue, text: String)?
  var want: String?
  var wanted: CheckedValue?
  var difference = Difference.none
  /// The values on which the check looked in the answer.
  var observed: [CheckedValue] = []

  init(_ check: Check, _ outcome: Outcome = .passed) {
    self.check = check
    self.outcome = outcome
  }

  /// The check passed.
  public var hasPassed: Bool {
    if case .passed = outcome { return true }
    return false
  }

  /// Why it did not pass, in words.
  public var reason: String? {
    switch outcome {
    case .passed: nil
    case .failed(let text), .wrongKind(let text), .faulty(let text): text
    }
  }

  /// There is no value to compare.
  var isUnusable: Bool {
    switch outcome {
    case .passed, .failed: false
    case .wrongKind, .faulty: true
    }
  }
}
