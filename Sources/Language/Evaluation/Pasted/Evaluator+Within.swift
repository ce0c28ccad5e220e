internal import Views

// What happens within an object: its members stand at the top level then, where its methods find them.

extension Evaluator {
  /// Runs what belongs to an object, or, for 0, to the top level.
  ///
  /// Each member that moves is a step.
  mutating func within<Result>(
    _ object: Int32, at id: NodeID, _ body: (inout Evaluator) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    if object == objects.current { return try body(&self) }
    try burn(objects.memberCount(object), at: id)
    let outer = objects.current
    let sent = bring(object)
    objects.current = object
    if objects.hasOwnViews { showOwnView(of: object) }
    defer {
      for home in sent.reversed() { exchange(home.name, home.home) }
      objects.current = outer
      if objects.hasOwnViews { showOwnView(of: outer) }
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
  mutating func declareGlobal(_ name: Name, _ new: consuming Global) {
    if !tree.bodies.isEmpty { settle(&new, asNew: name) }
    globals.set(Int(name.id), consume new)
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
    global.declaration >= 0 && tree.nodes[Int(global.declaration)].place.isMember
  }
}
