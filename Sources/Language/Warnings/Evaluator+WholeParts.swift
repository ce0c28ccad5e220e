// Whole numbers in lists, dictionaries and tuples, by the text alone.

/// A step from a value to what is in it.
enum PartOfValue {
  /// An element of a list or a set, a value of a dictionary.
  case element
  case key
  /// A value of a dictionary, and of nothing else.
  case pairValue
  /// A part of a tuple, by its place or label.
  case part(String)
}

extension Evaluator {
  /// Whether what lies at the end of a path through a value is a whole number.
  func isWhole(_ id: NodeID, _ path: [PartOfValue], _ rest: Int) -> Bool {
    guard rest > 0, let step = path.first else { return rest > 0 && isInt(id, rest) }
    if path.count == 1, case .element = step, countsWhole(id, rest) { return true }
    let parts = { (nodes: [NodeID]) in
      !nodes.isEmpty && nodes.allSatisfy { isWhole($0, Array(path.dropFirst()), rest - 1) }
    }
    switch (tree[id], step) {
    case (.list(let elements), .element): return parts(Array(tree.children(elements)))
    case (.dictionary(let list), .element), (.dictionary(let list), .pairValue):
      return parts(everyOther(list, from: 1))
    case (.dictionary(let list), .key): return parts(everyOther(list, from: 0))
    case (.tuple(let arguments), .part(let word)):
      let node = tree.arguments(arguments).enumerated().first {
        names.text($0.element.label) == word || String($0.offset) == word
      }
      return parts(node.map { [$0.element.value] } ?? [])
    case (.binary(.add, let a, let b), .element):
      return isWhole(a, path, rest - 1) && isWhole(b, path, rest - 1)
    case (.force(let inner), _), (.attempt(let inner), _): return isWhole(inner, path, rest - 1)
    case (.logical(.coalesce, let inner, _), _): return isWhole(inner, path, rest - 1)
    case (.element(let list, let place), _) where isRange(place):
      return isWhole(list, path, rest - 1)
    case (.element(let list, _), _), (.optionalElement(let list, _), _),
      (.entry(let list, _, _), _):
      return isWhole(list, [.element] + path, rest - 1)
    case (.member(let base, let name), _), (.optionalMember(let base, let name), _):
      return isWholePart(name, of: base, path, rest - 1)
    case (.call(let callee, let arguments), _):
      return isWholeResult(callee, arguments, path, rest - 1)
    case (.global, _), (.local, _), (.sharedLocal, _): return isWholeVariable(id, path, rest - 1)
    case (.cast(_, let type, _), _): return type >= 0 && isWhole(tree.types[Int(type)], path)
    default: return false
    }
  }

  /// `list[0..<2]` is a part of a list, not an element.
  private func isRange(_ id: NodeID) -> Bool {
    guard case .range = tree[id] else { return false }
    return true
  }

  private func everyOther(_ list: NodeList, from first: Int) -> [NodeID] {
    let nodes = Array(tree.children(list))
    return stride(from: first, to: nodes.count, by: 2).map { nodes[$0] }
  }

  private func isWholeVariable(_ id: NodeID, _ path: [PartOfValue], _ rest: Int) -> Bool {
    if let type = declaredReference(of: id) { return isWhole(type, path) }
    if let value = definition(of: id) { return isWhole(value, path, rest) }
    if let type = typeOfClosureArgument(id) { return isWhole(type, path) }
    if let (place, value) = destructured(id) {
      return isWhole(value, [.part(String(place))] + path, rest)
    }
    if let list = sequence(of: id) ?? walked(for: id) {
      return isWholeElement(of: list, path, rest)
    }
    return partOfLoop(id).map { isWholePart($0.place, of: $0.sequence, path, rest) } ?? false
  }

  /// Of an element of a list; one of a dictionary is a pair.
  private func isWholeElement(of list: NodeID, _ path: [PartOfValue], _ rest: Int) -> Bool {
    if isWhole(list, [.element] + path, rest) { return true }
    guard case .part(let word)? = path.first else { return false }
    switch word {
    case "key", "0": return isWhole(list, [.key] + path.dropFirst(), rest)
    case "value", "1": return isWhole(list, [.pairValue] + path.dropFirst(), rest)
    default: return false
    }
  }

