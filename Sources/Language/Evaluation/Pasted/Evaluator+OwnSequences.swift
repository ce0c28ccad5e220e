// What the program's own types are gone through with: `makeIterator()` and `next()`, or the indices of a collection.

extension Evaluator {
  /// What gives the elements of a value of the program's types, one after another, or a list of them all; nil where
  /// nothing does.
  mutating func iterator(of value: Value, at id: NodeID) throws(Diagnostic) -> Value? {
    if let own = names.find("IteratorProtocol"), promises(value, own) { return value }
    if let maker = try ownMethod("makeIterator", of: value, id) {
      return try result(of: maker, [], at: id)
    }
    if try ownMethod("next", of: value, id) != nil { return value }
    return try collected(value, at: id)
  }

  /// The next element, nil where there is none; an iterator that is a value changes by it.
  mutating func next(from iterator: inout Value, at id: NodeID) throws(Diagnostic) -> Value {
    guard let next = try ownMethod("next", of: iterator, id) else {
      throw Diagnostic(.notIterable(iterator.kind.words), tree.span(id))
    }
    let element = try result(of: next, [], at: id)
    if objectID(of: iterator) == 0 { iterator = receiverAfterCall }
    return element
  }

  /// All elements of a value of the program's types, as a list; nil where it has none.
  mutating func ownElements(of value: Value, at id: NodeID) throws(Diagnostic) -> Value? {
    guard var iterator = try iterator(of: value, at: id) else { return nil }
    if case .list = iterator { return iterator }
    var elements: [Value] = []
    while case let element = try next(from: &iterator, at: id), element.kind != .nothing {
      try burn(at: id)
      try reserve(elements: Double(elements.count), at: id)
      elements.append(element)
    }
    return try makeList(elements, at: id)
  }

  /// The elements of a collection that says only where they begin and end, and gives each by its index.
  private mutating func collected(_ value: Value, at id: NodeID) throws(Diagnostic) -> Value? {
    guard let start = try ownProperty("startIndex", of: value, id),
      let end = try ownProperty("endIndex", of: value, id)
    else { return nil }
    let following = try ownMethod("index", of: value, id)
    var (elements, index) = ([Value](), start)
    while case .boolean(false) = try operate(.equal, index, end, at: id, id, id) {
      try burn(at: id)
      try reserve(elements: Double(elements.count), at: id)
      guard let element = try ownElement(of: value, [index], [.none], at: id) else { return nil }
      elements.append(element)
      if let following {
        index = try result(of: following, [index], at: id)
      } else {
        index = try operate(.add, index, .number(1), at: id, id, id)
      }
    }
    return try makeList(elements, at: id)
  }

  /// A method of the program's type, tied to its value; nil where it has none.
  ///
  /// What a library gives to all sequences asks for their elements itself.
  private mutating func ownMethod(_ name: String, of value: Value, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    if let name = names.find(name), case .structure(let box) = value,
      method(name, of: box.payload.type) == nil, !declares(name, value),
      let kept = extended(name, value), isOfLibrary(kept)
    {
      return nil
    }
    guard case .function(let method)? = try ownProperty(name, of: value, id) else { return nil }
    return .function(method)
  }

  private mutating func ownProperty(_ name: String, of value: Value, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard let name = names.find(name), case .structure(let box) = value,
      box.payload.type.place(of: name) != nil || method(name, of: box.payload.type) != nil
        || extended(name, value) != nil || declares(name, value)
    else { return nil }
    return try member(of: value, name, id)
  }
}
