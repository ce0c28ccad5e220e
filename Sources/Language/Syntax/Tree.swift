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
  /// The properties whose getters have names of their own, by these with their class: `Card.isOn`.
  var gettersOfC: [Name: Name] = [:]
  /// The declarations in braces behind the name of a class, and the properties that `@synthesize` names alone: in
  /// their class these names alone are the variables.
  var instanceVariables: Set<NodeID> = []
  var synthesized: Set<NodeID> = []
  /// What instance variables are kept as that have the name of a method, by their names and classes.
  var renamedVariables: [Name: [Name: Name]] = [:]
  /// The class methods of Objective-C, as logs write them: `+[UIColor colorWithHex:]`.
  var classMethods: Set<Name> = []
  /// What notes that `+ (void)initialize` of a class has run.
  var classInitializers: [Name: Name] = [:]
  /// The arrays that structs have and that `typedef` names.
  var arraysOfC: [ArrayOfC] = []
  /// The numbers of the cases of C's enums.
  var casesOfC: [Name: Double] = [:]
  /// What `#define` says of names.
  var macros: [Name: Macro] = [:]
  /// Whether something stood in the place of a macro, and then the names of local variables, since what the source says
  /// there may be a macro.
  var hasExpansions = false
  var namesOfMacros: [NodeID: Name] = [:]
  /// How tightly the operators bind that the program declares, and its groups of them.
  var operators: [Name: OwnOperator] = [:]
  var precedences: [Name: OperatorGroup] = [:]
  /// Other names for types that `typealias` gives, and for `self`: `let page = self` at the top level.
  var aliases: [Name: Name] = [:]
  /// Members that several types of fractions have, each its own.
  var fractions = FractionMembers()
  /// Whether the extension of a protocol has initializers.
  var holdsInitializersOfProtocols = false
  /// The bodies of `deinit`, which never run, and whose names are not resolved.
  var endings: [NodeID] = []
  /// The bodies of `defer`.
  var putOff: [NodeID] = []
  /// The type parameters of the generic structs and enums of the program, and the properties that are of them.
  var typeParameters: [Name: [Name]] = [:]
  var typeHolders: [Name: [Name: GenericHolder]] = [:]
  /// The members that extensions give a type only where its type parameters are of some types, under the name that
  /// they would have without that.
  var constrained: [Name: [ConstrainedMember]] = [:]
  /// What extensions of a protocol say that `Self` is, too, so that its members may be named alone there.
  var selfBounds: [Name: [Name]] = [:]
  /// Whether some type is a function's with `inout` parameters.
  var holdsChangingFunctions = false
  /// Whether some parameter is an `@autoclosure`.
  var holdsDelayedArguments = false
  /// A type of whole numbers with a number of bits was named: `UInt8`.
  var holdsSizedNumbers = false
  /// The functions that give what a type parameter stands for: `find<T>() -> T?`.
  var genericResults: Set<Name> = []
  /// What calls of these were wanted to give.
  var wantedResults: [Span: Int32] = [:]
  /// Whether some type is said to be `ExpressibleByStringLiteral` or its like.
  var holdsLiterals = false
  /// Whether some type is said to be `Comparable`.
  var holdsComparable = false
  /// Whether some function is declared as `@discardableResult`.
  var holdsDiscardableFunctions = false
  /// Whether some type has a subscript of the program's own; one that was taken back may be meant.
  var holdsSubscripts = false
  var bodyChains = NameChains()
  var functionChains = NameChains()
  /// Those that stand in no other, in the order of the text.
  var outermostFunctions: [Int32] = []
  /// The names that some extension gives a member; one that was taken back may stand among them.
  private(set) var extended = FlagTable()

  /// What the later of a `static` member and a member of the values is kept as where a type has both of one name,
  /// by the name that they would share: `static let red` beside `var red: Double`.
  private var twins: [Name: Name] = [:]

  private(set) var conformances = Conformances()

  private var typeBodies = TypeBodies()

  mutating func noteBody(of type: Name, _ span: Span) { typeBodies.append(type, span) }

  /// The struct, enum or extended type whose text a node stands in, the innermost.
  func valueType(around id: NodeID) -> Name? { valueType(at: span(id).start) }

  func valueType(at place: Int32) -> Name? { typeBodies.name(at: place) }

  mutating func noteConformance(_ type: Name, _ parent: Name, isOfApple: Bool) {
    conformances.append(type, parent, isOfApple: isOfApple)
  }

  /// Notes a member that an extension gives a type.
  mutating func noteExtension(_ name: Name, of owner: Name) {
    let mayBeProtocol = structure(named: owner)?.isOpen ?? (Catalogue.shared.type(owner) == nil)
    extended.set(extended.has(1, at: name.id) ? 16 : 1, at: name.id)
    if mayBeProtocol { extended.set(4, at: name.id) }
  }

  /// Whether the extension of a protocol may have a member of this name.
  func mayBeOfProtocol(_ name: Name) -> Bool { extended.has(4, at: name.id) }

  /// Whether extensions of several types may have a member of this name.
  func mayBeExtendedOften(_ name: Name) -> Bool { extended.has(16, at: name.id) }

  /// Whether an extension may have a member of this name, which is meant before Pivot's.
  func mayBeExtended(_ name: Name) -> Bool { extended.has(1, at: name.id) }

  /// Notes a `static` member of a type, and the name with the type's before it under which it is kept.
  mutating func noteStatic(_ name: Name, keptAs full: Name) {
    extended.set(2, at: name.id)
    extended.set(8, at: full.id)
  }

  /// Notes a class method of Objective-C.
  mutating func noteClassMethod(keptAs full: Name) { extended.set(8, at: full.id) }

  /// Notes a member of the values that shares its name with none of the type.
  mutating func noteMember(keptAs full: Name) { extended.set(32, at: full.id) }

  /// Keeps a member under a name of its own, where the one that it would have is taken.
  mutating func addTwin(_ twin: Name, of full: Name, isStatic: Bool) {
    twins[full] = twin
    if isStatic { extended.set(64, at: full.id) }
  }

  /// Whether both a type and its values may have the member of a name.
  func hasTwin(_ full: Name) -> Bool { twins[full] != nil }

  /// Whether a member of the other sort has a name already.
  func isTaken(_ full: Name, besides isStatic: Bool) -> Bool {
    extended.has(isStatic ? 32 : 8, at: full.id)
  }

  /// What a member of a type, or of its values, is kept as.
  func kept(_ full: Name, isStatic: Bool) -> Name {
    guard !twins.isEmpty, let twin = twins[full] else { return full }
    return extended.has(64, at: full.id) == isStatic ? twin : full
  }

  /// Whether a member stands somewhere without its type, `.zero`.
  var hasImplicit = false

  /// Whether some variable is declared as `weak`.
  private(set) var holdsWeak = false

  mutating func noteWeak(_ name: Name) {
    holdsWeak = true
    extended.set(128, at: name.id)
  }

  /// Whether some variable of a name is declared as `weak`.
  func mayBeWeak(_ name: Name) -> Bool { extended.has(128, at: name.id) }

  /// Whether a `static` member is kept under a name.
  func keepsStatic(_ name: Name) -> Bool { extended.has(8, at: name.id) }

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
    endings.removeAll { $0 >= extent.nodes }
    putOff.removeAll { $0 >= extent.nodes }
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
