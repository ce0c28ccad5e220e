internal import Geometry

/// The index of a node in its ``Tree``.
typealias NodeID = Int32

/// A run of node indices in ``Tree/lists``.
struct NodeList: Sendable {
  var start: Int32
  var count: Int32
  static let empty = NodeList(start: 0, count: 0)
}

/// A run of arguments in ``Tree/arguments``.
struct ArgumentList: Sendable {
  var start: Int32
  var count: Int32
  /// The entry of the catalogue that labels and count alone decide on, once it was found.
  var entry: Int32 = -1
}

/// One argument of a call: `label: value`.
struct ArgumentNode: Sendable {
  var label: Name
  var value: NodeID
}

enum CastMode: UInt8, Sendable {
  case plain, forced, optional
  /// A value where a type is declared: of a variable, of a result, of what a list is made of.
  case assigned
}

/// One construct of the language.
///
/// Children are indices, so dropping a deep tree cannot overflow the stack and a node is a few
/// plain bytes.
enum Node: Sendable {
  // Literals
  case number(Double)
  case angle(Double, AngleUnit)
  case text(Int32)
  case interpolated(NodeList)
  case boolean(Bool)
  case nothing
  case list(NodeList)
  /// Keys and values in turn.
  case dictionary(NodeList)
  case matrix(NodeList)
  case tuple(ArgumentList)
  case range(NodeID, NodeID, isClosed: Bool)
  case closure(Int32)
  case implicitMember(Name)

  // Names: the parser writes `name`, the resolver replaces it by a place.
  case name(Name)
  case global(Name)
  case local(Int32)
  case sharedLocal(Int32)
  case selfReference

  // Operations
  case unary(UnaryOperator, NodeID)
  case binary(BinaryOperator, NodeID, NodeID)
  case logical(LogicalOperator, NodeID, NodeID)
  case conditional(NodeID, NodeID, NodeID)
  /// A quotient whose operands are whole numbers in Swift, written by ``Evaluator/inspect(from:)``; it drops its
  /// fraction where that is certain, and is warned of where not.
  case wholeQuotient(NodeID, NodeID, drops: Bool)
  /// `a &+ b`: the last bits of a result, as many as its type has, once that was found.
  case wrapped(NodeID, WholeNumberType?)
  case degrees(NodeID)
  case force(NodeID)
  case member(NodeID, Name)
  case optionalMember(NodeID, Name)
  case element(NodeID, NodeID)
  /// `list?[0]`: nil where the list is nil.
  case optionalElement(NodeID, NodeID)
  /// `grid[1, 2]`, `list[safe: 3]`, by a subscript of the program's own.
  case subscripted(NodeID, ArgumentList)
  /// `d[key, default: value]`.
  case entry(NodeID, NodeID, NodeID)
  case call(NodeID, ArgumentList)
  case typeTest(NodeID, Int32)
  /// `?`: what must stand here is asked for.
  case hole
  case cast(NodeID, Int32, CastMode)
  /// C's `++i` and `i++` as values: the update, and whether what it gives is meant.
  case step(NodeID, isPrefix: Bool)
  /// `try? f()`: nil where it throws.
  case attempt(NodeID)

  // Statements
  case expression(NodeID)
  case declare(target: NodeID, type: Int32, value: NodeID)
  /// A declaration of the top level with observers, or a computed property.
  case observed(NodeID, Int32)
  case destructure(NodeList, value: NodeID)
  case assign(NodeID, NodeID)
  case update(BinaryOperator, NodeID, NodeID)
  case function(Int32, target: NodeID)
  case structure(Int32, target: NodeID)
  case returning(NodeID)
  case branch(NodeList, then: NodeID, otherwise: NodeID)
  case guarding(NodeList, otherwise: NodeID)
  case binding(target: NodeID, value: NodeID)
  /// `case .circle(let r) = shape`, a condition.
  case matching(pattern: NodeID, value: NodeID)
  case forEach(target: NodeID, sequence: NodeID, body: NodeID)
  case whileLoop(NodeList, step: NodeID, body: NodeID)
  case repeatLoop(body: NodeID, NodeID)
  case breakLoop
  case continueLoop
  /// `outer: for …`, or the body of such a loop, where `continue outer` ends.
  case labelled(Name, NodeID, isBody: Bool)
  /// `break outer`, `continue outer`.
  case leave(Name, continues: Bool)
  case choose(NodeID, NodeList)
  case choice(NodeList, body: NodeID)
  case block(NodeList)
  case throwing(NodeID)
  /// `do { … } catch … { … }`: what may throw, and choices among what is thrown.
  case catching(NodeID, NodeList)
  /// `defer { … }`: the statements behind it, and then what was put off.
  case deferring(rest: NodeID, NodeID)
}

/// A node and what is known about it: 32 bytes.
struct PlacedNode: Sendable {
  var node: Node
  var place: Place
}
