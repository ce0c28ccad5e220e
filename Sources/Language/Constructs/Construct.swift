/// A construct of source text and where it stands: what programs that rewrite programs look at.
///
/// It says how the text is built, not what its names mean.
public struct Construct: Sendable {
  /// What a construct is; its parts are its ``Construct/children``.
  public enum Form: Sendable, Equatable {
    /// A number, its sign included.
    case number(Double)
    /// An angle with its unit.
    case angle
    case name(String)
    /// `.zero`.
    case implicitMember(String)
    /// Two to four values in parentheses.
    case tuple
    case list
    /// A matrix; its rows are lists.
    case matrix
    /// An infix operator between two operands: `*` also where it is not written.
    case infix(String)
    case negation
    /// `.name` of what its child gives.
    case member(String)
    /// What is called, then the arguments.
    case call
    /// A text, `a[i]`, `x°`, a condition, a closure: any other expression.
    case expression
    /// A statement that shows the value of its child.
    case shown
    /// A declaration of a name; its child is the initial value.
    case declaration(String)
    /// `target = value`, or with an operator `target += value`.
    case assignment(String?)
    /// A `for`, `while` or `repeat`; the last child is its body.
    case loop
    /// A function; the last child is its body.
    case function(String)
    case block
    /// Any other statement.
    case statement
  }

  /// What it is.
  public var form: Form
  /// Where it stands, in UTF-8 offsets; parentheses around it are not part of it.
  public var range: Range<Int>
  /// Its parts, in the order of the text.
  public var children: [Construct]
  /// The labels of the arguments of a call or tuple, empty where there is none.
  public var labels: [String] = []
}

extension Session {
  /// The statements of a text with their parts; nil where it does not parse.
  public func constructs(of text: String) -> [Construct]? {
    var sources = SourceMap()
    let source = sources.add(name: "", bytes: Array(text.utf8))
    var (tree, names) = (Tree(), evaluator.names)
    let statements = withParser(of: source, into: &tree, &names, evaluator.words) { parser in
      let statements = parser.program()
      return parser.hasFailed ? nil : statements
    }
    guard let statements else { return nil }
    return ConstructReader(tree: tree, names: names).constructs(statements)
  }
}
