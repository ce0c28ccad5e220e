/// Turns tokens into a tree; each error is recorded and parsing goes on with the next statement.
///
///     program     = statement* end
///     statement   = declaration | control | assignment | expression
///     declaration = ("let" | "var") pattern [":" type] ["=" expression]
///                 | Type name "=" expression                          (C)
///                 | "func" name parameters ["->" type] block
///                 | "struct" name [":" types] "{" member* "}"
///     control     = if | guard | for | while | repeat | switch | "return" [expression]
///                 | "break" | "continue"
///     assignment  = postfix ("=" | "+=" | "-=" | "*=" | "/=") expression
///     expression  = or ["?" expression ":" expression]
///     or          = and ("||" and)*            and     = compare ("&&" compare)*
///     compare     = coalesce [("==" | … | "≈" | "is" type) coalesce]
///     coalesce    = range ("??" coalesce)      range   = sum [("..<" | "...") sum]
///     sum         = product (("+" | "-") product)*
///     product     = prefix (("*" | "/" | "%" | juxtaposition) prefix)*
///     prefix      = ("-" | "!" | "+" | "&") prefix | power
///     power       = cast ["^" prefix]          cast    = postfix ("as" ["!" | "?"] type)*
///     postfix     = primary (".name" | "?.name" | call | "[" expression "]" | "°" | "!" | closure)*
///     primary     = literal | name | ".name" | "(" … ")" | "[" … "]" | closure
///
/// Newlines separate statements, except inside `(` and `[`; an infix operator or comma at the end
/// of a line continues it, and so does a line that begins with `.member` or an operator and a space.
struct Parser {
  /// Deeper nesting is refused: a person does not write it, and stacks are finite.
  static let deepest = 128
  /// A tree is no higher, also where it is a chain: `1 + 1 + …` nests to the left.
  static let highest = 256

  let words: Words
  var lexer: Lexer
  /// The tree that grows, where its owner keeps it: handing over two dozen tables costs as much as reading a
  /// short text.
  private let place: UnsafeMutablePointer<Tree>
  var tree: Tree {
    mutating _read { yield place.pointee }
    mutating _modify { yield &place.pointee }
  }
  let textBase: Int32
  /// The kind of the token before the current one; `end` at the very beginning.
  var lastKind = TokenKind.end
  /// The end of the token before the current one.
  var lastEnd: Int32 = 0
  /// Tokens behind the current one, the next one last, for the few rules that look ahead.
  var queue: [Token] = []
  /// What the parser found; the lexer keeps its own.
  var found: [Diagnostic] = []
  var context = Context()
  /// Arguments of the calls that are being read; a finished call moves its own into the tree.
  var pending = Stack<ArgumentNode>()
  /// An error stands where the source ends: more text could mend it.
  var endsEarly = false
  /// The source has marks of Objective-C, where a condition may be an object.
  var isObjectiveC = false {
    didSet { if isObjectiveC { isOfC = true } }
  }
  /// The token with which the statement began that was read last.
  var opening = Token.outside
  /// A `defer` stands at the top level.
  var putsOff = false
  /// How many `{` were met.
  var blocks = 0
  /// Whether `static` or `class` stands before the declaration that was read last.
  var isStatic = false
  /// Whether `lazy` stands before it.
  var isLazy = false
  /// Whether `@Environment`, `@Namespace` or their like stands before it.
  var isFromOutside = false
  /// Whether `override` stands before it.
  var isOverride = false
  /// `mutating` stands before the declaration.
  var isMutating = false
  /// `@discardableResult` stands before the next function.
  var isDiscardable = false
  /// `postfix` stands before the function.
  var isPostfix = false
  /// The place in the tree of the `@implementation` that is open here.
  var implementation: Int?
  /// The `+ (void)load` that it has.
  var loader = Name.none
  /// The type of the frameworks whose category is open here.
  var category: Name?
  /// The messages so far that seem to make an object of the frameworks: `[UIColor colorWithHex:0xff]`.
  var makers: [MadeByMessage] = []
  /// Messages to classes of the program, which may mean such a method of a class above.
  var inheritedMakers: [MadeByMessage] = []
  /// What the variables of C around were declared as, for `sizeof`; not among the declarations around, which names are
  /// looked up in.
  var variablesOfC: [Name: ArrayOfC] = [:]
  /// The class method that is read asks for its `self`.
  var asksForClass = false
  /// `self = [super init]` was read, in a condition or as a statement.
  var makesSelf = false
  /// C's `main`, with the count of its parameters.
  var main: (name: Name, count: Int, span: Span)?
  /// The struct, enum or extension around a class that begins here.
  var outerType: Name?
  /// The structs and enums that the source declares so far, those that are open among them.
  var ownTypes: Set<Name> = []
  /// The declarations around the place, where there are any.
  var enclosing: EnclosingBox?
  /// Extensions that stand above their types, and the names of the types that the source seems to declare, once they
  /// were asked for.
  var earlyExtensions: [EarlyExtension] = []
  var typesOfSource: Set<String>?
  /// What the classes of the source come from by its text, once it was asked for.
  var parentsOfSource: [String: String]?
  /// What stood last between parentheses of its own.
  var group = Tree.none
  /// How many `?` were read so far.
  var holes = 0

