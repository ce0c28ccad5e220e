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
    while found.count < Parser.highest, let last = found.last,
      let parent = tree.structureIndex[class: tree.structures[Int(last)].parent],
      !found.contains(parent)
    {
      found.append(parent)
    }
    return found.reversed()
  }

  func layout(of index: Int32) -> ClassLayout {
    var layout = ClassLayout()
    for (level, structure) in classes(of: index).enumerated() {
      for body in tree.bodies(of: structure) { add(body, to: &layout, level) }
    }
    return layout
  }

  private func add(_ body: BodyNode, to layout: inout ClassLayout, _ level: Int) {
    layout.add(
      ClassLayout.Member(name: body.own, statement: Tree.none, level: level), keepingAs: nil)
    for member in body.members where !member.isStatic && member.name != words.wildcard {
      layout.add(
        ClassLayout.Member(name: member.name, statement: member.statement, level: level),
        keepingAs: nameAbove(member, in: body))
    }
  }

  /// The name under which a variable is kept that a class overrides; no program can write it.
  private func nameAbove(_ member: MemberNode, in body: BodyNode) -> Name? {
    guard case .observed = tree[member.statement] else { return nil }
    return names.find("\(names.text(body.name)).super.\(names.text(member.name))")
  }

  /// The variable of a class above the one whose text stands at a node: `super.x`, in a method of an object.
  func memberAbove(_ name: Name, at id: NodeID) -> ClassLayout.Member? {
    guard let own = classAround(id), let object = currentObject(at: id),
      let level = classes(of: objects[object].structure).firstIndex(of: own),
      let member = objects[object].layout.member(name, above: level), member.statement >= 0
    else { return nil }
    if case .function = tree[member.statement] { return nil }
    return member
  }

  private func currentObject(at id: NodeID) -> Int32? {
    let object = objectID(of: selfValue(at: id))
    return object > 0 ? object : nil
  }

  /// What an observer of an overridden property observes; nil where the property is the object's own.
  mutating func memberBelow(_ name: Name, _ object: Int32) -> ClassLayout.Member? {
    guard object > 0, let place = objects[object].layout[name] else { return nil }
    let layout = objects[object].layout
    return layout.member(layout.members[place].declared, above: layout.members[place].level)
  }

  /// The variable that initializers of its own class and its own observers mean, where a class below
  /// overrides it.
  mutating func ownStorage(of name: Name, _ object: Int32, at target: NodeID) -> Name? {
    guard object > 0, let body = tree.body(around: target), body.structure >= 0,
      isInInitializer(target, of: body.structure) || isInObserver(target, of: name, body),
      let level = classes(of: objects[object].structure).firstIndex(of: body.structure)
    else { return nil }
    let member = objects[object].layout.member(name, above: level + 1)
    return member.flatMap { $0.level == level && $0.isOverridden ? $0.name : nil }
  }

  /// The class of the frameworks that a class comes from, if that is a view, a layer or a recognizer.
  func frameworkClass(of structure: StructureNode) -> (kind: Kind, name: String)? {
    var parent = structure.parent
    for _ in 0..<Parser.highest {
      if let kind = catalogue.type(parent), kind.hasClasses {
        return (kind, names.text(parent))
      }
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
    return object > 0 && isController(objects[object].structure)
  }

  /// The same of the root view, which stands for the controller whose method is called without an object.
  func isController(_ value: Value, at id: NodeID) -> Bool {
    if isController(value) { return true }
    guard case .view(rootView) = value else { return false }
    return objects.current == 0 && isInController(id)
  }

  func isController(_ structure: Int32) -> Bool {
    guard let highest = classes(of: structure).first else { return false }
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
