// What a tree keeps of the types that a program declares.

/// A user's struct, or a class, whose members stand at the top level.
struct StructureNode: Sendable {
  var name: Name
  /// What a type within another is called there.
  var nestedName = Name.none
  var fields: [FieldNode]
  var methods: [Int32]
  var span: Span
  var isClass = false
  /// The first type after the colon of a class.
  var parent = Name.none
  /// What that is applied to, in ``Tree/types``: `class Hand: Track<CGPoint>`.
  var parentArguments: [Int32] = []
  /// The class is a view's, a layer's or a recognizer's, by its parents as they were declared before it.
  var isOfViews = false
  var initializers: [Int32] = []
  var isEnum = false
  var cases = CaseList()
  /// A protocol, or another name for what any value may be.
  var isOpen = false
  /// Among these, a protocol.
  var isProtocol = false
  /// `Named & Aged` by another name.
  var isComposition = false
  /// The tuple or function that it is another name for.
  var meaning: TypeReference?
}

/// A stored property of a user's struct.
struct FieldNode: Sendable {
  var isConstant: Bool
  var name: Name
  var type: Int32
  var initial: NodeID
  var span: Span
  /// The observers, in ``Tree/accessors``; -1 where there are none.
  var accessors: Int32 = -1
  /// The array of C that it is, in ``Tree/arraysOfC``; -1 for others.
  var arrayOfC: Int32 = -1
  /// What a protocol asks for as `optional`: it is nil where a type has it not.
  var mayBeMissing = false
  /// Its value comes from SwiftUI, which is not here: it is nil until it is set.
  var isFromOutside = false
}

/// What stands in the braces behind a property: places in ``Tree/functions``, -1 where there is none.
struct AccessorsNode: Sendable {
  var getter: Int32 = -1
  var setter: Int32 = -1
  var willSet: Int32 = -1
  var didSet: Int32 = -1
  /// `lazy`: the getter gives a variable its value when it is first read.
  var isLazy = false
}

/// A case of a user's enum, with its raw value, if one is written.
struct CaseNode: Sendable {
  var name: Name
  var raw: NodeID
  var span: Span
  /// The values that it carries: `circle(radius: CGFloat)`.
  var parts: [ParameterNode] = []
}

/// The cases of an enum, found by their names: an enum may have as many as a program has lines.
struct CaseList: Sendable {
  private var nodes: [CaseNode] = []
  private var places: [Name: Int] = [:]
  /// The names of all of them, which every case as a value refers to.
  private(set) var spellings: [String] = []

  var indices: Range<Int> { nodes.indices }

  subscript(place: Int) -> CaseNode { nodes[place] }

  /// The place of the first case of a name.
  func place(of name: Name) -> Int? { places[name] }

  /// The place of the last case before another that is given a raw value.
  func placeOfRawValue(before place: Int) -> Int? {
    nodes[..<place].lastIndex { $0.raw >= 0 }
  }

  mutating func add(_ node: CaseNode, spelled spelling: String) {
    if places[node.name] == nil { places[node.name] = nodes.count }
    nodes.append(node)
    spellings.append(spelling)
  }
}

/// The text of a pasted class or of its extension, where `self` is an object of it.
struct BodyNode: Sendable {
  var name: Name
  /// The name under which the object is kept that was made last.
  var own: Name
  var span: Span
  /// The class in ``Tree/structures``; -1 for an extension.
  var structure: Int32 = -1
  /// The body that it stands in, in ``Tree/bodies``; -1 for none.
  var outer = -1
  /// It is an `@interface`, which is no extension.
  var isHeader = false
  /// What is declared in it.
  var members: [MemberNode] = []
  /// Of the extension of a class that is declared later.
  var initializers: [Int32] = []
}

/// A name that a class declares.
struct MemberNode: Sendable {
  var name: Name
  /// The statement of the top level that declares it.
  var statement: NodeID
  /// `static`: of the class, not of its objects.
  var isStatic: Bool
}

extension Tree {
  /// Whether an expression is `()`.
  func isVoid(_ id: NodeID) -> Bool {
    if case .tuple(let parts) = self[id] { parts.count == 0 } else { false }
  }

