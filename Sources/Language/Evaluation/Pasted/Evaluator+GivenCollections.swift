// `[[self listFor:key] addObject:x]`: what a method gives that an object keeps is changed where the object keeps it.

extension Evaluator {
  /// Puts a changed collection where an object keeps the one that its method gave; false where that is no one place.
  ///
  /// What is kept is known by its box, which only values share that are one object in Objective-C, too, or copies of
  /// each other: these are why it has to be in one place.
  mutating func store(_ new: Value, inPlaceOf old: Value, givenBy place: NodeID)
    throws(Diagnostic) -> Bool
  {
    guard !tree.bodies.isEmpty, isObjectiveC(place),
      let (object, method) = try methodAsked(at: place)
    else { return false }
    guard let (name, value) = try member(of: object, with: new, inPlaceOf: old, at: place) else {
      return try store(new, inPlaceOf: old, undeclared: method, at: place)
    }
    try within(object, at: place) { evaluator throws(Diagnostic) in
      try evaluator.storePlain(value, name, place, nil)
    }
    return true
  }

  /// The one member of an object that holds a collection, and what it is with another in its place.
  private mutating func member(
    of object: Int32, with new: Value, inPlaceOf old: Value, at id: NodeID
  ) throws(Diagnostic) -> (Name, Value)? {
    var found: (Name, Value)?
    for member in objects[object].layout.members {
      let kept = variable(member.name, of: object)
      guard kept.state == .variable else { continue }
      let (value, count) = try replacing(old, by: new, in: kept.value, at: id)
      if count == 0 { continue }
      guard count == 1, found == nil else { return nil }
      found = (member.name, value)
    }
    return found
  }

  /// `_dots`, which no header declared, beside the method `dots`.
  private mutating func store(
    _ new: Value, inPlaceOf old: Value, undeclared method: Name, at id: NodeID
  ) throws(Diagnostic) -> Bool {
    guard let name = names.find("_\(names.text(method))"), isDeclared(name),
      globals[Int(name.id)].state == .variable, isOneBox(globals[Int(name.id)].value, old)
    else { return false }
    try storePlain(new, name, id, nil)
    return true
  }

  /// The object that a message was sent to, and the method; a dot sends one where the object has a method of this name.
  private mutating func methodAsked(at place: NodeID) throws(Diagnostic) -> (Int32, Name)? {
    if case .call(let callee, _) = tree[place], tree.nodes[Int(place)].place.isMessage {
      return try methodAsked(callee)
    }
    guard case .member = tree[place], let (object, name) = try methodAsked(place),
      case .function = variable(name, of: object).value
    else { return nil }
    return (object, name)
  }

  /// `self` is known by its place.
  private mutating func methodAsked(_ callee: NodeID) throws(Diagnostic) -> (Int32, Name)? {
    let (object, name): (Int32, Name)
    switch tree[callee] {
    case .global(let word) where tree.nodes[Int(callee)].place.isOwn:
      (object, name) = (objects.current, word)
    case .member(let base, let word): (object, name) = (objectID(of: try evaluateValue(base)), word)
    default: return nil
    }
    return object > 0 ? (object, name) : nil
  }

  /// A value with another in the place of what is in it, and how often that was there.
  private mutating func replacing(_ old: Value, by new: Value, in whole: Value, at id: NodeID)
    throws(Diagnostic) -> (Value, count: Int)
  {
    if isOneBox(whole, old) { return (new, 1) }
    switch whole {
    case .list(let box):
      var (parts, count) = (box.payload, 0)
      try burn(parts.count, at: id)
      for place in parts.indices where parts[place].isContainer {
        let (part, found) = try replacing(old, by: new, in: parts[place], at: id)
        (parts[place], count) = (part, count + found)
      }
      return count == 0 ? (whole, 0) : (try makeList(parts, at: id), count)
    case .dictionary(let box):
      var (mapping, count) = (box.payload, 0)
      try burn(mapping.count, at: id)
      for place in mapping.places where mapping.values[place].isContainer {
        let (part, found) = try replacing(old, by: new, in: mapping.values[place], at: id)
        mapping.setValue(part, at: place)
        count += found
      }
      if count == 0 { return (whole, 0) }
      let depth = max(box.depth, new.depth + 1)
      return (.dictionary(Box(mapping, depth: depth, bytes: mapping.bytes, meter: meter)), count)
    default: return (whole, 0)
    }
  }
}

extension Value {
  fileprivate var isContainer: Bool {
    switch self {
    case .list, .dictionary, .set: true
    default: false
    }
  }
}
