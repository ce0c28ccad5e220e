internal import Geometry
internal import Views

// Objects of pasted classes. The members of a class stand at the top level, so that a class has one set
// of them; making an object says which view `self` is.

extension Evaluator {
  /// What `self` stands for at a node: the object of the class around it, else the root view.
  func selfValue(at id: NodeID) -> Value {
    guard !tree.bodies.isEmpty else { return .view(rootView) }
    let place = tree.span(id).start
    let body = tree.bodies.last { $0.span.start <= place && place < $0.span.end }
    return body.flatMap { object(of: $0) } ?? .view(rootView)
  }

  /// The object of a class, once it was made.
  private func object(of body: BodyNode) -> Value? {
    guard Int(body.own.id) < globals.count, globals[Int(body.own.id)].state != .missing else {
      return nil
    }
    return globals[Int(body.own.id)].value
  }

  /// Makes an object of a class: a view where it inherits from one.
  mutating func instantiate(_ index: Int32, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    let structure = tree.structures[Int(index)]
    let object = try makeObject(index, structure, id)
    if case .view = object,
      let body = tree.latestBody(of: structure.name, where: { $0.structure == index })
    {
      define(body.own, object)
    }
    if let initializer = initializerOfC(of: structure, arguments) {
      try initialize(object, by: initializer, id, arguments)
    } else if let initializer = initializer(of: structure, taking: arguments) {
      _ = try callUser(initializer, nil, id, arguments)
    } else {
      try setFrame(of: object, structure, id, arguments)
    }
    return object
  }

  private mutating func makeObject(_ index: Int32, _ structure: StructureNode, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    guard let className = viewClass(of: structure) else {
      let type = StructureType(name: structure.name, fields: [], declaration: index)
      return .structure(Box(Structure(type: type, fields: [])))
    }
    do { return .view(try makeView(className, .zero)) } catch {
      throw Diagnostic(
        (error as? Fault)?.problem ?? .tooMuchMemory(fuel.budget.memory), tree.span(id))
    }
  }

  /// The class of the frameworks that a class comes from, if that is a view.
  func viewClass(of structure: StructureNode) -> String? {
    var parent = structure.parent
    for _ in 0..<16 {
      if catalogue.type(parent) == .view { return names.text(parent) }
      guard parent != .none, case .type(.user(let index)) = globals[Int(parent.id)].value else {
        return nil
      }
      parent = tree.structures[Int(index)].parent
    }
    return nil
  }

  /// `- (instancetype)initWithFrame:(CGRect)frame` of an `@implementation`: a member of its class.
  private func initializerOfC(of structure: StructureNode, _ arguments: ArgumentList) -> Value? {
    let labels = tree.arguments(arguments).map { names.text($0.label) }
    guard labels.count < 2 else { return nil }
    let selector = labels.first.map { "initWith" + $0.capitalizedWord } ?? "init"
    guard let name = names.find(selector), Int(name.id) < globals.count,
      case .function = globals[Int(name.id)].value, tree.isMember(name, ofClass: structure.name)
    else { return nil }
    return globals[Int(name.id)].value
  }

  /// `[super initWithFrame:frame]` in it means nothing here: the frame is set before.
  private mutating func initialize(
    _ object: Value, by initializer: Value, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) {
    var values: [Value] = []
    for argument in tree.arguments(arguments) {
      values.append(try evaluateValue(argument.value))
      guard case .view = object, names.text(argument.label) == "frame" else { continue }
      try store(values[0], to: argument.label, of: object, id, id, argument.value)
    }
    _ = try apply(initializer, values, at: id)
  }

  /// `CanvasView(frame: r)` of a class that says nothing about it.
  private mutating func setFrame(
    of object: Value, _ structure: StructureNode, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) {
    guard arguments.count > 0 else { return }
    let name = names.text(structure.name)
    guard case .view = object, let argument = tree.arguments(arguments).first,
      arguments.count == 1, argument.label != .none, names.text(argument.label) == "frame"
    else {
      throw Diagnostic(
        .wrongCount(
          found: Int(arguments.count), of: name, spellings: ["\(name)(frame:)", "\(name)()"]),
        tree.span(id))
    }
    let frame = try evaluateValue(argument.value)
    try store(frame, to: argument.label, of: object, id, id, argument.value)
  }

  /// Whether a view is the object of a class.
  func isObject(_ value: Value, of name: Name) -> Bool {
    guard case .view(let id) = value else { return false }
    return tree.latestBody(of: name) { body in
      if case .view(id)? = object(of: body) { true } else { false }
    } != nil
  }

  // MARK: Members

  /// Whether a name of the top level is a member of an object: one of its class, or for the root view and
  /// for the top level itself a function.
  func isMember(_ name: Name, of object: Value) -> Bool {
    guard globals[Int(name.id)].state != .missing else { return false }
    switch object {
    case .view(rootView):
      if case .function = globals[Int(name.id)].value { return true }
      return false
    case .view(let id):
      return tree.bodies.contains { body in
        guard case .view(id)? = self.object(of: body) else { return false }
        return tree.isMember(name, ofClass: body.name)
      }
    case .structure(let box):
      return isClass(box.payload.type) && tree.isMember(name, ofClass: box.payload.type.name)
    default: return false
    }
  }

  /// `ViewController.side` is the member `side` of the class.
  func isMember(_ name: Name, ofClass index: Int32) -> Bool {
    let structure = tree.structures[Int(index)]
    return structure.isClass && globals[Int(name.id)].state != .missing
      && tree.isMember(name, ofClass: structure.name)
  }

  private func isClass(_ type: StructureType) -> Bool {
    type.declaration >= 0 && tree.structures[Int(type.declaration)].isClass
  }
}
