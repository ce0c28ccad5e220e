// Pasted classes: those above them, and what their objects consist of.

extension Evaluator {
  /// The class whose text a node stands in, while a method of one of its objects runs.
  func classAround(_ id: NodeID) -> Int32? {
    guard objects.current > 0, let body = tree.body(around: id) else { return nil }
    return tree.structureIndex[class: body.name]
  }

  /// A class and those of the program above it, the highest first.
  func classes(of index: Int32) -> [Int32] {
    var found = [index]
    while found.count < 16, let last = found.last,
      let parent = tree.structureIndex[class: tree.structures[Int(last)].parent],
      !found.contains(parent)
    {
      found.append(parent)
    }
    return found.reversed()
  }

  func layout(of index: Int32) -> ClassLayout {
    var layout = ClassLayout()
    for body in classes(of: index).flatMap({ tree.bodies(of: $0) }) {
      layout.add(ClassLayout.Member(name: body.own, statement: Tree.none))
      for member in body.members where !member.isStatic && member.name != words.wildcard {
        layout.add(ClassLayout.Member(name: member.name, statement: member.statement))
      }
    }
    return layout
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

  /// Whether a value is the object of a view controller, whose view is the root view.
  func isController(_ value: Value) -> Bool {
    let object = objectID(of: value)
    guard object > 0, let highest = classes(of: objects[object].structure).first else {
      return false
    }
    return names.text(tree.structures[Int(highest)].parent).hasSuffix("Controller")
  }

  /// Whether a value is an object of a class, or of one below it.
  func isObject(_ value: Value, of name: Name) -> Bool {
    let object = objectID(of: value)
    guard object > 0 else { return false }
    return classes(of: objects[object].structure).contains {
      tree.structures[Int($0)].name == name
    }
  }
}
