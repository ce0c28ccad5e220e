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
  /// A quotient whose operands are whole numbers in Swift, written by ``Evaluator/inspect(from:)``.
  case wholeQuotient(NodeID, NodeID)
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

/// All nodes of a session, flat: one array of nodes with their places, and side tables.
struct Tree: Sendable {
  /// Stands where a child is missing.
  static let none: NodeID = -1

  var nodes: [PlacedNode] = []
  var lists: [NodeID] = []
  var arguments: [ArgumentNode] = []
  var texts: [String] = []
  var types: [TypeReference] = []
  var functions: [FunctionNode] = []
  /// Added by ``add(_:)``, which keeps their index.
  var structures: [StructureNode] = []
  var structureIndex = StructureIndex()
  var accessors: [AccessorsNode] = []
  /// Added by ``add(_:)``, which keeps their names.
  var bodies: [BodyNode] = []
  /// What `typedef` of C calls by another name.
  var typesOfC: [Name: TypeReference] = [:]
  /// What `#define` says of names.
  var macros: [Name: Macro] = [:]
  /// How tightly the operators bind that the program declares, and its groups of them.
  var operators: [Name: Int] = [:]
  var precedences: [Name: Int] = [:]
  /// Other names for types that `typealias` gives.
  var aliases: [Name: Name] = [:]
  /// Whether some type is a function's with `inout` parameters.
  var holdsChangingFunctions = false
  /// Whether some parameter is an `@autoclosure`.
  var holdsDelayedArguments = false
  /// Whether some function is declared as `@discardableResult`.
  var holdsDiscardableFunctions = false
  /// Whether some type has a subscript of the program's own; one that was taken back may be meant.
  var holdsSubscripts = false
  private var bodyChains = NameChains()
  private var functionChains = NameChains()
  /// Those that stand in no other, in the order of the text.
  private var outermostFunctions: [Int32] = []
  /// The names that some extension gives a member; one that was taken back may stand among them.
  private(set) var extended = FlagTable()

  private(set) var conformances = Conformances()

  /// The texts of structs, enums and extensions of values, each behind those within it.
  private var typeBodies: [(name: Name, span: Span)] = []

  mutating func noteBody(of type: Name, _ span: Span) { typeBodies.append((type, span)) }

  /// The struct, enum or extended type whose text a node stands in, the innermost.
  func valueType(around id: NodeID) -> Name? {
    let place = span(id).start
    let later = typeBodies.partitionPoint { $0.span.end > place }
    return typeBodies[later...].first { $0.span.start <= place }?.name
  }

  mutating func noteConformance(_ type: Name, _ parent: Name) {
    let isOfApple = structure(named: type) == nil && Catalogue.shared.type(type) != nil
    conformances.append(type, parent, isOfApple: isOfApple)
  }

  /// Notes a member that an extension gives a type.
  mutating func noteExtension(_ name: Name, of owner: Name) {
    let mayBeProtocol = structure(named: owner)?.isOpen ?? (Catalogue.shared.type(owner) == nil)
    extended.set(1, at: name.id)
    if mayBeProtocol { extended.set(4, at: name.id) }
  }

  /// Whether the extension of a protocol may have a member of this name.
  func mayBeOfProtocol(_ name: Name) -> Bool { extended.has(4, at: name.id) }

  /// Whether an extension may have a member of this name, which is meant before Pivot's.
  func mayBeExtended(_ name: Name) -> Bool { extended.has(1, at: name.id) }

  /// Notes a `static` member of a type, which is kept under the type's name.
  mutating func noteStatic(_ name: Name) { extended.set(2, at: name.id) }

  /// Whether some type may have a `static` member of this name.
  func mayBeStatic(_ name: Name) -> Bool { extended.has(2, at: name.id) }

  mutating func add(_ node: Node, _ span: Span, height: Int16 = 1) -> NodeID {
    let id = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(PlacedNode(node: node, place: Place(span: span, height: height)))
    return id
  }

  /// How far the tables reach.
  struct Extent {
    fileprivate var nodes: Int
    fileprivate var lists: Int
    fileprivate var arguments: Int
    fileprivate var texts: Int
    fileprivate var types: Int
    fileprivate var functions: Int
    fileprivate var structures: Int
    fileprivate var accessors: Int
    fileprivate var bodies: Int
    fileprivate var conformances: Int
    fileprivate var typeBodies: Int
  }

  var extent: Extent {
    Extent(
      nodes: nodes.count, lists: lists.count, arguments: arguments.count, texts: texts.count,
      types: types.count, functions: functions.count, structures: structures.count,
      accessors: accessors.count, bodies: bodies.count, conformances: conformances.count,
      typeBodies: typeBodies.count)
  }

  /// Drops everything that was added since the tables reached so far.
  mutating func shrink(to extent: Extent) {
    nodes.truncate(to: extent.nodes)
    lists.truncate(to: extent.lists)
    arguments.truncate(to: extent.arguments)
    texts.truncate(to: extent.texts)
    types.truncate(to: extent.types)
    functions.truncate(to: extent.functions)
    functionChains.truncate(to: functions.count)
    while let last = outermostFunctions.last, last >= functions.count {
      outermostFunctions.removeLast()
    }
    if structures.count > extent.structures {
      structures.removeLast(structures.count - extent.structures)
      structureIndex = StructureIndex(structures)
    }
    dropInitializers(from: Int32(extent.functions))
    accessors.truncate(to: extent.accessors)
    bodies.truncate(to: extent.bodies)
    bodyChains.truncate(to: bodies.count)
    conformances.truncate(to: extent.conformances)
    typeBodies.truncate(to: extent.typeBodies)
  }

