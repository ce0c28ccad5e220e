internal import Views

// What happens within an object: its members stand at the top level then, where its methods find them.

extension Evaluator {
  /// Runs what belongs to an object, or, for 0, to the top level.
  mutating func within<Result>(
    _ object: Int32, _ body: (inout Evaluator) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    if object == objects.current { return try body(&self) }
    let outer = objects.current
    let sent = bring(object)
    objects.current = object
    defer {
      for home in sent.reversed() { exchange(home.name, home.home) }
      objects.current = outer
    }
    return try body(&self)
  }

  /// Puts the members of an object where its methods look for them; returns what stood there.
  private mutating func bring(_ object: Int32) -> [Objects.Displaced] {
    var sent: [Objects.Displaced] = []
    if object == 0 {
      for variable in objects.displaced.indices.map({ objects.displaced[$0] }) {
        bring(variable.name, variable.home, &sent)
      }
    } else {
      let record = objects[object]
      for (place, member) in record.layout.members.enumerated() {
        bring(member.name, record.firstHome + Int32(place), &sent)
      }
    }
    return sent
  }

  private mutating func bring(_ name: Name, _ home: Int32, _ sent: inout [Objects.Displaced]) {
    guard globals[Int(name.id)].home != home else { return }
    sent.append(Objects.Displaced(name: name, home: exchange(name, home)))
  }

  /// Puts the variable that waits at a place to the top level; returns where the one waits now that stood
  /// there.
  @discardableResult
  private mutating func exchange(_ name: Name, _ home: Int32) -> Int32 {
    var standing = globals[Int(name.id)]
    if standing.home == 0 {
      standing.home = isMember(standing) ? objects.makeRoom() : objects.makeRoom(for: name)
    }
    objects[home: standing.home] = standing
    globals[Int(name.id)] = objects[home: home]
    return standing.home
  }

  /// Where names of the top level meant members of an object, they mean those of the latest.
  mutating func stay(_ object: Int32) {
    let record = objects[object]
    for (place, member) in record.layout.members.enumerated()
    where globals[Int(member.name.id)].object > 0 {
      var sent: [Objects.Displaced] = []
      bring(member.name, record.firstHome + Int32(place), &sent)
    }
  }

  /// Puts back what made room for the members of a class.
  mutating func bringBack(_ name: Name) {
    let room = objects.room(for: name)
    if room > 0 { exchange(name, room) }
  }

  /// Gives a name of the top level a new variable; within an object, a member of it.
  mutating func declareGlobal(_ name: Name, _ new: Global) {
    var new = new
    if !tree.bodies.isEmpty { settle(&new, asNew: name) }
    globals[Int(name.id)] = new
  }

  /// What stood there before gives its place up, or waits.
  private mutating func settle(_ new: inout Global, asNew name: Name) {
    let old = globals[Int(name.id)]
    if old.object > 0, old.object != objects.current {
      objects[home: old.home] = old
      new.home = objects.room(for: name)
    } else if old.object == 0, isMember(new), !isMember(old), old.state != .missing {
      keepForTopLevel(name)
    } else {
      (new.object, new.home) = (old.object, old.home)
    }
  }

  /// A variable of the program's own waits until the class of this member has its first object.
  private mutating func keepForTopLevel(_ name: Name) {
    var old = globals[Int(name.id)]
    old.home = objects.makeRoom(for: name)
    objects[home: old.home] = old
  }

  private func isMember(_ global: Global) -> Bool {
    global.declaration >= 0 && tree.places[Int(global.declaration)].isMember
  }

  // MARK: Members

  /// The object that a value is; 0 where it is none.
  func objectID(of value: Value) -> Int32 {
    switch value {
    case .view(let view): objects.isEmpty ? 0 : objects.object(view)
    case .structure(let box): box.payload.object
    default: 0
    }
  }

  /// Whether a name is a member of an object: one of its class, or for the root view a function of the
  /// top level.
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

  /// Whether a name is `static`, or of an extension that came after the object.
  private func isLaterMember(_ name: Name, of object: Int32) -> Bool {
    globals[Int(name.id)].state != .missing
      && classes(of: objects[object].structure).contains { isMember(name, ofClass: $0) }
  }

  /// `ViewController.side` is the member `side` of the class.
  func isMember(_ name: Name, ofClass index: Int32) -> Bool {
    let structure = tree.structures[Int(index)]
    return structure.isClass && globals[Int(name.id)].state != .missing
      && tree.isMember(name, ofClass: structure.name)
  }

  /// The variable that a member is.
  func variable(_ name: Name, of object: Int32) -> Global {
    let standing = globals[Int(name.id)]
    let record = objects[object]
    guard let place = record.layout[name] else { return standing }
    let home = record.firstHome + Int32(place)
    return standing.home == home ? standing : objects[home: home]
  }

  /// A function of a class as a method of one of its objects; anything else as it is.
  func bound(_ value: Value, to object: Int32) -> Value {
    guard object > 0, case .function(let box) = value, case .user(let index) = box.payload.code,
      tree.functions[Int(index)].name != .none, box.payload.object != object
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
    let found = try within(object) { evaluator throws(Diagnostic) in
      try evaluator.global(name, id)
    }
    return bound(found, to: object)
  }

  /// `card.angle = 30°`.
  mutating func storeMember(
    _ value: Value, _ name: Name, ofObject owner: Value, _ target: NodeID, _ valueNode: NodeID?
  ) throws(Diagnostic) {
    try within(objectID(of: owner)) { evaluator throws(Diagnostic) in
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
    if case .function(let method) = bound(variable(name, of: object).value, to: object) {
      return try callFunction(name, method, id, callee, arguments)
    }
    return try within(object) { evaluator throws(Diagnostic) in
      try evaluator.callGlobal(name, id, callee, arguments)
    }
  }

  /// `super.turn(by: 30°)`: what the classes above say; those of the frameworks say nothing.
  mutating func callSuper(_ name: Name, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    guard let own = classAround(id) else { return .void }
    let value = selfValue(at: id)
    let above = classes(of: own).dropLast()
    if name == words.initializer {
      if let parent = above.last { try initialize(value, as: parent, id, arguments) }
      return .void
    }
    for member in above.reversed().flatMap({ tree.bodies(of: $0) }).flatMap(\.members)
    where member.name == name {
      guard case .function(let index, _) = tree[member.statement] else { continue }
      return try callUser(index, nil, of: objectID(of: value), id, arguments)
    }
    return .void
  }
}