  /// What the constructs around the current place allow; an error in a statement undoes its changes.
  struct Context {
    var depth: Int32 = 0
    /// Newlines do not end statements: the innermost bracket is `(` or `[`.
    var ignoresNewlines = false
    /// The `{` that are open here.
    var braces: Int32 = 0
    /// The `(` and `[` that are open here, within the innermost `{`.
    var brackets: Int32 = 0
    /// `{` after an expression starts the body of a statement, not a closure.
    var inHead = false
    /// The innermost bracket is `[`, where `[1 -2]` is a mistake.
    var inList = false
    /// A pattern is read, in which `let x` binds a name.
    var inPattern = false
    /// The arguments of a message are read: a word after a value begins the next of them.
    var inMessage = false
    /// Loops around the place: `break` and `continue` are allowed.
    var loops: Int32 = 0
    var functions: Int32 = 0
    /// A `static` member of a struct, enum, extension or category is read: `self` is the type.
    var selfIsType = false
    /// What the function around is declared to return, in ``Tree/types``; -1 where nothing is written.
    var result: Int32 = -1
    /// A class method of an `@implementation` is read: `self` is the class that the message was sent to.
    var isClassMethod = false
    /// What the innermost `@catch` around calls what it caught.
    var caught = Name.none
    /// What C calls the function or method around.
    var functionOfC = Name.none
    /// The head of that function, from its type to its last parenthesis; nowhere of a method.
    var headOfC = Span.nowhere
    /// Where the name of the function around stands; -1 at the top level.
    var signature: Int32 = -1
  }

  /// A parser that is used only as long as nobody else uses the tree.
  init(_ lexer: consuming Lexer, tree place: UnsafeMutablePointer<Tree>, words: Words) {
    // Before the parser begins: what is changed in it then would be copied.
    if !place.pointee.operators.isEmpty {
      lexer.operators = Array(place.pointee.operators.keys)
    }
    lexer.keepsDefinitions = true
    lexer.mayExpand = !place.pointee.macros.isEmpty
    self.lexer = consume lexer
    self.words = words
    self.place = place
    textBase = Int32(place.pointee.texts.count)
    place.pointee.reserve(self.lexer.source.bytes.count / 4)
    if self.lexer.mayDeclareOperators { readOperators() }
    read()
  }

  /// Reads the declarations of operators before the parser begins; first those of groups of them, which these name.
  private mutating func readOperators() {
    let beginning = lexer
    for declares in [Parser.declaresGroup, Parser.declaresOwnOperator] {
      read()
      while kind != .end {
        if token.startsLine, declares(&self) { readOperatorAhead() } else { advance() }
      }
      let (names, operators) = (lexer.names, lexer.operators)
      lexer = beginning
      (lexer.names, lexer.operators) = (names, operators)
      queue.removeAll()
      (lastKind, lastEnd, endsEarly) = (.end, 0, false)
    }
  }

  /// The statements of the whole source.
  mutating func program() -> [NodeID] {
    var statements: [NodeID] = []
    while kind != .end { readStatement(&statements) }
    closeClasses()
    if !makers.isEmpty { askOwnMakers() }
    if !inheritedMakers.isEmpty { askInheritedMakers() }
    if !earlyExtensions.isEmpty { readLostExtensions(&statements) }
    if let call = callOfMain() { statements.append(call) }
    takeDefinitions()
    if !lexer.texts.isEmpty { tree.texts.append(contentsOf: lexer.texts) }
    return statements
  }

  /// A statement of the top level, or a member of the class that is open.
  mutating func readStatement(_ statements: inout [NodeID]) {
    isStatic = false
    isLazy = false
    isFromOutside = false
    isOverride = false
    isMutating = false
    if entersClass(&statements) || readsExtension(&statements) { return }
    if leavesClass() || readsInitializer() { return endStatement(endOfStatements) }
    if kind == .rightBrace {
      report(Diagnostic(.unopened(describe(token)), token.span))
      return advance()
    }
    let (blocksBefore, holesBefore) = (blocks, holes)
    if let statement = recoveredStatement() {
      tree.nodes[Int(statement)].place.hasBlocks = blocks > blocksBefore
      tree.nodes[Int(statement)].place.hasHole = holes > holesBefore
      if implementation != nil { refuseStatementOfBody(statement) }
      takeExtras(&statements)
      noteMembers(statement)
      statements.append(statement)
      if !earlyExtensions.isEmpty, openClasses.isEmpty { readEarlyExtensions(&statements) }
    }
    endStatement(endOfStatements)
  }

  /// Read in place: a copy that is held while tokens are read would have all names copied for a new one.
  var names: Names {
    _read { yield lexer.names }
  }

  /// The errors of lexer and parser.
  var diagnostics: [Diagnostic] {
    let own = lexer.diagnostics.filter { !follows($0) }
    return own + found.prefix(max(Diagnostic.most - own.count, 0))
  }

  /// Whether a text is open because another quote before it, on the same line, was told already: of `["a, "b"]` all
  /// texts behind the first stand between the wrong quotes.
  private func follows(_ open: Diagnostic) -> Bool {
    guard case .unterminatedText = open.problem else { return false }
    return found.contains { first in
      first.span.start < open.span.start
        && !lexer.source.bytes[
          lexer.source.range(Span(start: first.span.start, end: open.span.start))
        ].contains(UInt8(ascii: "\n"))
    }
  }

  /// There are errors.
  var hasFailed: Bool { !lexer.diagnostics.isEmpty || !found.isEmpty }

  /// More text could mend the source.
  var isIncomplete: Bool { endsEarly || lexer.endsInsideComment || lexer.endsInsideText }

  /// The source has what only C and Objective-C write, among it declarations: `int i = 0;`.
  var isOfC: Bool {
    mutating get { lexer.isOfC }
    set { lexer.isOfC = newValue }
  }
}
