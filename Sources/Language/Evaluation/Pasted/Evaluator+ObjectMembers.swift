internal import Views

// Members of objects of pasted classes, as `card.angle` and `card.turn(by: 30°)` name them.

extension Evaluator {
  /// The object that a value is; 0 where it is none.
  @inline(__always)
  func objectID(of value: Value) -> Int32 {
    switch value {
    case .view(let view): objects.isEmpty ? 0 : objects.object(view)
    // The layer of a view has the same id, and is another object.
    case .layer(let layer):
      objects.isEmpty
        ? 0 : scene.isView(layer) ? objects.layer(of: layer) : objects.object(layer)
    case .recognizer(let recognizer): objects.isEmpty ? 0 : ties(of: recognizer).object
    case .structure(let box): box.payload.object
    default: 0
    }
  }

  /// Whether a name is a member of an object: one of its class, or for the root view a function of the
  /// top level.
  @inline(__always)
  func isMember(_ name: Name, of value: Value) -> Bool {
    let object = objectID(of: value)
    if object > 0 {
      return objects[object].layout[name] != nil || isLaterMember(name, of: object)
    }
    guard case .view(rootView) = value, case .function = globals[Int(name.id)].value else {
      return false
    }
    return true
  }

  /// Whether the class of an object declares a member of this name, which is meant before Apple's.
  @inline(__always)
  mutating func declares(_ name: Name, _ value: Value) -> Bool {
    !objects.isEmpty && isDeclared(name, value)
  }

  @inline(__always)
  private func isDeclared(_ name: Name, _ value: Value) -> Bool {
    let object = objectID(of: value)
    return object > 0 && objects[object].layout[name] != nil
  }

  /// Whether a class declares only methods with parameters of a name that the frameworks have a property of, which they
  /// leave what it is, as in Swift: `frame(inset:)`.
  func isMethodBeside(_ name: Name, of value: Value) -> Bool {
    catalogue.property(name, of: value.kind) != nil
      && takesArguments(variable(name, of: objectID(of: value)).value)
  }

  func takesArguments(_ member: Value) -> Bool {
    guard case .function(let box) = member, case .user(let index) = box.payload.code else {
      return false
    }
    return !tree.functions[Int(index)].parameters.isEmpty
  }

  /// Whether a name is `static`, or of an extension that came after the object, or of all controllers.
  private func isLaterMember(_ name: Name, of object: Int32) -> Bool {
    guard globals[Int(name.id)].state != .missing else { return false }
    let structure = objects[object].structure
    return classes(of: structure).contains { isMember(name, ofClass: $0) }
      || isController(structure) && tree.isMember(name, ofClass: words.controllerClass)
  }

  /// `ViewController.side` is the member `side` of the class.
  func isMember(_ name: Name, ofClass index: Int32) -> Bool {
    let structure = tree.structures[Int(index)]
    return structure.isClass && globals[Int(name.id)].state != .missing
      && tree.isMember(name, ofClass: structure.name)
  }

  /// The property of an object that `other->_x` reads and sets; nil elsewhere.
  mutating func property(keptIn name: Name, of value: Value, _ id: NodeID) -> Name? {
    guard names.text(name).hasPrefix("_"), isObjectiveC(id),
      let property = names.find(String(names.text(name).dropFirst())), declares(property, value)
    else { return nil }
    return property
  }

  /// The variable that a member is.
  @inline(__always)
  func variable(_ name: Name, of object: Int32) -> Global {
    let standing = globals[Int(name.id)]
    let record = objects[object]
    guard let place = record.layout[name] else { return standing }
    let home = record.firstHome + Int32(place)
    return standing.home == home ? standing : objects[home: home]
  }

  /// The value of a member as it stands: a method of the object itself, if it is a function of the class.
  private mutating func value(_ name: Name, of object: Int32) -> Value {
    let value = variable(name, of: object).value
    return objects[object].layout[name] == nil ? bound(value, to: object) : value
  }

  /// A function of a class as a method of one of its objects; anything else as it is.
  func bound(_ value: Value, to object: Int32) -> Value {
    guard object > 0, case .function(let box) = value, case .user(let index) = box.payload.code,
      tree.functions[Int(index)].name != .none, box.payload.object == 0
    else { return value }
    var method = box.payload
    method.object = object
    return .function(Box(method, depth: value.depth))
  }

  /// `card.angle`.
  mutating func member(_ name: Name, ofObject value: Value, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    let object = objectID(of: value)
    if object > 0, case .function(let method) = self.value(name, of: object) {
      return try readByMessage(method, id)
    }
    return try within(object, at: id) { evaluator throws(Diagnostic) in
      try evaluator.global(name, id)
    }
  }

  /// `card.angle = 30°`.
  mutating func storeMember(
    _ value: Value, _ name: Name, ofObject owner: Value, _ target: NodeID, _ valueNode: NodeID?
  ) throws(Diagnostic) {
    try within(objectID(of: owner), at: target) { evaluator throws(Diagnostic) in
      try evaluator.storeGlobal(value, name, target, valueNode)
    }
  }

  /// `card.turn(by: 30°)`.
  mutating func callMember(
    _ name: Name, ofObject receiver: Value, _ id: NodeID, _ callee: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let object = objectID(of: receiver)
    guard object > 0 else { return try callGlobal(name, id, callee, arguments) }
    if case .function(let method) = value(name, of: object) {
      if name == words.viewDidLoad { objects.notesLoading(of: object) }
      if let value = try callGiven(by: method, id, callee, arguments) { return value }
      return try callFunction(name, method, id, callee, arguments)
    }
    return try within(object, at: id) { evaluator throws(Diagnostic) in
      try evaluator.callGlobal(name, id, callee, arguments)
    }
  }

