/// One thing that the program says about a source: what, where, and what helps.
///
/// It carries facts. The wording is computed from ``problem`` in one place, and drawing it (plain, in
/// colour, as JSON) is the renderer's.
public struct Diagnostic: Error, Sendable {
  /// How grave it is.
  public enum Severity: String, Sendable {
    /// The statement did not run.
    case error
    /// The value stands, but it may mislead.
    case warning
    /// A fact beside a value.
    case note
  }

  /// Another place that belongs to the problem.
  public struct Label: Sendable {
    /// The place.
    public var span: Span
    /// What stands there.
    public var text: LabelText
  }

  /// A call of a user's function that was under way.
  public struct Call: Sendable {
    /// The function's name; none for a closure.
    var function: Name
    /// The place of the call.
    public var span: Span
  }

  /// How grave it is.
  public var severity: Severity
  /// What is wrong, as facts.
  public var problem: Problem
  /// Where.
  public var span: Span
  /// Other places that belong to it.
  public var labels: [Label] = []
  /// Calls of the user's functions around the place, the innermost first.
  public var calls: [Call] = []

  init(_ problem: Problem, _ span: Span, severity: Severity = .error) {
    self.problem = problem
    self.span = span
    self.severity = severity
  }

  /// More errors than these in one parse are not kept.
  static let most = 20

  /// The same diagnostic with one more labelled place.
  func labelled(_ span: Span, _ text: LabelText) -> Diagnostic {
    var copy = self
    copy.labels.append(Label(span: span, text: text))
    return copy
  }
}

/// What a secondary label says.
public enum LabelText: Sendable, Equatable {
  case opensHere
  case comparedBefore
  case assignedHere
  case declaredHere
  case declaredLater
  case operand(String)
  case definedHere
  case laysOutAgain
}
