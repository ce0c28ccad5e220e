internal import Geometry
internal import Views

// How objects of pasted classes are made, and which initializer gives them their values.

extension Evaluator {
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
    try initializeClass(index, id)
    let value = try makeObject(index, id)
    if let made = making.last, made.name == tree.structures[Int(index)].name {
      objects.apply(objectID(of: value), to: made.arguments)
    }
    try makeLayer(of: value, index, id)
    try giveMembers(to: value, index, id)
    try initialize(&self, value)
    if depth == 0 { stay(objectID(of: value)) }
    return value
  }

  private mutating func giveMembers(to value: Value, _ index: Int32, _ id: NodeID)
    throws(Diagnostic)
  {
    let object = objectID(of: value)
    adoptMembers(of: object)
    // A member may make an object of the same class: `class A { let a = A() }`.
    try beginCall(of: tree.structures[Int(index)].name, at: id)
    try within(object, at: id) { evaluator throws(Diagnostic) in
      try evaluator.declareMembers(of: object, value)
    }
    endCall()
  }

  /// The layer of a view is of the class that its own class says,
  /// `class var layerClass: AnyClass { WheelLayer.self }`.
  private mutating func makeLayer(of view: Value, _ index: Int32, _ id: NodeID)
    throws(Diagnostic)
  {
    guard case .view(let view) = view, let name = names.find("layerClass"),
      let type = try layerClass(name, of: index, id)
    else { return }
    setAttribute(name, type, of: view)
    guard case .type(.user(let layerClass)) = type, isLayerClass(layerClass) else { return }
    _ = objects.add(layerClass, layout(of: layerClass), view: view, isLayerOfView: true)
    try giveMembers(to: .layer(view), layerClass, id)
    try initialize(.layer(view), as: layerClass, id, ArgumentList(start: 0, count: 0))
  }

  /// What a class says that its layers are: a property today, a function in Swift 2 and Objective-C.
  private mutating func layerClass(_ name: Name, of index: Int32, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard let found = extended(name, .type(.user(index))) else { return nil }
    let value = try global(found, id)
    if case .function = value { return try apply(value, [], at: id) }
    return value
  }

  private func isLayerClass(_ index: Int32) -> Bool {
    frameworkClass(of: tree.structures[Int(index)])?.kind == .layer
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
    if let initializer = initializerOfC(of: value, tree.arguments(arguments).map(\.label)) {
      return try initialize(by: initializer, id, arguments)
    }
    return try initialize(value, inSwiftAs: index, id, arguments)
  }

  /// Apart from the one before, so that objects of Objective-C that make others need less of the stack.
  private mutating func initialize(
    _ value: Value, inSwiftAs index: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Bool {
    for index in classes(of: index).reversed() {
      let structure = tree.structures[Int(index)]
      let rivals = initializers(of: structure, taking: arguments)
      if rivals.isEmpty { continue }
      let (initializer, result) = try callOne(
        of: rivals, nil, of: objectID(of: value), id, arguments)
      return !tree.functions[Int(initializer)].isFailable || result.kind != .nothing
    }
    if let made = try initializedByCategory(value, id, arguments) { return made.kind != .nothing }
    if arguments.count == 0 { return try initializeDesignated(value, index, at: id) }
    try initializeByUIKit(value, index, id, arguments)
    return true
  }

  /// `- (instancetype)initWithFrame:(CGRect)frame` of an `@implementation`: a member of its class, or of one above it.
  func initializerOfC(of made: Value, _ given: [Name]) -> Value? {
    let object = objectID(of: made)
    var labels = given
    guard object > 0, let name = selectorOfC(labels), objects[object].layout[name] != nil,
      case .function(let box) = variable(name, of: object).value,
      case .user(let latest) = box.payload.code
    else { return nil }
    if !labels.isEmpty { labels[0] = .none }
    if self.labels(of: latest) == labels { return .function(box) }
    return method(name, of: homes(of: object, latest)) { isLabelled($0, labels) }
      .map { bound($0, to: object) }
  }

  /// How Objective-C calls the initializer with these labels: "init", "initWithFrame".
  func selectorOfC(_ labels: [Name]) -> Name? {
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

  /// `[self initWithSide:7]`, in `init` of an object: what its own class or one above it initializes it with; nil for
  /// other calls.
  mutating func initializeByMessage(_ id: NodeID, _ arguments: ArgumentList) throws(Diagnostic)
    -> Value?
  {
    guard tree.nodes[Int(id)].place.isMessage, arguments.count > 0, let index = classAround(id)
    else { return nil }
    let object = selfValue(at: id)
    return try initialize(object, as: index, id, arguments) ? object : .nothing
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
    if labels.isEmpty { return try initializePlainly(object, at: id) ? object : .nothing }
    if try setTarget(of: object, arguments) { return object }
    _ = try setFrame(of: object, by: arguments, at: id)
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
        isLabelled(index, labels)
      else { continue }
      return index
    }
    return nil
  }

  /// `CanvasView(frame: r)`, `MyButton(type: .system)` of a class that says nothing about it.
  private mutating func initializeByUIKit(
    _ object: Value, _ index: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) {
    if try setTarget(of: object, arguments) { return }
    if try setFrame(of: object, by: arguments, at: id) { return }
    let structure = tree.structures[Int(index)]
    guard try inherit(object, structure, id, arguments) else {
      throw Diagnostic(
        unmodelledClass(above: structure).map { .notSupported($0) }
          ?? .noOverload(
            of: names.text(structure.name), spellings: initializers(of: object, structure)),
        tree.span(id))
    }
    // What UIKit made of the arguments is the frame that its own initializer is given.
    if case .view(let view) = object, let initializer = designated(object, index) {
      _ = try apply(initializer.function, [.rect(scene.frame(of: view))], at: id)
    }
  }

  /// UIKit's `initWithFrame:`; false where the arguments are those of another initializer.
  mutating func setFrame(of object: Value, by arguments: ArgumentList, at id: NodeID)
    throws(Diagnostic) -> Bool
  {
    guard case .view = object, arguments.count == 1, let argument = tree.arguments(arguments).first,
      names.text(argument.label, is: "frame")
    else { return false }
    let frame = try evaluateValue(argument.value)
    try store(frame, to: argument.label, of: object, id, id, argument.value)
    return true
  }

  /// The class of Apple's that a class of the program comes from, where Pivot has not the like: `NSView`.
  private func unmodelledClass(above structure: StructureNode) -> Unsupported? {
    let highest = tree.structureIndex[class: structure.name].flatMap { classes(of: $0).first }
    guard let parent = highest.map({ tree.structures[Int($0)].parent }), parent != .none else {
      return nil
    }
    let name = names.text(parent)
    let what = Unsupported(appleName: name)
    return what == .outside(name) ? what : nil
  }

  /// The initializers that a class of the program declares; else those that it inherits.
  private func initializers(of object: Value, _ structure: StructureNode) -> [String] {
    let name = names.text(structure.name)
    if !structure.initializers.isEmpty, !isOfLibrary(structure.name) {
      return structure.initializers.map { signature($0, as: name) }
    }
    let labels: String? =
      object.viewID != nil ? "(frame:)" : object.kind == .recognizer ? "(target:action:)" : nil
    return (labels.map { ["\(name)\($0)"] } ?? []) + ["\(name)()"]
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
}