  /// `super.content`: what a class above keeps or works out; nil where none does.
  mutating func superProperty(_ name: Name, _ id: NodeID) throws(Diagnostic) -> Value? {
    if let found = staticOfSuper(name, at: id) { return try global(found, id) }
    guard let member = memberAbove(name, at: id) else { return nil }
    return try global(member.name, id)
  }

  /// Whether a call of a method that the frameworks have too means the one that the class of an object
  /// declares: by its labels.
  mutating func overrides(_ name: Name, _ receiver: Value, _ arguments: ArgumentList) -> Bool {
    guard declares(name, receiver),
      case .function(let box) = variable(name, of: objectID(of: receiver)).value,
      case .user(let index) = box.payload.code
    else { return false }
    let given = tree.arguments(arguments).map(\.label)
    if tree.functions[Int(index)].isOverride, isWritten(index, with: given) { return true }
    return isLabelled(index, given) || overload(name, given) != nil
  }

  private static let agreements = [
    "beginTracking", "beginTrackingWithTouch", "continueTracking", "continueTrackingWithTouch",
    "gestureRecognizerShouldBegin",
  ]

  private mutating func initialize(
    _ value: Value, in parent: Int32?, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    if let parent { try initialize(value, as: parent, id, arguments) }
    return .void
  }

  /// `super.turn(by: 30°)`: what the classes above say, or the frameworks.
  mutating func callSuper(_ name: Name, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    let value = selfValue(at: id)
    let isMessage = tree.nodes[Int(id)].place.isMessage
    if isMessage, let method = classMethod(name, aboveClassAround: id, arguments) {
      return try callUser(method, nil, id, arguments)
    }
    if let found = staticOfSuper(name, at: id) {
      return try callGlobal(found, id, callee, arguments)
    }
    guard let own = classAround(id) else { return isMessage ? value : .void }
    let above = classes(of: own).dropLast()
    if name == words.initializer {
      return isMessage
        ? try initialize(value, above: own, id, arguments)
        : try initialize(value, in: above.last, id, arguments)
    }
    if let method = method(name, ofClasses: above.reversed(), arguments) {
      return try callUser(method, nil, of: objectID(of: value), id, arguments)
    }
    if let isSame = try isSame(value, askedBy: name, arguments) { return .boolean(isSame) }
    // `[super setBounds:bounds]` sets what the frameworks keep.
    if let result = try set(by: name, value, callee, id, arguments) { return result }
    if isMessage, arguments.count == 0, let property = try property(name, ofSuper: value, callee) {
      return property
    }
    let method = Callee.method(name, value, callee)
    if tree.mayBeExtended(name), let result = try callExtension(method, id, arguments) {
      return result
    }
    guard catalogue.method(name, of: value.kind) != nil || entry(spelled: method, arguments) != nil
    else { return answerOfSuper(name) }
    return try callBuiltin(method, id, callee, arguments)
  }

  /// The method of the nearest of some classes that a call means by its labels; where these fit none, the nearest.
  private func method(_ name: Name, ofClasses classes: [Int32], _ arguments: ArgumentList) -> Int32?
  {
    let methods = classes.flatMap(tree.bodies(of:)).flatMap(\.members).filter { $0.name == name }
      .compactMap { tree.function(declaredBy: $0.statement) }
    let given = tree.arguments(arguments).map(\.label)
    return methods.first { isCalled($0, with: given) }
      ?? methods.first { takes($0, labels: given) } ?? methods.first
      ?? methodBesideProperty(name, of: classes.map { tree.structures[Int($0)].name }, given)
  }

  /// The same of methods that are no members of their own, since a property has their name.
  private func methodBesideProperty(_ name: Name, of homes: [Name], _ given: [Name]) -> Int32? {
    let method = method(name, of: homes) { takes($0, labels: given) }?.function()
    guard case .user(let index)? = method?.payload.code else { return nil }
    return index
  }

  /// `super.margin` in a `class func` or `class var`: what the class above has; nil elsewhere.
  private func staticOfSuper(_ name: Name, at id: NodeID) -> Name? {
    guard tree.mayBeStatic(name), let body = tree.body(around: id),
      let own = tree.structureIndex[class: body.name],
      body.members.contains(where: {
        $0.isStatic && tree.span($0.statement).contains(tree.span(id))
      })
    else { return nil }
    return inherited(name, by: own)
  }

  /// `[super margin]` in a class method.
  private func classMethod(
    _ name: Name, aboveClassAround id: NodeID, _ arguments: ArgumentList
  ) -> Int32? {
    guard tree.function(around: id)?.isOfClass ?? false, let body = tree.body(around: id),
      let own = tree.structureIndex[class: body.name], let parent = classes(of: own).dropLast().last
    else { return nil }
    return classMethod(name, of: parent, arguments)
  }

  /// `super.isEqual(other)` of NSObject asks whether both are one; nil for other names.
  private mutating func isSame(_ value: Value, askedBy name: Name, _ arguments: ArgumentList)
    throws(Diagnostic) -> Bool?
  {
    guard arguments.count == 1, names.text(name, is: "isEqual"),
      let other = tree.arguments(arguments).first
    else { return nil }
    return objectID(of: try evaluateValue(other.value)) == objectID(of: value)
  }

  /// What UIKit's own method gives that classes override to say otherwise.
  ///
  /// Source: the documentation of UIControl and of UIView.
  private func answerOfSuper(_ name: Name) -> Value {
    Self.agreements.contains(names.text(name)) ? .boolean(true) : .void
  }
}
