internal import Geometry
internal import Views

// Objects of pasted classes: which of them a text stands in, and how they get their members. How they are made:
// Evaluator+ObjectMaking.swift; what they consist of: Objects.swift.

extension Evaluator {
  /// What `self` stands for at a node: the object of the class around it, else the root view.
  func selfValue(at id: NodeID) -> Value {
    guard let object = objectAround(id) else { return .view(rootView) }
    guard tree.nodes[Int(id)].place.isOwn else { return object }
    // `self.view` of a controller is the root view, or its own, and of a recognizer the one that it is of.
    switch (object, tree[id]) {
    case (.structure, _): return .view(view(ofController: object))
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
    case let other: .view(view(ofController: other))
    }
  }

  @inline(__always)
  func objectAround(_ id: NodeID) -> Value? {
    tree.body(around: id).flatMap { object(of: $0) }
  }

  /// The object of a class whose members stand at the top level.
  private func object(of body: BodyNode) -> Value? {
    guard Int(body.own.id) < globals.count, globals[Int(body.own.id)].state != .missing else {
      return nil
    }
    return globals[Int(body.own.id)].value
  }

  // MARK: Members

  /// The members that stand at the top level as they were declared belong to the first object.
  mutating func adoptMembers(of object: Int32) {
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
  private mutating func isUntaken(_ member: ClassLayout.Member) -> Bool {
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
  mutating func declareMembers(of object: Int32, _ value: Value) throws(Diagnostic) {
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
