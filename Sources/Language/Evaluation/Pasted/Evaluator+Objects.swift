internal import Geometry
internal import Views

// Objects of pasted classes: how they are made. What their members are: Objects.swift.

extension Evaluator {
  /// What `self` stands for at a node: the object of the class around it, else the root view.
  func selfValue(at id: NodeID) -> Value {
    guard let object = objectAround(id) else { return .view(rootView) }
    guard tree.nodes[Int(id)].place.isOwn else { return object }
    // `self.view` of a controller is the root view, and of a recognizer the one that it is of.
    switch (object, tree[id]) {
    case (.structure, _): return .view(rootView)
    case (.recognizer(let recognizer), .selfReference): return view(of: recognizer)
    default: return object
    }
  }

  /// What may have the members of a view, layer or recognizer that a text names alone: `bounds`, or `self.bounds`.
  func viewAround(_ id: NodeID) -> Value {
    switch objectAround(id) {
    case .view(let view)?: .view(view)
    case .layer(let layer)?: .layer(layer)
    case .recognizer(let recognizer)?: .recognizer(recognizer)
    default: .view(rootView)
    }
  }

  @inline(__always)
  private func objectAround(_ id: NodeID) -> Value? {
    tree.body(around: id).flatMap { object(of: $0) }
  }

  /// The object of a class whose members stand at the top level.
  private func object(of body: BodyNode) -> Value? {
    guard Int(body.own.id) < globals.count, globals[Int(body.own.id)].state != .missing else {
      return nil
    }
    return globals[Int(body.own.id)].value
  }

  /// Makes an object of a class: a view, a layer or a recognizer where it inherits from one.
  mutating func instantiate(_ index: Int32, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    var made = true
    let object = try instantiate(index, id) { evaluator, value throws(Diagnostic) in
      made = try evaluator.initialize(value, as: index, id, arguments)
    }
    return made ? object : .nothing
  }

