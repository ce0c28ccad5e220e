internal import Views

// The protocols that the types of values promise to be, by themselves or by extensions.

extension Evaluator {
  /// Whether a value's type promises to be a protocol, by itself or by a class or protocol above it.
  func promises(_ value: Value, _ parent: Name) -> Bool {
    protocols(of: value).contains(names.text(parent))
  }

  /// Whether a type itself names a protocol.
  func says(_ type: Name, _ parent: StaticString) -> Bool {
    tree.conformances.named(by: type).contains { names.text($0, is: parent) }
  }

  /// Whether the program promises it, of its own types and of others by an extension.
  func promisesItself(_ value: Value, _ parent: Name) -> Bool {
    tree.conformances.parents(of: namedTypes(of: value)).contains(parent)
  }

  /// The protocols of a value: those that its type names, then those above them, then Swift's own.
  func protocols(of value: Value) -> [String] {
    tree.conformances.parents(of: namedTypes(of: value)).map(names.text)
      + classesOfApple(above: value) + Protocols.of(value.kind)
  }

  /// The classes above an object whose only members are those that the program's extensions give them.
  private func classesOfApple(above value: Value) -> [String] {
    if isController(value) { return ["UIViewController", "UIResponder"] + Protocols.objects }
    if value.kind == .view { return ["UIResponder"] + Protocols.objects }
    let object = objectID(of: value)
    guard object > 0, let highest = classes(of: objects[object].structure).first else { return [] }
    let parent = names.text(tree.structures[Int(highest)].parent)
    return parent == "NSObject" || parent == "UIResponder" ? [parent] + Protocols.objects : []
  }

  /// Whether a protocol that an object's class promises to be asks for a member as `optional`.
  func mayBeMissing(_ name: Name, _ value: Value) -> Bool {
    guard objectID(of: value) > 0 else { return false }
    return tree.conformances.parents(of: ownTypes(of: value)).contains { parent in
      tree.structure(named: parent)?.fields.contains { $0.name == name && $0.mayBeMissing } ?? false
    }
  }

  private func namedTypes(of value: Value) -> [Name] {
    ownTypes(of: value) + tree.conformances.applesTypes.filter { isOfApple(value, $0) }
  }

  /// The type of a value that has a name of its own, then the classes above it.
  func ownTypes(of value: Value) -> [Name] {
    let object = objectID(of: value)
    guard object > 0 else { return nominalType(of: value).map { [$0] } ?? [] }
    return classes(of: objects[object].structure).reversed().map { tree.structures[Int($0)].name }
  }

  /// Whether an extension of Apple's type speaks of a value; that of a class of views of these alone.
  private func isOfApple(_ value: Value, _ type: Name) -> Bool {
    if case .type = value { return false }
    guard let kind = catalogue.type(type) else {
      let name = names.text(type)
      return Protocols.of(value.kind).contains(name) || classesOfApple(above: value).contains(name)
    }
    guard kind.noun == value.kind.noun else { return false }
    guard case .view(let id) = value else { return true }
    return catalogue.isView(scene.className(of: id), names.text(type))
  }
}