  /// Where a name is one of several that a value is taken apart into: its place, and the value.
  func destructured(_ id: NodeID) -> (place: Int, value: NodeID)? {
    guard let declaration = declaration(of: id),
      case .destructure(let targets, let value) = tree[declaration], value >= 0
    else { return nil }
    let place = tree.children(targets).firstIndex { isSame($0, id) }
    return place.map { ($0 - tree.children(targets).startIndex, value) }
  }

  /// What declares the `static` variable `Grid.columns`, which may stand below.
  func staticDeclaration(_ name: Name, of base: NodeID) -> NodeID? {
    guard case .global(let type) = tree[base],
      let shared = names.find("\(names.text(type)).\(names.text(name))")
    else { return nil }
    let member = tree.kept(shared, isStatic: true)
    return declaration(of: member)
      ?? (base..<min(base + 4000, Int32(tree.nodes.count))).first { index in
        guard case .declare(let target, _, _) = tree[index] else { return false }
        if case .global(member) = tree[target] { return true }
        return false
      }
  }

  /// Whether a name is one of several variables of a loop, and whole.
  func isWholeLoopPart(_ id: NodeID, _ rest: Int) -> Bool {
    partOfLoop(id).map { isWholePart($0.place, of: $0.sequence, [], rest) } ?? false
  }

  /// `for (key, value) in d`, `for (i, x) in xs.enumerated()`, `for (a, b) in pairs`.
  private func isWholePart(_ place: Int, of sequence: NodeID, _ path: [PartOfValue], _ rest: Int)
    -> Bool
  {
    if case .call(let callee, _) = tree[sequence], case .member(let list, let name) = tree[callee],
      names.text(name, is: "enumerated")
    {
      return place == 1 && isWhole(list, [.element] + path, rest)
    }
    return isWhole(sequence, [.element, .part(String(place))] + path, rest)
      || isWhole(sequence, [place == 0 ? .key : .pairValue] + path, rest)
  }

  /// `pair.0`, `size.width` of a tuple, `list.first`, `d.values`, a property of a declared type.
  func isWholePart(_ name: Name, of base: NodeID, _ path: [PartOfValue], _ rest: Int) -> Bool {
    switch names.text(name) {
    case "first", "last", "lowerBound", "upperBound": return isWhole(base, [.element] + path, rest)
    case "lazy": return !path.isEmpty && isWhole(base, path, rest)
    case "values": return !path.isEmpty && isWhole(base, path, rest)
    case "keys": return !path.isEmpty && isWhole(base, [.key] + path.dropFirst(), rest)
    case let word:
      if isWhole(base, [.part(word)] + path, rest) { return true }
      guard let owner = staticType(of: base) else { return false }
      let field = tree.structure(named: owner.name)?.fields.first { $0.name == name }
      return field.map { $0.type >= 0 && isWhole(tree.types[Int($0.type)], path) } ?? false
    }
  }

  /// The same of a type as it is written.
  func isWhole(_ type: TypeReference, _ path: [PartOfValue]) -> Bool {
    guard let step = path.first else {
      return !type.isList && type.key < 0 && type.element < 0 && type.parts.isEmpty
        && wholeTypes.contains(names.text(type.name))
    }
    let rest = Array(path.dropFirst())
    switch step {
    case .element where type.isList: return isWhole(tree.element(of: type), rest)
    case .element: return type.element >= 0 && isWhole(tree.types[Int(type.element)], rest)
    case .pairValue where type.key < 0: return false
    case .pairValue: return isWhole(tree.types[Int(type.element)], rest)
    case .key: return type.key >= 0 && isWhole(tree.types[Int(type.key)], rest)
    case .part(let word):
      let place = Int(word) ?? type.labels.firstIndex { names.text($0) == word }
      guard let place, type.parts.indices.contains(place) else { return false }
      return isWhole(tree.types[Int(type.parts[place])], rest)
    }
  }

  /// `Step.small.rawValue` of an enum of whole numbers.
  func isRawWhole(_ base: NodeID, _ name: Name) -> Bool {
    guard names.text(name, is: "rawValue"), let type = enumType(of: base),
      let structure = tree.structure(named: type), structure.isEnum
    else { return false }
    return wholeTypes.contains(names.text(structure.parent))
  }

  private func enumType(of base: NodeID) -> Name? {
    if case .member(let type, _) = tree[base], case .global(let name) = tree[type],
      tree.structure(named: name)?.isEnum ?? false
    {
      return name
    }
    return staticType(of: base)?.name
  }
}