  /// Whether an expression is a literal of a number, also behind a sign.
  func isSignedNumber(_ id: NodeID) -> Bool {
    switch self[id] {
    case .number: true
    case .unary(.minus, let operand), .cast(let operand, _, .assigned): isSignedNumber(operand)
    default: false
    }
  }

  /// Whether an expression is a quotient, or is worked out from one.
  func isQuotient(_ id: NodeID) -> Bool {
    switch self[id] {
    case .binary(.divide, _, _), .wholeQuotient: true
    case .binary(_, let a, let b), .conditional(_, let a, let b): isQuotient(a) || isQuotient(b)
    case .unary(_, let a), .force(let a), .cast(let a, _, _): isQuotient(a)
    default: false
    }
  }

  /// Whether something is divided in an expression.
  func hasQuotient(_ id: NodeID) -> Bool {
    contains(id) { node in
      switch self[node] {
      case .binary(.divide, _, _), .wholeQuotient: true
      default: false
      }
    }
  }

  /// Keeps a type that stands within another.
  mutating func keep(_ type: TypeReference) -> Int32 {
    types.append(type)
    return Int32(types.count - 1)
  }

  /// `[T]` for a type T.
  mutating func list(of type: TypeReference) -> TypeReference {
    var list = type
    (list.isList, list.elementSpan) = (true, type.span)
    let isPlain = !type.isList && !type.isOptional && type.element < 0 && type.parts.isEmpty
    if isPlain { return list }
    list.element = keep(type)
    (list.key, list.isOptional, list.labels, list.parts) = (-1, false, [], [])
    return list
  }

  /// The type of what is in a list.
  func element(of list: TypeReference) -> TypeReference {
    if list.element >= 0 { return types[Int(list.element)] }
    var element = list
    (element.isList, element.isOptional, element.span) = (false, false, list.elementSpan)
    return element
  }

  /// `Array<T>` is `[T]`, `Dictionary<K, V>` is `[K: V]`; generic types of the program keep what they are applied to.
  ///
  /// In what another name of a type stands for, `typealias Pairs<K, V> = [(K, V)]`, they are put in place.
  mutating func applied(_ type: TypeReference, to types: [TypeReference], by name: Name = .none)
    -> TypeReference
  {
    if types.isEmpty { return type }
    if let parameters = typeParameters[name], structure(named: name)?.meaning != nil {
      return filled(type, Array(zip(parameters, types)), depth: 8)
    }
    var type = type
    switch (Catalogue.shared.type(type.name), types.count) {
    case (.list, 1): return list(of: types[0])
    case (.set, 1): type.element = keep(types[0])
    case (.dictionary, 2): (type.key, type.element) = (keep(types[0]), keep(types[1]))
    // A type that is not known yet may be one of a library, `Result`, or stand further down.
    case (let kind, _) where kind == nil || typeParameters[type.name] != nil:
      type.arguments = types.map { keep($0) }
    default: break
    }
    return type
  }

  /// A type in which others stand for type parameters.
  private mutating func filled(
    _ type: TypeReference, _ types: [(parameter: Name, type: TypeReference)], depth: Int
  ) -> TypeReference {
    guard depth > 0 else { return type }
    if let known = types.first(where: { $0.parameter == type.parameter })?.type {
      var known = type.isList ? list(of: known) : known
      known.isOptional = known.isOptional || type.isOptional
      known.span = type.span
      return known
    }
    var type = type
    func filled(_ place: Int32, _ tree: inout Tree) -> Int32 {
      if place < 0 { return place }
      return tree.keep(tree.filled(tree.types[Int(place)], types, depth: depth - 1))
    }
    (type.key, type.element) = (filled(type.key, &self), filled(type.element, &self))
    type.result = filled(type.result, &self)
    for place in type.parts.indices { type.parts[place] = filled(type.parts[place], &self) }
    for place in type.parameters.indices {
      type.parameters[place] = filled(type.parameters[place], &self)
    }
    for place in type.arguments.indices {
      type.arguments[place] = filled(type.arguments[place], &self)
    }
    return type
  }
}