  /// Makes an object, whose initializer is then called.
  mutating func instantiate(
    _ index: Int32, _ id: NodeID,
    _ initialize: (inout Evaluator, Value) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Value {
    let value = try makeObject(index, id)
    let object = objectID(of: value)
    adoptMembers(of: object)
    // A member may make an object of the same class: `class A { let a = A() }`.
    try beginCall(of: tree.structures[Int(index)].name, at: id)
    try within(object, at: id) { evaluator throws(Diagnostic) in
      try evaluator.declareMembers(of: object, value)
    }
    endCall()
    try initialize(&self, value)
    if depth == 0 { stay(object) }
    return value
  }

  private mutating func makeObject(_ index: Int32, _ id: NodeID) throws(Diagnostic) -> Value {
    let structure = tree.structures[Int(index)]
    try refuseRecognizer(index, id)
    let layout = layout(of: index)
    do {
      guard objects.bytes <= fuel.budget.memory else {
        throw Fault.problem(.tooMuchMemory(fuel.budget.memory))
      }
      guard let (kind, className) = frameworkClass(of: structure) else {
        let type = StructureType(name: structure.name, fields: [], declaration: index)
        let object = objects.add(index, layout, view: nil)
        return .structure(Box(Structure(type: type, fields: [], object: object)))
      }
      if kind == .recognizer {
        return try makeRecognizer(className, of: objects.add(index, layout, view: nil))
      }
      let view = try kind == .view ? makeView(className, .zero) : makeLayer(className)
      _ = objects.add(index, layout, view: view)
      return kind == .view ? .view(view) : .layer(view)
    } catch {
      throw Diagnostic(
        (error as? Fault)?.problem ?? .tooMuchMemory(fuel.budget.memory), tree.span(id))
    }
  }

  /// One of a kind that is not simulated would have to be asked when it recognizes its gesture.
  private func refuseRecognizer(_ index: Int32, _ id: NodeID) throws(Diagnostic) {
    guard let highest = classes(of: index).first,
      case let parent = tree.structures[Int(highest)].parent,
      names.text(parent).hasSuffix("GestureRecognizer"), catalogue.type(parent) == nil
    else { return }
    let name = names.text(tree.structures[Int(index)].name)
    throw Diagnostic(.notSupported(.recognizer(name)), tree.span(id))
  }

  /// Gives an object its values by the initializer that a call means, of its class or of one above; false where
  /// that gives nil.
  @discardableResult
  mutating func initialize(
    _ value: Value, as index: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Bool {
    if let initializer = initializerOfC(of: objectID(of: value), arguments) {
      return try initialize(by: initializer, id, arguments)
    }
    for index in classes(of: index).reversed() {
      let structure = tree.structures[Int(index)]
      let rivals = initializers(of: structure, taking: arguments)
      if rivals.isEmpty { continue }
      let (initializer, result) = try callOne(
        of: rivals, nil, of: objectID(of: value), id, arguments)
      return !tree.functions[Int(initializer)].isFailable || result.kind != .nothing
    }
    try setFrame(of: value, tree.structures[Int(index)], id, arguments)
    return true
  }

  /// `- (instancetype)initWithFrame:(CGRect)frame` of an `@implementation`: a member of its class.
  private func initializerOfC(of object: Int32, _ arguments: ArgumentList) -> Value? {
    var labels = tree.arguments(arguments).map(\.label)
    guard let name = selectorOfC(labels), objects[object].layout[name] != nil,
      case .function(let box) = variable(name, of: object).value,
      case .user(let latest) = box.payload.code
    else { return nil }
    if !labels.isEmpty { labels[0] = .none }
    if self.labels(of: latest) == labels { return .function(box) }
    return overload(name, labels).map { bound($0, to: object) }
  }

  /// How Objective-C calls the initializer with these labels: "init", "initWithFrame".
  private func selectorOfC(_ labels: [Name]) -> Name? {
    guard let first = labels.first else { return names.find("init") }
    return names.find("initWith" + names.text(first).capitalizedWord)
  }

  private mutating func initialize(
    by initializer: Value, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Bool {
    var values: [Value] = []
    for argument in tree.arguments(arguments) { values.append(try evaluateValue(argument.value)) }
    return try apply(initializer, values, at: id).kind != .nothing
  }

  /// `[super initWithFrame:frame]`: the initializer of a class above, or UIKit's, which gives a view its frame
  /// and takes no notice here of what else there is; gives the object, or nil.
  mutating func initialize(
    _ object: Value, above own: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let labels = tree.arguments(arguments).map(\.label)
    if let initializer = initializerOfC(labels, above: own) {
      var values: [Value] = []
      for argument in tree.arguments(arguments) { values.append(try evaluateValue(argument.value)) }
      let function = Value.function(Box(Function(code: .user(initializer)), depth: 1))
      let made = try apply(bound(function, to: objectID(of: object)), values, at: id)
      return made.kind == .nothing ? made : object
    }
    if try setTarget(of: object, arguments) { return object }
    guard case .view = object, labels.count == 1, names.text(labels[0], is: "frame"),
      let argument = tree.arguments(arguments).first
    else { return object }
    let frame = try evaluateValue(argument.value)
    try store(frame, to: argument.label, of: object, id, id, argument.value)
    return object
  }

  private func initializerOfC(_ given: [Name], above own: Int32) -> Int32? {
    guard let name = selectorOfC(given) else { return nil }
    var labels = given
    if !labels.isEmpty { labels[0] = .none }
    for member in classes(of: own).dropLast().reversed().flatMap({ tree.bodies(of: $0) })
      .flatMap(\.members) where member.name == name
    {
      guard case .function(let index, _) = tree[member.statement],
        self.labels(of: index) == labels
      else { continue }
      return index
    }
    return nil
  }

  /// `CanvasView(frame: r)` of a class that says nothing about it.
  private mutating func setFrame(
    of object: Value, _ structure: StructureNode, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) {
    guard arguments.count > 0, try !setTarget(of: object, arguments) else { return }
    let name = names.text(structure.name)
    guard case .view = object, let argument = tree.arguments(arguments).first,
      arguments.count == 1, argument.label != .none, names.text(argument.label) == "frame"
    else {
      if try inherit(object, structure, id, arguments) { return }
      let labels =
        object.viewID != nil ? "(frame:)" : object.kind == .recognizer ? "(target:action:)" : "()"
      let spellings = (labels == "()" ? [] : ["\(name)\(labels)"]) + ["\(name)()"]
      throw Diagnostic(
        .wrongCount(found: Int(arguments.count), of: name, spellings: spellings), tree.span(id))
    }
    let frame = try evaluateValue(argument.value)
    try store(frame, to: argument.label, of: object, id, id, argument.value)
  }

  /// `MyButton(type: .system)`: an initializer of the class of the frameworks, whose view is as large.
  private mutating func inherit(
    _ object: Value, _ structure: StructureNode, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Bool {
    guard case .view(let view) = object, let name = frameworkClass(of: structure)?.name,
      let base = names.find(name),
      let entry = catalogue.onlyFunction(base, tree.arguments(arguments)),
      case .view(let model) = try callEntry(entry, nil, id, arguments)
    else { return false }
    return (try? scene.setBounds(scene.bounds(of: model), of: view)) != nil
  }

  // MARK: Members

  /// The members that stand at the top level as they were declared belong to the first object.
  private mutating func adoptMembers(of object: Int32) {
    let record = objects[object]
    for (place, member) in record.layout.members.enumerated() where isUntaken(member) {
      let index = Int(member.name.id)
      globals[index].object = object
      globals[index].home = record.firstHome + Int32(place)
      if member.statement >= 0, case .function = tree[member.statement] {
        globals[index].value = bound(globals[index].value, to: object)
      }
      bringBack(member.name)
    }
  }

  /// Whether the variable of a member's name is the one that the class declared, and no object's.
  private func isUntaken(_ member: ClassLayout.Member) -> Bool {
    let global = globals[Int(member.name.id)]
    guard global.object == 0 else { return false }
    if member.statement < 0 { return global.state == .missing }
    switch tree[member.statement] {
    case .declare(let target, _, _): return global.declaration == target
    case .destructure(let targets, _): return tree.children(targets).contains(global.declaration)
    case .observed(_, let accessors): return global.accessors == accessors
    case .function(let index, _):
      guard case .function(let box) = global.value, case .user(index) = box.payload.code else {
        return false
      }
      return true
    default: return false
    }
  }

  /// Declares anew what an object could not adopt, functions first; `self` is the object.
  private mutating func declareMembers(of object: Int32, _ value: Value) throws(Diagnostic) {
    let members = objects[object].layout.members
    for member in members where isBlank(member) && member.statement < 0 {
      define(member.name, value)
    }
    for member in members where isBlank(member) {
      guard case .function(let index, let target) = tree[member.statement] else { continue }
      define(target, try makeFunction(index))
    }
    for member in members where isBlank(member) && isHoisted(member.statement) {
      try declare(member)
    }
    for member in members where isBlank(member) { try declare(member) }
  }

  /// Runs the declaration of a member; what a class below overrides then moves to its other name.
  private mutating func declare(_ member: ClassLayout.Member) throws(Diagnostic) {
    guard member.isOverridden else {
      _ = try execute(member.statement)
      return
    }
    let (place, kept) = (Int(member.declared.id), Int(member.name.id))
    let standing = globals[place]
    globals[place] = Global(of: objects.current, home: 0)
    _ = try execute(member.statement)
    var made = globals[place]
    globals[place] = standing
    (made.object, made.home) = (globals[kept].object, globals[kept].home)
    globals[kept] = made
  }

  private func isBlank(_ member: ClassLayout.Member) -> Bool {
    globals[Int(member.name.id)].state == .missing
  }
}
