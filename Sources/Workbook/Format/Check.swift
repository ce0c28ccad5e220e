/// One line of a `checks` block.
public struct Check: Sendable {
  /// The words that start one; `hidden` may stand before them.
  public enum Word: String, CaseIterable, Sendable {
    case value, shape, holds, forall, uses, avoids, defines, kind, prints, pictures, hidden
  }

  /// What it looks at.
  public var rule: Rule
  /// Not shown to the learner before the work is handed in.
  public var isHidden = false
  /// The points; a check without points only remarks.
  public var points = 1
  /// What the learner reads when it fails.
  public var message: String?
  /// The line on which it stands.
  public var line: Int
  /// The teacher's own file in which it stands; nil for the lesson's.
  var file: String?
  /// Only the teacher has it.
  var isSecret: Bool { file != nil }
  /// The line as it is written.
  public var source: String
  /// The part of it without its points and its message.
  var bare = 0..<0

  /// How reports name it.
  var label: Label { Label(source: source, range: bare) }

  /// The check without its points and its message; most reports show no more than how many passed, so that it is
  /// written when somebody asks.
  struct Label: Sendable, Equatable {
    fileprivate var source: String
    fileprivate var range: Range<Int>

    fileprivate init(source: String, range: Range<Int>) {
      (self.source, self.range) = (source, range)
    }

    /// One that is written already.
    init(_ text: String) { self.init(source: text, range: 0..<text.utf8.count) }

    static func == (left: Label, right: Label) -> Bool { left.text == right.text }

    var text: String {
      range.isEmpty ? "result" : withLine(source) { $0[range].singlySpaced }
    }
  }
}

extension Check {
  /// What a check looks at.
  public indirect enum Rule: Sendable {
    /// Both sides have the same value.
    case value(Equation)
    /// The condition is true.
    case holds(Condition)
    /// The condition is true for `count` points, the same ones in every run.
    case forall(name: String, count: Int, Condition)
    /// The answer is written with each of the words.
    case uses([String])
    /// The answer is written with none of the words.
    case avoids([String])
    /// The answer defines the names.
    case defines([String])
    /// The value is one of the kinds.
    case kind(Side, [String])
    /// The answer prints the text; without one, what the solution prints.
    case prints(String?)
    /// The value has one of the shapes, or that of the other side.
    case shape(Side, Shapes)
    /// The answer draws what the solution draws.
    case pictures
    /// The answer is the value that the code of a `predict` block shows.
    case predicted
    /// The right choices are chosen.
    case chosen

    /// The names that its expressions mention.
    var names: [String] {
      if case .defines(let names) = self { return names }
      return sides.flatMap(\.words)
    }

    /// Whether an expression that is evaluated in the solution mentions more.
    var isMixed: Bool {
      switch self {
      case .value(let equation), .holds(.equation(let equation)),
        .forall(_, _, .equation(let equation)):
        !equation.left.ownNames.isEmpty || !equation.right.ownNames.isEmpty
      default: !ownNames.isEmpty
      }
    }

    /// The names beside `solution` in expressions that are evaluated there.
    var ownNames: [String] { sides.filter { $0.isSolution }.flatMap { $0.ownNames } }

    /// The expression whose value is compared once.
    var judged: Side? {
      switch self {
      case .value(let equation), .holds(.equation(let equation)): equation.judged
      default: nil
      }
    }

    /// How far two values may differ; nil where it compares none.
    var tolerance: Tolerance? {
      switch self {
      case .value(let equation), .holds(.equation(let equation)),
        .forall(_, _, .equation(let equation)):
        equation.tolerance
      default: nil
      }
    }

    /// Its expressions.
    var sides: [Side] {
      switch self {
      case .value(let equation): equation.sides
      case .holds(let condition), .forall(_, _, let condition): condition.sides
      case .kind(let side, _), .shape(let side, .oneOf): [side]
      case .shape(let side, .like(let other)): [side, other]
      case .uses, .avoids, .defines, .prints, .pictures, .predicted, .chosen: []
      }
    }
  }

  /// An expression and where it is evaluated.
  public struct Side: Sendable, Equatable {
    /// The expression, with `solution.` taken away.
    public var expression: String
    /// It is evaluated in the solution instead of the answer.
    public var isSolution: Bool
    /// The names in it that are not the solution's.
    var ownNames: [String] = []

    /// The words of the expression.
    var words: [String] { codeTokens(expression).filter { $0.kind == .word }.map(\.text) }
  }

  /// Two expressions whose values agree.
  public struct Equation: Sendable {
    /// What stands before `≈`.
    public var left: Side
    /// What stands after it.
    public var right: Side
    /// The greatest difference, absolute and relative.
    public var tolerance: Tolerance

    var sides: [Side] { [left, right] }

    /// The answer stands on the left unless only the left side reads the solution.
    var isTurned: Bool { left.isSolution && !right.isSolution }
    /// The side whose value is judged.
    var judged: Side { isTurned ? right : left }
  }

  /// What a `shape` check asks for.
  public enum Shapes: Sendable {
    /// One of these, as ``shapeText(_:)`` writes them.
    case oneOf([String])
    /// The shape of what the other side gives.
    case like(Side)
  }

  /// Something true or false.
  public enum Condition: Sendable {
    /// Values that agree.
    case equation(Equation)
    /// An expression that gives true.
    case truth(Side)

    var sides: [Side] {
      switch self {
      case .equation(let equation): equation.sides
      case .truth(let side): [side]
      }
    }
  }
}