  /// An extension gives initializers to a class that stays.
  private mutating func dropInitializers(from first: Int32) {
    for index in structures.indices where structures[index].initializers.last ?? -1 >= first {
      structures[index].initializers.removeAll { $0 >= first }
    }
  }

  /// Makes room for a large program at once; small ones grow the arrays as they need.
  mutating func reserve(_ count: Int) {
    guard count > 4096 else { return }
    let room = nodes.count + max(count, nodes.count)
    nodes.reserveCapacity(room)
    arguments.reserveCapacity(arguments.count + max(count / 4, arguments.count))
  }

  /// Adds a function, which those in it came before.
  mutating func add(_ function: FunctionNode) {
    while let last = outermostFunctions.last, function.span.contains(functions[Int(last)].span) {
      outermostFunctions.removeLast()
    }
    if outermostFunctions.last.map({ functions[Int($0)].span.end <= function.span.start }) ?? true {
      outermostFunctions.append(Int32(functions.count))
    }
    functions.append(function)
    functionChains.append(function.name)
  }

  /// The outermost function that a node stands in.
  func function(around id: NodeID) -> FunctionNode? {
    let span = span(id)
    let next = outermostFunctions.partitionPoint { functions[Int($0)].span.start > span.start }
    guard next > 0 else { return nil }
    let function = Int(outermostFunctions[next - 1])
    // By place: of a function that is read as a whole all is copied.
    return functions[function].span.contains(span) ? functions[function] : nil
  }

  /// The functions of a name, the latest first.
  func functions(named name: Name) -> [FunctionNode] {
    functionChains.entries(of: name).map { functions[$0] }
  }

  /// Adds the body of a class, or of an extension of it.
  mutating func add(_ body: BodyNode) -> Int {
    var body = body
    body.outer = innermost(bodies.count - 1) { $0.span.end == .max }
    bodies.append(body)
    bodyChains.append(body.name)
    return bodies.count - 1
  }

  /// The place of a body that is meant, among this one and those around it; -1 where none is.
  private func innermost(_ place: Int, where isMeant: (BodyNode) -> Bool) -> Int {
    var place = place
    while place >= 0, !isMeant(bodies[place]) { place = bodies[place].outer }
    return place
  }

  /// The latest body of a class that is meant.
  func latestBody(of name: Name, where isMeant: (BodyNode) -> Bool) -> BodyNode? {
    bodyChains.latest(of: name) { isMeant(bodies[$0]) }.map { bodies[$0] }
  }

  /// The text of a class that a node stands in.
  func body(around id: NodeID) -> BodyNode? {
    if bodies.isEmpty { return nil }
    let start = span(id).start
    let last = bodies.partitionPoint { $0.span.start > start } - 1
    let found = innermost(last) { start < $0.span.end }
    return found < 0 ? nil : bodies[found]
  }

  /// The bodies of a class and of its extensions, as they were written.
  func bodies(of structure: Int32) -> [BodyNode] {
    var found: [BodyNode] = []
    _ = latestBody(of: structures[Int(structure)].name) { body in
      if body.structure == structure || body.structure < 0 { found.append(body) }
      return false
    }
    return found.reversed()
  }

  /// Gives the latest variable of this name that a class declares another; returns its declaration.
  mutating func rename(_ name: Name, ofClass type: Name, as other: Name) -> NodeID? {
    var place = 0
    let found = bodyChains.latest(of: type) { body in
      guard let member = bodies[body].members.lastIndex(where: { $0.name == name }) else {
        return false
      }
      place = member
      return true
    }
    guard let found, case .declare(let target, _, _) = self[bodies[found].members[place].statement]
    else { return nil }
    // That of an earlier text is resolved already.
    if case .name = self[target] {
      nodes[Int(target)].node = .name(other)
    } else {
      nodes[Int(target)].node = .global(other)
    }
    bodies[found].members[place].name = other
    return bodies[found].members[place].statement
  }

  /// Whether a body of a class declares a name.
  func isMember(_ name: Name, ofClass type: Name) -> Bool {
    latestBody(of: type) { $0.members.contains { $0.name == name } } != nil
  }

  mutating func add(_ children: [NodeID]) -> NodeList {
    lists.append(contentsOf: children)
    return NodeList(start: Int32(lists.count - children.count), count: Int32(children.count))
  }

  subscript(id: NodeID) -> Node { nodes[Int(id)].node }

  func isInout(_ parameter: ParameterNode) -> Bool {
    parameter.type >= 0 && types[Int(parameter.type)].isInout
  }

  /// Whether C keeps a parameter otherwise than it may be given.
  func isNumberOfC(_ parameter: ParameterNode) -> Bool {
    parameter.type >= 0 && types[Int(parameter.type)].numberOfC?.changes ?? false
  }

  func span(_ id: NodeID) -> Span { id >= 0 ? nodes[Int(id)].place.span : .nowhere }

  func children(_ list: NodeList) -> ArraySlice<NodeID> {
    lists[Int(list.start)..<Int(list.start + list.count)]
  }

  func arguments(_ list: ArgumentList) -> ArraySlice<ArgumentNode> {
    arguments[Int(list.start)..<Int(list.start + list.count)]
  }
}
