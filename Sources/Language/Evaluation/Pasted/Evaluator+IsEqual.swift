// Objects whose class says by `isEqual(_:)` what they equal.

extension Evaluator {
  /// What `isEqual(_:)` of the class of an object says, which lists and their like ask; nil where it says nothing.
  ///
  /// In Swift `==` of NSObject asks it, too; in Objective-C it only asks whether two objects are one.
  mutating func answerOfIsEqual(_ left: Value, _ right: Value, at id: NodeID)
    throws(Diagnostic) -> Bool?
  {
    guard right.kind != .nothing, asksIsEqual(left, at: id),
      let method = function(Selector("isEqual:"), of: objectID(of: left)),
      case .boolean(let truth) = try result(of: method, [right], at: id)
    else { return nil }
    return truth
  }

  private mutating func asksIsEqual(_ value: Value, at id: NodeID) -> Bool {
    guard saysIsEqual(value) else { return false }
    // What sets and dictionaries compare in place stands at no node.
    guard isObjectiveC(id >= 0 ? id : statement) else { return isOfFrameworks(objectID(of: value)) }
    if id >= 0, case .binary = tree[id] { return false }
    return true
  }

  private mutating func saysIsEqual(_ value: Value) -> Bool {
    guard objectID(of: value) > 0, let name = names.find("isEqual") else { return false }
    return declares(name, value)
  }

  /// Whether the class of an object says both what it equals and its `hash`, which sets ask together.
  mutating func hashesItself(_ value: Value) -> Bool {
    guard !objects.isEmpty, saysIsEqual(value), let name = names.find("hash") else { return false }
    return declares(name, value)
  }

  /// Whether a class is below one of the frameworks: NSObject and what is below it.
  mutating func isOfFrameworks(_ object: Int32) -> Bool {
    guard let highest = classes(of: objects[object].structure).first else { return false }
    let parent = names.text(tree.structures[Int(highest)].parent)
    return ["NSObject", "UI", "CA"].contains { parent.hasPrefix($0) }
  }
}
